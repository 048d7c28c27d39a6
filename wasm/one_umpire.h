// The one match of a module. Who wants two instantiates it twice.
#pragma once

#include "protocol/umpire.h"

namespace hammer::wasm {

protocol::Umpire& umpire();

}  // namespace hammer::wasm
