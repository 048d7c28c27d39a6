#include "hammer/draws.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstdio>
#include <numbers>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "from_environment.h"
#include "hammer/hash.h"
#include "match_spec.h"

namespace hammer {
namespace {

using test::match_of;
using test::seed_for;

using Numbers = std::vector<std::optional<SeatNumber>>;

template <class Bytes>
Bytes drawn_bytes(Random& random) {
  Bytes bytes;
  for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(random.bits() >> 56);
  return bytes;
}

std::string drawn_id(Random& random) {
  std::string id(12, 'a');
  for (char& letter : id) letter = static_cast<char>('a' + random.below(26));
  return id;
}

// All that a keyed source is made of.
struct Ingredients {
  DrawSecret secret;
  std::string id;
  Numbers numbers;

  explicit Ingredients(Random& random)
      : secret(drawn_bytes<DrawSecret>(random)),
        id(drawn_id(random)),
        numbers{drawn_bytes<SeatNumber>(random), drawn_bytes<SeatNumber>(random)} {}

  DrawSource source() const { return DrawSource(secret, id, numbers); }
};

constexpr std::size_t kPlaces = 40;  // more than a round

void expect_all_other(const DrawSource& one, const DrawSource& other, const std::string& what) {
  for (std::size_t place = 0; place < kPlaces; ++place) {
    ASSERT_NE(one.seed_at(place), other.seed_at(place)) << what << ", place " << place;
    ASSERT_NE(one.seed_at(place, 1), other.seed_at(place, 1)) << what << ", place " << place;
  }
}

// ---------------------------------------------------------------- made of all its parts

TEST(Draws, OneBitOfTheSecretOrTheIdChangesTheCommitmentAndEveryDraw) {
  Random random(seed_for(1));
  const Ingredients drawn(random);
  const Digest commitment = commitment_to(drawn.secret, drawn.id);
  for (std::size_t bit = 0; bit < 8 * drawn.secret.size(); ++bit) {
    Ingredients other = drawn;
    other.secret[bit / 8] ^= static_cast<std::uint8_t>(1u << bit % 8);
    EXPECT_NE(commitment_to(other.secret, other.id), commitment);
    expect_all_other(drawn.source(), other.source(), "secret, bit " + std::to_string(bit));
  }
  for (std::size_t bit = 0; bit < 8 * drawn.id.size(); ++bit) {
    Ingredients other = drawn;
    other.id[bit / 8] = static_cast<char>(other.id[bit / 8] ^ (1 << bit % 8));
    EXPECT_NE(commitment_to(other.secret, other.id), commitment);
    expect_all_other(drawn.source(), other.source(), "id, bit " + std::to_string(bit));
  }
}

TEST(Draws, OneBitOfASeatsNumberChangesEveryDraw) {
  Random random(seed_for(2));
  const Ingredients drawn(random);
  for (std::size_t seat = 0; seat < drawn.numbers.size(); ++seat) {
    for (std::size_t bit = 0; bit < 8 * sizeof(SeatNumber); ++bit) {
      Ingredients other = drawn;
      (*other.numbers[seat])[bit / 8] ^= static_cast<std::uint8_t>(1u << bit % 8);
      expect_all_other(drawn.source(), other.source(), "number, bit " + std::to_string(bit));
    }
  }
}

TEST(Draws, ASeatWithoutANumberIsNotASeatWithTheNumberZero) {
  Random random(seed_for(3));
  const Ingredients drawn(random);
  Ingredients none = drawn, zero = drawn, swapped = drawn, fewer = drawn;
  none.numbers[1].reset();
  zero.numbers[1] = SeatNumber{};
  std::swap(swapped.numbers[0], swapped.numbers[1]);
  fewer.numbers.pop_back();
  for (const Ingredients& other : {none, zero, swapped, fewer}) expect_all_other(drawn.source(), other.source(), "");
  expect_all_other(none.source(), zero.source(), "none and zero");
  expect_all_other(none.source(), fewer.source(), "none and no seat");
}

// docs/fairness.md shows how anybody can work these out with another program.
TEST(Draws, AKnownSecretGivesKnownDraws) {
  DrawSecret secret;
  SeatNumber number;
  for (std::size_t i = 0; i < secret.size(); ++i) secret[i] = static_cast<std::uint8_t>(i);
  for (std::size_t i = 0; i < number.size(); ++i) number[i] = static_cast<std::uint8_t>(0xf0 + i);
  const Digest commitment = commitment_to(secret, "abcdefgh2345");
  EXPECT_EQ(commitment[0], 0x73);
  EXPECT_EQ(commitment[31], 0xd9);
  const Numbers numbers{number, std::nullopt};
  const DrawSource source(secret, "abcdefgh2345", numbers);
  EXPECT_EQ(source.seed_at(0), 0xcfd82856422a4cb7u);
  EXPECT_EQ(source.seed_at(1), 0xcb9e057d5fd0cd00u);
}

TEST(Draws, APlainSeedHasTheStreamThatItAlwaysHad) {
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    EXPECT_EQ(DrawSource::from_seed(seed).seed_at(7), hash_of(seed, 7));
    EXPECT_EQ(DrawSource::from_seed(seed).seed_at(7, 3), hash_of(3, seed, 7));
  }
}

// ---------------------------------------------------------------- as good as random

// The chance that a value from a standard normal distribution is at least this far from 0.
double two_sided(double z) { return std::erfc(std::abs(z) / std::numbers::sqrt2); }

// Of a chi-square statistic with many degrees of freedom (Wilson and Hilferty).
double chi_square_p(double statistic, double freedom) {
  const double z = (std::cbrt(statistic / freedom) - (1 - 2 / (9 * freedom))) / std::sqrt(2 / (9 * freedom));
  return std::erfc(z / std::numbers::sqrt2) / 2;
}

class Correlation {
 public:
  void add(double x, double y) {
    sum_ += (x - 0.5) * (y - 0.5);
    ++count_;
  }
  // Of two independent uniform numbers the product has the deviation 1/12.
  double z() const { return sum_ * 12 / std::sqrt(count_); }

