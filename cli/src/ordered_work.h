// Numbered work on several threads, handed on in the order of the numbers: what comes of it does not depend on how many
// threads there were.
#pragma once

#include <functional>

namespace hammer::cli {

// As many as the machine runs at once.
int default_threads();

// Calls work(0) … work(count - 1), each once, on any of the threads and in any order; and on the calling thread
// take(0), take(1), … each after its work is done. Stops early when take answers false: then work may have been done
// for numbers that are never taken.
void work_in_order(int count, int threads, const std::function<void(int)>& work, const std::function<bool(int)>& take);

}  // namespace hammer::cli
