#include "net/content_type.h"

#include <algorithm>
#include <array>

namespace hammer::server {
namespace {

struct Known {
  std::string_view ending;
  std::string_view type;
};

constexpr std::array kKnown{
    Known{".html", "text/html; charset=utf-8"},
    Known{".js", "text/javascript; charset=utf-8"},
    Known{".mjs", "text/javascript; charset=utf-8"},
    Known{".css", "text/css; charset=utf-8"},
    Known{".wasm", "application/wasm"},  // else browsers refuse to compile it while it streams in
    Known{".json", "application/json"},
    Known{".webmanifest", "application/manifest+json"},
    Known{".svg", "image/svg+xml"},
    Known{".png", "image/png"},
    Known{".jpg", "image/jpeg"},
    Known{".webp", "image/webp"},
    Known{".ico", "image/x-icon"},
    Known{".txt", "text/plain; charset=utf-8"},
    Known{".md", "text/markdown; charset=utf-8"},
};

}  // namespace

std::string_view content_type(std::string_view path) {
  const auto fits = [path](const Known& known) { return path.ends_with(known.ending); };
  const auto known = std::find_if(kKnown.begin(), kKnown.end(), fits);
  return known == kKnown.end() ? "application/octet-stream" : known->type;
}

}  // namespace hammer::server
