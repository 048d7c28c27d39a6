// What the page is told it is told in codes.
#include "protocol/english.h"

namespace hammer::protocol {

extern const bool kSaysEnglish = false;

}  // namespace hammer::protocol
