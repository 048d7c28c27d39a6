// What goes in and out, as JSON Schema. The tests hold real answers against these.
#include <array>

#include "session/openapi.h"

namespace hammer::server {
namespace {

constexpr auto kSchemas = std::to_array<Schema>({
    {"Refusal", R"({"type":"object","required":["error","field"],"additionalProperties":false,"properties":{
      "error":{"type":"string","description":"one sentence: what is wrong and what would be accepted"},
      "field":{"type":["string","null"]},
      "code":{"type":"string","description":"the same for programs: docs/codes.md lists them"},
      "arguments":{"type":"object","description":"the numbers and names of a code"},
      "suggestion":{"type":"string","description":"a name that is free"},
      "until_ms":{"type":"integer","description":"of a ban"},
      "reason":{"type":"string","description":"of a ban"}}})"},
    {"Document", R"({"type":"object","required":["openapi","info","paths","components"]})"},
    {"Kind", R"({"enum":["guest","person","bot"]})"},
    {"SeatKind", R"({"enum":["guest","person","bot","machine",null]})"},
    {"Phase", R"({"enum":["waiting","playing","paused","over","cancelled"]})"},
    {"Scope", R"({"enum":["read","play","account"]})"},
    {"Codes", R"({"type":"array","items":{"type":"string"}})"},
    {"Info", R"({"type":"object","additionalProperties":false,
      "required":["name","version","phrases","reasons","rated","elsewhere","now_ms"],"properties":{
      "name":{"type":"string"},"version":{"type":"string"},
      "phrases":{"$ref":"#/components/schemas/Codes"},"reasons":{"$ref":"#/components/schemas/Codes"},
      "rated":{"type":"object","description":"by game","additionalProperties":{"type":"object","required":["setup"],
        "additionalProperties":false,"properties":{"setup":{"type":"object"}}}},
      "elsewhere":{"type":"array","items":{"type":"string"},"description":"addresses of this server for phones nearby"},
      "now_ms":{"type":"integer"}}})"},
    {"Account",
     R"({"type":"object","required":["id","name","kind","created_ms"],"additionalProperties":false,"properties":{
      "id":{"type":"integer"},"name":{"type":"string"},"kind":{"$ref":"#/components/schemas/Kind"},
      "created_ms":{"type":"integer"}}})"},
    {"NewGuest", R"({"type":"object","required":["name"],"additionalProperties":false,"properties":{
      "name":{"type":"string","description":"1 to 24 characters that can be seen, without /"},
      "bot":{"type":"boolean","description":"played by a program"}}})"},
    {"SignIn", R"({"type":"object","required":["name","password"],"additionalProperties":false,"properties":{
      "name":{"type":"string"},"password":{"type":"string"}}})"},
    {"Session", R"({"type":"object","required":["token","account"],"additionalProperties":false,"properties":{
      "token":{"type":"string"},"account":{"$ref":"#/components/schemas/Account"}}})"},
    {"Claim", R"({"type":"object","required":["password"],"additionalProperties":false,"properties":{
      "password":{"type":"string","description":"8 to 256 bytes"},"name":{"type":"string"}}})"},
    {"ChangeMe", R"({"type":"object","additionalProperties":false,"properties":{
      "name":{"type":"string"},"password":{"type":"string"},"current_password":{"type":"string"}}})"},
    {"DeleteMe",
     R"({"type":"object","additionalProperties":false,"properties":{"current_password":{"type":"string"}}})"},
    {"Rating", R"({"type":"object","required":["game","rating","deviation","games"],"additionalProperties":false,
      "properties":{"game":{"type":"string"},"rating":{"type":"number"},"deviation":{"type":"number"},
      "games":{"type":"integer"}}})"},
    {"Ratings", R"({"type":"array","items":{"$ref":"#/components/schemas/Rating"}})"},
    {"ListedMatches", R"({"type":"array","items":{"$ref":"#/components/schemas/ListedMatch"}})"},
    {"Me", R"({"type":"object","required":["account","ratings","unfinished","muted"],"additionalProperties":false,
      "properties":{"account":{"$ref":"#/components/schemas/Account"},"ratings":{"$ref":"#/components/schemas/Ratings"},
      "unfinished":{"$ref":"#/components/schemas/ListedMatches"},
      "muted":{"type":"array","items":{"type":"string"}}}})"},
    {"Export", R"({"type":"object","additionalProperties":false,
      "required":["exported_ms","account","ratings","unfinished","muted","has_password","banned_until_ms","ban_reason",
        "tokens","rating_history","reports","matches","records"],
      "properties":{"exported_ms":{"type":"integer"},"account":{"$ref":"#/components/schemas/Account"},
      "ratings":{"$ref":"#/components/schemas/Ratings"},"unfinished":{"$ref":"#/components/schemas/ListedMatches"},
      "muted":{"type":"array","items":{"type":"string"}},"has_password":{"type":"boolean"},
      "banned_until_ms":{"type":"integer"},"ban_reason":{"type":"string"},
      "tokens":{"type":"array","items":{"$ref":"#/components/schemas/Token"}},
      "rating_history":{"type":"array","items":{"type":"object",
        "required":["game","match","at_ms","rating","deviation"]}},
      "reports":{"type":"array","items":{"type":"object","required":["about","match","reason","at_ms"]}},
      "matches":{"$ref":"#/components/schemas/ListedMatches"},
      "records":{"type":"array","items":{"type":"string"},"description":"where the record of each match is"}}})"},
    {"Token", R"({"type":"object","required":["id","label","scopes","created_ms","expires_ms"],
      "additionalProperties":false,"properties":{"id":{"type":"string"},"label":{"type":"string"},
      "scopes":{"type":"array","items":{"$ref":"#/components/schemas/Scope"}},"created_ms":{"type":"integer"},
      "expires_ms":{"type":["integer","null"]}}})"},
    {"Tokens", R"({"type":"object","required":["tokens"],"additionalProperties":false,"properties":{
      "tokens":{"type":"array","items":{"$ref":"#/components/schemas/Token"}}}})"},
    {"AskToken", R"({"type":"object","required":["label","scopes"],"additionalProperties":false,"properties":{
      "label":{"type":"string"},"scopes":{"type":"array","items":{"$ref":"#/components/schemas/Scope"}},
      "expires_in_days":{"type":"integer","minimum":1,"maximum":3650}}})"},
    {"MadeToken", R"({"type":"object","required":["token","id","label","scopes","created_ms","expires_ms"],
      "additionalProperties":false,"properties":{"token":{"type":"string"},"id":{"type":"string"},
      "label":{"type":"string"},"scopes":{"type":"array","items":{"$ref":"#/components/schemas/Scope"}},
      "created_ms":{"type":"integer"},"expires_ms":{"type":["integer","null"]}}})"},
    {"Person", R"({"type":"object","required":["name","kind","created_ms","ratings"],"additionalProperties":false,
      "properties":{"name":{"type":"string"},"kind":{"$ref":"#/components/schemas/Kind"},
      "created_ms":{"type":"integer"},"ratings":{"$ref":"#/components/schemas/Ratings"}}})"},
    {"RatingHistory", R"({"type":"object","required":["game","ratings"],"additionalProperties":false,"properties":{
      "game":{"type":"string"},"ratings":{"type":"array","items":{"type":"object","additionalProperties":false,
      "required":["match","at_ms","rating","deviation"],"properties":{"match":{"type":"string"},
      "at_ms":{"type":"integer"},"rating":{"type":"number"},"deviation":{"type":"number"}}}}}})"},
    {"HeadToHead", R"({"type":"object","required":["name","other","games"],"additionalProperties":false,"properties":{
      "name":{"type":"string"},"other":{"type":"string"},"games":{"type":"array","items":{"type":"object",
      "additionalProperties":false,"required":["game","won","lost"],"properties":{"game":{"type":"string"},
      "won":{"type":"integer"},"lost":{"type":"integer"}}}}}})"},
    {"Leaderboard", R"({"type":"object","required":["game","people"],"additionalProperties":false,"properties":{
      "game":{"type":"string"},"people":{"type":"array","items":{"type":"object","additionalProperties":false,
      "required":["name","kind","rating","deviation","games"],"properties":{"name":{"type":"string"},
      "kind":{"$ref":"#/components/schemas/Kind"},"rating":{"type":"number"},"deviation":{"type":"number"},
      "games":{"type":"integer"}}}}}})"},
    {"Mute",
     R"({"type":"object","required":["name"],"additionalProperties":false,"properties":{"name":{"type":"string"}}})"},
    {"MakeReport", R"({"type":"object","required":["about","reason"],"additionalProperties":false,"properties":{
      "about":{"type":"string","description":"a name"},"match":{"type":"string"},
      "reason":{"type":"string","description":"a code of reasons in GET /api/info"}}})"},
    {"ListedMatch", R"({"type":"object","additionalProperties":false,
      "required":["id","phase","game","rated","listed","host","created_ms","setup","seats"],"properties":{
      "id":{"type":"string"},"phase":{"$ref":"#/components/schemas/Phase"},"game":{"type":"string"},
      "rated":{"type":"boolean"},"listed":{"type":"boolean"},"host":{"type":["string","null"]},
      "created_ms":{"type":"integer"},"setup":{"type":["object","null"]},
      "seats":{"type":"array","items":{"type":"object","additionalProperties":false,
        "required":["seat","side","name","kind"],"properties":{"seat":{"type":"integer"},
        "side":{"type":["string","null"]},"name":{"type":["string","null"]},
        "kind":{"$ref":"#/components/schemas/SeatKind"},"level":{"type":"string"},
        "rating":{"type":"number"},"rating_before":{"type":"number"},"rating_after":{"type":"number"}}}},
      "ended_ms":{"type":"integer"},"winner":{"type":["string","null"]},"score":{"type":"object"},
      "ending":{"type":["string","null"]}}})"},
    {"Matches", R"({"type":"object","required":["matches"],"additionalProperties":false,"properties":{
      "matches":{"$ref":"#/components/schemas/ListedMatches"}}})"},
    {"SeekPair",
     R"({"type":"object","required":["game"],"additionalProperties":false,"properties":{"game":{"type":"string"}}})"},
    {"Seeking", R"({"type":"object","required":["game","waiting"],"additionalProperties":false,"properties":{
      "game":{"type":"string"},"waiting":{"type":"integer"}}})"},
    {"PersonLine", R"({"oneOf":[
      {"type":"object","required":["type","account","ratings","unfinished","muted"],
        "properties":{"type":{"const":"me"}}},
      {"type":"object","required":["type","matches"],"additionalProperties":false,"properties":{
        "type":{"const":"challenges"},"matches":{"$ref":"#/components/schemas/ListedMatches"}}},
      {"type":"object","required":["type","match"],"additionalProperties":false,"properties":{
        "type":{"const":"paired"},"match":{"type":"string"}}},
      {"type":"object","required":["type","game","waiting"],"additionalProperties":false,"properties":{
        "type":{"const":"pairing"},"game":{"type":["string","null"]},"waiting":{"type":"integer"}}},
      {"type":"object","required":["type","match"],"additionalProperties":false,"properties":{
        "type":{"const":"offer"},"match":{"type":"string"}}},
      {"type":"object","required":["type"],"additionalProperties":false,"properties":{"type":{"const":"beat"}}},
      {"type":"object","required":["type","why"],"additionalProperties":false,"properties":{
        "type":{"const":"bye"},"why":{"enum":["stopping","slow","signed-out","replaced"]}}}]})"},
    {"NewMatch", R"({"type":"object","required":["game"],"additionalProperties":false,"properties":{
      "game":{"type":"string"},"preset":{"type":"string"},"options":{"type":"object"},"table":{},"powder":{},
      "weight":{},"seats":{"type":"array","items":{"type":"object","required":["who"],"additionalProperties":false,
        "properties":{"side":{"type":"string"},"who":{"enum":["me","open","machine"]},"level":{"type":"string"}}}},
      "listed":{"type":"boolean","description":"among the open challenges"},
      "rated":{"type":"boolean",
        "description":"with the setup that GET /api/info has for the game; nothing else is given then"}}})"},
    {"Match", R"({"type":"object","additionalProperties":false,
      "required":["id","phase","game","rated","listed","host","created_ms","setup","seats","spectators","seq","hash",
        "you","clock","offers","away","rematch"],"properties":{
      "id":{"type":"string"},"phase":{"$ref":"#/components/schemas/Phase"},"game":{"type":"string"},
      "rated":{"type":"boolean"},"listed":{"type":"boolean"},"host":{"type":["string","null"]},
      "created_ms":{"type":"integer"},"setup":{"type":"object"},
      "seats":{"type":"array","items":{"type":"object","additionalProperties":false,
        "required":["seat","side","name","kind","present"],"properties":{"seat":{"type":"integer"},
        "side":{"type":["string","null"]},"name":{"type":["string","null"]},
        "kind":{"$ref":"#/components/schemas/SeatKind"},"level":{"type":"string"},"rating":{"type":"number"},
        "rating_before":{"type":"number"},"rating_after":{"type":"number"},"present":{"type":"boolean"}}}},
      "spectators":{"type":"integer"},"seq":{"type":"integer","description":"of the last line; -1: none yet"},
      "hash":{"type":["string","null"]},
      "you":{"type":"object","required":["seats"],"additionalProperties":false,"properties":{
        "seats":{"type":"array","items":{"type":"integer"}}}},
      "clock":{"type":"object","required":["seconds","left","running","player"],"additionalProperties":false,
        "properties":{"seconds":{"type":"number"},"left":{"type":["number","null"]},"running":{"type":"boolean"},
        "player":{"type":["string","null"]}}},
      "offers":{"type":"array","items":{"type":"object","required":["kind","by"],"additionalProperties":false,
        "properties":{"kind":{"$ref":"#/components/schemas/OfferKind"},"by":{"type":"string"}}}},
      "away":{"type":"array","items":{"type":"object","required":["seat","claim_in"],"additionalProperties":false,
        "properties":{"seat":{"type":"integer"},"claim_in":{"type":["number","null"]}}}},
      "rematch":{"type":["string","null"]},
      "winner":{"type":["string","null"]},"score":{"type":"object"},
      "ending":{"type":["string","null"]},"seed":{"type":"integer"},
      "ended_ms":{"type":"integer"}}})"},
    {"Record", R"({"type":"string","description":"one JSON object a line: the setup, what happened, the end"})"},
    {"MatchLine", R"({"oneOf":[
      {"type":"object","required":["type","match"],"additionalProperties":false,"properties":{
        "type":{"const":"match"},"match":{"$ref":"#/components/schemas/Match"}}},
      {"type":"object","required":["type","seq","line","hash"],"additionalProperties":false,"properties":{
        "type":{"const":"line"},"seq":{"type":"integer"},"line":{"type":"string"},"hash":{"type":"string"},
        "at_ms":{"type":"integer"},
        "turn":{"description":"with the newest line: what comes next and from whom; null: the match is over",
          "type":["object","null"],"required":["cmd","side","player"],"additionalProperties":false,"properties":{
          "cmd":{"enum":["toss","choose","shoot","throw-four"]},"side":{"type":["string","null"]},
          "player":{"type":["string","null"]}}}}},
      {"type":"object","required":["type"],"additionalProperties":false,"properties":{"type":{"enum":["live","beat"]}}},
      {"type":"object","required":["type","from","phrase"],"additionalProperties":false,"properties":{
        "type":{"const":"phrase"},"from":{"type":"string"},"phrase":{"type":"string"}}},
      {"type":"object","required":["type","why"],"additionalProperties":false,"properties":{
        "type":{"const":"bye"},"why":{"type":"string"}}}]})"},
    {"SitDown",
     R"({"type":"object","additionalProperties":false,"properties":{"seat":{"type":"integer","minimum":0}}})"},
    {"Command", R"({"type":"object","required":["shot_id","cmd"],"properties":{
      "shot_id":{"type":"string",
        "description":"1 to 64 of A-Z a-z 0-9 _ -; chosen by who sends, never twice by the same in a match"},
      "cmd":{"enum":["toss","choose","shoot","throw-four","dust","grant-dust","concede"]}}})"},
    {"Acknowledged", R"({"type":"object","required":["seq","line","hash"],"additionalProperties":false,"properties":{
      "seq":{"type":"integer"},"line":{"type":"string"},"hash":{"type":"string"}}})"},
    {"OfferKind", R"({"enum":["takeback","pause","resume","rematch"]})"},
    {"Offer", R"({"type":"object","required":["kind"],"additionalProperties":false,"properties":{
      "kind":{"$ref":"#/components/schemas/OfferKind"}}})"},
    {"OfferAnswer", R"({"type":"object","required":["kind","accept"],"additionalProperties":false,"properties":{
      "kind":{"$ref":"#/components/schemas/OfferKind"},"accept":{"type":"boolean"}}})"},
    {"Phrase", R"({"type":"object","required":["phrase"],"additionalProperties":false,"properties":{
      "phrase":{"type":"string","description":"a code of phrases in GET /api/info"}}})"},
    {"Difference", R"({"type":"object","required":["seq","hash"],"additionalProperties":false,"properties":{
      "seq":{"type":"integer"},"hash":{"type":"string"}}})"},
});

}  // namespace

std::span<const Schema> schemas() { return kSchemas; }

}  // namespace hammer::server
