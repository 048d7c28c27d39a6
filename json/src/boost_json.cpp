// The one place where Boost.JSON itself is compiled: it is used header-only, and takes seconds.
#ifndef __wasi__
#include <boost/json/src.hpp>
#else
// In WebAssembly only what its parser needs: the rest brings in streams and locales, and with them imports.
#define BOOST_JSON_SOURCE
#include <boost/json/basic_parser_impl.hpp>
#include <boost/json/detail/impl/default_resource.ipp>
#include <boost/json/detail/impl/except.ipp>
#include <boost/json/detail/impl/stack.ipp>
#include <boost/throw_exception.hpp>

// Its errors are read by their codes, in reader.cpp. The sentences that it has for them, and the system's for its own,
// would be a page's to fetch.
namespace boost::json {

error_code make_error_code(error code) {
  struct Category : error_category {
    const char* name() const noexcept override { return "boost.json"; }
    std::string message(int) const override { return {}; }
  };
  static Category category{};
  return {static_cast<int>(code), category};
}

}  // namespace boost::json

extern "C" char* strerror(int) {
  static char nothing[] = "";
  return nothing;
}

// There are no exceptions there, and the parser is used without any.
void boost::throw_exception(const std::exception&) { __builtin_trap(); }
void boost::throw_exception(const std::exception&, const boost::source_location&) { __builtin_trap(); }
#endif