 private:
  double sum_ = 0, count_ = 0;
};

void expect_random(const char* what, double statistic, double p) {
  std::printf("%-52s %12.4f   p %.4f\n", what, statistic, p);
  EXPECT_GT(p, 1e-7) << what;
  EXPECT_LT(p, 1 - 1e-7) << what;
}

TEST(Draws, OverAMillionMatchesAreUniformAndIndependent) {
  constexpr std::size_t kBins = 256;
  const long matches = test::law_shots();
  Random random(seed_for(4));
  std::vector<double> tosses(kBins), throws(kBins), pairs(kBins);
  Correlation neighbours, next_match, first_two, sides;
  double heads = 0, last = 0.5;
  for (long i = 0; i < matches; ++i) {
    const Ingredients drawn(random);
    const DrawSource source = drawn.source();
    Random toss(source.seed_at(0)), first(source.seed_at(2)), second(source.seed_at(3));
    heads += toss.below(2) == 0 ? 1 : 0;
    const double coin = toss.unit(), one = first.unit(), two = first.unit(), other = second.unit();
    ++tosses[static_cast<std::size_t>(coin * kBins)];
    ++throws[static_cast<std::size_t>(one * kBins)];
    ++pairs[static_cast<std::size_t>(one * 16) * 16 + static_cast<std::size_t>(other * 16)];
    neighbours.add(one, other);
    first_two.add(one, two);
    sides.add(coin, one);
    next_match.add(last, one);
    last = one;
  }
  const auto n = static_cast<double>(matches);
  const auto chi_square = [&](const std::vector<double>& bins) {
    double sum = 0;
    for (const double count : bins) sum += (count - n / kBins) * (count - n / kBins) / (n / kBins);
    return sum;
  };
  std::printf("%ld matches\n", matches);
  expect_random("heads: z", (heads - n / 2) / std::sqrt(n / 4), two_sided((heads - n / 2) / std::sqrt(n / 4)));
  expect_random("toss: chi-square of 256 bins", chi_square(tosses), chi_square_p(chi_square(tosses), kBins - 1));
  expect_random("first throw: chi-square of 256 bins", chi_square(throws), chi_square_p(chi_square(throws), kBins - 1));
  expect_random("two throws: chi-square of 16 x 16", chi_square(pairs), chi_square_p(chi_square(pairs), kBins - 1));
  expect_random("one throw and the next: z", neighbours.z(), two_sided(neighbours.z()));
  expect_random("two numbers of a throw: z", first_two.z(), two_sided(first_two.z()));
  expect_random("toss and throw: z", sides.z(), two_sided(sides.z()));
  expect_random("one match and the next: z", next_match.z(), two_sided(next_match.z()));
}

// ---------------------------------------------------------------- the attack

constexpr Shot kAim{.speed = 1.9};

struct SeenThrow {
  Match before;
  Shoot thrown;

