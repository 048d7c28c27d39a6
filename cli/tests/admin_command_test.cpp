#include <gtest/gtest.h>

#include "program.h"

namespace hammer::cli {
namespace {

// Runs with $db, a database made by a server with a guest Ann in it, in the folder $d, which is removed afterwards.
Ran admin(const std::string& line) {
  return run_shell(
      "d=$(mktemp -d); db=sqlite:$d/hammer.db; echo Hello >$d/index.html; "
      "hammer serve --port 0 --root $d --database $db >$d/out 2>&1 & server=$!; "
      "while ! grep -q 'Hammer is at' $d/out; do kill -0 $server || break; sleep 0.05; done; "
      "port=$(sed -n 's|.*127.0.0.1:\\([0-9]*\\)/.*|\\1|p' $d/out | head -1); "
      "join() { bash -c 'exec 3<>/dev/tcp/127.0.0.1/'$port'; printf \"POST /api/guests HTTP/1.1\\r\\nHost: x\\r\\n"
      "Connection: close\\r\\nContent-Type: application/json\\r\\nContent-Length: %d\\r\\n\\r\\n%s\" 14 "
      "\"{\\\"name\\\":\\\"Ann\\\"}\" >&3; cat <&3' >/dev/null; }; join; "
      "stop() { kill $server; wait $server; }; " +
      line + "; status=$?; kill $server 2>/dev/null; wait $server; rm -r $d; (exit $status)");
}

TEST(AdminCommand, BacksUpARunningServerAndRestoresItOnceItIsDown) {
  const Ran ran = admin(
      "hammer admin backup $d/copy --database $db && hammer admin restore $d/copy --database $db; echo \"($?)\"; stop; "
      "hammer admin restore $d/copy --database $db");
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_TRUE(has(ran.out, "has everything: 1 account, 0 matches, 0 events; ")) << ran.out;
  EXPECT_TRUE(has(ran.out, "(1)")) << ran.out;
  EXPECT_TRUE(has(ran.err, "is in use by another hammer")) << ran.err;
  EXPECT_TRUE(has(ran.out, "restored: 1 account, ")) << ran.out;
  EXPECT_TRUE(has(ran.out, "hammer.db.before-restore-")) << ran.out;
}

TEST(AdminCommand, BansUnbansAndRevokesByNameOrNumber) {
  const Ran ran = admin(
      "hammer admin ban ann --days 3 --reason rude --database $db && hammer admin people --database $db && "
      "hammer admin unban --id 1 --database $db && hammer admin revoke Ann --database $db && "
      "hammer admin reports --database $db && hammer admin verify --database $db");
  EXPECT_EQ(ran.status, 0) << ran.err;
  for (const char* part :
       {"Ann is banned until 2", "1 account\n1        guest", "Ann  (banned until 2", "Ann is not banned any more\n",
        "1 token of Ann is revoked\n", "0 reports\n", "0 matches with 0 events: 0 agree\n"}) {
    EXPECT_TRUE(has(ran.out, part)) << part << '\n' << ran.out;
  }
}

TEST(AdminCommand, WhatMakesNoSenseIsRefusedWithASentence) {
  const auto refused = [](const std::string& line, int status, std::string_view why) {
    const Ran ran = run_shell("hammer admin " + line);
    EXPECT_EQ(ran.status, status) << line;
    EXPECT_EQ(ran.out, "") << line;
    EXPECT_TRUE(has(ran.err, why)) << ran.err;
  };
  refused("", 2, "needs an action; accepted is backup, restore");
  refused("bakup", 2, "did you mean backup?");
  refused("backup", 2, "needs FILE");
  refused("ban", 2, "needs one NAME");
  refused("ban Ann Bob", 2, "needs one NAME");
  refused("ban Ann --id 3", 2, "needs one NAME");
  refused("ban Ann --days 0", 2, "--days is 0; accepted is a whole number from 1 to 36500");
  refused("people --database hammer.db", 1, "accepted is sqlite:PATH");
  refused("people --database sqlite:/nowhere/hammer.db", 1, "there is no database at /nowhere/hammer.db");
  const Ran by_variable = run_shell("HAMMER_DATABASE=sqlite:/nowhere/h.db hammer admin people");
  EXPECT_TRUE(has(by_variable.err, "there is no database at /nowhere/h.db")) << by_variable.err;
  refused("restore /nowhere --database sqlite:/tmp/x.db", 1, "there is no backup at /nowhere");
}

}  // namespace
}  // namespace hammer::cli
