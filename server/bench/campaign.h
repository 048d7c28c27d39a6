// Twenty accounts, half of them bots, that play matches by every way the API has: so that the first of them gains, or
// the same matches decided by a fair coin.
#pragma once

#include <array>
#include <boost/asio/io_context.hpp>
#include <chrono>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "client/http_client.h"
#include "hammer/random.h"
#include "json/value.h"
#include "player.h"
#include "protocol/umpire.h"
#include "server_process.h"

namespace hammer::bench {

enum class Route : std::uint8_t {
  kChallenge,
  kThrownAway,
  kPaired,
  kTakeback,
  kClaimed,
  kDeleted,
  kNoThrow,
  kPairedNoThrow,
  kPartOfARound,
  kClaimedEarly,
  kNobodyCame,
  kPrivate,
  kRematch,
};

struct RouteInfo {
  std::string_view name;
  bool counts;  // whether it may move a rating
};
inline constexpr std::array<RouteInfo, 13> kRoutes{{
    {"open challenge, conceded after a round", true},
    {"open challenge, thrown away after a round", true},
    {"paired, conceded after a round", true},
    {"takeback asked for, conceded after a round", true},
    {"left after a round, claimed", true},
    {"throwaway account, deleted after a round", true},
    {"open challenge, conceded before a throw", false},
    {"paired, conceded before a throw", false},
    {"conceded within the first round", false},
    {"left before a round, claimed", false},
    {"nobody came, claimed", false},
    {"private invitation (rated is refused)", false},
    {"rematch of a rated match", false},
}};

struct RouteTally {
  int matches = 0, moved = 0;  // of those, by how many a rating changed
};

std::string game_key();  // of the game that is played
// A list in a body of JSON, and a number in an object of it; none and 0 where there is none.
JsonArray list_in(const std::string& body, std::string_view name);
double number_in(const JsonValue& value, std::string_view name);

struct CampaignChoices {
  std::string program, folder;
  int matches = 500, claims = 9;
  std::uint64_t seed = 1;
};

class Campaign {
 public:
  enum class Results : std::uint8_t { kForged, kFairCoin };
  static constexpr int kAccounts = 20;

  Campaign(boost::asio::io_context& context, const CampaignChoices& choices, Results results);
  ~Campaign();

  void run();

  const std::array<RouteTally, kRoutes.size()>& routes() const { return routes_; }
  const std::vector<std::string>& faults() const { return faults_; }
  int matches() const { return matches_; }
  std::vector<double> ratings();  // of the twenty
  double peak() const { return peak_; }
  int on_boards();  // of people and of bots

 private:
  struct Member {
    Member(boost::asio::io_context& context, const server::ServerAddress& address, const std::string& name, int number)
        : player(context, address, name), rank(number) {}

    Player player;
    int rank;  // the lower wins, where results are forged
    std::unique_ptr<server::LineReader> stream = {};
    std::string paired = "";
    double rating = 1500;  // as it was last seen
    int left = 0;          // rated matches before a round was complete
  };

  // A match as both players follow it.
  class Game {
   public:
    // Those who are there add their numbers, as pages do: the toss waits for them.
    Game(Campaign& campaign, std::string id, const std::vector<Member*>& present);

    const std::string& id() const { return id_; }
    bool is_over() const { return !umpire_.match() || umpire_.match()->state().phase == Phase::kOver; }
    bool is_opened() const { return is_over() || umpire_.match()->state().phase == Phase::kShooting; }
    bool has_round() const { return is_over() || umpire_.match()->state().round > 1; }
    Member& mover();  // who throws next; of a toss the first
    void move();
    void play_round();
    void throw_away(const Member& loser);  // the whole match, after a round
    void send(Member& who, const std::string& command);
    void concede(Member& who);

   private:
    server::HttpAnswer say(Player& who, const std::string& command);

    Campaign& campaign_;
    std::string id_;
    protocol::Umpire umpire_{std::uint64_t{1}, protocol::NameSecret{}};
    int sent_ = 0;
  };

  struct Left {
    std::unique_ptr<Game> game;
    Route route;
    Member *winner, *loser;
    std::chrono::steady_clock::time_point since;
  };

  // campaign.cpp
  void begin();  // accounts, and the matches that somebody leaves
  void play();   // all others; what was left is claimed as soon as it may be
  void finish();
  server::HttpAnswer call(Player& who, const std::string& method, const std::string& target, const std::string& body);
  bool expect(const server::HttpAnswer& answered, int status, std::string_view what);
  std::unique_ptr<Member> enter(const std::string& name, bool is_bot);
  void run_until(const std::function<bool()>& is_done, std::chrono::milliseconds limit);
  std::pair<Member*, Member*> decided(Member& one, Member& other);  // the winner first
  Member& named(const std::string& name);
  double rating_of(Member& member);
  Player& reader() { return members_.front()->player; }  // whoever looks

  // campaign_routes.cpp
  std::unique_ptr<Game> open_challenge(Member& one, Member& other, bool is_private = false,
                                       bool does_other_come = true);
  void play_direct(Route route, Member& winner, Member& loser);
  void play_private(Member& winner, Member& loser);
  void play_rematch(Member& winner, Member& loser);
  void play_paired(Route route);
  void play_deleted(Member& member);
  void leave(Route route, Member& one, Member& other);
  void claim_due();
  bool may_leave(Member& loser);  // early; two do, a third would end rated play for a day
  void leave_too_often();
  void settle(Route route, const Game& game, Member& one, Member& other);

  boost::asio::io_context& context_;
  CampaignChoices choices_;
  Results results_;
  Scratch scratch_;
  std::uint16_t port_;
  ServerProcess server_;
  server::ServerAddress address_;
  Random random_;
  std::vector<std::unique_ptr<Member>> members_, throwaways_;
  std::deque<Left> left_;
  std::array<RouteTally, kRoutes.size()> routes_{};
  std::vector<std::string> faults_;
  int matches_ = 0;
  double peak_ = 0;
};

// hammer-load ratings: what accounts gain that lose to each other on purpose. Prints a table. Returns the status to
// exit with: 0 where the best forger is at most kMaxForged points above the best of fair play.
int compare_forgery(const CampaignChoices& choices);
inline constexpr double kMaxForged = 50;

}  // namespace hammer::bench
