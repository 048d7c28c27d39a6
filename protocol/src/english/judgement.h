// The judge's reasons in English, as a person at the table would give them.
#pragma once

#include <string>

#include "hammer/judge.h"

namespace hammer::protocol {

// "A 2, 3.1 mm short of clearing the trey line; it counts, 34.2 mm deeper than blue's deepest weight."
std::string describe_why(const Judgement& judgement, const JudgedWeight& weight, bool shares_board);

// "Red scores 6: one hanger and one 2."
std::string describe_summary(const Judgement& judgement, bool shares_board);

// "3.1 mm", to the micrometre where that decides.
std::string millimetres(double metres);

}  // namespace hammer::protocol
