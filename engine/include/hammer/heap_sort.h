// Sorting in little code: std::sort takes some kilobytes for every type that it sorts, which every page would fetch.
#pragma once

#include <algorithm>

namespace hammer {

// `before` must leave no ties that matter.
template <class List, class Before>
void heap_sort(List& list, Before before) {
  std::make_heap(list.begin(), list.end(), before);
  std::sort_heap(list.begin(), list.end(), before);
}

}  // namespace hammer
