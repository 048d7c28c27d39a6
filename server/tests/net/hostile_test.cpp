// Clients that are slow, broken or mean: each is refused or dropped in bounded time, and the next one is served.
#include <gtest/gtest.h>

#include <random>

#include "from_environment.h"
#include "running_site.h"

namespace hammer::server {
namespace {

using namespace std::chrono_literals;

class Hostile : public RunningSite {
 protected:
  // The status of the answer to these bytes; 0 if the connection was closed without one.
  int status_of(std::string_view bytes) const {
    Client client(port());
    client.send(bytes);
    client.end_sending();
    const auto response = client.receive();
    EXPECT_TRUE(client.sees_the_end());
    return response ? response->status : 0;
  }

  // A byte now and then, for as long as the other side puts up with it.
  static void drip_until_dropped(Client& client) {
    const auto end = std::chrono::steady_clock::now() + kPatience;
    while (!client.sees_the_end_within(20ms)) {
      ASSERT_LT(std::chrono::steady_clock::now(), end) << "it goes on for ever";
      client.send("x");
    }
  }
};

TEST_F(Hostile, NonsenseIsRefused) {
  start();
  for (const std::string_view bytes :
       {"GET\r\n\r\n", "GET /\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", " / HTTP/1.1\r\n\r\n", "G@T / HTTP/1.1\r\n\r\n",
        "GET / HTTP/1.1\r\nHost\r\n\r\n", "GET / HTTP/1.1\r\n: a\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: a\r\nA\x01: b\r\n\r\n",
        "\x16\x03\x01\x02\x01\x01\x01\xfc\x03\x03 a TLS greeting\r\n\r\n", "GET / HTTP/1.1\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", "GET a HTTP/1.1\r\nHost: a\r\n\r\n",
        "GET /a%00 HTTP/1.1\r\nHost: a\r\n\r\n", "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab",
        "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999999999999999\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n"}) {
    EXPECT_EQ(status_of(bytes), 400) << bytes;
  }
  EXPECT_TRUE(is_well());
}

TEST_F(Hostile, SilenceAndHalfARequestAreDropped) {
  start();
  for (const std::string_view bytes : {"", "G", "GET / HTT", "GET / HTTP/1.1\r\nHost: a\r\n"}) {
    EXPECT_EQ(status_of(bytes), 0) << bytes;
  }
  EXPECT_TRUE(is_well());
}

TEST_F(Hostile, NobodyLeavesThePage) {
  // Of a name of its own: other runs have theirs in the same folder.
  const std::string outside = page_.path().filename().string() + "-outside";
  page_.write("../" + outside, "secret");
  start();
  for (const std::string& target :
       {"/../" + outside, "/assets/../../" + outside, "/%2e%2e/" + outside, "/..%2f" + outside, "/....//" + outside,
        std::string("//etc/passwd"), std::string("/etc/passwd"), std::string("/%2fetc%2fpasswd"),
        "http://a/../" + outside}) {
    const auto response = Client(port()).get(target);
    ASSERT_TRUE(response) << target;
    EXPECT_TRUE(response->status == 400 || response->status == 404) << target;
    EXPECT_EQ(response->body.find("secret"), std::string::npos);
  }
  EXPECT_TRUE(std::filesystem::remove(page_.path() / ".." / outside)) << "it was not there to be found";
}

TEST_F(Hostile, LongAddressesAndHeadersAreRefused) {
  start();
  EXPECT_EQ(status_of("GET /" + std::string(4000, 'a') + " HTTP/1.1\r\nHost: a\r\n\r\n"), 414);
  EXPECT_EQ(status_of("GET /" + std::string(100000, 'a')), 414);
  EXPECT_EQ(status_of("GET / HTTP/1.1\r\nHost: a\r\nX: " + std::string(100000, 'a')), 431);
  std::string many = "GET / HTTP/1.1\r\nHost: a\r\n";
  for (int i = 0; i < 5000; ++i) many += "X-" + std::to_string(i) + ": a\r\n";
  EXPECT_EQ(status_of(many + "\r\n"), 431);
  EXPECT_TRUE(is_well());
}

TEST_F(Hostile, WhoSendsALotStillReadsTheRefusal) {
  start();
  const std::string body(500000, 'x');
  EXPECT_EQ(status_of("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 500000\r\n\r\n" + body), 405);
  EXPECT_EQ(status_of("GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 500000\r\n\r\n" + body), 400);
}

TEST_F(Hostile, NothingIsReadBehindABody) {
  start();
  Client client(port());
  client.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhelloGET / HTTP/1.1\r\nHost: a\r\n\r\n");
  EXPECT_EQ(client.receive()->status, 405);
  EXPECT_FALSE(client.receive());
}

TEST_F(Hostile, ADrippingRequestIsDroppedInTime) {
  start({.request = 300ms});
  Client client(port());
  client.send("GET / HTTP/1.1\r\nHost: a\r\nX: ");
  drip_until_dropped(client);
  EXPECT_EQ(client.received(), "");
  EXPECT_TRUE(serves_somebody());
}

TEST_F(Hostile, WhoTakesNothingIsDroppedInTime) {
  page_.write("large.bin", std::string(32u << 20, 'x'));
  start({.response = 300ms});
  Client client(port());
  client.send("GET /large.bin HTTP/1.1\r\nHost: a\r\n\r\n");
  await_connections(0);
  EXPECT_FALSE(client.receive());
  EXPECT_TRUE(serves_somebody());
}

TEST_F(Hostile, WhoBreaksOffIsForgotten) {
  page_.write("large.bin", std::string(8u << 20, 'x'));
  start({.connections = 4});
  for (int i = 0; i < 40; ++i) {
    Client client(port());
    client.send("GET /large.bin HTTP/1.1\r\nHost: a\r\n\r\n");
    client.break_off();
  }
  EXPECT_TRUE(is_well());
}

TEST_F(Hostile, TooManyConnectionsWaitForTheirTurn) {
  start({.connections = 3, .request = kPatience});
  Client one(port()), two(port());
  auto three = std::make_unique<Client>(port());
  EXPECT_EQ(one.get("/")->status, 200);
  EXPECT_EQ(two.get("/")->status, 200);
  EXPECT_EQ(three->get("/")->status, 200);
  Client fourth(port());
  fourth.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  // These come after it, and are answered.
  for (Client* const client : {&one, &two, three.get()}) {
    const auto metrics = client->get("/metrics");
    ASSERT_TRUE(metrics);
    EXPECT_NE(metrics->body.find("\nhammer_connections 3\n"), std::string::npos) << metrics->body;
  }
  three.reset();
  const auto answered = fourth.receive();
  ASSERT_TRUE(answered);
  EXPECT_EQ(answered->status, 200);
}

TEST_F(Hostile, AnIdleConnectionGivesItsPlaceUpInTime) {
  start({.connections = 1, .request = 300ms});
  Client idle(port());
  EXPECT_TRUE(serves_somebody());
  EXPECT_TRUE(idle.sees_the_end());
}

TEST_F(Hostile, NonsenseInCallsIsRefused) {
  start();
  for (const std::string_view rest :
       {"Content-Length: x\r\n\r\n", "Content-Length: -1\r\n\r\n", "Content-Length: 1\r\nContent-Length: 2\r\n\r\nab",
        "Content-Length: 99999999999999999999999\r\n\r\n", "Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\nabc",
        "Transfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\nabc",
        "Transfer-Encoding: chunked\r\n\r\nnonsense\r\n\r\n", "Transfer-Encoding: chunked\r\n\r\n3\r\nabcde\r\n\r\n",
        "Host: b\r\n\r\n"}) {
    EXPECT_EQ(status_of("POST /api/x HTTP/1.1\r\nHost: a\r\n" + std::string(rest)), 400) << rest;
  }
  for (const std::string_view target : {"/api/%", "/api/%zz", "/api/../x", "/api/a%2fb", "/api/%00", "/api/%ff",
                                        "/api/x?a=%ff", "/api/x?\xff", "/api/%c0%af", "/api/%ed%a0%80", "/api/a\\b"}) {
    EXPECT_EQ(status_of("GET " + std::string(target) + " HTTP/1.1\r\nHost: a\r\n\r\n"), 400) << target;
  }
  EXPECT_EQ(status_of("GET /api/x HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\nab"), 400);
  EXPECT_EQ(status_of("POST /api/x HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip\r\n\r\nab"), 411);
  EXPECT_EQ(status_of("GET /api/" + std::string(4000, 'a') + " HTTP/1.1\r\nHost: a\r\n\r\n"), 414);
  EXPECT_TRUE(is_well());
}

TEST_F(Hostile, LargeBodiesAreRefusedBeforeTheyAreRead) {
  start();
  const std::string post = "POST /api/x HTTP/1.1\r\nHost: a\r\n";
  const std::string body(65537, 'x');
  EXPECT_EQ(status_of(post + "Content-Length: 65537\r\n\r\n" + body), 413);
  EXPECT_EQ(status_of(post + "Content-Length: 65536\r\n\r\n" + body.substr(1)), 200);
  EXPECT_EQ(status_of(post + "Content-Length: 4000000000000\r\nExpect: 100-continue\r\n\r\n"), 413);
  EXPECT_EQ(status_of(post + "Transfer-Encoding: chunked\r\n\r\n10001\r\n" + body + "\r\n0\r\n\r\n"), 413);
  std::string many = post + "Transfer-Encoding: chunked\r\n\r\n";
  for (int i = 0; i < 70000; ++i) many += "1\r\nx\r\n";
  EXPECT_EQ(status_of(many), 413);
  EXPECT_TRUE(is_well());
}

TEST_F(Hostile, NothingIsReadBehindARefusedBody) {
  start();
  Client client(port());
  client.send("POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Length: 70000\r\n\r\nGET /api/y HTTP/1.1\r\nHost: a\r\n\r\n");
  EXPECT_EQ(client.receive()->status, 413);
  EXPECT_FALSE(client.receive());
}

TEST_F(Hostile, AShortBodyIsNoCall) {
  start();
  EXPECT_EQ(status_of("POST /api/later HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nabc"), 0);
  EXPECT_EQ(status_of("POST /api/later HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nab"), 0);
  on_loop([this] { EXPECT_TRUE(application_.waiting.empty()); });
}

TEST_F(Hostile, ADrippingBodyIsDroppedInTime) {
  start({.request = 300ms});
  Client client(port());
  client.send("POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Length: 60000\r\n\r\n");
  drip_until_dropped(client);
  EXPECT_EQ(client.received(), "");
  EXPECT_TRUE(serves_somebody());
}

TEST_F(Hostile, OneAddressTakesNoMoreThanItsShare) {
  start({.per_address = 3});
  std::vector<std::unique_ptr<Client>> clients;
  for (int i = 0; i < 3; ++i) {
    clients.push_back(std::make_unique<Client>(port()));
    EXPECT_EQ(clients.back()->get("/")->status, 200);
  }
  Client fourth(port());
  const auto refused = fourth.receive();
  ASSERT_TRUE(refused);
  EXPECT_EQ(refused->status, 429);
  EXPECT_EQ(refused->body, "There are too many connections from your address already.\n");
  clients.pop_back();
  EXPECT_TRUE(serves_somebody());  // once it is seen that the third has gone
}

TEST_F(Hostile, ThousandsComeAndGo) {
  start();
  for (int i = 0; i < 3000; ++i) {
    Client client(port());
    switch (i % 6) {
      case 0:
        client.send("GET /api/stream HTTP/1.1\r\nHost: a\r\n\r\n");
        break;
      case 1:
        client.send("POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nabc");
        break;
      case 2:
        client.send("GET /api/x HTTP/1.1\r\nHost: a\r\n\r\n");
        break;
      case 3:
        client.send("GET /api/never HTTP/1.1\r\nHost: a\r\n\r\n");
        break;
      case 4:
        EXPECT_EQ(client.get("/api/x")->status, 200);
        break;
      default:
        break;
    }
    if (i % 2 == 0) client.break_off();
  }
  EXPECT_TRUE(is_well());
  on_loop([this] {
    application_.waiting.clear();
    application_.sinks.clear();
  });
  // All of them are forgotten.
  await_connections(0);
}

TEST_F(Hostile, RandomBytesDoNoHarm) {
  start();
  std::mt19937 random(static_cast<unsigned>(test::seed_for(1)));
  const std::string alphabet = "GET /HTP1.: \r\n\r\n%2e.\\\"*,;q=\x80\xff" + std::string(1, '\0');
  for (int i = 0; i < 200; ++i) {
    std::string bytes = i % 3 == 0   ? "GET / HTTP/1.1\r\nHost: a\r\n"
                        : i % 3 == 1 ? "POST /api/x HTTP/1.1\r\nHost: a\r\n"
                                     : "";
    for (std::size_t length = random() % 300; bytes.size() < length;) bytes += alphabet[random() % alphabet.size()];
    const int status = status_of(bytes + "\r\n\r\n");
    EXPECT_TRUE(status == 0 || status == 200 || status == 400 || status == 404 || status == 405) << bytes;
  }
  EXPECT_TRUE(is_well());
}

}  // namespace
}  // namespace hammer::server
