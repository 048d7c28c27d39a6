#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <vector>

#include "english/words.h"
#include "hammer/table.h"
#include "json/names.h"
#include "json/numbers.h"
#include "protocol/english.h"

namespace hammer::protocol {
namespace {

struct Entry {
  std::string_view key, text;
};

// What stands in braces:
//   {field}        what it is about; "the line" where it is about all of it
//   {name}         an argument: a number or a text as it is, a list as "a, b or c"
//   {name:7}       a number to at most so many digits
//   {name:and}     a list as "a, b and c"
//   {name:quoted}  a text in quotation marks
//   {name:weights} a number with its noun, "1 weight", "6 weights"; likewise bytes, players, sides
//   {name:be}      "is" or "are", by a number or by how many there are in a list
//   {name:table}   "a 22ft table"
//   {name?yes:no}  by an argument that is true or false
//   {value}        what was sent, texts in quotation marks; {hint} ", did you mean x?" or ";"; {accepted} what is
//   accepted
constexpr auto kTexts = std::to_array<Entry>({
    {"account_deleted", "the account of this token was deleted"},
    {"account_gone", "the account is gone"},
    {"address_not_utf8", "the address is not UTF-8"},
    {"address_too_long", "the address is too long"},
    {"address_unreadable", "the address cannot be read"},
    {"after_end", "something follows the end of the record"},
    {"already_out", "{field} has conceded already"},
    {"bad_slide", "{field} is not how a shot from here can end"},
    {"banned", "this account is banned: {reason}"},
    {"before_near_edge", "{field} is {value}, before the near edge of {table:table} ({low:7} to {high:7})"},
    {"body_broken", "the body is not what HTTP allows"},
    {"body_needed", "this call needs a body: a JSON object"},
    {"body_not_taken", "this call has no body"},
    {"body_too_large", "the body is too large; accepted are at most {bytes} bytes"},
    {"body_without_end", "the request does not say where its body ends"},
    {"both_score", "{field} gives points to both sides, but only one scores in a round; accepted is one"},
    {"byte_order_mark", "not JSON: a byte-order mark at column {column}; accepted is UTF-8 without one"},
    {"call_needed", "{field} is missing; accepted is the side that calls, {names}"},
    {"call_not_needed", "{field} is given, but the order of three or more sides is drawn; leave it out"},
    {"cancelled_by_host", "the match was cancelled by its host"},
    {"cancelled_nobody_came", "the match was cancelled: nobody came"},
    {"cannot_begin", "the match cannot begin: {why:complaint}"},
    {"cannot_happen", "this cannot happen here: {why:complaint}"},
    {"capped",
     "stopped after {contacts} contacts, so the result is not the shot's: this is a defect in Hammer, please report "
     "this "
     "line"},
    {"cells_count", "{field} has {count} numbers; accepted are {cells}"},
    {"centre_line", "{field} is {name}, but on {table:table} the foul line is always the centre line; leave it out"},
    {"changed_elsewhere", "this was changed elsewhere at the same moment, so nothing was done; ask again"},
    {"choice_gone", "{field} is gone: the order has been taken; accepted is color"},
    {"color_not_asked", R"({field} is given, but take is not "color"; leave it out)"},
    {"color_of_name",
     "{field} is not that side's: a side named red or blue has that colour; accepted is the other colour"},
    {"color_of_other", "{field} is the other side's; accepted is the other"},
    {"colors_differ", "{field} differ from the colours that the sides are named by; leave them out"},
    {"colors_miscounted",
     "{field} has {listed} {color} {listed:weight}, but of the {thrown} thrown before {side} shoots {of_color} "
     "{of_color:be} {color}; thrown is how many were thrown in all, those that fell included"},
    {"colors_not_here", "{field} is given, but in {game} sides have none; leave it out"},
    {"cushion_or_wear_differs", "simulated again the shot does not end so: the cushion or the wear differs"},
    {"cut_off", "the record is cut off here: its end line is missing"},
    {"cut_off_in_line", "the record is cut off in this line: it has no newline"},
    {"dead_there",
     "{field} is not clear of the foul line, and dead weights are removed; leave it out, and count it in thrown"},
    {"disk_full", "the server has no room left to write this down, so nothing was changed"},
    {"draw_differs", "drawn again from the seed it does not come out so"},
    {"dust_not_granted", "dusting has to be granted first; accepted is grant-dust"},
    {"edges_only", "{field} is whole; accepted is edges, by the option dusting"},
    {"end_is_tossed", "{field} is tossed for; accepted is none, or the option start_end designated"},
    {"event_impossible", "this cannot happen here"},
    {"events_differ", "{field} is not the number of events, {events}"},
    {"exponent_too_large", "{field} has an exponent too large for a number"},
    {"first_color_missing", "{field} is missing; accepted is the colour that was thrown together, red or blue"},
    {"first_conceded", "{field} has conceded; accepted is a side that still plays"},
    {"first_differs", "{field} is not the first of order; accepted is one of the two"},
    {"first_not_here", "{field} is for games in which two sides share the board; leave it out"},
    {"five_of_color", "{field} makes five {color} weights; accepted are at most four"},
    {"four_not_in_play",
     "{field} do not have all {count} of the colour thrown together in play, so the turn has ended"},
    {"four_now", "four weights are to be thrown together now; accepted is throw-four"},
    {"game_unrated", "{field} is {game}; accepted are those that GET /api/info has as rated"},
    {"given_together", "{field} is given together with {other}; accepted is one of them"},
    {"given_twice", "{field} is given twice"},
    {"grant_not_needed", "dusting needs no grant in this match; accepted with the option dusting director"},
    {"guests_unrated", "guests cannot play rated matches; a password makes the guest an account: POST /api/accounts"},
    {"half_a_pair", R"({field} holds half of a pair such as \ud83d\ude00; accepted are both)"},
    {"hammer_elsewhere", "{field} is {hammer}, but {last} shoots last when {side} is to shoot after {thrown:weights}"},
    {"hand_only",
     "{field} is {value}, which is a hand only, as in {name}/pro; accepted is {names}, or a hand and a judgement, as "
     "pro/greedy (hammer levels lists them)"},
    {"handicap_for_nobody", "{field} is for those who play, and here nobody does; leave it out"},
    {"handicap_of_nobody", "{field} names nobody who plays; accepted is a side or a player, such as {example:quoted}"},
    {"handicap_too_high",
     "{field} gives {side:quoted} {points}; accepted is a whole number from 0, below the game score"},
    {"handicap_twice", "{field} names a side that has its points already"},
    {"handicaps_by_side", "{field} is not a whole number of points for each of the {sides:sides}, from 0 on"},
    {"has_in_it", "{field} has {value} in it; accepted is {accepted}"},
    {"has_password", "this account has a password already; PATCH /api/me changes it"},
    {"hash_differs", "{field} is {hash}, but the match as recorded comes to {own}"},
    {"host_missing", "the request does not say which host it is for"},
    {"into_cushion", "{field} is {value}, into the {side} cushion of {table:table} ({low:7} to {high:7})"},
    {"json_control_character", "not JSON: control character {byte:hex} at column {column}"},
    {"json_ends_early", "not JSON: it ends too early, after {bytes:bytes}"},
    {"json_goes_on", "not JSON: something follows the first value at column {column}"},
    {"json_too_deep", "nested deeper than {levels} levels at column {column}"},
    {"json_unexpected", "not JSON: unexpected {found} at column {column}"},
    {"judgement_only",
     "{field} is {value}, which is a judgement only, as in pro/{name}; accepted is {names}, or a hand and a judgement, "
     "as pro/greedy (hammer levels lists them)"},
    {"label_unfit", "{field}: {why:complaint}"},
    {"lets_go_on_weight", "{field} lets go where a weight lies; accepted is a free place"},
    {"level_of_nobody", "{field} is given for a seat that is no machine's; leave it out"},
    {"level_part", "{field} is {value}, and {part:quoted} is no {what}{hint} accepted is {names}"},
    {"level_unknown",
     "{field} is {value}{hint} accepted is {names}, or a hand and a judgement, as pro/greedy (hammer levels lists "
     "them)"},
    {"line_too_long", "{field} is longer than {bytes} bytes"},
    {"log_unreadable", "the log of this match cannot be read: line {line}: {why:complaint}"},
    {"machine_needs_setup", "nothing is set up yet; accepted is a setup line to the umpire first"},
    {"match_busy", "too much waits for this match already"},
    {"match_is_over", "the match is over"},
    {"match_not_left", "a match could not be left just now, so the account stays; ask again"},
    {"match_paused", "the match is paused; it goes on once all sides have agreed to resume"},
    {"match_unread", "the server could not read this match; ask again in a moment"},
    {"me_twice", "{field} has \"me\" {times} times; accepted is once"},
    {"method_without_body", "{method} is sent without a body"},
    {"missing", "{field} is missing; accepted is {accepted}"},
    {"moves_too", "{field} moves and {other} is given too; accepted is one of them"},
    {"name_blank", "{field} is blank; accepted is a name"},
    {"name_control", "{field} holds a control character; accepted is printable text"},
    {"name_differs", "{field} is not the name that the record was made with"},
    {"name_empty", "{field} is blank; accepted are 1 to {most} characters that can be seen, without /"},
    {"name_has_control",
     "{field} holds a control character; accepted are 1 to {most} characters that can be seen, without /"},
    {"name_has_heaped_marks",
     "{field} holds marks heaped on each other; accepted are 1 to {most} characters that can be seen, without /"},
    {"name_has_loose_letters",
     "{field} holds a letter in loose parts; accepted are 1 to {most} characters that can be seen, without /"},
    {"name_has_slash", "{field} holds a /; accepted are 1 to {most} characters that can be seen, without /"},
    {"name_has_turning",
     "{field} holds a character that turns the text round; accepted are 1 to {most} characters that can be seen, "
     "without /"},
    {"name_has_unseen",
     "{field} holds a character that cannot be seen; accepted are 1 to {most} characters that can be seen, without /"},
    {"name_length",
     "{field} has {characters} characters; accepted are 1 to {most} characters that can be seen, without /"},
    {"name_like_deleted", R"({field} begins with "deleted-", as those of deleted accounts do)"},
    {"name_not_there", "the record names nobody {name:quoted}"},
    {"name_only_stops", "{field} is only full stops; accepted are 1 to {most} characters that can be seen, without /"},
    {"name_spaces", "{field} begins or ends with a space; accepted is a name without"},
    {"name_taken", "the name {name} is taken; {suggestion} is free"},
    {"name_too_long", "{field} has {bytes} bytes; accepted are at most {most}"},
    {"name_turned", "{field} holds a character that turns the text round; accepted is printable text"},
    {"names_form", "the line of names is not written as it has to be, to the byte"},
    {"names_in_sums",
     "a record of format {version} has names in its sums, so that none can be taken away; hammer umpire --resume "
     "writes "
     "the match anew in the format of today"},
    {"needs_other", "{field} is for {game} only with {conditions}; leave it out, or choose that too"},
    {"network_missing", "the network that this game is judged by is not here"},
    {"no_call", "there is no such call; GET /api lists them all"},
    {"no_cell", "{field} is no cell; accepted is {accepted}"},
    {"no_colors", "{field} is not for {game}, whose sides have no colours; accepted is hammer or first"},
    {"no_cushions", "{field} is given, but the board has none; leave it out"},
    {"no_dead_to_void",
     "{field} is true, but dead weights are removed at once, so none is left to void a turn; accepted is false, or "
     "dead_weights stay"},
    {"no_difference", "{field} is what the server has too: there is no difference"},
    {"no_estimate", "{field} cannot be made of these throws"},
    {"no_first_color", "{field} is given, but {game} has no colour that is thrown first; leave it out"},
    {"no_first_color_here", "{field} is given, but there is no colour thrown first in this report; leave it out"},
    {"no_game", "there is no game {game}; GET /api/info lists those that are rated"},
    {"no_match", "there is no such match"},
    {"no_memory_for_passwords", "the server has no memory left for passwords; try again later"},
    {"no_password_yet", "there is no password to change yet; POST /api/accounts sets one"},
    {"no_seat", "you have no seat in this match"},
    {"no_seq", "{field} is {seq}; accepted is one that the match has"},
    {"no_side_edges", "{field} is {name}, but on {table:table} there are no side edges to hang over; leave it out"},
    {"no_such_side", "{field} is no side of this match; accepted is {names}"},
    {"no_table", "{field} is missing; there is none for these options"},
    {"no_takeback_rated", "nothing is taken back in a rated match"},
    {"no_throw_to_take_back", "there is no throw to take back"},
    {"no_token", "you have no such token"},
    {"nobody_called", "nobody here is called {name}"},
    {"nobody_gone", "nobody has been gone for long enough"},
    {"nobody_shoots", "nobody is to shoot now"},
    {"not_a_count", "{field}: accepted is a whole number from {low} to {high}"},
    {"not_a_since", "the query is {query:quoted}; accepted is since=SEQ, a whole number from -1 to {most}"},
    {"not_a_time", "{field}: accepted are ms since 1970, a whole number"},
    {"not_a_token", "that is not a token: hmr_ and 43 characters"},
    {"not_accepted", "{field} is {value}{hint} accepted is {accepted}"},
    {"not_accepted_here", "{field} is not accepted"},
    {"not_at_turn", "{field} is of another side; accepted is the side at turn, {side:quoted}"},
    {"not_begun", "the match has not begun: a seat is still open"},
    {"not_every_side", "{field} does not give every side once; accepted is {names:and} in any order"},
    {"not_finite", "{field} is {found}; accepted is a finite number"},
    {"not_finite_number", "{field} is not a finite number"},
    {"not_in_game", "{field} is no option of {game}; it has {names:and}"},
    {"not_opened", "the match has not been opened; accepted is toss or open"},
    {"not_paused", "the match is not paused"},
    {"not_playable", "weights are not a position that can be played"},
    {"not_throwable", "{field} is not within what can be thrown; accepted is {accepted}"},
    {"not_utf8", "not UTF-8 text: byte {byte:hex} at column {column}"},
    {"not_with_rate", "{field} is not with rate; leave it out"},
    {"not_written", "the server could not write this down, so nothing was changed"},
    {"notes_differ", "{field} are not what follows from this event"},
    {"nothing_left", "{field} is {thrown}, so nothing is left to shoot; accepted is at most {most}"},
    {"nothing_offered", "nobody has asked for a {kind}"},
    {"nothing_to_change", "nothing to change; accepted are name and password"},
    {"nothing_to_choose", "there is nothing to choose now"},
    {"nothing_to_play", "nothing to play; accepted is shot, throw_four, or weights of which some move"},
    {"nothing_to_redo", "there is nothing to redo"},
    {"nothing_to_undo", "there is nothing to undo"},
    {"nothing_wears", "{field} is given, but nothing wears; accepted with the option wear"},
    {"nothing_worn",
     "powder does not wear in this match, so there is nothing to dust; accepted with the option wear true"},
    {"number_too_large", "{field} is {found}, too large for a number"},
    {"odd", "{field} is {name}; accepted is an odd number, so that somebody wins the match"},
    {"off_board", "{field} is {value}, off the board of {table:table}; accepted is {accepted}"},
    {"one_now", "one weight is to be shot now; accepted is shoot"},
    {"only_host_cancels", "only its host can cancel a match"},
    {"only_machines", "{field} has only machines; accepted is a person too"},
    {"order_count", "{field} has {count} names; accepted is every side once, {sides} in all"},
    {"order_follows", "{field} is given, but follows from to_shoot; leave it out"},
    {"order_names", "{field} has {value} in place {index}; accepted is every side's name once"},
    {"other_chooses", "it is not your turn: {side} has the choice"},
    {"other_method", "this path is asked for with {methods}"},
    {"other_shoots", "it is not your turn: {player} is to shoot"},
    {"other_side", "{field} is {side:quoted}; accepted is your own, {own:quoted}"},
    {"other_site", "this request was sent by a page of another site"},
    {"others_accept", "it is for the other side to accept this"},
    {"others_grant", "it is for the other side to grant this"},
    {"over", "the match is over; accepted is undo"},
    {"overlap", "{field} overlaps {other}: their centres are {apart:12} m apart; accepted is {least:7} or more"},
    {"own_name", "{field} is your own name; accepted is somebody else's"},
    {"password_length", "{field} has {bytes} bytes; accepted are {low} to {high}"},
    {"password_needed", "{field} is missing: it is needed for this"},
    {"password_wrong", "{field} is wrong"},
    {"passwords_waiting", "too many passwords are being looked at just now; try again in a second"},
    {"past_end", "{field} is {value}, past the end of {table:table} ({low:7} to {high:7})"},
    {"past_side", "{field} is {value}, past the {side} edge of {table:table} ({low:7} to {high:7})"},
    {"peeking_allowed", "{field} is peeking, which is allowed in this match"},
    {"phrases_too_fast", "that is enough for a moment; accepted are {most} phrases in {seconds} seconds"},
    {"player_missing",
     "{field} is {value}, with no player beside a plus sign; accepted are levels joined by plus signs, as pro+novice"},
    {"players_count", "{field} names {count} players; accepted are 2 to {most}"},
    {"points_impossible", "{field} is {points}, which no {shared?round:turn} of {game} is worth; accepted is {ranges}"},
    {"powder_unplayable", "powder is outside what can be played"},
    {"rated_by_server", "{field} is given; rated matches have the server's own, so leave it out"},
    {"rated_seats", "{field} of a rated match are you and one who is open, without sides; they may be left out"},
    {"record_changed", "the sum is not that of the text up to here: the record has been changed"},
    {"record_empty", "the record is empty"},
    {"release_blocked", "{field} is where another weight lies; accepted is a place that is free at the release"},
    {"rematch_made", "the rematch is {match} already"},
    {"rematch_too_early", "a rematch comes after the match"},
    {"same_name", "{field} is the same as {other}; accepted is a name of their own"},
    {"scope_missing", "this call needs a token with the scope {scope}; this one has {scopes:and}"},
    {"score_missing", "{field} is missing, and so is score; accepted is one of the two"},
    {"score_too", "{field} is given together with score; accepted is one of the two"},
    {"scores_by_side", "{field} is not a whole number of points for each of the {sides:sides}"},
    {"scores_differ", "{field} are not what follows from this event"},
    {"scores_differ_at_end", "{field} are not those of the match as recorded"},
    {"seat_taken", "{field} {seat} is taken"},
    {"seated_already", "you have a seat in this match already"},
    {"seats_count", "{field} has {count} entries; accepted are 2 to {most}"},
    {"seats_taken", "all seats are taken; the match has begun"},
    {"seed_is_hosts", "{field} is given; the host draws it"},
    {"server_only", "this is for the server alone to say"},
    {"server_stopping", "the server is going down; ask again in a moment"},
    {"setup_unplayable", "the setup cannot be played"},
    {"shot_id_used", "you gave shot_id {shot_id} to another command of this match"},
    {"side_and_player", "{field} is a side and also a player of another side; accepted is a name that is not both"},
    {"side_away", "your side is away too; only who is at the table can claim"},
    {"side_conceded", "your side has conceded"},
    {"sides_count", "{field} has {count:sides}; accepted in {game} are {ranges}"},
    {"sides_differ", "{field} are not those of the seats"},
    {"sides_of_some", "{field} has a side for some only; accepted is a side for every seat, or for none"},
    {"speed_zero", "{field} is 0; accepted is a speed above it"},
    {"spin_too_fast", "{field} is {value} rad/s; accepted is {low:7} to {high:7}"},
    {"stream_needed", "open GET /api/stream first: that is where you are told of the match, and leaving it leaves"},
    {"table_not_played", "{field} is {table}, where {game} is not played with these options; accepted is {names}"},
    {"team_size", "{field} has {players:players} a side; accepted in {game} {sizes:be} {sizes}"},
    {"thrown_together", "{field} is {thrown}; accepted is 0, or {together} or more: so many are thrown together"},
    {"thrown_too_few",
     "{field} is {thrown}, but weights has {listed:weights}; accepted is how many were thrown so far, those that fell "
     "included"},
    {"throws_too_few", "{field} has {count} throws; accepted are {least} or more"},
    {"to_choose", "{side:quoted} has to choose; accepted is choose"},
    {"to_shoot", "{side:quoted} has to shoot; accepted is {four?throw-four:shoot}, report or forfeit"},
    {"token_expired", "the token has expired"},
    {"token_needed", "this call needs a token: Authorization: Bearer hmr_…"},
    {"token_revoked", "the token was revoked"},
    {"token_unknown", "the token is not known here"},
    {"too_fast", "{field} moves at {speed:7} m/s; accepted is at most {high:7}"},
    {"too_late_to_cancel", "the match has begun; it can be conceded, not cancelled"},
    {"too_late_to_leave", "the match has begun; you can concede it"},
    {"too_many_calls", "too many calls of this kind; again in {seconds} s"},
    {"too_many_from_address", "too many calls from this address; again in {seconds} s"},
    {"too_many_matches", "too many matches are being played; ask again later"},
    {"too_many_open",
     "you have {most} matches that wait for others, and no more are allowed; call one of them off first"},
    {"too_many_streams", "this account has too many streams open; close one of them first"},
    {"too_many_streams_from_address", "too many streams are open from this address; close one of them first"},
    {"too_many_to_throw", "{field} has {count} weights and {thrown} {thrown:be} thrown; accepted are {most} in all"},
    {"too_many_together", "weights and the shot are more than {most} together"},
    {"too_many_tokens", "there are {most} tokens already; DELETE /api/tokens/ID revokes one"},
    {"too_many_unfinished",
     "you have {most} unfinished matches, and no more are allowed; finish or concede one of them first"},
    {"too_many_waiting", "too many are waiting to be paired; again in {seconds} s"},
    {"too_many_weights", "{field} has {count} weights; accepted are at most {most}"},
    {"too_many_wrong_passwords", "too many wrong passwords; again in {seconds} s"},
    {"twice_in_address", "{field} stands twice in the address"},
    {"unequal_teams",
     "{field} gives {side:quoted} {players:players} and {other:quoted} {others}; accepted are equal teams"},
    {"unknown_field", "{field} is not a known field{hint} accepted are {names:and}"},
    {"unknown_in_address", "the address has a field {name} that this call does not know; accepted: {names:and}"},
    {"uses_differ", "{field} is not the list of what the record uses"},
    {"uses_unknown", "it uses {feature:quoted}, which this program does not know"},
    {"weight_elsewhere", "simulated again the shot does not end so: the {weight:ordinal} weight ends elsewhere"},
    {"weights_in_all", "{field} has {count} weights; accepted are {most} in all"},
    {"weights_misplaced",
     "{field} are too many of a colour, off the board or in each other; accepted are four of each colour"},
    {"winner_differs", "{field} is not that of the match as recorded"},
    {"won_already", "{field} has {side} as the winner of the game already; accepted is a game that goes on"},
    {"wrong_name_or_password", "name or password is wrong"},
});

// What a field must look like.
constexpr auto kForms = std::to_array<Entry>({
    {"aim", R"({"y","speed","angle","spin"})"},
    {"array", "an array"},
    {"boolean", "true or false"},
    {"current_password", "the password as it is"},
    {"dryness", "an array of {cells} numbers from 0 to 1"},
    {"features", "an array of names of features"},
    {"game_key", "the key of a game"},
    {"handicap", R"(points by name, as {"Ann":3})"},
    {"hands", R"(a name, or hands by side, as {"red":"pro","blue":"casual"})"},
    {"hash", "16 hex digits"},
    {"level", "the name of a level, as pro or champion/greedy"},
    {"level_name", "the name of a level"},
    {"levels", R"(an array of levels, one a side, as ["champion","casual"])"},
    {"match_id", "the id of a match"},
    {"name", "a name"},
    {"name_hash", "64 hex digits"},
    {"names", R"(an array of {"name","salt"} and null)"},
    {"notes", "an array of what followed"},
    {"object", "an object"},
    {"online_seats", R"(an array of {"who","side","level"})"},
    {"option", "name=value, as game_score=15"},
    {"order", "an array of every side's name"},
    {"password", "a password"},
    {"person", "somebody's name"},
    {"points_by_side", "points by side"},
    {"rests", R"(an array of {"x","y","fell"})"},
    {"salt", "32 hex digits"},
    {"scopes", "an array of read, play and account"},
    {"seats", R"(an array of {"name","side"})"},
    {"sentences", "an array of sentences"},
    {"shot_id", "1 to 64 of letters, digits, _ and -"},
    {"side", "a side's name"},
    {"sides", R"(an array of {"name_hash"} and {"name"}, one for each side)"},
    {"throws", R"(an array of {"aimed","thrown"} or of {"from","aimed","rest"})"},
    {"token_label", "what the token is for"},
    {"true", "true"},
    {"true_or_nothing", "true, or leave it out"},
    {"weights", R"(an array of {"color","x","y"})"},
    {"winner", "a side's name or null"},
    {"worn", "an array of [along,across,metres], one for each cell slid over"},
});

constexpr bool by_key(const Entry& a, const Entry& b) { return a.key < b.key; }
static_assert(std::is_sorted(kTexts.begin(), kTexts.end(), by_key));
static_assert(std::is_sorted(kForms.begin(), kForms.end(), by_key));

template <std::size_t count>
const Entry* find(const std::array<Entry, count>& entries, std::string_view key) {
  const auto found = std::find_if(entries.begin(), entries.end(), [&](const Entry& one) { return one.key == key; });
  return found == entries.end() ? nullptr : &*found;
}

class Sentence {
 public:
  Sentence(const Complaint& complaint, std::string_view subject) : complaint_(complaint), subject_(subject) {}

