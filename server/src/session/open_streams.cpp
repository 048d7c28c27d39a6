#include "session/open_streams.h"

#include <utility>

#include "base/network.h"
#include "match/store_reply.h"
#include "session/limits.h"

namespace hammer::server {
namespace {

template <class Key>
int count_of(const std::map<Key, int>& counts, const Key& key) {
  const auto found = counts.find(key);
  return found == counts.end() ? 0 : found->second;
}

template <class Key>
void take_off(std::map<Key, int>& counts, const Key& key) {
  const auto found = counts.find(key);
  if (found != counts.end() && --found->second == 0) counts.erase(found);
}

}  // namespace

class OpenStreams::Place {
 public:
  // Account 0 and an empty address are not counted.
  Place(std::shared_ptr<Counts> counts, AccountId account, std::string address)
      : counts_(std::move(counts)), account_(account), address_(std::move(address)) {
    if (account_ != 0) ++counts_->accounts[account_];
    if (!address_.empty()) ++counts_->addresses[address_];
  }
  ~Place() { give_back(); }
  Place(const Place&) = delete;
  Place& operator=(const Place&) = delete;

  void give_back() {
    if (const auto counts = std::exchange(counts_, nullptr)) {
      take_off(counts->accounts, account_);
      take_off(counts->addresses, address_);
    }
  }

 private:
  std::shared_ptr<Counts> counts_;
  AccountId account_;
  std::string address_;
};

// Passes everything on, and holds the place until the stream has ended.
class OpenStreams::CountedSink : public LineSink {
 public:
  CountedSink(std::shared_ptr<LineSink> sink, std::shared_ptr<Place> place)
      : sink_(std::move(sink)), place_(std::move(place)) {}

  bool send(std::shared_ptr<const std::string> line) override { return sink_->send(std::move(line)); }
  void close() override {
    place_->give_back();
    sink_->close();
  }
  void when_gone(std::function<void()> gone) override {
    sink_->when_gone([place = place_, gone = std::move(gone)] {
      place->give_back();
      if (gone) gone();
    });
  }

 private:
  std::shared_ptr<LineSink> sink_;
  std::shared_ptr<Place> place_;
};

std::optional<Reply> OpenStreams::find_refusal(Asked& asked) {
  const AccountId account = asked.caller.account;
  const std::string address = is_this_machine(asked.call.address) ? "" : network_of(asked.call.address);
  if (account != 0 && count_of(counts_->accounts, account) >= kMaxStreamsOfAccount) {
    return try_again(429, {"too_many_streams"}, 10);
  }
  if (!address.empty() && count_of(counts_->addresses, address) >= kMaxStreamsOfAddress) {
    return try_again(429, {"too_many_streams_from_address"}, 10);
  }
  asked.answering = [place = std::make_shared<Place>(counts_, account, address),
                     answering = std::move(asked.answering)](Reply reply) {
    if (reply.stream) {
      reply.stream = [place, open = std::move(reply.stream)](std::shared_ptr<LineSink> sink) {
        open(std::make_shared<CountedSink>(std::move(sink), place));
      };
    } else {
      place->give_back();
    }
    answering(std::move(reply));
  };
  return std::nullopt;
}

}  // namespace hammer::server
