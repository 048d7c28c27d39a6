// The standard library prints before it aborts, and printing needs imports. Here running out of memory and
// broken invariants trap instead, so that the module needs nothing from its host.
#include <__verbose_abort>
#include <cstdarg>
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

// The same of the runtime below it, for pure virtual calls and the like; and of Boost's error codes, whose texts, which
// nobody asks for here, are printed into a buffer.
extern "C" [[noreturn]] void abort_message(const char*, ...) { __builtin_trap(); }
extern "C" int snprintf(char*, std::size_t, const char*, ...) { __builtin_trap(); }
extern "C" int vsnprintf(char*, std::size_t, const char*, std::va_list) { __builtin_trap(); }