  std::string say() const {
    const Entry* entry = find(kTexts, complaint_.code);
    assert(entry);
    return entry ? filled(entry->text) : std::string(complaint_.code);
  }

 private:
  std::string filled(std::string_view text) const {
    std::string said;
    while (!text.empty()) {
      const std::size_t open = text.find('{');
      said += text.substr(0, open);
      if (open == std::string_view::npos) break;
      const std::size_t close = text.find('}', open);
      said += hole(text.substr(open + 1, close - open - 1));
      text.remove_prefix(close + 1);
    }
    return said;
  }

  std::string hole(std::string_view name) const {
    if (name == "field") return subject_.empty() ? "the line" : std::string(subject_);
    if (name == "value") return value();
    if (name == "hint") return hint();
    if (name == "accepted") return accepted();
    if (name == "ranges") return ranges();
    if (const std::size_t mark = name.find('?'); mark != std::string_view::npos) {
      const std::string_view either = name.substr(mark + 1);
      const std::size_t colon = either.find(':');
      return std::string(boolean(name.substr(0, mark)) ? either.substr(0, colon) : either.substr(colon + 1));
    }
    const std::size_t colon = name.find(':');
    if (colon == std::string_view::npos) return plain(name, "or");
    return formed(name.substr(0, colon), name.substr(colon + 1));
  }

