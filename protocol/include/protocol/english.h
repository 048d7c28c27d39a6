// Complaints as English sentences, for the command line and the API's messages. Other languages are made elsewhere,
// from the same codes.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "json/complaint.h"

namespace hammer::protocol {

// Whether answers carry English beside their codes. Decided when a program is linked: english/says_english.cpp has
// true, for the program and the module for Node; wasm/page_module.cpp.in has false, for the page's modules, which make
// the sentences themselves in the reader's language.
extern const bool kSaysEnglish;

// "speed is 99; accepted is a number from 0 to 25 m/s". Without a newline or a full stop.
std::string sentence_of(const Complaint& complaint);
// The same about `subject` in place of the field: "--speed is 99; …".
std::string sentence_about(std::string_view subject, const Complaint& complaint);

// One line about an option, a preset or a judgement of that name; nothing where there is none.
std::string_view option_help(std::string_view name);
std::string_view preset_help(std::string_view name);
std::string_view judgement_help(std::string_view name);

// "slow, medium or fast"
std::string join(std::span<const std::string_view> names, std::string_view last = "or");

// The end of a sentence that refuses a name: ", did you mean x? accepted is x, y or z".
std::string accepted_names(std::string_view mistyped, std::span<const std::string_view> names);

// Every code that there is English for.
std::vector<std::string_view> complaint_codes();

}  // namespace hammer::protocol
