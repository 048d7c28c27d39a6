// The network that this module needs for its next judgement, while it is not here.
#pragma once

#include "ai/networks.h"

namespace hammer::wasm {

const ai::StoredNet* wanted_network();  // nullptr: nothing is wanted

}  // namespace hammer::wasm
