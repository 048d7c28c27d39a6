// Text between JavaScript and the module: UTF-8 in, UTF-8 out. To ask, write the text at hammer_text_in(bytes), call,
// and read so many bytes as it returned at hammer_text_out().
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace hammer::wasm {

std::string_view asked();
std::uint32_t answer_with(std::string text);

}  // namespace hammer::wasm