  const JsonValue* find_argument(std::string_view name) const {
    for (const JsonMember& member : complaint_.arguments)
      if (member.name == name) return &member.value;
    return nullptr;
  }
  double number(std::string_view name) const {
    const JsonValue* value = find_argument(name);
    const double* number = value ? value->get<double>() : nullptr;
    return number ? *number : 0;
  }
  bool boolean(std::string_view name) const {
    const JsonValue* value = find_argument(name);
    const bool* boolean = value ? value->get<bool>() : nullptr;
    return boolean && *boolean;
  }
  std::string text(std::string_view name) const {
    const JsonValue* value = find_argument(name);
    const auto* text = value ? value->get<std::string>() : nullptr;
    return text ? *text : std::string();
  }
  std::vector<std::string_view> list(std::string_view name) const {
    std::vector<std::string_view> names;
    const JsonValue* value = find_argument(name);
    const auto* array = value ? value->get<JsonArray>() : nullptr;
    for (std::size_t i = 0; array && i < array->size(); ++i) {
      if (const auto* text = (*array)[i].get<std::string>()) names.push_back(*text);
    }
    return names;
  }

  std::string plain(std::string_view name, std::string_view last) const {
    const JsonValue* value = find_argument(name);
    if (!value) return {};
    if (const auto* number = value->get<double>()) return shortest(*number);
    if (const auto* text = value->get<std::string>()) return *text;
    if (const auto* boolean = value->get<bool>()) return *boolean ? "true" : "false";
    const auto names = list(name);
    return names.empty() ? "none" : join(names, last);
  }

