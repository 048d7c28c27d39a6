// The one place where Boost.JSON itself is compiled: it is used header-only, and takes seconds.
#include <boost/json/src.hpp>
