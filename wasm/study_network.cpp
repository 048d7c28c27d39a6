// The study's module judges by the networks that lines of `hammer advise` need.
#include <string>

#include "export.h"
#include "protocol/advise_line.h"
#include "text_buffers.h"
#include "wanted_network.h"

namespace hammer::wasm {
namespace {

const ai::StoredNet* wanted = nullptr;

}  // namespace

const ai::StoredNet* wanted_network() { return wanted; }

// The name of the network that must be put here before such a line can be answered; nothing where it can.
HAMMER_EXPORT(hammer_network_wanted) std::uint32_t hammer_network_wanted() {
  const ai::StoredNet* net = protocol::network_of_line(asked());
  wanted = net && net->packed.empty() ? net : nullptr;
  return answer_with(wanted ? std::string(wanted->name) : std::string());
}

}  // namespace hammer::wasm
