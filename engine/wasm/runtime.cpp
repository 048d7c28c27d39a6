// The standard library prints before it aborts, and printing needs imports. Here running out of memory and
// broken invariants trap instead, so that the module needs nothing from its host.
#include <__verbose_abort>
#include <cstddef>
#include <cstdlib>
#include <new>

namespace {

void* allocate_or_trap(std::size_t size) {
  void* place = std::malloc(size > 0 ? size : 1);
  if (place == nullptr) __builtin_trap();
  return place;
}

}  // namespace

void* operator new(std::size_t size) { return allocate_or_trap(size); }
void* operator new[](std::size_t size) { return allocate_or_trap(size); }
void operator delete(void* place) noexcept { std::free(place); }
void operator delete[](void* place) noexcept { std::free(place); }
void operator delete(void* place, std::size_t) noexcept { std::free(place); }
void operator delete[](void* place, std::size_t) noexcept { std::free(place); }

void std::__libcpp_verbose_abort(const char*, ...) { __builtin_trap(); }