  std::string formed(std::string_view name, std::string_view form) const {
    if (form == "and") return plain(name, form);
    if (form == "quoted") return quoted(text(name));
    if (form == "7") return rounded(number(name), 7);
    if (form == "12") return rounded(number(name), 12);
    if (form == "hex") return "0x" + hex(static_cast<std::uint64_t>(number(name)), 2);
    if (form == "table") return a_table(text(name));
    if (form == "ordinal") return std::string(ordinal_word(static_cast<int>(number(name))));
    if (form == "weight") return number(name) == 1 ? "weight" : "weights";
    if (form == "be") return number(name) == 1 || list(name).size() == 1 ? "is" : "are";
    if (form == "complaint") return nested(name);
    return counted(static_cast<int>(number(name)), form.substr(0, form.size() - 1));  // "weights" is of a "weight"
  }

  // An argument that is a complaint itself.
  std::string nested(std::string_view name) const {
    const JsonValue* value = find_argument(name);
    const auto* object = value ? value->get<JsonObject>() : nullptr;
    if (!object) return {};
    Complaint complaint{};
    std::string code;
    for (const JsonMember& member : *object) {
      if (member.name == "code") code = *member.value.get<std::string>();
      if (member.name == "field" && member.value.get<std::string>()) complaint.field = *member.value.get<std::string>();
      if (member.name == "arguments") complaint.arguments = *member.value.get<JsonObject>();
    }
    complaint.code = code;
    return sentence_of(complaint);
  }

