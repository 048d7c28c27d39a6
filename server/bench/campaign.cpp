#include "campaign.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "client/match_seen.h"
#include "free_port.h"
#include "hammer/game.h"
#include "json/reader.h"

namespace hammer::bench {
namespace {

using server::HttpAnswer;
using std::chrono::milliseconds;
using std::chrono::seconds;

// Most count, as those would choose who forge.
constexpr std::array kDirect{Route::kChallenge, Route::kChallenge,    Route::kTakeback,  Route::kNoThrow,
                             Route::kChallenge, Route::kPartOfARound, Route::kChallenge, Route::kPrivate,
                             Route::kChallenge, Route::kThrownAway,   Route::kChallenge, Route::kRematch};

const JsonValue* member(const JsonValue* value, std::string_view name) {
  const auto* object = value ? value->get<JsonObject>() : nullptr;
  if (!object) return nullptr;
  const auto found = std::ranges::find(*object, name, &JsonMember::name);
  return found == object->end() ? nullptr : &found->value;
}

}  // namespace

std::string game_key() { return std::string(games().front()->key); }

JsonArray list_in(const std::string& body, std::string_view name) {
  const auto read = read_json(body);
  const JsonValue* const found = read ? member(&read.value(), name) : nullptr;
  const auto* list = found ? found->get<JsonArray>() : nullptr;
  return list ? *list : JsonArray();
}

double number_in(const JsonValue& value, std::string_view name) {
  const JsonValue* const found = member(&value, name);
  const auto* number = found ? found->get<double>() : nullptr;
  return number ? *number : 0;
}

Campaign::Campaign(boost::asio::io_context& context, const CampaignChoices& choices, Results results)
    : context_(context),
      choices_(choices),
      results_(results),
      scratch_(choices.folder),
      port_(free_port()),
      server_(choices.program, scratch_.folder(), port_, {}),
      address_(server::find_server("http://127.0.0.1:" + std::to_string(port_)).value()),
      random_(choices.seed) {
  server_.start();
}
Campaign::~Campaign() = default;

// ---------------------------------------------------------------- calls

HttpAnswer Campaign::call(Player& who, const std::string& method, const std::string& target, const std::string& body) {
  std::optional<HttpAnswer> answer;
  who.ask(method, target, body, [&](HttpAnswer answered) { answer = std::move(answered); });
  run_until([&] { return answer.has_value(); }, std::chrono::minutes(2));
  return answer.value_or(HttpAnswer{});
}

bool Campaign::expect(const HttpAnswer& answered, int status, std::string_view what) {
  if (answered.status == status) return true;
  faults_.push_back(std::string(what) + ": " + std::to_string(answered.status) + ' ' + answered.body);
  return false;
}

void Campaign::run_until(const std::function<bool()>& is_done, milliseconds limit) {
  for (const auto end = std::chrono::steady_clock::now() + limit; !is_done();) {
    if (std::chrono::steady_clock::now() >= end) return;
    context_.restart();
    context_.run_one_for(milliseconds(50));
  }
}

std::unique_ptr<Campaign::Member> Campaign::enter(const std::string& name, bool is_bot) {
  auto entered = std::make_unique<Member>(context_, address_, name, static_cast<int>(members_.size()));
  Player& player = entered->player;
  bool is_in = false;
  player.sign_in([&] { is_in = true; }, is_bot);
  run_until([&] { return is_in; }, std::chrono::minutes(1));
  if (!is_bot) expect(call(player, "POST", "/api/accounts", R"({"password":"correct horse"})"), 200, "an account");
  return entered;
}

std::pair<Campaign::Member*, Campaign::Member*> Campaign::decided(Member& one, Member& other) {
  const bool is_first = results_ == Results::kForged ? one.rank < other.rank : random_.below(2) == 0;
  return is_first ? std::pair(&one, &other) : std::pair(&other, &one);
}

Campaign::Member& Campaign::named(const std::string& name) {
  for (const auto* group : {&members_, &throwaways_}) {
    for (const auto& each : *group) {
      if (each->player.name() == name) return *each;
    }
  }
  return *members_.front();
}

double Campaign::rating_of(Member& who) {
  const HttpAnswer person = call(reader(), "GET", "/api/people/" + who.player.name(), "");
  for (const JsonValue& each : list_in(person.body, "ratings")) return number_in(each, "rating");
  return 1500;
}

std::vector<double> Campaign::ratings() {
  std::vector<double> all;
  for (const auto& each : members_) all.push_back(rating_of(*each));
  return all;
}

int Campaign::on_boards() {
  std::size_t count = 0;
  for (const char* kind : {"person", "bot"}) {
    const HttpAnswer board = call(reader(), "GET", "/api/leaderboards/" + game_key() + "?kind=" + kind, "");
    expect(board, 200, "a leaderboard");
    count += list_in(board.body, "people").size();
  }
  return static_cast<int>(count);
}

// ---------------------------------------------------------------- all of it

void Campaign::run() {
  begin();
  play();
  finish();
}

void Campaign::begin() {
  for (int number = 0; number < kAccounts; ++number) {
    members_.push_back(enter("member-" + std::to_string(number), number % 2 == 1));
    Member* const each = members_.back().get();
    each->stream = std::make_unique<server::LineReader>(
        context_, address_, each->player.token(), "/api/stream",
        server::LineReader::Handlers{[each](std::string_view text) {
                                       if (const auto seen = server::read_seen_line(text);
                                           seen && !seen->paired.empty())
                                         each->paired = seen->paired;
                                     },
                                     [this](const HttpAnswer& ended) { expect(ended, 200, "a person's stream"); }});
  }
  constexpr std::array kLeft{Route::kClaimed, Route::kClaimedEarly, Route::kNobodyCame};
  for (std::size_t number = 0; number < static_cast<std::size_t>(choices_.claims); ++number) {
    leave(kLeft[number % kLeft.size()], *members_[number], *members_[members_.size() - 1 - number]);
  }
}

// From the bottom up: each beats all below it, who have then been lifted as far as they can be. The higher meet the
// lower once more where there are matches to spare.
void Campaign::play() {
  std::vector<std::pair<std::size_t, std::size_t>> pairs;
  for (std::size_t winner = kAccounts - 1; winner-- > 0;) {
    for (std::size_t loser = winner + 1; loser < kAccounts; ++loser) pairs.emplace_back(winner, loser);
  }
  const int paired = choices_.matches / 10, deleted = choices_.matches / 25;
  const auto direct = static_cast<std::size_t>(choices_.matches - paired - deleted - choices_.claims);
  std::size_t turn = 0;
  int batches = 0;
  for (std::size_t number = 0; number < pairs.size() && faults_.empty(); ++number) {
    const std::size_t share = (direct + number) / pairs.size();
    for (std::size_t again = 0; again < share && faults_.empty() && matches_ < choices_.matches; ++again) {
      Member &one = *members_[pairs[number].first], &other = *members_[pairs[number].second];
      const auto [winner, loser] = decided(one, other);
      play_direct(kDirect[turn++ % kDirect.size()], *winner, *loser);
      claim_due();
    }
    const auto is_time_for = [&](int times) {
      return times > 0 && number % std::max<std::size_t>(pairs.size() / static_cast<std::size_t>(times), 1) == 0;
    };
    if (is_time_for(deleted)) play_deleted(*members_[pairs[number].first]);
    if (is_time_for((paired + 9) / 10)) play_paired(batches++ % 2 == 0 ? Route::kPaired : Route::kPairedNoThrow);
  }
  while (faults_.empty() && matches_ + static_cast<int>(left_.size()) < choices_.matches) {
    const auto [winner, loser] = decided(*members_[0], *members_[1 + turn % (kAccounts - 1)]);
    play_direct(kDirect[turn++ % kDirect.size()], *winner, *loser);
    claim_due();
  }
}

void Campaign::finish() {
  run_until(
      [&] {
        claim_due();
        return left_.empty() || !faults_.empty();
      },
      std::chrono::minutes(2));
  if (!left_.empty()) faults_.push_back("not everything that was left was claimed");
  if (faults_.empty()) leave_too_often();
}

}  // namespace hammer::bench
