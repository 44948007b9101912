#pragma once

#include <optional>
#include <string_view>

#include "server/net/listener.h"
#include "server/storage/storage.h"
#include "table/any_game.h"

namespace scriptorium::server {

// What a messenger shows of a link to one of our pages: of a table (/t/ID) or a replay (/g/ID) what
// anybody sees there who has the link and sits nowhere, out of the table's head; of any other page
// what this house is, in the language of whoever asks.
PagePreview preview_of(const Registry& games, Storage& storage, std::string_view path,
                       Language reader);

}  // namespace scriptorium::server
