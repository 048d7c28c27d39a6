#include "client/server_place.h"

#include <boost/asio/io_context.hpp>
#include <charconv>

namespace hammer::server {
namespace {

namespace asio = boost::asio;

std::string refuse_url(std::string_view url) {
  return "--server is \"" + std::string(url) +
         "\"; accepted is http://HOST or http://HOST:PORT, as http://localhost:8080; where a server speaks https, a "
         "program before it that ends that, as the server's own machine has one";
}

bool is_port(std::string_view text) {
  unsigned number = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
  return read.ec == std::errc{} && read.ptr == text.data() + text.size() && number >= 1 && number <= 65535;
}

}  // namespace

Result<ServerPlace, std::string> find_server(std::string_view url) {
  constexpr std::string_view kScheme = "http://";
  if (!url.starts_with(kScheme)) return refuse_url(url);
  std::string_view authority = url.substr(kScheme.size());
  if (authority.ends_with('/')) authority.remove_suffix(1);
  if (authority.empty() || authority.find_first_of("/?#@ \t\r\n") != std::string_view::npos) return refuse_url(url);
  std::string_view name = authority, port = "80";
  const auto colon = authority.rfind(':');
  if (colon != std::string_view::npos && authority.back() != ']') {
    name = authority.substr(0, colon);
    port = authority.substr(colon + 1);
  }
  if (name.starts_with('[') && name.ends_with(']')) name = name.substr(1, name.size() - 2);
  if (name.empty() || !is_port(port)) return refuse_url(url);
  asio::io_context context;
  asio::ip::tcp::resolver resolver(context);
  boost::system::error_code trouble;
  const auto found = resolver.resolve(std::string(name), std::string(port), trouble);
  if (trouble) return "there is no " + std::string(name) + " to be found: " + trouble.message();
  ServerPlace place;
  place.host = authority;
  for (const auto& entry : found) place.endpoints.push_back(entry.endpoint());
  return place;
}

}  // namespace hammer::server
