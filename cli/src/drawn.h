// What the system draws for who brings nothing.
#pragma once

#include <cstdint>

#include "protocol/record.h"

namespace hammer::cli {

// So that not every match without a seed is the same one. Of 53 bits, as JSON can hold.
std::uint64_t draw_seed();

// For the names of a new record.
protocol::NameSecret draw_secret();

}  // namespace hammer::cli
