#include <gtest/gtest.h>

#include "program.h"

namespace hammer::cli {
namespace {

TEST(AdviseCommand, LinesAreAnsweredOneByOneAndErrorsDoNotEndIt) {
  Conversation advise("advise");
  advise.send("{\"game\":\"knock-off\"}\n");
  EXPECT_TRUE(has(advise.receive_line(), "\"line\":1"));
  advise.send(
      "{\"game\":\"knock-off\",\"weights\":[],\"to_shoot\":\"red\",\"effort\":200,\"effort_last\":200,\"shots\":1}\n");
  EXPECT_TRUE(has(advise.receive_line(), "\"shots\":[{\"say\":"));
  advise.close_input();
  EXPECT_EQ(advise.finish(), 0);
}

TEST(CalibrateCommand, IsTheSameOnOneThreadAndOnTwo) {
  const std::string command = "hammer calibrate --game knock-off --shots 700 --effort 200 --json --threads ";
  const Ran one = run_shell(command + '1'), two = run_shell(command + '2');
  EXPECT_EQ(one.status, 0) << one.err;
  EXPECT_EQ(one.out, two.out);
  EXPECT_TRUE(has(one.out, "\"tenths\":[{\"shots\":")) << one.out;
}

TEST(CalibrateCommand, RefusesInOneSentence) {
  EXPECT_EQ(run_shell("hammer calibrate").err,
            "hammer: hammer calibrate needs --game; hammer calibrate --help tells more\n");
  const Ran hand = run_shell("hammer calibrate --game knock-off --hand por");
  EXPECT_EQ(hand.status, 2);
  EXPECT_TRUE(has(hand.err, "--hand is \"por\", did you mean pro? accepted is none, ")) << hand.err;
}

}  // namespace
}  // namespace hammer::cli
