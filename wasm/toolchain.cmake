# Debian's clang 19 to WebAssembly, without Emscripten:
#   clang-19 lld-19 wasi-libc libc++-19-dev-wasm32 libc++abi-19-dev-wasm32 libclang-rt-19-dev-wasm32
set(CMAKE_SYSTEM_NAME WASI)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
list(APPEND CMAKE_MODULE_PATH ${CMAKE_CURRENT_LIST_DIR}/cmake)  # Platform/WASI

set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)

# Exceptions do not link there. SIMD is in every browser since 2023, and what else is named here since longer.
set(CMAKE_CXX_FLAGS_INIT "-fno-exceptions -fno-rtti -msimd128 -mbulk-memory -mnontrapping-fptoint -msign-ext")

# A reactor exports functions and has no main; nothing needs names once it is linked.
set(CMAKE_EXE_LINKER_FLAGS_INIT "-mexec-model=reactor -Wl,--strip-all")

# A program cannot run here while configuring: test the compiler with a library.
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
