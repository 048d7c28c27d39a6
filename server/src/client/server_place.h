// Where a server is, as people write it down: "http://localhost:8080".
#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "hammer/result.h"

namespace hammer::server {

struct ServerPlace {
  std::string host;  // for the header: "localhost:8080"
  std::vector<boost::asio::ip::tcp::endpoint> endpoints;
};

// Looks the name up, which takes as long as it takes; or the sentence why not.
Result<ServerPlace, std::string> find_server(std::string_view url);

}  // namespace hammer::server
