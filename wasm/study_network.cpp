// Which network the study's module is missing, by the line of `hammer advise` that it was asked about.
#include <string>

#include "module.h"
#include "protocol/advise_line.h"

namespace hammer::wasm {
namespace {

const ai::StoredNet* missing = nullptr;

}  // namespace

const ai::StoredNet* missing_network() { return missing; }

// The name of the network that must be put here before such a line can be answered; empty if none is missing.
HAMMER_EXPORT(hammer_network_wanted) std::uint32_t hammer_network_wanted() {
  const ai::StoredNet* net = protocol::network_of_line(request());
  missing = net && net->packed.empty() ? net : nullptr;
  return respond(missing ? std::string(missing->name) : std::string());
}

}  // namespace hammer::wasm
