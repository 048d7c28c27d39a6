#include "protocol/reports.h"

#include <gtest/gtest.h>

namespace hammer::protocol {
namespace {

TEST(BenchReport, HasTheSignatureAsEightHexDigits) {
  EXPECT_EQ(signature_text(0x00ab12cd), "00ab12cd");
  EXPECT_EQ(signature_text(0xffffffff), "ffffffff");
}

TEST(BenchReport, IsOneObjectOnOneLine) {
  const BenchReport report{0x3f9a61c2,
                           0x0badcafe,
                           0x12345678,
                           {{"one-weight", 2e6, 1.5e6, 2.5e6, 0}, {"eight-weights", 1234567.5, 1, 2, 2.25}},
                           {{"some-game", "22ft", 3e6, 2e6, 4e6}},
                           {{"some-game", "22ft", 2.5, 20, 6000, 60000}}};
  EXPECT_EQ(
      bench_json(report),
      R"({"signature":"3f9a61c2","match_signature":"0badcafe","players_signature":"12345678","scenes":[)"
      R"({"name":"one-weight","shots_per_second":2000000,"low":1500000,"high":2500000,"contacts_per_shot":0},)"
      R"({"name":"eight-weights","shots_per_second":1234568,"low":1,"high":2,"contacts_per_shot":2.25}],)"
      R"("judge":[{"game":"some-game","table":"22ft","positions_per_second":3000000,"low":2000000,"high":4000000}],)"
      R"("decisions":[{"game":"some-game","table":"22ft","median_ms_ordinary":2.5,"median_ms_last":20,)"
      R"("max_shots_ordinary":6000,"max_shots_last":60000}]})");
}

}  // namespace
}  // namespace hammer::protocol
