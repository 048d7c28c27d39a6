#include "read/verb.h"

namespace hammer::protocol {

int find_verb(const JsonValue& line, std::string_view field, std::span<const std::string_view> names,
              Complaints& complaints) {
  const Fields fields(line, "", complaints);  // whatever else is there is not looked at yet
  return complaints.first() ? -1 : fields.choice(field, names, true);
}

}  // namespace hammer::protocol
