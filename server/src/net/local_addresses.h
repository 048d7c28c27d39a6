// Where other machines find this one.
#pragma once

#include <string>
#include <vector>

namespace hammer::server {

// Of the networks that this machine is in, IPv4, without those that only its own containers and virtual machines see.
std::vector<std::string> local_addresses();

}  // namespace hammer::server
