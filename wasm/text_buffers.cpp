#include "text_buffers.h"

#include <utility>

#include "export.h"

namespace hammer::wasm {
namespace {

std::string text_in, text_out;

}  // namespace

std::string_view asked() { return text_in; }

std::uint32_t answer_with(std::string text) {
  text_out = std::move(text);
  return static_cast<std::uint32_t>(text_out.size());
}

HAMMER_EXPORT(hammer_text_in) char* hammer_text_in(std::uint32_t bytes) {
  text_in.assign(bytes, ' ');
  return text_in.data();
}
HAMMER_EXPORT(hammer_text_out) const char* hammer_text_out() { return text_out.data(); }

}  // namespace hammer::wasm
