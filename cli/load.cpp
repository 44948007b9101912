#include "server/load/load.h"

#include <fmt/format.h>

#include "cli/commands.h"
#include "lab/progress.h"

namespace scriptorium::cli {

int load(const Context&, const Arguments& arguments) {
  server::LoadPlan plan;
  plan.host = arguments.text("host");
  plan.port = static_cast<int>(arguments.number("port"));
  plan.tables = static_cast<int>(arguments.number("tables"));
  plan.rate = static_cast<double>(arguments.number("rate"));
  plan.seconds = static_cast<double>(arguments.number("seconds"));
  plan.process = static_cast<int>(arguments.number("process"));
  const Result<server::LoadReport> report = [&] {
    lab::Progress progress(plan.seconds, "seconds");
    plan.progress = [&](double gone) { progress.show(gone); };
    return server::run_load(plan);
  }();
  if (!report) return complain(report.error());
  const auto each = [&](double processor) {
    return report->done == 0 ? 0 : processor * 1e6 / static_cast<double>(report->done);
  };
  const double done = static_cast<double>(report->done) / report->seconds;
  if (arguments.has("json")) {
    fmt::print(
        "{{\"tables\":{},\"sockets\":{},\"rate\":{:.0f},\"done_a_second\":{:.0f},\"p50_ms\":{:.2f},"
        "\"p99_ms\":{:.2f},\"p999_ms\":{:.2f},\"refused\":{},\"lost\":{},\"server_us_each\":{:.1f},"
        "\"own_us_each\":{:.1f},\"memory_sockets_mib\":{:.1f},\"memory_start_mib\":{:.1f},"
        "\"memory_end_mib\":{:.1f}}}\n",
        report->tables, report->sockets, plan.rate, done, report->at(0.5), report->at(0.99),
        report->at(0.999), report->refused, report->lost, each(report->server_processor),
        each(report->own_processor), report->memory_sockets, report->memory_start,
        report->memory_end);
    return 0;
  }
  fmt::print("{} tables, {} sockets, {:.0f} actions per second due, {:.0f} done\n", report->tables,
             report->sockets, plan.rate, done);
  fmt::print("late by: half {:.2f} ms, 99 of 100 {:.2f} ms, 999 of 1000 {:.2f} ms\n",
             report->at(0.5), report->at(0.99), report->at(0.999));
  fmt::print("{} games, {} refused, {} sockets lost\n", report->games, report->refused,
             report->lost);
  if (report->refused != 0) fmt::print("the first refusal: {}\n", report->first_refusal);
  if (plan.process != 0) {
    fmt::print("server {:.1f} us of CPU time per action, players {:.1f} us\n",
               each(report->server_processor), each(report->own_processor));
    fmt::print("memory: {:.1f} MiB with sockets, {:.1f} MiB dealt, {:.1f} MiB at the end\n",
               report->memory_sockets, report->memory_start, report->memory_end);
  }
  return report->refused == 0 && report->lost == 0 ? 0 : 1;
}

}  // namespace scriptorium::cli
