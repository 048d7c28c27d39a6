// The answer to a request, before any network is involved.
#pragma once

#include <string_view>
#include <vector>

#include "base/call.h"
#include "net/headers.h"
#include "net/page.h"
#include "net/request.h"

namespace hammer::server {

struct Answer {
  int status = 200;
  std::vector<Header> headers;  // views into the page and into constants
  std::string_view body;        // likewise
  bool closes = false;          // the connection ends after it
};

Answer answer(const Page& page, const Request& request);

// Also for a request that could not be read. `why` must outlive the answer.
Answer refuse(int status, std::string_view why);

// The answer's views are into the reply.
Answer answer_with(const Reply& reply, const Request& request);

}  // namespace hammer::server
