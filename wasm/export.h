// Makes a function callable from JavaScript under its own name.
#pragma once

#define HAMMER_EXPORT(name) extern "C" __attribute__((export_name(#name)))
