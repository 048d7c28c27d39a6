#include <gtest/gtest.h>

#include "program.h"

namespace hammer::cli {
namespace {

// Runs with a page in $d, which is removed afterwards.
Ran serve(const std::string& line) {
  return run_shell("d=$(mktemp -d); export XDG_DATA_HOME=$d/data; echo Hello >$d/index.html; " + line +
                   "; status=$?; rm -r $d; (exit $status)");
}

TEST(ServeCommand, SaysWhereThePageIsAndEndsWhenTold) {
  const Ran ran = serve("until_it_serves hammer serve --port 0 --root $d");
  EXPECT_EQ(ran.status, 0);
  EXPECT_EQ(ran.err, "");
  EXPECT_TRUE(ran.out.starts_with("Hammer is at http://127.0.0.1:")) << ran.out;
}

TEST(ServeCommand, OnEveryNetworkItIsAtLocalhost) {
  const Ran ran = serve("until_it_serves hammer serve --port 0 --bind 0.0.0.0 --root $d");
  EXPECT_EQ(ran.status, 0);
  EXPECT_TRUE(ran.out.starts_with("Hammer is at http://localhost:")) << ran.out;
}

TEST(ServeCommand, ForThisMachineAloneItSaysHowPhonesReachIt) {
  const Ran ran = serve("until_it_serves hammer serve --port 0 --root $d");
  EXPECT_TRUE(has(ran.out, "--bind 0.0.0.0")) << ran.out;
}

TEST(ServeCommand, AnAddressForOthersIsTold) {
  const Ran ran = serve("until_it_serves hammer serve --port 0 --url https://play.example/hammer --root $d");
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_TRUE(has(ran.out, "For phones and other computers: https://play.example/hammer/\n")) << ran.out;
  EXPECT_FALSE(has(ran.out, "\x1b")) << "no QR code where nobody looks: " << ran.out;
  for (const char* odd : {"play.example", "https://", "http:///x", "https://a b/", "https://a/?x", "ftp://a/",
                          "http://[::1", "http://:80", "http://a@b:c", "https://ex.org:abc/"}) {
    const Ran refused = serve("hammer serve --port 0 --url '" + std::string(odd) + "' --root $d");
    EXPECT_EQ(refused.status, 1) << odd;
    EXPECT_TRUE(has(refused.err, "--url is \"" + std::string(odd) + "\"; accepted is where others reach the page"))
        << refused.err;
  }
}

TEST(PageCommand, WritesThePageAndNothingOver) {
  const Ran ran = serve(
      "mkdir $d/page $d/page/assets && echo Hi >$d/page/index.html && echo x >$d/page/assets/a.js && "
      "echo z >$d/page/assets/a.js.gz && echo secret >$d/page/.hidden && "
      "hammer page --export $d/site --root $d/page && cd $d/site && find . -type f | sort");
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_TRUE(has(ran.out, "2 files")) << ran.out;
  EXPECT_TRUE(ran.out.ends_with("./assets/a.js\n./index.html\n")) << ran.out;
  const Ran over =
      serve("mkdir $d/site && echo mine >$d/site/a && hammer page --export $d/site --root $d; cat $d/site/a");
  EXPECT_TRUE(has(over.err, "accepted is a new folder or an empty one")) << over.err;
  EXPECT_TRUE(has(over.out, "mine"));
}

TEST(PageCommand, RefusesNonsense) {
  EXPECT_EQ(serve("hammer page").status, 2);
  const Ran nothing = serve("hammer page --export $d/site --root $d/nowhere");
  EXPECT_EQ(nothing.status, 1);
  EXPECT_TRUE(has(nothing.err, "the page is not built")) << nothing.err;
  const Ran within = serve("hammer page --export $d/index.html --root $d");
  EXPECT_EQ(within.status, 1);
}

TEST(ServeCommand, WithoutAPageItSaysHowToBuildIt) {
  const Ran ran = serve("hammer serve --port 0 --root $d/nowhere");
  EXPECT_EQ(ran.status, 1);
  EXPECT_EQ(ran.out, "");
  EXPECT_TRUE(ran.err.starts_with("hammer: the page is not built: ")) << ran.err;
  EXPECT_TRUE(has(ran.err, "./run")) << ran.err;
}

TEST(ServeCommand, WhatMakesNoSenseIsRefused) {
  const Ran port = serve("hammer serve --port 65536 --root $d");
  EXPECT_EQ(port.status, 2);
  EXPECT_TRUE(has(port.err, "--port is 65536; accepted is a whole number from 0 to 65535")) << port.err;
  const Ran address = serve("hammer serve --port 0 --bind example --root $d");
  EXPECT_EQ(address.status, 1);
  EXPECT_TRUE(has(address.err, "--bind is \"example\"; accepted is an address of this machine")) << address.err;
}

TEST(ServeCommand, VariablesOfTheEnvironmentSayTheSame) {
  const Ran ran = serve(
      "HAMMER_PORT=0 HAMMER_ROOT=$d HAMMER_DATABASE=sqlite:$d/kept/other.db until_it_serves "
      "hammer serve && ls $d/kept/other.db");
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_TRUE(has(ran.out, "/kept/other.db")) << ran.out;
}

TEST(ServeCommand, AnOptionOutdoesItsVariable) {
  const Ran ran = serve("HAMMER_PORT=1 until_it_serves hammer serve --port 0 --root $d");
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_TRUE(ran.out.starts_with("Hammer is at ")) << ran.out;
  EXPECT_FALSE(has(ran.out, ":1/")) << ran.out;
}

TEST(ServeCommand, NonsenseInAVariableIsRefusedByItsName) {
  const Ran port = serve("HAMMER_PORT=many hammer serve --root $d");
  EXPECT_EQ(port.status, 2);
  EXPECT_TRUE(has(port.err, "HAMMER_PORT is \"many\"; accepted is a whole number from 0 to 65535")) << port.err;
  const Ran proxy = serve("HAMMER_BEHIND_PROXY=yes hammer serve --port 0 --root $d");
  EXPECT_EQ(proxy.status, 2);
  EXPECT_TRUE(has(proxy.err, "HAMMER_BEHIND_PROXY is \"yes\"; accepted is 1 or 0")) << proxy.err;
  const Ran log = serve("hammer serve --port 0 --root $d --log loud");
  EXPECT_EQ(log.status, 1);
  EXPECT_TRUE(has(log.err, "--log is \"loud\"; accepted is debug, info, warning, error or off")) << log.err;
}

TEST(ServeCommand, TheDatabaseIsInTheDataFolder) {
  const Ran ran = serve("until_it_serves hammer serve --port 0 --root $d && ls $d/data/hammer/hammer.db");
  EXPECT_EQ(ran.status, 0) << ran.err;
}

}  // namespace
}  // namespace hammer::cli
