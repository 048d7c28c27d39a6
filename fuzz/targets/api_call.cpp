// Any call to the API gets one answer, JSON or a stream, and never status 500.
// Three lines a call: method and target; the sender, then a space, Origin and X-Forwarded-For, separated by commas;
// the body.
#include <memory>
#include <string>

#include "answers.h"
#include "api/application.h"
#include "base/log.h"
#include "base/metrics.h"
#include "base/workers.h"
#include "fake_loop.h"
#include "faulty_store.h"
#include "json/reader.h"
#include "net/request.h"

namespace {

using namespace hammer::server;
using hammer::fuzz::expect;

constexpr int kMaxCalls = 12;

class DeafSink : public LineSink {
 public:
  bool send(std::shared_ptr<const std::string> line) override {
    expect(hammer::read_json(*line) ? true : false, "a line that is no JSON", *line);
    return true;
  }
  void close() override {}
  void when_gone(std::function<void()>) override {}
};

std::string between(const std::string& text, const std::string& before) {
  const auto begin = text.find(before);
  if (begin == std::string::npos) return "";
  const auto start = begin + before.size();
  return text.substr(start, text.find('"', start) - start);
}

// A server without a network, without threads and with three people: a match has begun, and one waits.
class World {
 public:
  World()
      : log_(Log::Level::kOff, [](std::string_view) {}),
        application_({loop_, store_, workers_, workers_, metrics_, log_}, {}) {
    for (const char* name : {"Ann", "Bob", "Cid"}) tokens_ += enter(name) + ' ';
    open_ = create("0");
    begun_ = create("0");
    ask("POST", "/api/matches/" + begun_ + "/seats", token("1"), "{}");
    ask("POST", "/api/matches/" + begun_ + "/commands", token("0"), R"({"shot_id":"a","cmd":"toss","call":"heads"})");
  }

  void send(std::string_view method, std::string target, std::string_view who, std::string_view headers,
            std::string_view body) {
    replace(target, "OPEN", open_);
    replace(target, "MATCH", begun_);
    const std::string bearer = "Bearer " + token(who);
    Request request{.method = method, .target = target, .host = "localhost"};
    if (!who.empty()) request.authorization = bearer;
    const auto comma = headers.find(',');
    if (!headers.empty()) request.origin = headers.substr(0, comma);
    if (comma != std::string_view::npos) request.forwarded_for = headers.substr(comma + 1);
    auto call = read_call(request, address_of(request, "192.0.2.1", true));
    if (!call) return expect_reply(call.refusal(), target);
    call.value().body = body;
    answer(std::move(call.value()));
  }

 private:
  static void replace(std::string& text, std::string_view word, const std::string& with) {
    const auto place = text.find(word);
    if (place != std::string::npos) text.replace(place, word.size(), with);
  }

  // "0" to "2": the token of one of the three; any other text is sent as it is.
  std::string token(std::string_view who) const {
    if (who.size() != 1 || who[0] < '0' || who[0] > '2') return std::string(who);
    std::string_view rest = tokens_;
    for (char i = '0'; i < who[0]; ++i) rest.remove_prefix(rest.find(' ') + 1);
    return std::string(rest.substr(0, rest.find(' ')));
  }

  std::string ask(const std::string& method, const std::string& path, const std::string& bearer,
                  const std::string& body) {
    return answer({method, path, "", body, bearer, "192.0.2.1"});
  }
  std::string enter(const std::string& name) {
    return between(ask("POST", "/api/guests", "", R"({"name":")" + name + R"(","bot":true})"), R"("token":")");
  }
  std::string create(const std::string& who) {
    const std::string body = R"({"game":"knock-off","seats":[{"who":"me"},{"who":"open"}],"listed":true})";
    return between(ask("POST", "/api/matches", token(who), body), R"("id":")");
  }

  std::string answer(Call call) {
    const std::string what = call.method + ' ' + call.path;
    int answers = 0;
    Reply got;
    application_.answer(std::move(call), [&](Reply reply) {
      ++answers;
      got = std::move(reply);
    });
    loop_.run_all();
    expect(answers == 1, "not answered once", what);
    if (got.stream) got.stream(std::make_shared<DeafSink>());
    loop_.run_all();
    expect_reply(got, what);
    return got.body;
  }

  static void expect_reply(const Reply& reply, std::string_view what) {
    expect(reply.status >= 200 && reply.status < 600 && reply.status != 500, "a strange status", what);
    expect(reply.status < 400 || reply.body.find("\"error\"") != std::string::npos, "refused without a reason", what);
    if (reply.type == "application/json" && !reply.body.empty()) {
      expect(hammer::read_json(reply.body) ? true : false, "an answer that is no JSON", reply.body);
    }
    for (const auto& [name, value] : reply.headers) {
      expect(value.find_first_of("\r\n") == std::string::npos, "a header of two lines", value);
    }
  }

  FakeLoop loop_;
  FaultyStore store_{loop_};
  Workers workers_{0, 0};
  Metrics metrics_;
  Log log_;
  OnlineApplication application_;
  std::string tokens_, open_, begun_;
};

std::string_view take_word(std::string_view& rest) {
  const auto end = rest.find(' ');
  const std::string_view word = rest.substr(0, end);
  rest = end == std::string_view::npos ? std::string_view{} : rest.substr(end + 1);
  return word;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace hammer::fuzz;
  std::string_view rest = as_text(data, size);
  World world;
  for (int call = 0; call < kMaxCalls && !rest.empty(); ++call) {
    std::string_view first = take_line(rest), second = take_line(rest);
    const std::string_view body = take_line(rest), method = take_word(first), who = take_word(second);
    world.send(method, std::string(first), who, second, body);
  }
  return 0;
}
