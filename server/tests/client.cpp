#include "client.h"

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>

namespace hammer::server {
namespace {

std::string lower_case(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? c + 32 : c; });
  return text;
}

Response read_head(std::string_view head) {
  Response response;
  response.status = std::atoi(std::string(head.substr(head.find(' ') + 1, 3)).c_str());
  for (auto line = head.find("\r\n"); line != std::string_view::npos; line = head.find("\r\n", line + 2)) {
    const std::string_view rest = head.substr(line + 2);
    const std::string_view text = rest.substr(0, rest.find("\r\n"));
    const auto colon = text.find(": ");
    if (colon == std::string_view::npos) continue;
    response.headers[lower_case(std::string(text.substr(0, colon)))] = text.substr(colon + 2);
  }
  return response;
}

}  // namespace

std::string Response::header(const std::string& name) const {
  const auto found = headers.find(name);
  return found == headers.end() ? "" : found->second;
}

Client::Client(std::uint16_t port) : socket_(::socket(AF_INET, SOCK_STREAM, 0)) {
  sockaddr_in place{};
  place.sin_family = AF_INET;
  place.sin_port = htons(port);
  place.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  const timeval patience{kPatience.count(), 0};
  setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
  setsockopt(socket_, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
  if (connect(socket_, reinterpret_cast<sockaddr*>(&place), sizeof place) != 0) std::abort();
}

Client::~Client() {
  if (socket_ >= 0) close(socket_);
}

bool Client::send(std::string_view bytes) const {
  while (!bytes.empty()) {
    const ssize_t sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
  return true;
}

bool Client::receive_more() {
  std::array<char, 65536> piece{};
  const ssize_t got = recv(socket_, piece.data(), piece.size(), 0);
  if (got < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)) {
    ADD_FAILURE() << "nothing came for " << kPatience.count() << " s";
    return false;
  }
  has_ended_ = got <= 0;
  if (has_ended_) return false;
  received_.append(piece.data(), static_cast<std::size_t>(got));
  return true;
}

std::optional<Response> Client::receive(bool has_body) {
  std::size_t end = 0;
  while ((end = received_.find("\r\n\r\n")) == std::string::npos) {
    if (!receive_more()) return std::nullopt;
  }
  Response response = read_head(std::string_view(received_).substr(0, end));
  received_.erase(0, end + 4);
  const auto length = static_cast<std::size_t>(std::atol(response.header("content-length").c_str()));
  if (!has_body || response.status == 304) return response;
  while (received_.size() < length) {
    if (!receive_more()) return std::nullopt;
  }
  response.body = received_.substr(0, length);
  received_.erase(0, length);
  return response;
}

std::optional<Response> Client::get(std::string_view path, std::string_view headers) {
  send("GET " + std::string(path) + " HTTP/1.1\r\nHost: localhost\r\n" + std::string(headers) + "\r\n");
  return receive();
}

std::optional<Response> Client::call(std::string_view method, std::string_view path, std::string_view body,
                                     std::string_view headers) {
  send(std::string(method) + ' ' + std::string(path) + " HTTP/1.1\r\nHost: localhost\r\nContent-Length: " +
       std::to_string(body.size()) + "\r\n" + std::string(headers) + "\r\n" + std::string(body));
  return receive();
}

std::optional<Response> Client::open_stream(std::string_view path, std::string_view headers) {
  send("GET " + std::string(path) + " HTTP/1.1\r\nHost: localhost\r\n" + std::string(headers) + "\r\n");
  return receive(false);
}

bool Client::receive_chunk() {
  std::size_t end = 0;
  while ((end = received_.find("\r\n")) == std::string::npos) {
    if (!receive_more()) return false;
  }
  const std::size_t size = std::strtoul(received_.c_str(), nullptr, 16);
  while (received_.size() < end + 2 + size + 2) {
    if (!receive_more()) return false;
  }
  lines_ += received_.substr(end + 2, size);
  received_.erase(0, end + 2 + size + 2);
  has_last_chunk_ = size == 0;
  return size > 0;
}

std::optional<std::string> Client::receive_line() {
  std::size_t end = 0;
  while ((end = lines_.find('\n')) == std::string::npos) {
    if (!receive_chunk()) return std::nullopt;
  }
  std::string line = lines_.substr(0, end);
  lines_.erase(0, end + 1);
  return line;
}

bool Client::sees_the_end() {
  while (receive_more()) {
  }
  return has_ended_;
}

bool Client::sees_the_end_within(std::chrono::milliseconds time) {
  pollfd waiting{socket_, POLLIN, 0};
  if (!has_ended_ && poll(&waiting, 1, static_cast<int>(time.count())) == 1) receive_more();
  return has_ended_;
}

void Client::end_sending() const { shutdown(socket_, SHUT_WR); }

void Client::break_off() {
  const linger at_once{1, 0};
  setsockopt(socket_, SOL_SOCKET, SO_LINGER, &at_once, sizeof at_once);
  close(socket_);
  socket_ = -1;
}

}  // namespace hammer::server