  std::string value() const {
    if (const std::string type = text("type"); !type.empty()) {
      return type == "empty" ? type : "an " + type;  // array, object
    }
    const JsonValue* sent = find_argument("value");
    if (!sent || sent->get<std::nullptr_t>()) return "null";
    const auto* text = sent->get<std::string>();
    return text ? '"' + *text + '"' : plain("value", "or");
  }

  std::string hint() const {
    const std::string nearest = text("nearest");
    return nearest.empty() ? ";" : ", did you mean " + nearest + "?";
  }

  std::string range() const {
    const std::string unit = find_argument("unit") ? ' ' + text("unit") : std::string();
    const double low = number("low"), high = number("high");
    const bool whole = boolean("whole");
    const int digits = whole ? 17 : 7;  // enough to retype a limit
    if (low == high) return rounded(low, digits) + unit;
    return (whole ? "a whole number from " : "a number from ") + rounded(low, digits) + " to " + rounded(high, digits) +
           unit;
  }

  std::string accepted() const {
    const bool has_names = find_argument("names") != nullptr, has_range = find_argument("low") != nullptr;
    if (has_names && has_range) return plain("names", "or") + ", or " + range();
    if (has_names) return plain("names", "or");
    if (has_range) return range();
    if (text("form") == "number") return find_argument("unit") ? "a number in " + text("unit") : "a number";
    const Entry* form = find(kForms, text("form"));
    assert(form);
    return form ? form->key == "dryness" ? filled(form->text) : std::string(form->text) : text("form");
  }

  // "0, 3 to 24 or 26", of pairs.
  std::string ranges() const {
    std::vector<std::string> parts;
    const JsonValue* value = find_argument("ranges");
    const auto* array = value ? value->get<JsonArray>() : nullptr;
    for (std::size_t i = 0; array && i < array->size(); ++i) {
      const JsonArray& pair = *(*array)[i].get<JsonArray>();
      const double low = *pair[0].get<double>(), high = *pair[1].get<double>();
      parts.push_back(shortest(low) + (high > low ? " to " + shortest(high) : ""));
    }
    return join(std::vector<std::string_view>(parts.begin(), parts.end()));
  }

  const Complaint& complaint_;
  std::string_view subject_;
};

}  // namespace

std::string sentence_of(const Complaint& complaint) { return Sentence(complaint, complaint.field).say(); }

std::string sentence_about(std::string_view subject, const Complaint& complaint) {
  return Sentence(complaint, subject).say();
}

std::vector<std::string_view> complaint_codes() {
  std::vector<std::string_view> codes;
  for (const Entry& entry : kTexts) codes.push_back(entry.key);
  return codes;
}

}  // namespace hammer::protocol
