#include "server/bot.h"

#include <algorithm>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <csignal>
#include <random>
#include <utility>

#include "client/bot_seat.h"
#include "client/followed_stream.h"
#include "json/writer.h"
#include "protocol/luck.h"

namespace hammer::server {
namespace {

constexpr std::chrono::seconds kWaitForRematch{10};

std::uint64_t drawn_number() {
  std::random_device device;
  return (std::uint64_t{device()} << 32) | device();
}

// To be added to the luck of a match.
std::string number_body() {
  SeatNumber number;
  for (std::uint8_t& byte : number) byte = static_cast<std::uint8_t>(drawn_number());
  std::string body;
  JsonWriter(body).begin_object().field("number", protocol::hex_of(number)).end_object();
  return body;
}

std::string sentence_in(const HttpAnswer& answer) {
  const std::string said = text_in(answer.body, {"error"});
  return said.empty() ? "the server answered " + std::to_string(answer.status) : said;
}

// Worth another try: no answer, or the server is busy.
bool may_pass(const HttpAnswer& answer) { return answer.status == 0 || answer.status == 429 || answer.status >= 500; }

class Bot {
 public:
  Bot(boost::asio::io_context& context, const ServerAddress& address, const BotPlan& plan)
      : context_(context),
        address_(address),
        plan_(plan),
        client_(context, address, plan.token),
        token_(plan.token),
        backoff_(static_cast<unsigned>(drawn_number())),
        timer_(context) {}

  void begin() { token_.empty() ? enter_as_new(new_name()) : enter(); }
  const std::optional<std::string>& trouble() const { return trouble_; }

 private:
  std::string new_name() const;
  void enter_as_new(const std::string& name);
  void enter();
  void begin_playing();
  void sit(const std::string& match);
  void look();
  void on_lobby_line(std::string_view text);
  void ask_for_pairing();
  void play(const std::string& match);
  void on_match_line(std::string_view text);
  void act();
  void add_number();
  void answer_offers();
  bool agrees_to(const OfferSeen& offer) const;
  void end_waits();
  void ask_once(const std::string& call, const std::string& body);
  void send(const std::string& command);
  void on_sent(const std::string& command, const HttpAnswer& answer);
  void finish_match();
  void leave();
  void later(std::function<void()> work, const HttpAnswer& because);
  void end(std::optional<std::string> trouble);
  void say(const std::string& line) const {
    if (plan_.say) plan_.say(line);
  }
  bool has_played_all() const {
    return (!plan_.match.empty() && played_ > 0) || (plan_.matches > 0 && played_ >= plan_.matches);
  }

