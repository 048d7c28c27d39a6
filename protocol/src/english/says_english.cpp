#include "protocol/english.h"

namespace hammer::protocol {

extern const bool kSaysEnglish = true;

}  // namespace hammer::protocol
