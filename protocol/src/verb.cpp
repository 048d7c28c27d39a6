#include "verb.h"

#include <vector>

namespace hammer::protocol {

int find_verb(const JsonValue& line, std::string_view field, std::span<const std::string_view> names,
              Complaints& complaints) {
  // Whatever else is there is not looked at yet.
  std::vector<std::string_view> present;
  if (const auto* object = line.get<JsonObject>()) {
    for (const JsonMember& member : *object) present.push_back(member.name);
  }
  const Fields fields(line, "", present, complaints);
  return complaints.first() ? -1 : fields.choice(field, names, true);
}

}  // namespace hammer::protocol
