#include "cli/tests/program.h"

namespace scriptorium::cli_tests {
namespace {

TEST(Verse, IsPrintedBelowItsReference) {
  const Outcome outcome = run("verse John 3:16");
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  const std::vector<std::string> printed_lines = lines(outcome.out);
  ASSERT_GE(printed_lines.size(), 3U);
  EXPECT_EQ(printed_lines[0], "John 3:16 (King James Version)");
  EXPECT_TRUE(printed_lines[1].starts_with("  For God so loved")) << printed_lines[1];
  for (const std::string& line : printed_lines) EXPECT_LE(line.size(), 80U);
  EXPECT_EQ(outcome.out, run("verse 'jn. 3:16' --text kjv").out);
}

TEST(Verse, IsSpanishForWhoReadsSpanish) {
  const std::vector<std::string> spanish = lines(run("verse John 3:16 --language es").out);
  EXPECT_EQ(spanish[0], "Juan 3:16 (Reina-Valera 1909)");
  EXPECT_TRUE(spanish[1].starts_with("  Porque de tal manera")) << spanish[1];
  EXPECT_EQ(lines(run("verse Juan 3:16 --language es --text web").out)[0],
            "Juan 3:16 (World English Bible, en inglés)");
  EXPECT_EQ(lines(run("verse 1 Nefi 3:7 --language es").out)[0], "1 Nefi 3:7 (en inglés)");
}

TEST(Verse, OfARangeHasNumbers) {
  const std::vector<std::string> range = lines(run("verse Psalm 23:1-2 --text web").out);
  EXPECT_EQ(range[0], "Psalm 23:1–2 (World English Bible)");
  EXPECT_TRUE(range[1].starts_with("    1  Yahweh is my")) << range[1];
  EXPECT_TRUE(range[2].starts_with("    2  He makes me")) << range[2];
}

TEST(Verse, StandsMarkedInItsChapter) {
  const std::vector<std::string> chapter = lines(run("verse Psalm 23:4 --chapter").out);
  EXPECT_EQ(chapter[0], "Psalm 23:4 (King James Version)");
  EXPECT_EQ(chapter[1], "  A Psalm of David.");
  EXPECT_TRUE(chapter[2].starts_with("    1  The LORD is")) << chapter[2];
  int marks = 0;
  for (const std::string& line : chapter) marks += line.starts_with(">");
  EXPECT_EQ(marks, 1);
  EXPECT_TRUE(contains(run("verse Psalm 23:4 --chapter").out, "\n>   4  Yea, though"));
}

TEST(Verse, ShowsTheGreekAndHebrewBehindIt) {
  const std::string greek = run("verse John 3:16 --strongs").out;
  EXPECT_TRUE(contains(greek, "\nIn the King James Version\n")) << greek;
  EXPECT_TRUE(contains(greek, "  loved         G25    ἀγαπάω (agapáō): to love")) << greek;
  const std::string hebrew = run("verse Salmo 23:1 --strongs --language es").out;
  EXPECT_TRUE(contains(hebrew, "Jehová es mi")) << hebrew;
  EXPECT_TRUE(contains(hebrew, "  LORD          H3068  יהוה (yehôvâh)")) << hebrew;
  EXPECT_TRUE(contains(run("verse D\\&C 4:2 --strongs").out, "no Strong’s numbers"));
}

TEST(Verse, SaysWhereATextNumbersOtherwise) {
  const std::string moved = run("verse Números 13:1 --language es").out;
  EXPECT_TRUE(contains(moved, "Números 13:1 es Números 13:2")) << moved;
  EXPECT_FALSE(contains(run("verse Números 13:1").out, "numbering"));
  EXPECT_TRUE(contains(run("verse Luke 17:36 --text web").out, "does not have Luke 17:36"));
}

TEST(Verse, IsJsonWhenAskedFor) {
  const json::object verse = printed(run("verse John 11:35 --strongs --json"));
  EXPECT_EQ(verse.at("reference"), "John 11:35");
  EXPECT_EQ(verse.at("chapter"), 11);
  EXPECT_EQ(verse.at("translation"), "kjv");
  const json::object& only = verse.at("verses").as_array().at(0).as_object();
  EXPECT_EQ(only.at("verse"), 35);
  EXPECT_EQ(only.at("text").as_string().size(), 11U);
  EXPECT_EQ(only.at("words").as_array().at(0).as_object().at("strong"), "G2424");
  const json::object spanish = printed(run("verse Jonah 1:17 --text rv1909 --json"));
  const json::object& own = spanish.at("verses").as_array().at(0).as_object().at("own").as_object();
  EXPECT_EQ(own.at("chapter"), 2);
  EXPECT_EQ(own.at("first"), 1);
  EXPECT_EQ(printed(run("verse Psalm 117:1 --chapter --json")).at("verses").as_array().size(), 2U);
  EXPECT_FALSE(printed(run("verse Luke 17:36 --text web --json"))
                   .at("verses")
                   .as_array()
                   .at(0)
                   .as_object()
                   .contains("text"));
}

TEST(Verse, RefusesWithAReason) {
  expect_complaint(run("verse"), 2,
                   "verse needs a reference, for example: scriptorium verse John 3:16");
  expect_complaint(run("verse Genisis 1:1"), 2,
                   "There is no book \"Genisis\". Did you mean Genesis?");
  expect_complaint(run("verse Xyzzyx 1:1"), 2, "There is no book \"Xyzzyx\".");
  expect_complaint(run("verse John 22:1"), 2, "John has 21 chapters.");
  expect_complaint(run("verse Jude 2:1"), 2, "Jude has only one chapter.");
  expect_complaint(run("verse John 3:37"), 2, "John 3 has 36 verses.");
  expect_complaint(run("verse John"), 2, "John needs a chapter and a verse; it has 21 chapters.");
  expect_complaint(run("verse Jude"), 2, "Jude needs a verse; it has 25.");
  expect_complaint(run("verse John 3:17-16"), 2, "The last verse comes before the first.");
  expect_complaint(run("verse John 3-4"), 2, "A reference must stay within one chapter.");
  expect_complaint(run("verse 3:16"), 2,
                   "That is not a reference; it looks like John 3:16 or John 3:16-18.");
  expect_complaint(run("verse John 3:16 --text niv"), 2,
                   "There is no text \"niv\"; there are kjv, web and rv1909.");
  expect_complaint(run("verse 1 Nephi 3:7 --text rv1909"), 2,
                   "1 Nephi is available only in English: use --text kjv.");
  expect_complaint(run("verse John 3:16 --language fr"), 2, "--language is en or es, not fr.");
  expect_complaint(run("verse Juan 3:37 --language es"), 2, "Juan 3 tiene 36 versículos.");
  expect_complaint(run("verse Jaun 3:16 --language es"), 2,
                   "No existe el libro “Jaun”. ¿Querías decir Juan?");
}

TEST(Verse, AMissingOrDamagedBundleIsNamed) {
  const Folder folder;
  const std::string share = "SCRIPTORIUM_SHARE='" + folder.path("") + "'";
  const std::string file = folder.path("scripture.bundle");
  expect_complaint(run("verse John 3:16", "", share), 1, file + ": no such file");
  folder.write("scripture.bundle", "In the beginning\n");
  expect_complaint(run("verse John 3:16", "", share), 1,
                   file + ": cut off: shorter than its header");
}

}  // namespace
}  // namespace scriptorium::cli_tests
