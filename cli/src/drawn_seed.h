// A seed for who names none.
#pragma once

#include <cstdint>

namespace hammer::cli {

// From the system, so that not every match without a seed is the same one. Of 53 bits, as JSON can hold.
std::uint64_t draw_seed();

}  // namespace hammer::cli
