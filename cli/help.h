#pragma once

#include <cstdio>
#include <vector>

#include "cli/command.h"
#include "table/styled.h"

// What the program says of itself, made from the table of commands.
namespace scriptorium::cli {

std::vector<Text> overview();
std::vector<Text> help_of(const Command& command);

// As wide as the terminal, with its colours.
void print(const std::vector<Text>& lines);
void print_plain(std::FILE* to, const std::vector<Text>& lines);

}  // namespace scriptorium::cli
