#include "read/declared_throws.h"

#include <array>
#include <string>
#include <vector>

#include "read/agreed_game.h"
#include "read/match_fields.h"

namespace hammer::protocol {
namespace {

constexpr std::array<std::string_view, 2> kThrowFields{"aimed", "thrown"};
constexpr std::array<std::string_view, 3> kDeclaredRestFields{"from", "aimed", "rest"};
constexpr std::array<std::string_view, 2> kPlaceFields{"x", "y"};

class DeclaredReader {
 public:
  explicit DeclaredReader(const Fields& line) : line_(line) {
    const Table* table = read_table(line);
    setup_.table = table ? table : find_table(kDefaultTable);
    setup_.weight = &read_weight_size(line);
    setup_.deceleration = read_powder(line);
  }

  std::optional<ai::HandEstimate> read() {
    const JsonArray* array = line_.array("estimate", "throws", true);
    if (!array) return std::nullopt;
    if (static_cast<int>(array->size()) < ai::kMinDeclared) {
      line_.complain("estimate", "throws_too_few", {arg("count", array->size()), arg("least", ai::kMinDeclared)});
      return std::nullopt;
    }
    const auto* first = array->front().get<JsonObject>();
    bool by_rest = false;
    if (first) {
      for (const JsonMember& member : *first) by_rest |= member.name == "rest" || member.name == "from";
    }
    for (std::size_t i = 0; i < array->size(); ++i) by_rest ? read_rest((*array)[i], i) : read_throw((*array)[i], i);
    if (line_.complaints().first()) return std::nullopt;
    const Surface surface = setup_.surface();
    auto estimate = by_rest ? ai::estimate_hand(rests_, surface) : ai::estimate_hand(throws_, surface);
    if (!estimate) line_.complain("estimate", "no_estimate");
    return estimate;
  }

 private:
  static std::string path_of(std::size_t i) { return element_of("estimate", i); }

  // An empty object in place of one that is missing: its fields are then complained about by name.
  const JsonValue& part(const Fields& fields, std::string_view name) const {
    const JsonValue* value = fields.find(name);
    if (!value) fields.refuse(name, accepted_form("object"));
    return value ? *value : nothing_;
  }

  Shot read_declared(const Fields& one, std::string_view name) {
    const Fields fields(part(one, name), one.path_of(name), kShotFields, line_.complaints());
    const Shot shot = read_shot(fields, setup_, false);
    if (name == "aimed" && shot.speed <= 0) fields.complain("speed", "speed_zero");
    return shot;
  }

  void read_throw(const JsonValue& value, std::size_t i) {
    const Fields one(value, path_of(i), kThrowFields, line_.complaints());
    const Shot aimed = read_declared(one, "aimed");
    throws_.push_back({aimed, read_declared(one, "thrown")});
  }

  struct Place {
    double x, y;
  };
  Place read_place(const Fields& one, std::string_view name) {
    const Fields fields(part(one, name), one.path_of(name), kPlaceFields, line_.complaints());
    const double half = setup_.table->width / 2;
    // Short of where weights are let go nothing was thrown.
    const double x = fields.number({.name = "x", .unit = "m", .low = kReleaseX + 0.01, .high = setup_.table->length});
    return {x, fields.number({.name = "y", .unit = "m", .low = -half, .high = half})};
  }

  void read_rest(const JsonValue& value, std::size_t i) {
    const Fields one(value, path_of(i), kDeclaredRestFields, line_.complaints());
    const double widest = max_release_y(setup_.surface(), false);
    const double from = one.number({.name = "from", .unit = "m", .low = -widest, .high = widest, .fallback = 0});
    const Place aimed = read_place(one, "aimed");
    const Place rest = read_place(one, "rest");
    rests_.push_back({from, aimed.x, aimed.y, rest.x, rest.y});
  }

  const Fields& line_;
  Setup setup_;
  JsonValue nothing_{JsonObject{}};
  std::vector<ai::DeclaredThrow> throws_;
  std::vector<ai::DeclaredRest> rests_;
};

}  // namespace

std::optional<ai::HandEstimate> read_estimate(const Fields& line) { return DeclaredReader(line).read(); }

}  // namespace hammer::protocol
