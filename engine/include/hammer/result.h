// A value or the reason there is none. The engine never throws.
#pragma once

#include <cassert>
#include <utility>
#include <variant>

namespace hammer {

template <class T, class E>
class Result {
 public:
  Result(T value) : held_(std::in_place_index<0>, std::move(value)) {}      // NOLINT: implicit
  Result(E refusal) : held_(std::in_place_index<1>, std::move(refusal)) {}  // NOLINT: implicit

  explicit operator bool() const { return held_.index() == 0; }
  const T& value() const {
    assert(*this);
    return *std::get_if<0>(&held_);
  }
  T& value() {
    assert(*this);
    return *std::get_if<0>(&held_);
  }
  const E& refusal() const {
    assert(!*this);
    return *std::get_if<1>(&held_);
  }

 private:
  std::variant<T, E> held_;
};

}  // namespace hammer
