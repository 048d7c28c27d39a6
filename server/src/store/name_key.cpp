#include "store/name_key.h"

#include <array>

namespace hammer::server {
namespace {

// A stretch of characters and what each is taken for; a full stop: for itself, in small letters.
struct Folding {
  char32_t first;
  std::u32string_view taken_for;
};

constexpr std::array<Folding, 6> kFoldings{{
    {0xC0,
     U"aaaaaa.ceeeeiiiidnooooo.ouuuuy..aaaaaa.ceeeeiiiidnooooo.ouuuuy.yaaaaaaccccccccddddeeeeeeeeeegggg"
     U"gggghhhhiiiiiiiiii..jjkk.llllll..llnnnnnn...oooooo..rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs"},
    {0x1CD, U"aaiioouuuuuuuuuu.aaaa....ggkkoooo..j...gg"},
    {0x1F8, U"nnaa..ooaaaaeeeeiiiioooorrrruuuusstt"},
    {0x1E00,
     U"aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmmmmmmnnnnnnnnoooooooopppprrrrrrrr"
     U"ssssssssssttttttttuuuuuuuuuuvvvvwwwwwwwwwwxxxxyyzzzzzzhtwy.s....aaaaaaaaaaaaaaaaaaaaaaaaeeeeeeee"
     U"eeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyy......"},
    {0x386, U"a.ehi.o.yωiabγδezhθikλmnξoπp.σtyφxψωiyaehiyabγδezhθikλmnξoπpσσtyφxψωiyoyωϗbθyyyφπ"},
    {0x400, U"eeђгєsiijљњћkиyџaбbгдeжзииkлmhoпpctyфxцчшщъыьэюяaбbгдeжзииkлmhoпpctyфxцчшщъыьэюяeeђгєsiijљњћkиyџ"},
}};

constexpr bool is_between(char32_t c, char32_t first, char32_t last) { return c >= first && c <= last; }

// Letters and digits that are only drawn otherwise: wide, circled, or the alphabets of mathematics.
char32_t to_plain_form(char32_t c) {
  if (is_between(c, 0xFF01, 0xFF5E)) return c - 0xFF01 + U'!';
  if (is_between(c, 0x24B6, 0x24E9)) return (c - 0x24B6) % 26 + U'a';
  if (is_between(c, 0x1F130, 0x1F149)) return c - 0x1F130 + U'a';
  if (is_between(c, 0x1D400, 0x1D6A3)) return (c - 0x1D400) % 26 + U'a';
  if (is_between(c, 0x1D7CE, 0x1D7FF)) return (c - 0x1D7CE) % 10 + U'0';
  return c;
}

char32_t to_small(char32_t c) {
  if (is_between(c, U'A', U'Z') || is_between(c, 0xC0, 0xDE)) return c + 32;
  if (is_between(c, 0x100, 0x24F) && c % 2 == 0) return c + 1;
  if (c == 0x1E9E) return 0xDF;
  if (is_between(c, 0x460, 0x52F) && !is_between(c, 0x482, 0x489) && c % 2 == 0) return c + 1;
  if (is_between(c, 0x531, 0x556)) return c + 48;
  return c;
}

char32_t fold(char32_t written) {
  const char32_t c = to_plain_form(written);
  for (const Folding& folding : kFoldings) {
    if (c < folding.first || c - folding.first >= folding.taken_for.size()) continue;
    const char32_t taken_for = folding.taken_for[c - folding.first];
    if (taken_for != U'.') return taken_for;
  }
  return to_small(c);
}

void append_utf8(std::string& text, char32_t c) {
  const auto tail = [&](int shift) { text += static_cast<char>(0x80 | ((c >> shift) & 0x3F)); };
  if (c < 0x80) {
    text += static_cast<char>(c);
  } else if (c < 0x800) {
    text += static_cast<char>(0xC0 | (c >> 6));
    tail(0);
  } else if (c < 0x10000) {
    text += static_cast<char>(0xE0 | (c >> 12));
    tail(6);
    tail(0);
  } else {
    text += static_cast<char>(0xF0 | (c >> 18));
    tail(12);
    tail(6);
    tail(0);
  }
}

}  // namespace

std::u32string characters_of(std::string_view text) {
  std::u32string characters;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if ((byte & 0xC0) == 0x80 && !characters.empty()) {
      characters.back() = (characters.back() << 6) | (byte & 0x3Fu);
    } else {
      characters += byte < 0x80 ? byte : byte < 0xE0 ? byte & 0x1Fu : byte < 0xF0 ? byte & 0x0Fu : byte & 0x07u;
    }
  }
  return characters;
}

bool is_space(char32_t c) {
  return c == 0x20 || c == 0xA0 || c == 0x1680 || is_between(c, 0x2000, 0x200A) || c == 0x202F || c == 0x205F ||
         c == 0x3000;
}

std::string name_key(std::string_view name) {
  std::string key;
  bool is_gap = false;
  for (const char32_t c : characters_of(name)) {
    if (is_between(c, 0x300, 0x36F)) continue;  // accents
    if (is_space(c)) {
      is_gap = !key.empty();
      continue;
    }
    if (is_gap) key += ' ';
    is_gap = false;
    append_utf8(key, fold(c));
  }
  return key;
}

}  // namespace hammer::server
