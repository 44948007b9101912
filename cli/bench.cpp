#include <fmt/format.h>

#include "bench/figures.h"
#include "cli/commands.h"
#include "lab/progress.h"

namespace scriptorium::cli {

int bench(const Context&, const Arguments& arguments) {
  const std::vector<bench::Figure> figures = [] {
    lab::Progress progress(bench::kFigures, "figures");
    return bench::measure([&](std::size_t done) { progress.show(static_cast<double>(done)); });
  }();
  for (const bench::Figure& figure : figures) {
    const double ratio = figure.value / figure.beside_value;
    if (arguments.has("json")) {
      fmt::print(
          R"({{"name":"{}","value":{:.1f},"unit":"{}","beside":"{}","beside_value":{:.1f},"ratio":{:.3f}}})"
          "\n",
          figure.name, figure.value, figure.unit, figure.beside, figure.beside_value, ratio);
    } else {
      fmt::print("{:<60} {:8.1f} {}   {:6.2f} x {} ({:.1f} {})\n", figure.name, figure.value,
                 figure.unit, ratio, figure.beside, figure.beside_value, figure.unit);
    }
  }
  return 0;
}

}  // namespace scriptorium::cli
