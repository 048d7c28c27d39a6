#include "store/sqlite/write_thread.h"

#include <iterator>
#include <utility>

#include "store/sqlite/schema.h"

namespace hammer::server::sqlite {
namespace {

using std::chrono::steady_clock;

// Limits how long the first of a group waits for the others.
constexpr std::size_t kMaxInGroup = 512;
// Between the starts of two groups. Under load fewer and larger groups cost less; a single write does not wait.
constexpr std::chrono::milliseconds kBetweenGroups{2};
constexpr std::chrono::seconds kIdle{1};

// Writes the header of the file, unchanged.
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
      checked_outside_(steady_clock::now()) {
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
      probe();
    }
    checkpoints_->after_writing(*connection_);
    check_outside_changes();
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
  // The whole group moves to the loop, so that what its functions hold is released on that thread.
  loop_.post([written = std::make_shared<Group>(std::move(group))] {
    for (const Waiting& each : *written) each.done(each.fault);
  });
}

// Writes as many as one transaction takes: all of them, unless the transaction is lost. Returns the index of the first
// that is left.
std::size_t WriteThread::write_from(Group& group, std::size_t from) {
  const auto start = steady_clock::now();
  connection_->forget_faults();
  if (connection_->run("BEGIN IMMEDIATE")) return fail(group, from, group.size());
  for (std::size_t next = from; next < group.size(); ++next) {
    if (!try_write(group[next])) return fail(group, from, next + 1);
  }
  if (connection_->run("COMMIT")) return fail(group, from, group.size());
  if (notices_.group) {
    notices_.group(group.size() - from, std::chrono::duration<double>(steady_clock::now() - start).count());
  }
  return group.size();
}

// Returns false if the transaction is lost, with everything in it. SQLite rolls all of it back when the disk is full in
// the middle of a statement that cannot be undone by itself.
bool WriteThread::try_write(Waiting& each) {
  if (connection_->run("SAVEPOINT writing")) return false;
  each.fault = each.work(transaction_);
  // Reading functions cannot report failure: what was decided on their answers must not be kept.
  if (!each.fault) each.fault = connection_->fault();
  if (!connection_->in_transaction()) return false;
  if (each.fault && connection_->run("ROLLBACK TO writing")) return false;
  if (connection_->run("RELEASE writing")) return false;
  report_trouble();
  return true;
}

std::size_t WriteThread::fail(Group& group, std::size_t from, std::size_t to) {
  const StoreFault fault = connection_->fault().value_or(StoreFault::kBroken);
  for (std::size_t each = from; each < to; ++each) group[each].fault = fault;
  report_trouble();
  if (connection_->in_transaction()) connection_->run("ROLLBACK");
  return to;
}

void WriteThread::report_trouble() {
  if (!connection_->fault()) return;
  is_well_ = false;
  if (notices_.trouble) notices_.trouble("the database cannot be written: " + connection_->trouble());
  connection_->forget_faults();
}

// A server that reports bad health may get no more requests, so it tries a write by itself.
void WriteThread::probe() {
  const bool is_written = !connection_->run("BEGIN IMMEDIATE") && !touch(*connection_) && !connection_->run("COMMIT");
  if (is_written) is_well_ = true;
  if (connection_->in_transaction()) connection_->run("ROLLBACK");
  connection_->forget_faults();
}

// data_version changes with the commits of every other connection, not with our own.
void WriteThread::check_outside_changes() {
  if (steady_clock::now() - checked_outside_ < kIdle) return;
  checked_outside_ = steady_clock::now();
  Rows row = connection_->ask("PRAGMA data_version");
  if (!row.next() || row.integer(0) == data_version_) return;
  data_version_ = row.integer(0);
  const std::lock_guard lock(mutex_);
  if (changed_outside_) loop_.post([changed = changed_outside_] { (*changed)(); });
}

}  // namespace hammer::server::sqlite
