#include "server/net/compress.h"

#include <zlib.h>

#include <limits>

namespace scriptorium::server {

std::string gzip(std::string_view text) {
  constexpr int kGzip = 15 + 16;  // the largest window, with gzip's frame
  constexpr int kMemory = 9;
  if (text.size() > std::numeric_limits<uInt>::max() / 2) return {};
  z_stream stream = {};
  if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, kGzip, kMemory, Z_DEFAULT_STRATEGY) !=
      Z_OK) {
    return {};
  }
  std::string out(deflateBound(&stream, static_cast<uLong>(text.size())), '\0');
  // zlib reads through a pointer that is not const.
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
  stream.avail_in = static_cast<uInt>(text.size());
  stream.next_out = reinterpret_cast<Bytef*>(out.data());
  stream.avail_out = static_cast<uInt>(out.size());
  const int ended = deflate(&stream, Z_FINISH);
  out.resize(stream.total_out);
  deflateEnd(&stream);
  return ended == Z_STREAM_END ? out : std::string();
}

}  // namespace scriptorium::server
