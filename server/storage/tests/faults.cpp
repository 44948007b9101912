#include "server/storage/tests/faults.h"

#include <sqlite3.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>

namespace {

std::atomic<bool> disk_full = false;
std::atomic<bool> sync_fails = false;
std::atomic<int> sync_count = 0;

ssize_t write_unless_full(int file, const void* bytes, size_t count, off_t where) {
  if (disk_full) {
    errno = ENOSPC;
    return -1;
  }
  return pwrite(file, bytes, count, where);
}

int sync(int file, long call) {
  if (sync_fails) {
    errno = EIO;
    return -1;
  }
  ++sync_count;
  return static_cast<int>(syscall(call, file));
}

// SQLite lets tests put their own in the place of its system calls. Before it begins.
const bool kInstalled = [] {
  sqlite3_vfs* system = sqlite3_vfs_find(nullptr);
  for (const char* name : {"pwrite", "pwrite64"}) {
    if (system->xGetSystemCall(system, name) == nullptr) continue;
    system->xSetSystemCall(system, name, reinterpret_cast<sqlite3_syscall_ptr>(write_unless_full));
  }
  return true;
}();

}  // namespace

// The program's own come before the C library's: SQLite calls these.
extern "C" int fdatasync(int file) { return sync(file, SYS_fdatasync); }
extern "C" int fsync(int file) { return sync(file, SYS_fsync); }

namespace scriptorium::server {

void set_disk_full(bool full) { disk_full = full; }
void set_sync_fails(bool fails) { sync_fails = fails; }
int syncs() { return sync_count; }

}  // namespace scriptorium::server
