// What is wrong with something that was sent: one sentence, and the field it is about.
#pragma once

#include <string>

namespace hammer {

struct Complaint {
  std::string field;     // "weights[2].x"; empty where it is about the whole
  std::string sentence;  // names the field itself, so that it can stand alone
};

}  // namespace hammer
