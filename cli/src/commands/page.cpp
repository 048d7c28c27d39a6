#include <unistd.h>

#include <filesystem>
#include <string>
#include <system_error>
#include <vector>

#include "command.h"

namespace hammer::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kHelp = R"(Writes the page as files that any web host can serve.

Usage: hammer page --export FOLDER [--root FOLDER]

  --export FOLDER   where to; it is made, or is there and empty
  --root FOLDER     of the built page, as ./run builds it; unless you say, ../web as seen from this program

Playing here, real tables, lessons, drills, replays and the coach work from there, also without a connection once the
page has been opened; only playing online needs hammer serve. docs/static-page.md says how to put it on a host.

Example:
  d=$(mktemp -d) && echo Hello >$d/index.html && hammer page --export $d/site --root $d && ls $d/site; rm -r $d
)";

// Hosts compress what they send by themselves.
bool is_compressed_twin(const fs::path& file) {
  const fs::path ending = file.extension();
  if (ending != ".gz" && ending != ".br") return false;
  std::error_code trouble;
  return fs::exists(fs::path(file).replace_extension(), trouble);
}

bool is_hidden(const fs::path& path) { return path.filename().string().starts_with('.'); }

struct Copied {
  int files = 0;
  std::uintmax_t bytes = 0;
};

// Links are left out: they could lead anywhere.
Copied copy_page(const fs::path& from, const fs::path& to, std::error_code& trouble) {
  Copied copied;
  std::vector<fs::path> files;
  fs::recursive_directory_iterator entries(from, trouble);
  for (; !trouble && entries != fs::recursive_directory_iterator(); entries.increment(trouble)) {
    if (is_hidden(entries->path())) {
      entries.disable_recursion_pending();
    } else if (entries->symlink_status(trouble).type() == fs::file_type::regular) {
      files.push_back(entries->path());
    }
  }
  for (const fs::path& file : files) {
    if (trouble || is_compressed_twin(file)) continue;
    const fs::path there = to / file.lexically_relative(from);
    fs::create_directories(there.parent_path(), trouble);
    if (!trouble) fs::copy_file(file, there, trouble);
    if (!trouble) copied.bytes += fs::file_size(there, trouble);
    ++copied.files;
  }
  return copied;
}

// Nothing is written over, and nothing is left half-written.
int export_page(const fs::path& from, const fs::path& asked) {
  std::error_code trouble;
  const fs::path to = fs::absolute(asked, trouble).lexically_normal();
  if (!fs::exists(from / "index.html", trouble)) {
    print_error("the page is not built: there is no " + (from / "index.html").string() +
                "; ./run --build-only builds it, or name its folder with --root");
    return kFailed;
  }
  if (fs::exists(to, trouble) && !(fs::is_directory(to, trouble) && fs::is_empty(to, trouble))) {
    print_error("--export is \"" + asked.string() +
                "\", which is there already; accepted is a new folder or an empty one");
    return kFailed;
  }
  const fs::path beside =
      (to.has_filename() ? to : to.parent_path()).string() + ".unfinished-" + std::to_string(getpid());
  const auto fail = [&] {
    print_error("cannot write the page to " + to.string() + ": " + trouble.message());
    return kFailed;
  };
  if (fs::create_directories(beside.parent_path(), trouble); trouble) return fail();
  if (!fs::create_directory(beside, trouble)) {
    if (!trouble) trouble = std::make_error_code(std::errc::file_exists);
    return fail();
  }
  const Copied copied = copy_page(from, beside, trouble);
  if (!trouble) fs::rename(beside, to, trouble);
  if (trouble) {
    std::error_code left;
    fs::remove_all(beside, left);
    return fail();
  }
  print("The page is in " + to.string() + ": " + std::to_string(copied.files) + " files, " +
        std::to_string((copied.bytes + 999999) / 1000000) +
        " MB. Any web host serves it; docs/static-page.md says how.\n");
  return kDone;
}

int run(Arguments arguments) {
  std::string to, root = page_beside_program();
  if (const auto refusal = read_options("page", arguments, {{"--export", &to}, {"--root", &root}})) {
    print_error(*refusal);
    return kWrongUsage;
  }
  if (to.empty()) {
    print_error("--export is missing: the folder to write the page to");
    return kWrongUsage;
  }
  return export_page(root, to);
}

}  // namespace

extern constexpr Command page_command{"page", "write the page as files for any web host", kHelp, run};

}  // namespace hammer::cli
