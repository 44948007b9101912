#include "server/pool.h"

#include <gtest/gtest.h>

#include <future>
#include <stdexcept>

#include "server/log/log.h"

namespace scriptorium::server {
namespace {

TEST(Pool, OutlivesWhatFails) {
  std::promise<std::string> said;
  log_to([&](std::string_view line) { said.set_value(std::string(line)); });
  Pool pool(1, false);
  pool.post([] { throw std::runtime_error("the machine"); });
  EXPECT_NE(said.get_future().get().find("what=work_failed why=\"the machine\""),
            std::string::npos);
  std::promise<void> done;
  pool.post([&] { done.set_value(); });
  done.get_future().get();
  log_to({});
}

}  // namespace
}  // namespace scriptorium::server
