#pragma once

#include <functional>
#include <memory>
#include <string>

#include "players/player.h"
#include "server/storage/storage.h"

// What the hall needs of the machine around it. It knows no socket, no thread and no clock.
namespace scriptorium::server {

// A text on its way to one visitor or to many.
using Message = std::shared_ptr<const std::string>;

// Somebody on one connection. Notes arrive in the order in which they were sent.
class Visitor {
 public:
  virtual ~Visitor() = default;
  virtual GuestId guest() const = 0;
  virtual void send(Message note) = 0;  // from any thread; never waits
};

class World {
 public:
  virtual ~World() = default;
  virtual void soon(std::function<void()> work) = 0;  // on a thread of the network
  virtual void read(std::function<void()> work) = 0;  // elsewhere: what waits for the disk
  // Elsewhere, behind what is read: whole games that are played again.
  virtual void replay(std::function<void()> work) = 0;
  // Elsewhere, after a while: computer players.
  virtual void think(Milliseconds pause, std::function<void()> work) = 0;
  // Does the pieces 0 to pieces − 1 of a player's work, here and on threads where no other player
  // thinks; returns when all are done.
  virtual void share(int pieces, Work& work) {
    for (int piece = 0; piece < pieces; ++piece) work.piece(piece);
  }
  virtual Milliseconds now() = 0;
};

}  // namespace scriptorium::server
