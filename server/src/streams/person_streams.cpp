#include "streams/person_streams.h"

#include <algorithm>
#include <utility>

#include "match/watchers.h"

namespace hammer::server {
namespace {

constexpr std::chrono::milliseconds kBetweenBeats{10'000};
constexpr std::size_t kMaxStreamsOfOne = 8;

}  // namespace

struct PersonStreams::Inside : std::enable_shared_from_this<Inside> {
  struct Stream {
    AccountId account;
    std::shared_ptr<LineSink> sink;
  };

  explicit Inside(Dependencies given) : dependencies(std::move(given)) {}

  void open(Stream stream) {
    close_oldest_of(stream.account);
    const LineSink* const key = stream.sink.get();
    const auto sink = stream.sink;
    streams.push_back(std::move(stream));
    sink->when_gone([weak = weak_from_this(), key] {
      if (const auto self = weak.lock()) self->drop(key);
    });
    watch();
  }

  void close_oldest_of(AccountId account) {
    const auto is_its = [&](const Stream& held) { return held.account == account; };
    if (static_cast<std::size_t>(std::ranges::count_if(streams, is_its)) < kMaxStreamsOfOne) return;
    end(std::ranges::find_if(streams, is_its)->sink, "replaced");
  }

  void end(const std::shared_ptr<LineSink>& sink, std::string_view why) {
    const auto kept = sink;  // `sink` may be the list's own
    kept->send(bye_line(why));
    kept->close();
    drop(kept.get());
  }

  void drop(const LineSink* sink) {
    const auto found = std::ranges::find_if(streams, [&](const Stream& held) { return held.sink.get() == sink; });
    if (found == streams.end()) return;
    const AccountId account = found->account;
    streams.erase(found);
    if (!has(account)) dependencies.when_left(account);
  }

  bool has(AccountId account) const {
    return std::ranges::any_of(streams, [&](const Stream& held) { return held.account == account; });
  }

  // A copy: what is sent may end streams.
  std::vector<Stream> those(const std::function<bool(const Stream&)>& are_wanted) const {
    std::vector<Stream> wanted;
    std::ranges::copy_if(streams, std::back_inserter(wanted), are_wanted);
    return wanted;
  }

  void watch() {
    if (next_beat || streams.empty()) return;
    next_beat = dependencies.loop.after(kBetweenBeats, [this] {
      next_beat.reset();
      beat();
      watch();
    });
  }

  void beat() {
    static const Line line = std::make_shared<const std::string>(R"({"type":"beat"})");
    for (const Stream& stream : those([](const Stream&) { return true; })) {
      stream.sink->send(line);
    }
  }

  Dependencies dependencies;
  std::vector<Stream> streams;  // oldest first
  std::unique_ptr<Loop::Timer> next_beat;
};

PersonStreams::PersonStreams(Dependencies dependencies) : inside_(std::make_shared<Inside>(std::move(dependencies))) {}
PersonStreams::~PersonStreams() = default;

void PersonStreams::open(AccountId account, std::shared_ptr<LineSink> sink) {
  inside_->open({account, std::move(sink)});
}

void PersonStreams::tell(AccountId account, const Line& line) {
  for (const auto& stream : inside_->those([&](const auto& held) { return held.account == account; })) {
    stream.sink->send(line);
  }
}

void PersonStreams::tell_all(const Line& line) {
  for (const auto& stream : inside_->those([](const auto&) { return true; })) stream.sink->send(line);
}

bool PersonStreams::has(AccountId account) const { return inside_->has(account); }
bool PersonStreams::is_empty() const { return inside_->streams.empty(); }

void PersonStreams::close_all(std::string_view why) {
  for (const auto& stream : inside_->those([](const auto&) { return true; })) inside_->end(stream.sink, why);
}

}  // namespace hammer::server
