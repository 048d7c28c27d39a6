// Puts a JsonValue together from the pieces a parser meets, and always knows which field it is at.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "complaint.h"
#include "json_value.h"

namespace hammer::protocol {

class JsonBuilder {
 public:
  // Each answers whether to go on; when not, complaint() says why.
  bool begin(JsonValue container);
  bool end();
  bool name(std::string_view text);
  bool add(JsonValue value);
  bool add_number(std::string_view text);

  // Of the value that is being read: "weights[2].x", or empty for the whole.
  std::string field() const;
  const Complaint& complaint() const { return complaint_; }
  JsonValue take() { return std::move(whole_); }

 private:
  struct Open {
    JsonValue container;
    std::string name;  // of the member that is being read, in an object
  };

  bool complain(std::string field, std::string_view rest);

  JsonValue whole_{};
  std::vector<Open> open_;
  Complaint complaint_;
};

}  // namespace hammer::protocol
