// What is acknowledged is there afterwards, whatever happens; what is not is gone as a whole.
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <set>
#include <vector>

#include "opened_store.h"

namespace hammer::server {
namespace {

AccountId begin_match(OpenedStore& opened, const char* match) {
  const AccountId ann = added(opened, person("Ann"));
  add_match(opened, {.id = match}, ann, ann);
  return ann;
}

std::vector<EventRow> log_of(OpenedStore& opened, const char* match) {
  return opened.read([&](Reader& reader) { return reader.events(match, 0); });
}

TEST(Durability, WhatIsAcknowledgedIsThereAfterOpeningAgain) {
  const ScratchFolder folder;
  {
    OpenedStore opened(folder.database());
    begin_match(opened, "x7");
    for (int seq = 0; seq < 20; ++seq) {
      EXPECT_FALSE(opened.write([&](Writer& writer) { return writer.add_event("x7", event(seq)); }));
    }
  }
  OpenedStore again(folder.database());
  EXPECT_EQ(log_of(again, "x7").size(), 20u);
}

TEST(Durability, WhatWaitsWhenTheStoreIsClosedIsStillWritten) {
  const ScratchFolder folder;
  OpenedStore opened(folder.database());
  begin_match(opened, "x7");
  for (int seq = 0; seq < 700; ++seq) {
    opened.store().write([seq](Writer& writer) { return writer.add_event("x7", event(seq)); }, [](auto) {});
  }
  opened.close();
  OpenedStore again(folder.database());
  EXPECT_EQ(log_of(again, "x7").size(), 700u);
}

TEST(Durability, CallbacksComeInTheOrderOfTheWritesAndAFailedWriteUndoesOnlyItself) {
  const ScratchFolder folder;
  OpenedStore opened(folder.database());
  begin_match(opened, "x7");
  constexpr int kCount = 1500;
  std::vector<int> order;
  std::vector<bool> failed;
  for (int seq = 0; seq < kCount; ++seq) {
    opened.store().write(
        [seq](Writer& writer) -> std::optional<StoreFault> {
          if (const auto fault = writer.add_event("x7", event(seq))) return fault;
          // Undone after it was written: because its seq is taken, or because the caller returns a fault.
          if (seq % 7 == 3) return writer.add_event("x7", event(seq - 1));
          if (seq % 7 == 5) return StoreFault::kBroken;
          return std::nullopt;
        },
        [&, seq](std::optional<StoreFault> fault) {
          order.push_back(seq);
          failed.push_back(fault.has_value());
        });
  }
  ASSERT_TRUE(opened.loop().run_until([&] { return order.size() == kCount; }));
  std::set<std::int64_t> kept;
  for (const EventRow& row : log_of(opened, "x7")) kept.insert(row.seq);
  for (int seq = 0; seq < kCount; ++seq) {
    EXPECT_EQ(order[static_cast<std::size_t>(seq)], seq);
    const bool fails = seq % 7 == 3 || seq % 7 == 5;
    EXPECT_EQ(failed[static_cast<std::size_t>(seq)], fails);
    EXPECT_EQ(kept.contains(seq), !fails) << seq;
  }
}

TEST(Durability, AWriteSeesWhatWasWrittenBeforeItInTheSameGroup) {
  const ScratchFolder folder;
  OpenedStore opened(folder.database());
  begin_match(opened, "x7");
  int agreed = 0, answered = 0;
  for (int seq = 0; seq < 100; ++seq) {
    opened.store().write(
        [&agreed, seq](Writer& writer) {
          agreed += writer.events("x7", 0).size() == static_cast<std::size_t>(seq);
          return writer.add_event("x7", event(seq));
        },
        [&](auto) { ++answered; });
  }
  ASSERT_TRUE(opened.loop().run_until([&] { return answered == 100; }));
  EXPECT_EQ(agreed, 100);
}

// ---------------------------------------------------------------- no room

TEST(Durability, AtItsMostPagesWritesFailAsFullAndNothingOfThemIsThere) {
  const ScratchFolder folder;
  int acknowledged = 0;
  {
    OpenedStore opened(folder.database() + "?max_pages=60");
    ASSERT_EQ(opened.refusal(), "");
    begin_match(opened, "x7");
    std::optional<StoreFault> fault;
    while (!fault && acknowledged < 10000) {
      EventRow row = event(acknowledged);
      row.body.assign(2000, 'x');
      fault = opened.write([&](Writer& writer) { return writer.add_event("x7", row); });
      if (!fault) ++acknowledged;
    }
    EXPECT_EQ(fault, StoreFault::kFull);
    EXPECT_FALSE(opened.store().is_well());
    EXPECT_EQ(log_of(opened, "x7").size(), static_cast<std::size_t>(acknowledged));  // reading goes on
  }
  OpenedStore roomy(folder.database());
  EXPECT_EQ(log_of(roomy, "x7").size(), static_cast<std::size_t>(acknowledged));
  EXPECT_FALSE(roomy.write([&](Writer& writer) { return writer.add_event("x7", event(acknowledged)); }));
}

// Files that must not grow are a disk that is full; here it gets room again.
class SmallDisk {
 public:
  explicit SmallDisk(rlim_t bytes) {
    std::signal(SIGXFSZ, SIG_IGN);
    getrlimit(RLIMIT_FSIZE, &before_);
    const rlimit small{bytes, before_.rlim_max};
    setrlimit(RLIMIT_FSIZE, &small);
  }
  ~SmallDisk() { setrlimit(RLIMIT_FSIZE, &before_); }
  SmallDisk(const SmallDisk&) = delete;
  SmallDisk& operator=(const SmallDisk&) = delete;

