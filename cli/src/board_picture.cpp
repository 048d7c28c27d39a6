#include "board_picture.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <vector>

namespace hammer::cli {
namespace {

// A character is about twice as high as it is wide, so these keep the board's shape:
// a weight is four columns long, and touching weights never share a character.
constexpr int kColumns = 72;
constexpr int kRows = 17;

class Canvas {
 public:
  Canvas() : rows_(kRows, std::string(kColumns, ' ')) {}

  // What does not fit is left out.
  void put(int column, int row, std::string_view text) {
    if (row < 0 || row >= kRows) return;
    for (const char c : text) {
      if (column >= 0 && column < kColumns) rows_[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] = c;
      ++column;
    }
  }
  const std::vector<std::string>& rows() const { return rows_; }

 private:
  std::vector<std::string> rows_;
};

// Of a place so far from the far edge; kColumns is the edge itself.
int column_of(double from_end) { return static_cast<int>(kColumns * (1 - from_end / kPictureDepth) + 0.5); }

int row_of(const Table& table, double y) {
  return std::clamp(static_cast<int>(kRows * (0.5 - y / table.width)), 0, kRows - 1);
}

void put_line(Canvas& canvas, const std::optional<double>& from_end) {
  if (!from_end) return;
  for (int row = 0; row < kRows; ++row) canvas.put(column_of(*from_end), row, ":");
}

void put_caption(std::string& captions, const std::optional<double>& from_end, std::string_view text) {
  if (!from_end) return;
  const int middle = column_of(*from_end) + 2;  // the picture is indented by two
  captions.replace(static_cast<std::size_t>(middle) - text.size() / 2, text.size(), text);
}

}  // namespace

std::string draw_far_end(const Table& table, const Position& position, std::span<const std::string> labels) {
  Canvas canvas;
  put_line(canvas, table.deuce_line);
  put_line(canvas, table.trey_line);
  put_line(canvas, table.five_line);
  for (int i = 0; i < position.count; ++i) {
    const Weight& weight = position.weights[static_cast<std::size_t>(i)];
    const double from_end = table.length - weight.x;
    if (!weight.on || from_end > kPictureDepth) continue;
    const std::string text = '(' + labels[static_cast<std::size_t>(i)] + ')';
    const int column = std::min(column_of(from_end) - 2, kColumns - static_cast<int>(text.size()));
    canvas.put(column, row_of(table, weight.y), text);
  }

  const std::string edge = "  " + std::string(kColumns, '-') + "+\n";
  std::string picture = edge;
  for (const std::string& row : canvas.rows()) picture += "  " + row + "|\n";
  picture += edge;
  std::string captions(kColumns + 8, ' ');
  put_caption(captions, table.deuce_line, "deuce");
  put_caption(captions, table.trey_line, "trey");
  put_caption(captions, table.five_line, "five");
  put_caption(captions, 0.0, "end");
  captions.erase(captions.find_last_not_of(' ') + 1);
  return picture + captions + '\n';
}

}  // namespace hammer::cli
