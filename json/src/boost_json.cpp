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
#include <boost/json/impl/error.ipp>
#include <boost/throw_exception.hpp>

// There are no exceptions there, and the parser is used without any.
void boost::throw_exception(const std::exception&) { __builtin_trap(); }
void boost::throw_exception(const std::exception&, const boost::source_location&) { __builtin_trap(); }
#endif
