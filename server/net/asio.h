#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/strand.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/system/error_code.hpp>

namespace scriptorium::server {

// Asio with the executor's type written out: erasing it costs an allocation here and there.
namespace asio = boost::asio;
using boost::system::error_code;

using Strand = asio::strand<asio::io_context::executor_type>;
using TcpSocket = asio::basic_stream_socket<asio::ip::tcp, Strand>;
template <class T = void>
using Task = asio::awaitable<T, Strand>;

// co_await f(into(fault)): an error is no exception.
inline auto into(error_code& fault) {
  return asio::redirect_error(asio::use_awaitable_t<Strand>(), fault);
}

}  // namespace scriptorium::server
