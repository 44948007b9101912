#include "server/server.h"

#include <atomic>
#include <chrono>
#include <thread>

#include "server/api.h"
#include "server/fair/cookie.h"
#include "server/fair/secrets.h"
#include "server/hall/hall.h"
#include "server/link_preview.h"
#include "server/log/log.h"
#include "server/net/net.h"
#include "server/pool.h"
#include "server/storage/sqlite.h"

namespace scriptorium::server {
namespace {

// A connection as the hall knows it.
class ConnectedVisitor final : public Visitor {
 public:
  explicit ConnectedVisitor(std::shared_ptr<Connection> connection)
      : connection_(std::move(connection)) {}
  GuestId guest() const override { return connection_->guest(); }
  void send(Message note) override { connection_->send(std::move(note)); }

 private:
  std::shared_ptr<Connection> connection_;
};

// The machine as the hall sees it.
class Machine final : public World {
 public:
  Machine(int thinkers, bool yielding)
      : readers_(1, false), replayers_(1, yielding), thinkers_(thinkers, yielding) {}

  void soon(std::function<void()> work) override { net_->soon(std::move(work)); }
  void read(std::function<void()> work) override { readers_.post(std::move(work)); }
  void replay(std::function<void()> work) override { replayers_.post(std::move(work)); }
  void think(Milliseconds pause, std::function<void()> work) override {
    thinkers_.post(std::move(work), std::chrono::milliseconds(pause));
  }
  void share(int pieces, Work& work) override { thinkers_.share(pieces, work); }
  Milliseconds now() override {
    return std::chrono::duration_cast<std::chrono::milliseconds>(
               std::chrono::system_clock::now().time_since_epoch())
        .count();
  }

  void use(Net* net) { net_ = net; }
  void stop() {
    thinkers_.stop();
    replayers_.stop();
    readers_.stop();
  }

 private:
  Net* net_ = nullptr;
  Pool readers_;
  Pool replayers_;
  Pool thinkers_;
};

}  // namespace

struct Server::Inside final : Listener {
  Inside(const Registry& registry, std::unique_ptr<Storage> kept, const ServerSettings& settings)
      : games(registry),
        storage(std::move(kept)),
        machine(settings.thinkers, !settings.house.known_deal),  // a test waits for them
        hall({games, *storage, machine, settings.house}) {}

  void arrived(const std::shared_ptr<Connection>& connection) override {
    auto visitor = std::make_shared<ConnectedVisitor>(connection);
    connection->companion = visitor;
    hall.arrived(visitor);
  }
  void heard(const std::shared_ptr<Connection>& connection, std::string message) override {
    hall.heard(visitor(connection), message);
  }
  void left(const std::shared_ptr<Connection>& connection) override {
    hall.left(visitor(connection));
    connection->companion.reset();
  }
  HttpAnswer http(const HttpRequest& request) override {
    return answer_http({games, *storage, hall, *net, codes, started}, request);
  }
  std::optional<PagePreview> preview(std::string_view path, Language reader) override {
    return preview_of(games, *storage, path, reader);
  }

  static std::shared_ptr<Visitor> visitor(const std::shared_ptr<Connection>& connection) {
    return std::static_pointer_cast<ConnectedVisitor>(connection->companion);
  }

  const Registry& games;
  std::unique_ptr<Storage> storage;
  Machine machine;
  Hall hall;
  DeviceCodes codes;
  std::unique_ptr<Net> net;
  std::chrono::steady_clock::time_point started = std::chrono::steady_clock::now();
  std::atomic<bool> stopping = false;
  std::thread ticker;
};

Result<std::unique_ptr<Server>> Server::start(const Registry& games, ServerSettings settings) {
  Result<std::unique_ptr<Storage>> storage = open_sqlite(settings.data);
  if (!storage) return storage.error();
  const Result<std::string> key = (*storage)->secret("cookies", fresh_secret().opened());
  if (!key) return key.error();
  const std::optional<Secret> secret = Secret::from_hex(*key);
  if (!secret) return Error{"storage_failed", "The key of the cookies is damaged.", {}, {}};
  if (settings.house.known_deal) {
    log(Level::kWarning, "known_deal", {{"why", "FOR TESTS ONLY: anyone can predict every deal"}});
  }
  auto inside = std::make_unique<Inside>(games, std::move(*storage), settings);
  const auto signer = std::make_shared<GuestSigner>(*secret);
  settings.net.read_guest = [signer](std::string_view cookie) { return signer->read(cookie); };
  settings.net.sign_guest = [signer](GuestId guest) { return signer->sign(guest); };
  settings.net.make_guest = [signer] {
    const GuestId guest = random_id();
    return std::pair(guest, signer->sign(guest));
  };
  Result<std::unique_ptr<Net>> net = Net::start(std::move(settings.net), *inside);
  if (!net) return net.error();
  inside->net = std::move(*net);
  inside->machine.use(inside->net.get());
  inside->ticker = std::thread([&here = *inside] {
    while (!here.stopping) {
      std::this_thread::sleep_for(std::chrono::milliseconds(100));
      here.hall.tick();
    }
  });
  return std::unique_ptr<Server>(new Server(std::move(inside)));
}

Server::Server(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}
Server::~Server() { stop(); }

int Server::port() const { return inside_->net->port(); }

void Server::stop() {
  if (inside_->stopping.exchange(true)) return;
  inside_->ticker.join();
  inside_->machine.stop();
  inside_->storage->flush();  // what was accepted is kept, and its answers are on their way
  inside_->net->stop();
  inside_->storage->flush();
}

}  // namespace scriptorium::server
