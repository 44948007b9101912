#include <sys/stat.h>

#include <atomic>
#include <fstream>
#include <thread>

#include "server/storage/tests/storage_test.h"

namespace scriptorium::server {

namespace {

std::vector<TableId> ids_of(const Result<std::vector<Listing>>& listings) {
  std::vector<TableId> ids;
  EXPECT_TRUE(listings);
  for (const Listing& listing : *listings) ids.push_back(listing.id);
  return ids;
}

using Ids = std::vector<TableId>;

}  // namespace

TEST_P(StorageContract, TablesAreListedByStageNewestHeadFirst) {
  const auto keep = [&](TableId table, Stage stage, bool listed) {
    const LineCount first = static_cast<LineCount>(must_read(*storage_, table).lines.size());
    Append append = lines_from(table, static_cast<int>(first));
    append.head = Head{stage, listed, 7, "{}"};
    EXPECT_EQ(code_of(append_now(*storage_, append)), "ok");
  };
  for (const TableId table : {1, 2, 3, 4}) keep(table, Stage::kGathering, table != 3);
  EXPECT_EQ(ids_of(storage_->list(Stage::kGathering, false, 10)), (Ids{4, 3, 2, 1}));
  EXPECT_EQ(ids_of(storage_->list(Stage::kGathering, true, 10)), (Ids{4, 2, 1}));
  EXPECT_EQ(ids_of(storage_->list(Stage::kGathering, true, 2)), (Ids{4, 2}));
  EXPECT_EQ(ids_of(storage_->list(Stage::kGathering, true, 0)), Ids{});
  EXPECT_EQ(ids_of(storage_->list(Stage::kPlaying, false, 10)), Ids{});
  keep(2, Stage::kPlaying, true);
  keep(1, Stage::kGathering, true);
  append_now(*storage_, lines_from(4, 1, 3));  // a line alone is no news for lists
  EXPECT_EQ(ids_of(storage_->list(Stage::kGathering, false, 10)), (Ids{1, 4, 3}));
  EXPECT_EQ(ids_of(storage_->list(Stage::kPlaying, true, 10)), (Ids{2}));
  keep(2, Stage::kOver, true);
  EXPECT_EQ(ids_of(storage_->list(Stage::kPlaying, false, 10)), Ids{});
  EXPECT_EQ(ids_of(storage_->list(Stage::kOver, false, 10)), (Ids{2}));
  keep(4, Stage::kGathering, false);
  EXPECT_EQ(ids_of(storage_->list(Stage::kGathering, true, 10)), (Ids{1}));
}

TEST_P(StorageContract, AListingSaysWhatAListNeeds) {
  append_now(*storage_, lines_from(5, 0, 4));
  const auto listings = storage_->list(Stage::kPlaying, true, 10);
  ASSERT_EQ(ids_of(listings), (Ids{5}));
  EXPECT_EQ((*listings)[0], (Listing{5, kHead, line(3).at, 4}));
}

TEST_P(StorageContract, TablesAreListedByHost) {
  for (const TableId table : {1, 2, 3}) {
    Append append = lines_from(table, 0);
    append.head->host = table == 2 ? 8 : ~GuestId{0};
    append_now(*storage_, append);
  }
  EXPECT_EQ(ids_of(storage_->tables_of(~GuestId{0}, 10)), (Ids{3, 1}));
  EXPECT_EQ(ids_of(storage_->tables_of(~GuestId{0}, 1)), (Ids{3}));
  EXPECT_EQ(ids_of(storage_->tables_of(8, 10)), (Ids{2}));
  EXPECT_EQ(ids_of(storage_->tables_of(7, 10)), Ids{});
}

namespace {

// A table at this stage, whose newest line is number `line`, with these players.
Append played(Storage& storage, TableId table, Stage stage, std::vector<Player> players) {
  const auto lines = static_cast<int>(must_read(storage, table).lines.size());
  Append append = lines_from(table, lines);
  append.head = Head{stage, false, 7, "{}"};
  append.players = std::move(players);
  append.turn = 2;
  return append;
}
std::vector<TableId> own(Storage& storage, GuestId guest, OwnGames which, std::size_t skip = 0,
                         std::size_t most = 10) {
  std::vector<TableId> ids;
  const auto games = storage.games_of(guest, which, 0, skip, most);
  EXPECT_TRUE(games);
  for (const OwnGame& each : *games) ids.push_back(each.id);
  return ids;
}

}  // namespace

TEST_P(StorageContract, GuestsFindTheirGames) {
  const Player ada{~GuestId{0}, 1, "verbatim"};
  const Player ben{8, 6, "verbatim"};
  append_now(*storage_, played(*storage_, 1, Stage::kPlaying, {ada, ben}));
  append_now(*storage_, lines_from(2, 0, 3));
  append_now(*storage_, played(*storage_, 2, Stage::kPlaying, {ada}));
  EXPECT_EQ(own(*storage_, ada.guest, OwnGames::kGoingOn), (Ids{2, 1}));
  EXPECT_EQ(own(*storage_, ada.guest, OwnGames::kGoingOn, 1), (Ids{1}));
  EXPECT_EQ(own(*storage_, ada.guest, OwnGames::kGoingOn, 0, 1), (Ids{2}));
  EXPECT_EQ(own(*storage_, 8, OwnGames::kGoingOn), (Ids{1}));
  EXPECT_EQ(own(*storage_, 8, OwnGames::kOver), Ids{});
  EXPECT_EQ(own(*storage_, 7, OwnGames::kGoingOn), Ids{});
  EXPECT_EQ((*storage_->games_of(8, OwnGames::kGoingOn, 0, 0, 10))[0],
            (OwnGame{1, Head{Stage::kPlaying, false, 7, "{}"}, ben, 2, line(0).at}));
  close();
  open();
  EXPECT_EQ(own(*storage_, ada.guest, OwnGames::kGoingOn), (Ids{2, 1}));
}

TEST_P(StorageContract, WhoPlaysIsKeptWithTheHeadAndNotWithout) {
  const Player ada{9, 1, "verbatim"};
  const Player ben{8, 2, "verbatim"};
  append_now(*storage_, played(*storage_, 1, Stage::kPlaying, {ada, ben}));
  Append conflict = played(*storage_, 1, Stage::kOver, {});
  conflict.first = 5;
  EXPECT_EQ(code_of(append_now(*storage_, conflict)), "storage_conflict");
  append_now(*storage_, lines_from(1, 1));
  EXPECT_EQ(own(*storage_, 9, OwnGames::kGoingOn), (Ids{1}));
  EXPECT_EQ((*storage_->games_of(9, OwnGames::kGoingOn, 0, 0, 1))[0].turn, 0U);  // as the line says
  append_now(*storage_, played(*storage_, 1, Stage::kPlaying, {ben}));
  EXPECT_EQ(own(*storage_, 9, OwnGames::kGoingOn), Ids{});
  EXPECT_EQ(own(*storage_, 8, OwnGames::kGoingOn), (Ids{1}));
  // The same stage: since then.
  EXPECT_EQ((*storage_->games_of(8, OwnGames::kGoingOn, 0, 0, 1))[0].since, line(0).at);
}

TEST_P(StorageContract, AGameThatIsOverCounts) {
  const Player before{9, 1, "verbatim"};
  append_now(*storage_, played(*storage_, 1, Stage::kPlaying, {before}));
  append_now(*storage_, played(*storage_, 1, Stage::kOver, {{9, 1, "verbatim", 12, true}}));
  append_now(*storage_, played(*storage_, 2, Stage::kOver, {{9, 2, "verbatim", -3, false}}));
  append_now(*storage_, played(*storage_, 3, Stage::kOver, {{9, 3, "verbatim"}}));
  append_now(*storage_, played(*storage_, 4, Stage::kOver, {{9, 3, "hypertext"}}));
  append_now(*storage_, played(*storage_, 5, Stage::kPlaying, {before}));
  EXPECT_EQ(own(*storage_, 9, OwnGames::kOver), (Ids{1, 4, 3, 2}));
  EXPECT_EQ((*storage_->games_of(9, OwnGames::kOver, 0, 0, 1))[0].since, line(1).at);
  EXPECT_EQ(*storage_->tallies_of(9),
            (std::vector<Tally>{{"hypertext", 1, 0, 0, std::nullopt}, {"verbatim", 3, 2, 1, 12}}));
  EXPECT_EQ(*storage_->tallies_of(8), std::vector<Tally>{});
}

TEST_P(StorageContract, WhatStillGathersIsLeftOutAfterAWhile) {
  append_now(*storage_, played(*storage_, 1, Stage::kGathering, {{9, 1, "verbatim"}}));
  append_now(*storage_, played(*storage_, 2, Stage::kPlaying, {{9, 1, "verbatim"}}));
  const auto count = [&](Milliseconds after) {
    return storage_->games_of(9, OwnGames::kGoingOn, after, 0, 10)->size();
  };
  EXPECT_EQ(count(line(0).at - 1), 2U);
  EXPECT_EQ(count(line(0).at), 1U);
}

TEST_P(StorageContract, AGuestForgetsItsOwnGames) {
  const std::vector<Player> both = {{9, 1, "verbatim", 5, true}, {8, 2, "verbatim", 4, false}};
  for (const TableId table : {1, 2, 3}) {
    append_now(*storage_, played(*storage_, table, Stage::kOver, both));
  }
  EXPECT_EQ(*storage_->forget_games(9, {2, 77}), 1U);
  EXPECT_EQ(*storage_->forget_games(9, {2}), 0U);
  EXPECT_EQ(own(*storage_, 9, OwnGames::kOver), (Ids{3, 1}));
  EXPECT_EQ(own(*storage_, 8, OwnGames::kOver), (Ids{3, 2, 1}));
  append_now(*storage_, played(*storage_, 2, Stage::kOver, both));  // stays forgotten
  EXPECT_EQ(own(*storage_, 9, OwnGames::kOver), (Ids{3, 1}));
  EXPECT_EQ((*storage_->tallies_of(9))[0].games, 2U);
  EXPECT_EQ(*storage_->forget_all_games(9), 2U);
  EXPECT_EQ(own(*storage_, 9, OwnGames::kOver), Ids{});
  EXPECT_EQ(*storage_->tallies_of(9), std::vector<Tally>{});
  EXPECT_EQ(lines_in_order(*storage_, 2), 2);
  close();
  open();
  EXPECT_EQ(own(*storage_, 9, OwnGames::kOver), Ids{});
  EXPECT_EQ(own(*storage_, 8, OwnGames::kOver), (Ids{3, 2, 1}));
}

TEST_P(StorageContract, GuestsAreKeptAndRenamed) {
  EXPECT_FALSE(*storage_->guest(7));
  const Guest guest{7, "Zoë 🕯", 1'700'000'000'000};
  EXPECT_EQ(code_of(storage_->keep_guest(guest)), "ok");
  EXPECT_EQ(code_of(storage_->keep_guest({~GuestId{0}, "", -5})), "ok");
  EXPECT_EQ(**storage_->guest(7), guest);
  EXPECT_EQ(code_of(storage_->keep_guest({7, "Zoe", guest.created})), "ok");
  close();
  open();
  EXPECT_EQ(**storage_->guest(7), (Guest{7, "Zoe", guest.created}));
  EXPECT_EQ(**storage_->guest(~GuestId{0}), (Guest{~GuestId{0}, "", -5}));
}

TEST_P(StorageContract, ANameThatIsTooLongIsRefused) {
  const std::string too_long(kLongestText + 1, 'x');
  EXPECT_EQ(code_of(storage_->keep_guest({7, too_long, 1})), "storage_failed");
  EXPECT_FALSE(*storage_->guest(7));
  const auto secret = storage_->secret("cookies", too_long);
  ASSERT_FALSE(secret);
  EXPECT_EQ(secret.error().code, "storage_failed");
}

TEST_P(StorageContract, ASecretIsMadeOnce) {
  const std::string secret("\0\xff secret", 9);
  EXPECT_EQ(*storage_->secret("cookies", secret), secret);
  EXPECT_EQ(*storage_->secret("cookies", "another"), secret);
  EXPECT_EQ(*storage_->secret("seeds", "of seeds"), "of seeds");
  close();
  open();
  EXPECT_EQ(*storage_->secret("cookies", "another"), secret);
}

TEST_P(StorageContract, OfSecretsMadeAtOnceOneBecomesIt) {
  std::vector<std::string> got(8);
  std::vector<std::thread> threads;
  for (std::size_t i = 0; i < got.size(); ++i) {
    threads.emplace_back([&, i] { got[i] = *storage_->secret("cookies", std::to_string(i)); });
  }
  for (std::thread& thread : threads) thread.join();
  for (const std::string& each : got) EXPECT_EQ(each, got[0]);
}

TEST_P(StorageContract, ABackupHoldsEverything) {
  append_now(*storage_, lines_from(5, 0, 3));
  storage_->keep_guest({7, "Zoë", 1});
  storage_->secret("cookies", "secret");
  EXPECT_EQ(code_of(storage_->backup(folder_ / "copy")), "ok");
  append_now(*storage_, lines_from(5, 3));
  close();
  struct stat status = {};
  ASSERT_EQ(stat((folder_ / "copy").c_str(), &status), 0);
  EXPECT_EQ(status.st_mode & 0777U, 0600U);
  Opened copy = GetParam().open_copy(folder_ / "copy");
  ASSERT_TRUE(copy) << copy.error().message;
  EXPECT_EQ(lines_in_order(**copy, 5), 3);
  EXPECT_EQ(must_read(**copy, 5).head, kHead);
  EXPECT_EQ((*(*copy)->guest(7))->name, "Zoë");
  EXPECT_EQ(*(*copy)->secret("cookies", "another"), "secret");
  EXPECT_EQ(code_of(append_now(**copy, lines_from(5, 3))), "ok");
}

TEST_P(StorageContract, ABackupOverwritesNothing) {
  append_now(*storage_, lines_from(5, 0));
  std::ofstream(folder_ / "copy") << "mine";
  const auto error = storage_->backup(folder_ / "copy");
  ASSERT_EQ(code_of(error), "storage_failed");
  EXPECT_NE(error->message.find("copy"), std::string::npos) << error->message;
  std::string kept;
  std::ifstream(folder_ / "copy") >> kept;
  EXPECT_EQ(kept, "mine");
  EXPECT_EQ(code_of(storage_->backup(folder_ / "nowhere" / "copy")), "storage_failed");
  EXPECT_EQ(lines_in_order(*storage_, 5), 1);
}

TEST_P(StorageContract, OfBackupsMadeAtOnceOneGetsTheName) {
  append_now(*storage_, lines_from(5, 0));
  std::atomic<int> made = 0;
  std::vector<std::thread> threads;
  for (int i = 0; i < 8; ++i) {
    threads.emplace_back([&] { made += storage_->backup(folder_ / "copy") ? 0 : 1; });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(made, 1);
  std::size_t files = 0;
  for (const auto& each : std::filesystem::directory_iterator(folder_ / "")) {
    files += each.is_regular_file() ? 1 : 0;
  }
  EXPECT_EQ(files, 1U);  // no draft is left
}

TEST_P(StorageContract, ABackupIsOneMomentWhileTablesPlay) {
  constexpr int kTables = 4;
  std::atomic<bool> playing = true;
  std::atomic<int> acknowledged[kTables] = {};
  std::thread player([&] {
    for (int number = 0; playing; ++number) {
      // Line n of table 0 comes before line n of table 1, and so on.
      for (TableId table = 0; table < kTables; ++table) {
        storage_->append(lines_from(table, number),
                         [&acknowledged, table](auto) { ++acknowledged[table]; });
      }
      if (number % 50 == 0) storage_->flush();
    }
  });
  for (const std::string name : {"first", "second", "third"}) {
    const int soon = acknowledged[0] + 100;
    while (acknowledged[0] < soon) std::this_thread::yield();
    int before[kTables];
    for (int table = 0; table < kTables; ++table) before[table] = acknowledged[table];
    EXPECT_EQ(code_of(storage_->backup(folder_ / name)), "ok");
    Opened copy = GetParam().open_copy(folder_ / name);
    ASSERT_TRUE(copy) << copy.error().message;
    int last = 0;
    for (int table = 0; table < kTables; ++table) {
      const int lines = lines_in_order(**copy, static_cast<TableId>(table));
      EXPECT_GE(lines, before[table]);
      if (table > 0) {
        EXPECT_LE(lines, last);
        EXPECT_GE(lines, last - 1);
      }
      last = lines;
    }
  }
  playing = false;
  player.join();
  storage_->flush();
  for (TableId table = 0; table < kTables; ++table) {
    EXPECT_EQ(lines_in_order(*storage_, table), acknowledged[table]);
  }
}

TEST_P(StorageContract, ItCountsWhatItDoes) {
  EXPECT_EQ(storage_->counts().appends, 0U);
  append_now(*storage_, lines_from(5, 0, 2));
  append_now(*storage_, lines_from(5, 7));  // refused
  for (int number = 2; number < 302; ++number) {
    storage_->append(lines_from(5, number), [](auto) {});
  }
  storage_->flush();
  const Counts counts = storage_->counts();
  EXPECT_EQ(counts.appends, 301U);
  EXPECT_EQ(counts.refused, 1U);
  EXPECT_EQ(counts.lines, 302U);
  std::size_t bytes = 0;
  for (int number = 0; number < 302; ++number) bytes += line(number).body.size();
  EXPECT_EQ(counts.bytes, bytes);
  EXPECT_EQ(counts.waiting, 0U);
  EXPECT_GE(counts.transactions, 2U);
  EXPECT_LT(counts.transactions, 250U);  // they go together
  EXPECT_GT(counts.largest_group, 1U);
  EXPECT_GT(counts.commit_microseconds, 0U);
  EXPECT_LE(counts.slowest_commit, counts.commit_microseconds);
}

}  // namespace scriptorium::server
