#include <gtest/gtest.h>

#include "program.h"

namespace hammer::cli {
namespace {

// With a page in $d, which is gone afterwards.
Ran serve(const std::string& line) {
  return run_shell("d=$(mktemp -d); echo Hello >$d/index.html; " + line + "; status=$?; rm -r $d; (exit $status)");
}

TEST(ServeCommand, SaysWhereThePageIsAndEndsWhenTold) {
  const Ran ran = serve("timeout --preserve-status 1 hammer serve --port 0 --root $d");
  EXPECT_EQ(ran.status, 0);
  EXPECT_EQ(ran.err, "");
  EXPECT_TRUE(ran.out.starts_with("Hammer is at http://127.0.0.1:")) << ran.out;
}

TEST(ServeCommand, OnEveryNetworkItIsAtLocalhost) {
  const Ran ran = serve("timeout --preserve-status 1 hammer serve --port 0 --bind 0.0.0.0 --root $d");
  EXPECT_EQ(ran.status, 0);
  EXPECT_TRUE(ran.out.starts_with("Hammer is at http://localhost:")) << ran.out;
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

}  // namespace
}  // namespace hammer::cli
