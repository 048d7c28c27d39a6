#include "store/sqlite/write_thread.h"

#include <iterator>
#include <utility>

#include "store/sqlite/schema.h"

namespace hammer::server::sqlite {
namespace {

using std::chrono::steady_clock;

// Nobody waits longer than this many others take.
constexpr std::size_t kMaxInGroup = 512;
// Between the beginnings of two groups. Under load fewer and larger ones cost less; who comes alone does not wait.
constexpr std::chrono::milliseconds kBetweenGroups{2};
constexpr std::chrono::seconds kIdle{1};

// Writes the head of the file as it is.
std::optional<StoreFault> touch(Connection& connection) {
  return connection.run_all("PRAGMA application_id = " + std::to_string(kApplicationId));
}

}  // namespace

WriteThread::WriteThread(std::unique_ptr<Connection> connection, std::unique_ptr<Checkpoints> checkpoints, Loop& loop,
                         StoreNotices notices)
    : connection_(std::move(connection)),
      transaction_(*connection_),
      checkpoints_(std::move(checkpoints)),
      loop_(loop),
      notices_(std::move(notices)),
      data_version_(connection_->integer("PRAGMA data_version")),
      looked_outside_(steady_clock::now()) {
  checkpoints_->watch(*connection_);
  thread_ = std::thread([this] { serve(); });
}

WriteThread::~WriteThread() {
  {
    const std::lock_guard lock(mutex_);
    is_ending_ = true;
  }
  wakes_.notify_one();
  thread_.join();
}

void WriteThread::add(Store::Writing work, std::function<void(std::optional<StoreFault>)> done) {
  std::size_t waiting = 0;
  {
    const std::lock_guard lock(mutex_);
    waiting_.push_back({std::move(work), std::move(done), std::nullopt});
    waiting = waiting_.size();
  }
  if (waiting == 1 || waiting == kMaxInGroup) wakes_.notify_one();
}

void WriteThread::when_changed_outside(std::function<void()> changed) {
  const std::lock_guard lock(mutex_);
  changed_outside_ = std::make_shared<std::function<void()>>(std::move(changed));
}

// ---------------------------------------------------------------- on the thread

void WriteThread::serve() {
  for (Group group; take(group); group.clear()) {
    if (!group.empty()) {
      write(std::move(group));
    } else if (!is_well_) {
      try_whether_well();
    }
    checkpoints_->after_writing(*connection_);
    look_outside();
  }
}

bool WriteThread::take(Group& group) {
  std::unique_lock lock(mutex_);
  wakes_.wait_for(lock, kIdle, [this] { return is_ending_ || !waiting_.empty(); });
  if (waiting_.empty()) return !is_ending_;
  wakes_.wait_until(lock, last_group_ + kBetweenGroups,
                    [this] { return is_ending_ || waiting_.size() >= kMaxInGroup; });
  last_group_ = steady_clock::now();
  if (waiting_.size() <= kMaxInGroup) return group.swap(waiting_), true;
  const auto end = waiting_.begin() + kMaxInGroup;
  group.assign(std::make_move_iterator(waiting_.begin()), std::make_move_iterator(end));
  waiting_.erase(waiting_.begin(), end);
  return true;
}

void WriteThread::write(Group group) {
  is_well_ = true;
  for (std::size_t from = 0; from < group.size();) from = write_from(group, from);
  // Everything of a group goes to the loop, and nothing of it stays here, so that what it holds is let go there.
  loop_.post([written = std::make_shared<Group>(std::move(group))] {
    for (const Waiting& each : *written) each.done(each.fault);
  });
}

// As many as one transaction takes: all of them, unless it is lost on the way. Answers with the first that is left.
std::size_t WriteThread::write_from(Group& group, std::size_t from) {
  const auto start = steady_clock::now();
  connection_->forget_faults();
  if (connection_->run("BEGIN IMMEDIATE")) return fail(group, from, group.size());
  for (std::size_t next = from; next < group.size(); ++next) {
    if (!try_writing(group[next])) return fail(group, from, next + 1);
  }
  if (connection_->run("COMMIT")) return fail(group, from, group.size());
  if (notices_.group) {
    notices_.group(group.size() - from, std::chrono::duration<double>(steady_clock::now() - start).count());
  }
  return group.size();
}

// False: the transaction is lost, with everything in it. SQLite takes it all back where the room runs out in the middle
// of a statement that cannot be undone by itself.
bool WriteThread::try_writing(Waiting& each) {
  if (connection_->run("SAVEPOINT writing")) return false;
  each.fault = each.work(transaction_);
  // Reading functions cannot say that they failed: what was decided on their answers must not be kept.
  if (!each.fault) each.fault = connection_->fault();
  if (!connection_->in_transaction()) return false;
  if (each.fault && connection_->run("ROLLBACK TO writing")) return false;
  if (connection_->run("RELEASE writing")) return false;
  note_trouble();
  return true;
}

std::size_t WriteThread::fail(Group& group, std::size_t from, std::size_t to) {
  const StoreFault fault = connection_->fault().value_or(StoreFault::kBroken);
  for (std::size_t each = from; each < to; ++each) group[each].fault = fault;
  note_trouble();
  if (connection_->in_transaction()) connection_->run("ROLLBACK");
  return to;
}

void WriteThread::note_trouble() {
  if (!connection_->fault()) return;
  is_well_ = false;
  if (notices_.trouble) notices_.trouble("the database cannot be written: " + connection_->trouble());
  connection_->forget_faults();
}

// A server that said it was not well may get no more requests to find out by.
void WriteThread::try_whether_well() {
  const bool is_written = !connection_->run("BEGIN IMMEDIATE") && !touch(*connection_) && !connection_->run("COMMIT");
  if (is_written) is_well_ = true;
  if (connection_->in_transaction()) connection_->run("ROLLBACK");
  connection_->forget_faults();
}

// This connection's own commits do not count; those of every other one do.
void WriteThread::look_outside() {
  if (steady_clock::now() - looked_outside_ < kIdle) return;
  looked_outside_ = steady_clock::now();
  Rows row = connection_->ask("PRAGMA data_version");
  if (!row.next() || row.integer(0) == data_version_) return;
  data_version_ = row.integer(0);
  const std::lock_guard lock(mutex_);
  if (changed_outside_) loop_.post([changed = changed_outside_] { (*changed)(); });
}

}  // namespace hammer::server::sqlite