 private:
  rlimit before_{};
};

TEST(Durability, AFullDiskHealsOnceThereIsRoomAgain) {
  const ScratchFolder folder;
  OpenedStore opened(folder.database());
  begin_match(opened, "x7");
  int next = 0;
  std::set<std::int64_t> acknowledged;
  const auto write_many = [&](int count) {
    int answered = 0;
    for (int i = 0; i < count; ++i, ++next) {
      EventRow row = event(next);
      row.body.assign(3000, 'x');
      opened.store().write([row](Writer& writer) { return writer.add_event("x7", row); },
                           [&, seq = row.seq](std::optional<StoreFault> fault) {
                             ++answered;
                             EXPECT_EQ(fault.value_or(StoreFault::kFull), StoreFault::kFull);
                             if (!fault) acknowledged.insert(seq);
                           });
    }
    EXPECT_TRUE(opened.loop().run_until([&] { return answered == count; }));
  };
  {
    const SmallDisk disk(600'000);
    write_many(100);
    write_many(300);
    EXPECT_LT(acknowledged.size(), 400u);
    // The last few may just have found room where a checkpoint had made some.
    for (int tries = 0; tries < 20 && opened.store().is_well(); ++tries) write_many(20);
    EXPECT_FALSE(opened.store().is_well());
  }
  const std::size_t before = acknowledged.size();
  write_many(50);
  EXPECT_EQ(acknowledged.size(), before + 50);
  EXPECT_TRUE(opened.store().is_well());
  opened.close();
  OpenedStore again(folder.database());
  std::set<std::int64_t> kept;
  for (const EventRow& row : log_of(again, "x7")) kept.insert(row.seq);
  EXPECT_EQ(kept, acknowledged);
}

// More than SQLite keeps in memory: the room runs out in the middle of a transaction, which then takes back all that
// was written in it before.
TEST(Durability, WhereTheRoomRunsOutWithinAGroupNothingAcknowledgedIsLost) {
  const ScratchFolder folder;
  std::set<std::int64_t> acknowledged;
  constexpr int kCount = 400;
  {
    OpenedStore opened(folder.database());
    begin_match(opened, "x7");
    const SmallDisk disk(1'500'000);
    int answered = 0;
    for (int seq = 0; seq < kCount; ++seq) {
      EventRow row = event(seq);
      row.body.assign(20'000, 'x');
      opened.store().write([row](Writer& writer) { return writer.add_event("x7", row); },
                           [&, seq](std::optional<StoreFault> fault) {
                             ++answered;
                             if (!fault) acknowledged.insert(seq);
                           });
    }
    ASSERT_TRUE(opened.loop().run_until([&] { return answered == kCount; }));
  }
  EXPECT_LT(acknowledged.size(), static_cast<std::size_t>(kCount));
  OpenedStore again(folder.database());
  std::set<std::int64_t> kept;
  for (const EventRow& row : log_of(again, "x7")) kept.insert(row.seq);
  EXPECT_EQ(kept, acknowledged);
}

// ---------------------------------------------------------------- killed

// Writes as fast as it can, and tells `pipe` the seq of everything that was acknowledged.
[[noreturn]] void write_for_ever(const std::string& database, int pipe) {
  OpenedStore opened(database);
  if (!opened.refusal().empty()) _exit(1);
  auto next = static_cast<std::int32_t>(log_of(opened, "x7").size());
  for (int in_flight = 0;;) {
    for (; in_flight < 20; ++in_flight, ++next) {
      opened.store().write(
          [seq = next](Writer& writer) { return writer.add_event("x7", event(seq, "shot-" + std::to_string(seq))); },
          [&in_flight, pipe, seq = next](std::optional<StoreFault> fault) {
            --in_flight;
            if (fault || ::write(pipe, &seq, sizeof seq) != sizeof seq) _exit(1);
          });
    }
    opened.loop().run_until([&] { return in_flight < 20; });
  }
}

TEST(Durability, KilledAtAnyMomentNothingAcknowledgedIsLostAndNothingIsThereTwice) {
  const ScratchFolder folder;
  {
    OpenedStore opened(folder.database());
    begin_match(opened, "x7");
  }
  std::int32_t last = -1;
  for (int round = 0; round < 20; ++round) {
    int ends[2];
    ASSERT_EQ(pipe(ends), 0);
    const pid_t child = fork();
    if (child == 0) write_for_ever(folder.database(), ends[1]);
    close(ends[1]);
    // After a few acknowledgements, each time at another place.
    std::int32_t seq = 0;
    for (int heard = 0; heard < 1 + round * 13 && read(ends[0], &seq, sizeof seq) == sizeof seq; ++heard) last = seq;
    kill(child, SIGKILL);
    while (read(ends[0], &seq, sizeof seq) == sizeof seq) last = seq;
    close(ends[0]);
    int status = 0;
    waitpid(child, &status, 0);
    ASSERT_TRUE(WIFSIGNALED(status)) << "it ended by itself";

    OpenedStore opened(folder.database());
    ASSERT_EQ(opened.refusal(), "");
    const auto log = log_of(opened, "x7");
    ASSERT_GT(static_cast<std::int32_t>(log.size()), last);
    for (std::size_t i = 0; i < log.size(); ++i) {
      EXPECT_EQ(log[i].seq, static_cast<std::int64_t>(i));
      EXPECT_EQ(log[i].shot_id, "shot-" + std::to_string(i));
    }
  }
}

}  // namespace
}  // namespace hammer::server
