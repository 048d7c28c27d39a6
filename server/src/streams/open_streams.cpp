#include "streams/open_streams.h"

#include <map>
#include <utility>
#include <vector>

#include "match/watchers.h"

namespace hammer::server {
namespace {

constexpr std::chrono::milliseconds kBetweenTokenChecks{10'000};

struct Counts {
  std::map<AccountId, int> accounts;
  std::map<std::string, int> networks;
};

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

// Counts one stream, or a request for one, until it is released.
class CountedPlace {
 public:
  CountedPlace(std::shared_ptr<Counts> counts, const StreamOwner& owner)
      : counts_(std::move(counts)), account_(owner.account), network_(owner.network) {
    if (account_ != 0) ++counts_->accounts[account_];
    if (!network_.empty()) ++counts_->networks[network_];
  }
  ~CountedPlace() { release(); }
  CountedPlace(const CountedPlace&) = delete;
  CountedPlace& operator=(const CountedPlace&) = delete;

  void release() {
    if (const auto counts = std::exchange(counts_, nullptr)) {
      take_off(counts->accounts, account_);
      take_off(counts->networks, network_);
    }
  }

 private:
  std::shared_ptr<Counts> counts_;
  AccountId account_;
  std::string network_;
};

// Passes everything on. It can be ended from here too: the writer then sees the client leave.
class OpenStream : public LineSink, public std::enable_shared_from_this<OpenStream> {
 public:
  OpenStream(StreamOwner owner, std::shared_ptr<CountedPlace> place, std::shared_ptr<LineSink> sink)
      : owner_(std::move(owner)), place_(std::move(place)), sink_(std::move(sink)) {}

  bool send(std::shared_ptr<const std::string> line) override { return !is_ended_ && sink_->send(std::move(line)); }
  void close() override {
    if (std::exchange(is_ended_, true)) return;
    place_->release();
    sink_->close();
  }
  void when_gone(std::function<void()> gone) override {
    gone_ = std::move(gone);
    sink_->when_gone([place = place_, weak = weak_from_this()] {
      place->release();
      if (const auto self = weak.lock()) self->leave();
    });
  }

  void end(std::string_view why) {
    if (is_ended_) return;
    sink_->send(bye_line(why));
    close();
    leave();
  }

  const StreamOwner& owner() const { return owner_; }

 private:
  void leave() {
    is_ended_ = true;
    if (const auto gone = std::exchange(gone_, {})) gone();
  }

  StreamOwner owner_;
  std::shared_ptr<CountedPlace> place_;
  std::shared_ptr<LineSink> sink_;
  std::function<void()> gone_;
  bool is_ended_ = false;
};

}  // namespace

struct OpenStreams::Impl {
  explicit Impl(Dependencies given) : dependencies(std::move(given)) {}

  std::shared_ptr<LineSink> open(const StreamOwner& owner, const std::shared_ptr<CountedPlace>& place,
                                 std::shared_ptr<LineSink> sink) {
    auto stream = std::make_shared<OpenStream>(owner, place, std::move(sink));
    if (!owner.token_hash.empty()) {
      with_token.push_back(stream);
      check_later();
    }
    return stream;
  }

  void check_later() {
    if (next_check || with_token.empty()) return;
    next_check = dependencies.loop.after(kBetweenTokenChecks, [this] {
      next_check.reset();
      check();
      check_later();
    });
  }

  void check() {
    std::erase_if(with_token, [](const auto& weak) { return weak.expired(); });
    for (const auto& stream : still_open()) {
      dependencies.check_token(stream->owner().token_hash, [weak = std::weak_ptr(stream)](bool is_valid) {
        const auto held = weak.lock();
        if (held && !is_valid) held->end("signed-out");
      });
    }
  }

  // A copy: ending one may end others.
  std::vector<std::shared_ptr<OpenStream>> still_open() const {
    std::vector<std::shared_ptr<OpenStream>> open;
    for (const auto& weak : with_token) {
      if (auto stream = weak.lock()) open.push_back(std::move(stream));
    }
    return open;
  }

  Dependencies dependencies;
  std::shared_ptr<Counts> counts = std::make_shared<Counts>();
  std::vector<std::weak_ptr<OpenStream>> with_token;
  std::unique_ptr<Loop::Timer> next_check;
};

OpenStreams::OpenStreams(Dependencies dependencies) : impl_(std::make_shared<Impl>(std::move(dependencies))) {}
OpenStreams::~OpenStreams() = default;

std::optional<Refusal> OpenStreams::admit(const StreamOwner& owner, Responder& respond) {
  const Counts& counts = *impl_->counts;
  if (owner.account != 0 && count_of(counts.accounts, owner.account) >= kMaxStreamsOfAccount) {
    return Refusal("too_many_streams");
  }
  if (!owner.network.empty() && count_of(counts.networks, owner.network) >= kMaxStreamsOfAddress) {
    return Refusal("too_many_streams_from_address");
  }
  respond = [owner, weak = std::weak_ptr(impl_), place = std::make_shared<CountedPlace>(impl_->counts, owner),
             inner = std::move(respond)](Reply reply) {
    if (reply.stream) {
      reply.stream = [owner, weak, place, open = std::move(reply.stream)](std::shared_ptr<LineSink> sink) {
        const auto impl = weak.lock();
        open(impl ? impl->open(owner, place, std::move(sink)) : std::move(sink));
      };
    } else {
      place->release();
    }
    inner(std::move(reply));
  };
  return std::nullopt;
}

void OpenStreams::end(AccountId account, std::string_view why) {
  for (const auto& stream : impl_->still_open()) {
    if (stream->owner().account == account) stream->end(why);
  }
}

}  // namespace hammer::server
