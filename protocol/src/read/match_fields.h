// The fields that commands to a match and the events of its record share.
#pragma once

#include <array>
#include <span>
#include <string_view>
#include <vector>

#include "hammer/match.h"
#include "json/fields.h"
#include "protocol/setup.h"

namespace hammer::protocol {

// Lines say in one field what they are, {"cmd":"shoot",…}: which other fields they may have depends on it. Which of
// `names` the field has; -1 after a complaint.
int find_verb(const JsonValue& line, std::string_view field, std::span<const std::string_view> names,
              Complaints& complaints);

// The fields of each, besides the one that says which it is.
inline constexpr std::array<std::string_view, 2> kChooseFields{"take", "color"};
inline constexpr std::array<std::string_view, 4> kOpenFields{"first", "order", "end", "color"};
inline constexpr std::array<std::string_view, 4> kReportFields{"weights", "score", "first", "first_color"};
inline constexpr std::array<std::string_view, 4> kCorrectFields{"report", "removes", "puts", "leave_out"};
inline constexpr std::array<std::string_view, 1> kDustFields{"area"};
inline constexpr std::array<std::string_view, 2> kFoulFields{"side", "kind"};
inline constexpr std::array<std::string_view, 1> kConcedeFields{"side"};
inline constexpr std::array<std::string_view, 2> kConcedeEventFields{"side", "claimed"};

// Reads with stand-ins after a complaint, as Fields does.
class MatchFields {
 public:
  MatchFields(const Fields& fields, const Match& match, SidesBy sides = SidesBy::kName)
      : fields_(fields), setup_(match.setup()), state_(match.state()), sides_(sides) {}

  Choose read_choose() const;
  Open read_open() const;
  Report read_report() const { return read_report(fields_); }
  Correct read_correct() const;
  Dust read_dust() const;
  RecordFoul read_foul() const;
  Concede read_concede() const { return {read_side("side", true)}; }
  // Only a host claims: nobody can ask for it by a command. Where nobody claimed, records do not have the field.
  Concede read_recorded_concede() const;

  // -1 where it is not given.
  int read_side(std::string_view name, bool required) const { return read_side(fields_, name, required); }
  SideOrder read_order() const;  // of the field "order"
  End read_end() const;          // where play stands, if none is given

  const Fields& fields() const { return fields_; }
  const Setup& setup() const { return setup_; }

 private:
  int find_side(const JsonValue& value) const;  // -1: none of them
  Report read_report(const Fields& fields) const;
  Report::Points read_points(const Fields& fields) const;
  Report::Points read_numbered_points(const Fields& fields) const;
  int read_side(const Fields& fields, std::string_view name, bool required) const;

  const Fields& fields_;
  const Setup& setup_;
  const State& state_;
  SidesBy sides_;
};

// A throw's numbers, within what may be thrown.
inline constexpr std::array<std::string_view, 4> kShotFields{"y", "speed", "angle", "spin"};
Shot read_shot(const Fields& fields, const Setup& setup, bool four);

}  // namespace hammer::protocol
