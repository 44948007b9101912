#include <atomic>
#include <mutex>
#include <thread>

#include "server/storage/tests/storage_test.h"

namespace scriptorium::server {

GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(StorageContract);

TEST_P(StorageContract, ATableIsReadAsItWasWritten) {
  EXPECT_EQ(code_of(append_now(*storage_, lines_from(5, 0, 3))), "ok");
  EXPECT_EQ(code_of(append_now(*storage_, lines_from(5, 3, 1))), "ok");
  EXPECT_EQ(code_of(append_now(*storage_, lines_from(6, 0, 1))), "ok");
  EXPECT_EQ(code_of(append_now(*storage_, lines_from(5, 4, 2))), "ok");
  const StoredTable stored = must_read(*storage_, 5);
  EXPECT_EQ(stored.head, kHead);
  EXPECT_EQ(stored.first, 0U);
  EXPECT_EQ(lines_in_order(*storage_, 5), 6);
  EXPECT_EQ(lines_in_order(*storage_, 6), 1);
}

TEST_P(StorageContract, AJournalIsReadFromAnyLine) {
  append_now(*storage_, lines_from(5, 0, 6));
  const StoredTable end = must_read(*storage_, 5, 4);
  EXPECT_EQ(end.first, 4U);
  EXPECT_EQ(end.lines, (std::vector<Line>{line(4), line(5)}));
  EXPECT_EQ(end.head, kHead);
  for (const LineCount from : {LineCount{6}, LineCount{7}, kAllLines}) {
    const StoredTable beyond = must_read(*storage_, 5, from);
    EXPECT_EQ(beyond.first, 6U);
    EXPECT_TRUE(beyond.lines.empty());
  }
}

TEST_P(StorageContract, WhatIsNotThereIsNoError) {
  const auto read = storage_->read(12345);
  ASSERT_TRUE(read);
  EXPECT_FALSE(*read);
}

TEST_P(StorageContract, AnyIdWillDo) {
  for (const TableId id : {TableId{0}, TableId{1}, ~TableId{0}, TableId{1} << 63}) {
    EXPECT_EQ(code_of(append_now(*storage_, lines_from(id, 0, 2))), "ok");
  }
  for (const TableId id : {TableId{0}, TableId{1}, ~TableId{0}, TableId{1} << 63}) {
    EXPECT_EQ(lines_in_order(*storage_, id), 2);
  }
}

TEST_P(StorageContract, EverythingIsThereAfterwards) {
  for (int number = 0; number < 50; ++number) storage_->append(lines_from(5, number), [](auto) {});
  storage_->flush();
  close();
  open();
  EXPECT_EQ(lines_in_order(*storage_, 5), 50);
  EXPECT_EQ(must_read(*storage_, 5).head, kHead);
  EXPECT_EQ(code_of(append_now(*storage_, lines_from(5, 50))), "ok");
  EXPECT_EQ(code_of(append_now(*storage_, lines_from(6, 0))), "ok");
  EXPECT_EQ(lines_in_order(*storage_, 5), 51);
  EXPECT_EQ(lines_in_order(*storage_, 6), 1);
}

TEST_P(StorageContract, WhatWasHandedInIsDoneBeforeItCloses) {
  int done = 0;
  for (int number = 0; number < 500; ++number) {
    storage_->append(lines_from(5, number), [&](auto error) { done += error ? 0 : 1; });
  }
  close();
  EXPECT_EQ(done, 500);
  open();
  EXPECT_EQ(lines_in_order(*storage_, 5), 500);
}

TEST_P(StorageContract, FlushWaitsForAllThatWasHandedIn) {
  std::atomic<int> done = 0;
  int handed_in = 0;
  for (int round = 0; round < 20; ++round) {
    for (int i = 0; i < (round % 2 == 0 ? 1 : 10); ++i) {
      storage_->append(lines_from(5, handed_in++), [&](auto) { ++done; });
    }
    storage_->flush();
    EXPECT_EQ(done, handed_in);
  }
  storage_->flush();  // nothing to wait for
}

TEST_P(StorageContract, DoneIsCalledInOrderOnAnotherThread) {
  std::vector<int> order;
  std::thread::id thread;
  for (int number = 0; number < 200; ++number) {
    storage_->append(lines_from(5, number), [&, number](auto) {
      order.push_back(number);
      thread = std::this_thread::get_id();
    });
  }
  storage_->flush();
  ASSERT_EQ(order.size(), 200U);
  for (int number = 0; number < 200; ++number) {
    EXPECT_EQ(order[static_cast<std::size_t>(number)], number);
  }
  EXPECT_NE(thread, std::this_thread::get_id());
}

TEST_P(StorageContract, DoneMayHandInTheNext) {
  std::promise<void> end;
  std::function<void(int)> next = [&](int number) {
    if (number == 100) return end.set_value();
    storage_->append(lines_from(5, number), [&, number](auto) { next(number + 1); });
  };
  next(0);
  end.get_future().get();
  storage_->flush();
  EXPECT_EQ(lines_in_order(*storage_, 5), 100);
}

TEST_P(StorageContract, AnAppendThatMiscountsIsAConflict) {
  append_now(*storage_, lines_from(5, 0, 3));
  for (const int first : {0, 2, 4, 100}) {
    const auto error = append_now(*storage_, lines_from(5, first, 2));
    ASSERT_EQ(code_of(error), "storage_conflict");
    EXPECT_NE(error->message.find("3 lines"), std::string::npos) << error->message;
  }
  EXPECT_EQ(code_of(append_now(*storage_, lines_from(6, 1))), "storage_conflict");  // no such table
  EXPECT_EQ(lines_in_order(*storage_, 5), 3);
  EXPECT_FALSE(*storage_->read(6));
}

TEST_P(StorageContract, ARefusedAppendLeavesNothing) {
  append_now(*storage_, lines_from(5, 0, 3));
  Append wrong = lines_from(5, 2, 4);
  wrong.head = Head{Stage::kOver, false, 8, "{}"};
  EXPECT_EQ(code_of(append_now(*storage_, wrong)), "storage_conflict");
  EXPECT_EQ(lines_in_order(*storage_, 5), 3);
  EXPECT_EQ(must_read(*storage_, 5).head, kHead);
}

TEST_P(StorageContract, OneConflictDoesNotSpoilTheOthers) {
  std::vector<std::string> codes;
  const auto hand_in = [&](Append append) {
    storage_->append(std::move(append), [&](auto error) { codes.push_back(code_of(error)); });
  };
  for (TableId table = 0; table < 40; ++table) {
    hand_in(lines_from(table, 0, 2));
    hand_in(lines_from(table, 3));  // one is missing
    hand_in(lines_from(table, 4));  // counts on the one before
    hand_in(lines_from(table, 2));
  }
  storage_->flush();
  ASSERT_EQ(codes.size(), 160U);
  for (std::size_t i = 0; i < codes.size(); ++i) {
    EXPECT_EQ(codes[i], i % 4 == 1 || i % 4 == 2 ? "storage_conflict" : "ok") << i;
  }
  for (TableId table = 0; table < 40; ++table) EXPECT_EQ(lines_in_order(*storage_, table), 3);
}

TEST_P(StorageContract, ATableBeginsWithAHeadAndALine) {
  Append headless = lines_from(5, 0);
  headless.head.reset();
  EXPECT_EQ(code_of(append_now(*storage_, headless)), "storage_failed");
  EXPECT_EQ(code_of(append_now(*storage_, lines_from(5, 0, 0))), "storage_failed");
  EXPECT_FALSE(*storage_->read(5));
  EXPECT_EQ(code_of(append_now(*storage_, lines_from(5, 0))), "ok");
}

TEST_P(StorageContract, AHeadChangesWithOrWithoutALine) {
  append_now(*storage_, lines_from(5, 0, 2));
  const Head over{Stage::kOver, false, 9, R"({"won":1})"};
  Append last = lines_from(5, 2);
  last.head = over;
  EXPECT_EQ(code_of(append_now(*storage_, last)), "ok");
  EXPECT_EQ(must_read(*storage_, 5).head, over);
  Append only_head = lines_from(5, 3, 0);
  only_head.head = kHead;
  EXPECT_EQ(code_of(append_now(*storage_, only_head)), "ok");
  EXPECT_EQ(must_read(*storage_, 5).head, kHead);
  EXPECT_EQ(lines_in_order(*storage_, 5), 3);
}

TEST_P(StorageContract, BytesAreKeptAsTheyAre) {
  std::string all_bytes;
  for (int byte = 0; byte < 256; ++byte) all_bytes.push_back(static_cast<char>(byte));
  const std::vector<std::string> texts = {"",
                                          std::string(1, '\0'),
                                          std::string("a\0b\0", 4),
                                          "La niña — ἐν ἀρχῇ — בראשית — 🕯",
                                          all_bytes,
                                          std::string(1 << 20, 'x') + all_bytes};
  Append append{5, 0, {}, kHead};
  for (const std::string& text : texts) append.lines.push_back({-1, text});
  append.head->about = all_bytes;
  EXPECT_EQ(code_of(append_now(*storage_, append)), "ok");
  close();
  open();
  const StoredTable stored = must_read(*storage_, 5);
  EXPECT_TRUE(stored.lines == append.lines);  // not EXPECT_EQ: a megabyte to print
  EXPECT_TRUE(stored.head == append.head);
}

TEST_P(StorageContract, ATextThatIsTooLongIsRefusedAlone) {
  Append longest = lines_from(5, 0);
  longest.lines[0].body.assign(kLongestText, 'x');
  Append too_long = lines_from(6, 0, 2);
  too_long.lines[1].body.assign(kLongestText + 1, 'x');
  std::string first;
  storage_->append(longest, [&](auto error) { first = code_of(error); });
  EXPECT_EQ(code_of(append_now(*storage_, too_long)), "storage_failed");
  EXPECT_EQ(first, "ok");
  EXPECT_EQ(must_read(*storage_, 5).lines[0].body.size(), kLongestText);
  EXPECT_FALSE(*storage_->read(6));
}

// Eight threads, two tables: whose turn it is is settled outside, as a table's strand does.
TEST_P(StorageContract, ThreadsHandInForTheSameTables) {
  struct Turn {
    std::mutex mutex;
    int next = 0;
  };
  Turn turns[2];
  std::atomic<int> refused = 0;
  std::vector<std::thread> threads;
  for (int thread = 0; thread < 8; ++thread) {
    threads.emplace_back([&] {
      for (int i = 0; i < 400; ++i) {
        Turn& turn = turns[i % 2];
        const std::lock_guard lock(turn.mutex);
        storage_->append(lines_from(static_cast<TableId>(i % 2), turn.next++),
                         [&](auto error) { refused += error ? 1 : 0; });
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  storage_->flush();
  EXPECT_EQ(refused, 0);
  EXPECT_EQ(lines_in_order(*storage_, 0), 1600);
  EXPECT_EQ(lines_in_order(*storage_, 1), 1600);
}

// Nothing is settled: every thread tries to write the next line, and reads while others write.
TEST_P(StorageContract, OfThreadsThatRaceOneWins) {
  append_now(*storage_, lines_from(5, 0));
  std::atomic<int> won = 1;
  std::vector<std::thread> threads;
  for (int thread = 0; thread < 8; ++thread) {
    threads.emplace_back([&] {
      for (int i = 0; i < 40; ++i) {
        const int next = lines_in_order(*storage_, 5);
        const std::string code = code_of(append_now(*storage_, lines_from(5, next)));
        EXPECT_TRUE(code == "ok" || code == "storage_conflict") << code;
        if (code != "ok") continue;
        ++won;
        EXPECT_GT(must_read(*storage_, 5).lines.size(), static_cast<std::size_t>(next));
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(lines_in_order(*storage_, 5), won);
  EXPECT_GE(won, 40);
}

}  // namespace scriptorium::server
