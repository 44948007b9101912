#pragma once

namespace scriptorium::server {

// Faults of the disk, for everything that SQLite does in this program.
void set_disk_full(bool full);    // what is written finds no room
void set_sync_fails(bool fails);  // what is written may not have reached the disk
int syncs();                      // how often something was made durable so far

}  // namespace scriptorium::server
