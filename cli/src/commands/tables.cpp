#include <array>
#include <cstdio>
#include <optional>
#include <string>

#include "command.h"
#include "hammer/table.h"
#include "json/writer.h"
#include "protocol/listings.h"

namespace hammer::cli {
namespace {

constexpr std::string_view kHelp = R"(Lists the tables, weights and powders.

Usage: hammer tables [--json]

  --json   {"tables":[{"name","length","width","foul_line","deuce_line","trey_line","five_line",…}]}

Distances are in metres. The foul line is measured from the near edge (on boards with cushions it is the centre
line), the others from the far edge, to the middle of the paint; null where a table has none.

Example:
  hammer tables --json
)";

std::string or_dash(const std::optional<double>& number) { return number ? shortest(*number) : "-"; }

std::string table_row(const Table& table) {
  std::array<char, 160> row;
  std::snprintf(row.data(), row.size(), "%-12s %8s %8s %8s %8s %8s %8s%s\n", std::string(table.name).c_str(),
                rounded(table.length, 6).c_str(), rounded(table.width, 6).c_str(), rounded(table.foul_line, 6).c_str(),
                or_dash(table.deuce_line).c_str(), or_dash(table.trey_line).c_str(), or_dash(table.five_line).c_str(),
                table.cushions ? "  cushions"
                : table.target ? "  target"
                               : "");
  return row.data();
}

std::string as_text() {
  std::string text = "table          length    width     foul    deuce     trey     five\n";
  for (const Table& table : tables()) text += table_row(table);
  text += "\nmetres; the foul line from the near edge, the others from the far edge\n\nweights ";
  for (const WeightSize& size : weight_sizes()) {
    text +=
        "  " + std::string(size.name) + ": radius " + shortest(size.radius) + " m, mass " + shortest(size.mass) + " kg";
  }
  text += "\npowders ";
  for (const Powder& powder : powders()) {
    text += "  " + std::string(powder.name) + ": " + shortest(powder.deceleration) + " m/s²";
  }
  return text + '\n';
}

int run(Arguments arguments) {
  bool json = false;
  if (const auto refusal = read_options("tables", arguments, {{"--json", &json}})) {
    print_error(*refusal);
    return kWrongUsage;
  }
  print(json ? protocol::tables_json() + '\n' : as_text());
  return kDone;
}

}  // namespace

extern constexpr Command tables_command{"tables", "the boards, weights and powders", kHelp, run};

}  // namespace hammer::cli
