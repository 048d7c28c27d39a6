// The standard library prints before it aborts, and printing needs imports. Here running out of memory and
// broken invariants trap instead, so that the module needs nothing from its host. Also its allocator.
#include <__verbose_abort>
#include <cstdarg>
#include <cstddef>
#include <cstdint>
#include <new>

extern "C" unsigned char __heap_base;

namespace {

// Memory in blocks of 2^k and 3 * 2^(k-1) bytes; a freed block is kept for the next request of its size. The C
// library's own allocator merges neighbours, and would add four kilobytes to the page's download.
struct Block {
  std::size_t kind;  // its size, as an index of sizes
  Block* next;       // while it is free
  std::size_t unused[2];
};
static_assert(sizeof(Block) == 16);  // what comes after it is aligned for everything

constexpr std::size_t kKinds = 54, kPage = 65536, kGrowBy = 4 * kPage;

Block* spare[kKinds];
std::size_t first_free = 0, end = 0;

constexpr std::size_t size_of(std::size_t kind) { return (std::size_t{2} + kind % 2) << (kind / 2 + 4); }

std::size_t kind_for(std::size_t bytes) {
  std::size_t kind = 0;
  while (kind < kKinds && size_of(kind) < bytes) ++kind;
  if (kind == kKinds) __builtin_trap();
  return kind;
}

// From the end of the memory in use.
Block* add_block(std::size_t size) {
  if (end == 0) {
    first_free = (reinterpret_cast<std::size_t>(&__heap_base) + 15) / 16 * 16;
    end = __builtin_wasm_memory_size(0) * kPage;
  }
  if (end - first_free < size) {
    const std::size_t more = (size - (end - first_free) + kGrowBy - 1) / kGrowBy * kGrowBy;
    if (__builtin_wasm_memory_grow(0, more / kPage) == static_cast<std::size_t>(-1)) __builtin_trap();
    end += more;
  }
  auto* block = reinterpret_cast<Block*>(first_free);
  first_free += size;
  return block;
}

void* allocate(std::size_t size) {
  if (size > SIZE_MAX - sizeof(Block)) __builtin_trap();
  const std::size_t kind = kind_for(size + sizeof(Block));
  Block* block = spare[kind];
  if (block) {
    spare[kind] = block->next;
  } else {
    block = add_block(size_of(kind));
  }
  block->kind = kind;
  return block + 1;
}

void give_back(void* place) {
  if (!place) return;
  Block* block = static_cast<Block*>(place) - 1;
  block->next = spare[block->kind];
  spare[block->kind] = block;
}

}  // namespace

void* operator new(std::size_t size) { return allocate(size); }
void* operator new[](std::size_t size) { return allocate(size); }
void operator delete(void* place) noexcept { give_back(place); }
void operator delete[](void* place) noexcept { give_back(place); }
void operator delete(void* place, std::size_t) noexcept { give_back(place); }
void operator delete[](void* place, std::size_t) noexcept { give_back(place); }

// Each is one instruction here; the C library's are for machines without it.
extern "C" void* memcpy(void* to, const void* from, std::size_t size) { return __builtin_memcpy(to, from, size); }
extern "C" void* memmove(void* to, const void* from, std::size_t size) { return __builtin_memmove(to, from, size); }
extern "C" void* memset(void* to, int byte, std::size_t size) { return __builtin_memset(to, byte, size); }

// A module never ends: destructors of globals need not run.
extern "C" int __cxa_atexit(void (*)(void*), void*, void*) { return 0; }

void std::__libcpp_verbose_abort(const char*, ...) { __builtin_trap(); }

// The same of the runtime below it, for pure virtual calls and the like.
extern "C" [[noreturn]] void abort_message(const char*, ...) { __builtin_trap(); }
extern "C" int snprintf(char*, std::size_t, const char*, ...) { __builtin_trap(); }
extern "C" int vsnprintf(char*, std::size_t, const char*, std::va_list) { __builtin_trap(); }