  boost::asio::io_context& context_;
  ServerAddress address_;
  BotPlan plan_;
  HttpClient client_;
  std::string token_, name_;
  Backoff backoff_;
  boost::asio::steady_timer timer_;
  std::unique_ptr<FollowedStream> lobby_, table_;
  std::optional<BotSeat> seat_;
  BotTimeouts waits_;
  std::string match_;
  std::string answered_offers_;
  bool is_sitting_down_ = false;
  bool is_sending_ = false;
  bool is_asking_ = false;  // to claim, or to go on
  bool has_added_number_ = false;
  bool is_sent_ = false;    // accepted, or not to be sent again before the next line
  long long sent_at_ = -1;  // the last known line at that time
  bool is_over_ = false;
  std::uint64_t played_ = 0;
  std::optional<std::string> trouble_;
};

void Bot::end(std::optional<std::string> trouble) {
  trouble_ = std::move(trouble);
  context_.stop();
}

void Bot::later(std::function<void()> work, const HttpAnswer& because) {
  const auto asked = std::chrono::seconds(because.retry_after_s);
  timer_.expires_after(std::max<std::chrono::milliseconds>(backoff_.next(), asked));
  timer_.async_wait([work = std::move(work)](const boost::system::error_code& trouble) {
    if (!trouble) work();
  });
}

// ---------------------------------------------------------------- who it is

std::string Bot::new_name() const {
  std::string name = plan_.name.empty() ? "bot-" + plan_.level : plan_.name;
  if (plan_.name.empty()) std::replace(name.begin(), name.end(), '/', '-');
  return name;
}

void Bot::enter_as_new(const std::string& name) {
  std::string body;
  JsonWriter(body).begin_object().field("name", name).field("bot", true).end_object();
  client_.call("POST", "/api/guests", body, [this, name](const HttpAnswer& answer) {
    const std::string suggestion = text_in(answer.body, {"suggestion"});
    if (may_pass(answer)) return later([this, name] { enter_as_new(name); }, answer);
    if (answer.status == 409 && !suggestion.empty() && plan_.name.empty()) return enter_as_new(suggestion);
    if (answer.status != 201) return end(sentence_in(answer));
    token_ = text_in(answer.body, {"token"});
    name_ = text_in(answer.body, {"account", "name"});
    client_.set_token(token_);
    begin_playing();
  });
}

void Bot::enter() {
  client_.call("GET", "/api/me", "", [this](const HttpAnswer& answer) {
    if (may_pass(answer)) return later([this] { enter(); }, answer);
    if (answer.status != 200) return end(sentence_in(answer));
    name_ = text_in(answer.body, {"account", "name"});
    const auto me = read_seen_line(answer.body);
    for (const MatchSeen& match : me ? me->matches : std::vector<MatchSeen>{}) {
      const bool is_begun = match.phase == "playing" || match.phase == "paused";
      if (plan_.match.empty() && match.seats_player(name_) && is_begun) return play(match.id);
    }
    begin_playing();
  });
}

void Bot::begin_playing() {
  backoff_.reset();
  say(name_ + " is here");
  plan_.match.empty() ? look() : sit(plan_.match);
}

// ---------------------------------------------------------------- finding a match

void Bot::sit(const std::string& match) {
  if (std::exchange(is_sitting_down_, true)) return;
  client_.call("POST", "/api/matches/" + match + "/seats", "{}", [this, match](const HttpAnswer& answer) {
    is_sitting_down_ = false;
    if (answer.status == 200 || answer.status == 201) return play(match);
    if (plan_.match.empty()) return;  // somebody was faster: wait for the next list
    if (may_pass(answer)) return later([this, match] { sit(match); }, answer);
    // The bot may have had a seat there before.
    client_.call("GET", "/api/matches/" + match, "", [this, match, answer](const HttpAnswer& shown) {
      const auto seen = read_seen_line(R"({"match":)" + shown.body + '}');
      if (seen && seen->match && seen->match->seats_player(name_)) return play(match);
      end(sentence_in(answer));
    });
  });
}

void Bot::look() {
  if (has_played_all()) return end(std::nullopt);
  FollowedStream::Handlers handlers;
  handlers.target = [] { return "/api/stream"; };
  handlers.line = [this](std::string_view line) { on_lobby_line(line); };
  handlers.refused = [this](const HttpAnswer& answer) { end(sentence_in(answer)); };
  lobby_ = std::make_unique<FollowedStream>(context_, address_, token_, std::move(handlers));
}

void Bot::on_lobby_line(std::string_view text) {
  const auto line = read_seen_line(text);
  if (!line || !match_.empty()) return;
  if (line->type == "me" && plan_.pairs) ask_for_pairing();
  if (line->type == "paired") return play(line->paired);
  if (line->type != "challenges" || plan_.pairs) return;
  for (const MatchSeen& match : line->matches) {
    const bool is_wanted = plan_.game.empty() || match.game == plan_.game;
    if (is_wanted && match.host != name_ && match.has_open_seat()) return sit(match.id);
  }
}

void Bot::ask_for_pairing() {
  std::string body;
  JsonWriter(body).begin_object().field("game", plan_.game).end_object();
  client_.call("POST", "/api/pairing", body, [this](const HttpAnswer& answer) {
    if (!match_.empty() || answer.status == 202) return;
    if (may_pass(answer)) return later([this] { ask_for_pairing(); }, answer);
    if (answer.status != 409) end(sentence_in(answer));  // 409: the stream was interrupted, and will bring "me" again
  });
}

// ---------------------------------------------------------------- at a match

void Bot::play(const std::string& match) {
  match_ = match;
  is_over_ = is_sent_ = is_sending_ = has_added_number_ = false;
  answered_offers_.clear();
  waits_ = {};
  backoff_.reset();
  say(name_ + " plays " + match);
  boost::asio::post(context_, [this] {
    lobby_.reset();
    seat_.emplace(name_, plan_.level, drawn_number());
    FollowedStream::Handlers handlers;
    handlers.target = [this] { return "/api/matches/" + match_ + "/stream?since=" + std::to_string(seat_->seq()); };
    handlers.line = [this](std::string_view line) { on_match_line(line); };
    handlers.refused = [this](const HttpAnswer& answer) { end(sentence_in(answer)); };
    table_ = std::make_unique<FollowedStream>(context_, address_, token_, std::move(handlers));
  });
}

void Bot::on_match_line(std::string_view text) {
  const auto line = read_seen_line(text);
  if (!line) return;
  seat_->take(*line);
  if (line->match) waits_.see(*line->match, std::chrono::steady_clock::now());
  if (!seat_->trouble().empty()) return end("the match cannot be followed here: " + seat_->trouble());
  // What was refused as untimely may be timely now.
  is_sent_ = false;
  act();
}

void Bot::act() {
  if (seat_->match().is_done()) return finish_match();
  add_number();
  answer_offers();
  end_waits();
  if (is_sending_ || is_sent_) return;
  if (const auto command = seat_->next_command()) send(*command);
}

// Before the toss, which waits for it. Whether it arrives decides nothing but who could have known the luck.
void Bot::add_number() {
  if (has_added_number_ || !seat_->match().lacks_number_of(name_)) return;
  has_added_number_ = true;
  client_.call("POST", "/api/matches/" + match_ + "/number", number_body(), [](const HttpAnswer&) {});
}

// Accepts a rematch only if more matches are wanted, and never a pause.
bool Bot::agrees_to(const OfferSeen& offer) const {
  return offer.kind == "rematch" ? !has_played_all() : offer.kind != "pause";
}

// Beats come every few seconds, so this is checked often enough.
void Bot::end_waits() {
  const auto now = std::chrono::steady_clock::now();
  if (waits_.may_claim(now)) ask_once("claim", "");
  if (waits_.may_resume(now)) ask_once("offers", R"({"kind":"resume"})");
}

// After a refusal it tries again with the next line.
void Bot::ask_once(const std::string& call, const std::string& body) {
  if (std::exchange(is_asking_, true)) return;
  client_.call("POST", "/api/matches/" + match_ + '/' + call, body, [this](const HttpAnswer&) { is_asking_ = false; });
}

void Bot::answer_offers() {
  std::string all;
  for (const OfferSeen& offer : seat_->match().offers) {
    all += offer.kind + ' ';
    if (offer.by == name_ || answered_offers_.find(offer.kind) != std::string::npos) continue;
    std::string body;
    JsonWriter json(body);
    json.begin_object().field("kind", offer.kind).field("accept", agrees_to(offer)).end_object();
    client_.call("POST", "/api/matches/" + match_ + "/offers/answer", body, [](const HttpAnswer&) {});
  }
  answered_offers_ = all;
}

void Bot::send(const std::string& command) {
  is_sending_ = true;
  sent_at_ = seat_->seq();
  client_.call("POST", "/api/matches/" + match_ + "/commands", command,
               [this, command](const HttpAnswer& answer) { on_sent(command, answer); });
}

// After a lost answer it is sent again with the same shot_id: the server plays it once.
void Bot::on_sent(const std::string& command, const HttpAnswer& answer) {
  if (may_pass(answer)) return later([this, command] { send(command); }, answer);
  is_sending_ = false;
  backoff_.reset();
  if (answer.status == 401 || answer.status == 403 || answer.status == 404) return end(sentence_in(answer));
  if (answer.status == 400 || answer.status == 422) {
    seat_->think_again();
    return act();
  }
  // Lines may have arrived meanwhile.
  is_sent_ = seat_->seq() == sent_at_;
  if (!is_sent_) act();
}

void Bot::finish_match() {
  answer_offers();
  if (!std::exchange(is_over_, true)) {
    ++played_;
    say(name_ + ": " + match_ + " is " + seat_->match().phase);
    if (has_played_all()) return end(std::nullopt);
    timer_.expires_after(kWaitForRematch);
    timer_.async_wait([this](const boost::system::error_code& trouble) {
      if (!trouble && is_over_) leave();
    });
  }
  const std::string next = seat_->match().rematch;
  if (next.empty()) return;
  timer_.cancel();
  play(next);
}

void Bot::leave() {
  table_.reset();
  match_.clear();
  look();
}

}  // namespace

std::optional<std::string> run_bot(const BotPlan& plan) {
  auto address = find_server(plan.server);
  if (!address) return address.refusal();
  boost::asio::io_context context{1};
  boost::asio::signal_set signals(context, SIGINT, SIGTERM);
  signals.async_wait([&](const boost::system::error_code& trouble, int) {
    if (!trouble) context.stop();
  });
  Bot bot(context, address.value(), plan);
  bot.begin();
  context.run();
  return bot.trouble();
}

}  // namespace hammer::server