  std::size_t place() const { return before.log().size(); }
};

SeenThrow see_throw(const DrawSource& source) {
  const Match match = test::opened({.options = {{Option::kHand, static_cast<double>(HandNoise::kNatural)}}});
  return {match, draw_throw(match, source, kAim)};
}

// The attack that opened matches by plain seeds. Somebody who has seen one throw tries every number that the host may
// have begun with, and foretells the stream of the next throw with each that gives what was seen. `stream`: that of the
// throw that was seen, if somebody even knows it whole.
std::vector<std::uint64_t> foretell(const SeenThrow& seen, std::span<const std::uint64_t> candidates,
                                    std::optional<std::uint64_t> stream = std::nullopt) {
  std::vector<std::uint64_t> found;
  for (const std::uint64_t candidate : candidates) {
    const DrawSource guess = DrawSource::from_seed(candidate);
    const bool fits = stream ? guess.seed_at(seen.place()) == *stream
                             : draw_throw(seen.before, guess, kAim).thrown.speed == seen.thrown.thrown.speed;
    if (fits) found.push_back(guess.seed_at(seen.place() + 1));
  }
  return found;
}

// The space is cut down to what a test can search, with the truth in it: a million numbers around what the host has.
constexpr std::size_t kSearched = 1 << 20;

std::vector<std::uint64_t> candidates_around(const std::vector<std::uint64_t>& ingredients, Random& random) {
  const auto each = static_cast<std::uint32_t>(kSearched / ingredients.size());
  std::vector<std::uint64_t> all;
  for (const std::uint64_t ingredient : ingredients) {
    const std::uint64_t from = ingredient - random.below(each);
    for (std::uint64_t i = 0; i < each; ++i) all.push_back(from + i);
  }
  return all;
}

template <class Bytes>
void add_words(std::vector<std::uint64_t>& words, const Bytes& bytes) {
  for (std::size_t i = 0; i < bytes.size(); i += 8) {
    words.push_back(0);
    for (std::size_t j = 0; j < 8; ++j) words.back() |= std::uint64_t{bytes[i + j]} << (8 * j);
  }
}

// Every 64 bits that a keyed source is made of or gives away, and nothing at all.
std::vector<std::uint64_t> words_of(const Ingredients& drawn, std::uint64_t stream) {
  std::vector<std::uint64_t> words{0, stream};
  add_words(words, drawn.secret);
  add_words(words, commitment_to(drawn.secret, drawn.id));
  Blake2s key;
  key.add(drawn.secret);
  key.add({reinterpret_cast<const std::uint8_t*>(drawn.id.data()), drawn.id.size()});
  for (const auto& number : drawn.numbers) {
    add_words(words, *number);
    key.add(std::array<std::uint8_t, 1>{1});
    key.add(*number);
  }
  add_words(words, key.digest());
  return words;
}

TEST(Draws, OneThrowOfThePlainStreamFoundItsSeedAndForetoldTheNext) {
  Random random(seed_for(5));
  const std::uint64_t secret = random.bits() >> 11;
  const DrawSource source = DrawSource::from_seed(secret);
  const SeenThrow seen = see_throw(source);
  const auto candidates = candidates_around({secret}, random);
  const std::vector<std::uint64_t> next{source.seed_at(seen.place() + 1)};
  EXPECT_EQ(foretell(seen, candidates), next);
  EXPECT_EQ(foretell(seen, candidates, source.seed_at(seen.place())), next);
}

// The same attack foretells nothing, though every ingredient of the key is among what it tries, and even if it is told
// the stream of the throw that was seen.
TEST(Draws, OneThrowOfAKeyedStreamTellsNothingOfTheNext) {
  Random random(seed_for(6));
  const Ingredients drawn(random);
  const DrawSource source = drawn.source();
  const SeenThrow seen = see_throw(source);
  const std::uint64_t stream = source.seed_at(seen.place());
  const auto candidates = candidates_around(words_of(drawn, stream), random);
  EXPECT_TRUE(foretell(seen, candidates).empty());
  EXPECT_TRUE(foretell(seen, candidates, stream).empty());
}

}  // namespace
}  // namespace hammer
