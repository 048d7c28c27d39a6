#include "protocol/command_rights.h"

#include <array>
#include <span>
#include <string_view>

#include "read/agreed_game.h"
#include "read/verb.h"

namespace hammer::protocol {
namespace {

struct Right {
  std::string_view name;
  Speaker speaker;
};

constexpr std::array<Right, 13> kRights{{
    {"toss", Speaker::kSideThatCalls},
    {"choose", Speaker::kChooser},
    {"open", Speaker::kHost},
    {"shoot", Speaker::kShooter},
    {"throw-four", Speaker::kShooter},
    {"report", Speaker::kHost},
    {"forfeit", Speaker::kHost},
    {"dust", Speaker::kShooter},
    {"grant-dust", Speaker::kOpponent},
    {"foul", Speaker::kHost},
    {"concede", Speaker::kOwnSide},
    {"undo", Speaker::kHost},
    {"redo", Speaker::kHost},
}};

}  // namespace

Result<Speaker, Complaint> speaker_of(const JsonValue& command) {
  Complaints complaints;
  const int verb = find_verb(command, "cmd", names_of(std::span<const Right>(kRights)), complaints);
  if (verb < 0) return *complaints.first();
  return kRights[static_cast<std::size_t>(verb)].speaker;
}

}  // namespace hammer::protocol
