#include "net/page.h"

#include <algorithm>
#include <cstring>
#include <fstream>
#include <iterator>
#include <optional>
#include <vector>

#include "hammer/hash.h"
#include "json/writer.h"

namespace hammer::server {
namespace {

namespace fs = std::filesystem;

// A built page is a few megabytes: a whole disk is refused before it is read.
constexpr std::size_t kMaxBytes = 256u << 20;
constexpr std::size_t kMaxFiles = 10000;

struct KnownType {
  std::string_view ending;
  std::string_view type;
};

constexpr std::array kKnownTypes{
    KnownType{".html", "text/html; charset=utf-8"},
    KnownType{".js", "text/javascript; charset=utf-8"},
    KnownType{".mjs", "text/javascript; charset=utf-8"},
    KnownType{".css", "text/css; charset=utf-8"},
    KnownType{".wasm", "application/wasm"},  // otherwise browsers do not compile it while it loads
    KnownType{".json", "application/json"},
    KnownType{".webmanifest", "application/manifest+json"},
    KnownType{".svg", "image/svg+xml"},
    KnownType{".png", "image/png"},
    KnownType{".jpg", "image/jpeg"},
    KnownType{".webp", "image/webp"},
    KnownType{".ico", "image/x-icon"},
    KnownType{".txt", "text/plain; charset=utf-8"},
    KnownType{".md", "text/markdown; charset=utf-8"},
};

std::string_view content_type(std::string_view path) {
  const auto fits = [path](const KnownType& known) { return path.ends_with(known.ending); };
  const auto known = std::find_if(kKnownTypes.begin(), kKnownTypes.end(), fits);
  return known == kKnownTypes.end() ? "application/octet-stream" : known->type;
}

std::string etag_of(std::string_view bytes, Coding coding) {
  Hash hash;
  hash.add(std::uint64_t{bytes.size()});
  for (std::size_t at = 0; at < bytes.size(); at += sizeof(std::uint64_t)) {
    std::uint64_t word = 0;
    std::memcpy(&word, bytes.data() + at, std::min(sizeof word, bytes.size() - at));
    hash.add(word);
  }
  const std::string tail = coding == Coding::kIdentity ? "" : '-' + std::string(coding_name(coding));
  return '"' + hex(hash.value(), 16) + tail + '"';
}

// As the page's build names most files: assets/table-Dx81_k2Q.js.
bool has_hashed_name(std::string_view path) {
  constexpr std::size_t kHashLength = 8;
  if (!path.starts_with("/assets/")) return false;
  const std::string_view name = path.substr(path.rfind('/') + 1);
  const auto dot = name.rfind('.');
  if (dot == std::string_view::npos || dot < kHashLength + 2) return false;
  const std::string_view hash = name.substr(dot - kHashLength, kHashLength);
  const auto fits = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
  };
  return name[dot - kHashLength - 1] == '-' && std::all_of(hash.begin(), hash.end(), fits);
}

std::optional<std::string> read_bytes(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::string bytes(std::istreambuf_iterator<char>(file), {});
  if (!file || file.bad()) return std::nullopt;
  return bytes;
}

struct Found {
  std::string path;  // of a request
  fs::path file;
  std::size_t bytes;
};

bool is_hidden(const fs::path& path) { return path.filename().string().starts_with('.'); }

// Links are left out: they could lead anywhere.
Result<std::vector<Found>, std::string> list_files(const fs::path& folder) {
  std::error_code trouble;
  std::vector<Found> found;
  std::size_t bytes = 0;
  fs::recursive_directory_iterator entries(folder, trouble);
  for (; !trouble && entries != fs::recursive_directory_iterator(); entries.increment(trouble)) {
    const fs::directory_entry& entry = *entries;
    if (is_hidden(entry.path())) {
      entries.disable_recursion_pending();
      continue;
    }
    if (entry.symlink_status(trouble).type() != fs::file_type::regular) continue;
    found.push_back({'/' + entry.path().lexically_relative(folder).generic_string(), entry.path(),
                     static_cast<std::size_t>(entry.file_size(trouble))});
    bytes += found.back().bytes;
    if (bytes > kMaxBytes || found.size() > kMaxFiles) {
      return folder.string() + " holds far more than a page; --root must name the folder of the built page";
    }
  }
  if (trouble) return "cannot read the page in " + folder.string() + ": " + trouble.message();
  return found;
}

// The path without its .br or .gz, where that is one of the files.
Coding coding_of(std::string_view path, const std::vector<Found>& files) {
  for (const Coding coding : {Coding::kBrotli, Coding::kGzip}) {
    if (!path.ends_with(coding_ending(coding))) continue;
    const std::string_view plain = path.substr(0, path.size() - coding_ending(coding).size());
    if (std::any_of(files.begin(), files.end(), [&](const Found& file) { return file.path == plain; })) return coding;
  }
  return Coding::kIdentity;
}

}  // namespace

std::array<bool, kCodings> PageFile::codings() const {
  std::array<bool, kCodings> there{};
  std::transform(versions.begin(), versions.end(), there.begin(), [](const Version& version) { return version.there; });
  return there;
}

Result<Page, std::string> Page::load(const fs::path& folder) {
  std::error_code trouble;
  if (!fs::exists(folder / "index.html", trouble)) {
    if (trouble) return "cannot read the page in " + folder.string() + ": " + trouble.message();
    return "the page is not built: there is no " + (folder / "index.html").string() +
           "; ./run builds it, or name its folder with --root";
  }
  const auto files = list_files(folder);
  if (!files) return files.refusal();
  Page page;
  for (const Found& found : files.value()) {
    auto bytes = read_bytes(found.file);
    if (!bytes) return "cannot read " + found.file.string();
    const Coding coding = coding_of(found.path, files.value());
    const std::string path = found.path.substr(0, found.path.size() - coding_ending(coding).size());
    PageFile& file = page.files_[path];
    file.type = content_type(path);
    file.is_hashed = has_hashed_name(path);
    page.bytes_ += bytes->size();
    const std::string etag = etag_of(*bytes, coding);
    file.versions[static_cast<std::size_t>(coding)] = {true, std::move(*bytes), etag};
  }
  return page;
}

const PageFile* Page::find(std::string_view path) const {
  const auto file = files_.find(path == "/" ? "/index.html" : path);
  return file == files_.end() ? nullptr : &file->second;
}

}  // namespace hammer::server
