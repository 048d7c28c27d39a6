// Streams of lines: in order and whole, ended by either side, and bounded for clients that do not read.
#include <gtest/gtest.h>

#include <fstream>

#include "running_site.h"

namespace hammer::server {
namespace {

using namespace std::chrono_literals;

using Streams = RunningSite;

TEST_F(Streams, LinesComeInOrderAndEndWithTheStream) {
  start();
  Client client(port());
  const auto head = client.open_stream("/api/stream");
  ASSERT_TRUE(head);
  EXPECT_EQ(head->status, 200);
  EXPECT_EQ(head->header("content-type"), "application/x-ndjson");
  EXPECT_EQ(head->header("cache-control"), "no-store");
  EXPECT_EQ(head->header("x-accel-buffering"), "no");
  EXPECT_EQ(head->header("x-content-type-options"), "nosniff");
  EXPECT_EQ(client.receive_line(), R"({"type":"live"})");
  for (int i = 0; i < 100; ++i) EXPECT_EQ(broadcast(std::to_string(i)), 1);
  for (int i = 0; i < 100; ++i) EXPECT_EQ(client.receive_line(), std::to_string(i));
  on_loop([this] { application_.sinks[0]->close(); });
  EXPECT_EQ(client.receive_line(), std::nullopt);
  EXPECT_TRUE(client.has_whole_stream());
  EXPECT_TRUE(client.sees_the_end());
  on_loop([this] { EXPECT_EQ(application_.gone, 0); });  // it was not the client who went
}

TEST_F(Streams, OldClientsGetTheLinesBare) {
  start();
  Client client(port());
  client.send("GET /api/log?2 HTTP/1.0\r\n\r\n");
  const auto head = client.receive(false);
  ASSERT_TRUE(head);
  EXPECT_EQ(head->header("transfer-encoding"), "");
  EXPECT_TRUE(client.sees_the_end());
  const std::string line(1000, 'x');
  EXPECT_EQ(client.received(), line + '\n' + line + '\n');
}

// A client that asks for a match's whole log does not count as too slow, however long the log is.
TEST_F(Streams, ALongLogIsNotDropped) {
  start({.stream = 4096});
  Client client(port());
  EXPECT_EQ(client.open_stream("/api/log?3000")->status, 200);
  for (int i = 0; i < 3000; ++i) ASSERT_TRUE(client.receive_line()) << i;
  EXPECT_FALSE(client.receive_line());
  EXPECT_TRUE(client.has_whole_stream());
}

TEST_F(Streams, AReaderThatGoesIsMissedAtOnce) {
  start();
  Client client(port()), other(port());
  client.open_stream("/api/stream");
  other.open_stream("/api/stream");
  await_streams(2);
  client.break_off();
  await_gone(1);
  EXPECT_EQ(broadcast("still here"), 1);
  other.receive_line();
  EXPECT_EQ(other.receive_line(), "still here");
}

TEST_F(Streams, WhoSendsWhileListeningIsNotAnswered) {
  start();
  Client client(port());
  client.open_stream("/api/stream");
  client.receive_line();
  client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  EXPECT_EQ(broadcast("a"), 1);
  EXPECT_EQ(client.receive_line(), "a");
  client.send(std::string(200000, 'x'));
  await_gone(1);
  EXPECT_TRUE(is_well());
}

std::size_t resident_kilobytes() {
  std::ifstream status("/proc/self/status");
  for (std::string word; status >> word;) {
    std::size_t kilobytes = 0;
    if (word == "VmRSS:" && status >> kilobytes) return kilobytes;
  }
  return 0;
}

TEST_F(Streams, WhoNeverReadsIsDroppedAndOthersAreUnhurt) {
  constexpr int kStalled = 40;
  start({.shutdown_grace = 300ms, .stream = 100000});
  std::vector<std::unique_ptr<Client>> stalled;
  for (int i = 0; i < kStalled; ++i) {
    stalled.push_back(std::make_unique<Client>(port()));
    stalled.back()->open_stream("/api/stream");
  }
  Client reader(port());
  reader.open_stream("/api/stream");
  reader.receive_line();
  await_streams(kStalled + 1);
  const std::string line(10000, 'x');
  const std::size_t before = resident_kilobytes();
  int taken = kStalled + 1;
  // The network's own buffers take some megabytes for each first.
  for (int sent = 0; sent < 3000 && taken > 1; ++sent) {
    taken = broadcast(line);
    ASSERT_EQ(reader.receive_line(), line) << sent;
  }
  EXPECT_EQ(taken, 1);
  EXPECT_LT(resident_kilobytes(), before + 20000);  // they share each line, and wait for 100 KB at most
  await_gone(kStalled);
  for (const auto& client : stalled) EXPECT_TRUE(client->sees_the_end());
  EXPECT_EQ(broadcast("on"), 1);
  EXPECT_EQ(reader.receive_line(), "on");
}

TEST_F(Streams, WhoReadsTooSlowlyIsToldSo) {
  start({.stream = 20000});
  Client client(port());
  client.open_stream("/api/stream");
  await_streams(1);
  // More at once than may wait: nothing of it can have been sent in between.
  on_loop([this] {
    const auto line = std::make_shared<const std::string>(1000, 'x');
    while (application_.sinks[0]->send(line)) {
    }
  });
  std::string last;
  while (const auto line = client.receive_line()) last = *line;
  EXPECT_EQ(last, R"({"type":"bye","why":"slow"})");
  EXPECT_TRUE(client.has_whole_stream());
  await_gone(1);
}

TEST_F(Streams, AStopIsSaidToAll) {
  start();
  std::vector<std::unique_ptr<Client>> clients;
  for (int i = 0; i < 20; ++i) {
    clients.push_back(std::make_unique<Client>(port()));
    clients.back()->open_stream("/api/stream");
    clients.back()->receive_line();
  }
  await_streams(20);
  std::thread stopping([this] { stop(); });
  for (const auto& client : clients) {
    EXPECT_EQ(client->receive_line(), R"({"type":"bye","why":"stopping"})");
    EXPECT_FALSE(client->receive_line());
    EXPECT_TRUE(client->has_whole_stream());
  }
  clients.clear();
  stopping.join();
}

}  // namespace
}  // namespace hammer::server
