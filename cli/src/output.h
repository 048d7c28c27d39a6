// Standard output and standard error, for a program whose output often goes through a pipe.
#pragma once

#include <string_view>

namespace hammer::cli {

// Writes all of it to standard output at once. Ends the program when nobody reads any more (quietly, as pipes
// expect) or when it cannot be written (with a sentence, so that a full disk never looks like success).
void print(std::string_view text);

// The same for who has something to put in order first: whether it was written. The sentence has been said.
bool try_print(std::string_view text);

// To any descriptor. Whether all of it was written; errno says why not.
bool write_all(int descriptor, std::string_view text);

// "hammer: <sentence>" on standard error.
void complain(std::string_view sentence);

}  // namespace hammer::cli
