import XCTest

@testable import Toolkit

final class EmojiCatalogueTests: XCTestCase {
  private func found(_ query: String) -> [String] { EmojiCatalogue.search(query).map(\.text) }

  func testTheTableIsReadWhole() {
    let lines = String(decoding: PackageResources.Emoji_tsv, as: UTF8.self)
      .split(separator: "\n").filter { !$0.hasPrefix("# ") && !$0.hasPrefix(";") }
    XCTAssertEqual(EmojiCatalogue.all.count, lines.count)
    XCTAssertEqual(EmojiCatalogue.all.count, 1_058)
    XCTAssertEqual(Set(EmojiCatalogue.all.map(\.text)).count, 1_058)
    XCTAssertEqual(Set(EmojiCatalogue.all.map(\.group)), Set(EmojiGroup.allCases))
  }

  func testEveryEmojiIsOneCodePointWithNames() {
    for entry in EmojiCatalogue.all {
      XCTAssertEqual(entry.text.unicodeScalars.count, 1, entry.english)
      XCTAssertFalse(entry.english.isEmpty, entry.text)
      XCTAssertFalse(entry.russian.isEmpty, entry.text)
    }
  }

  func testAGroupStandsInOnePiece() {
    let groups = EmojiCatalogue.all.map(\.group)
    let changes = zip(groups, groups.dropFirst()).filter { $0 != $1 }.count
    XCTAssertEqual(changes, EmojiGroup.allCases.count - 1)
  }

  func testWordsAreFoundByTheirBeginningInBothLanguages() {
    XCTAssertTrue(found("guit").contains("🎸"))
    XCTAssertTrue(found("ГИТАР").contains("🎸"))
    XCTAssertFalse(found("uitar").contains("🎸"), "within a word")
    XCTAssertEqual(found("dog").first, "🐶")
  }

  func testEveryWordMustBeFound() {
    XCTAssertEqual(found("guide dog"), ["🦮"])
    XCTAssertEqual(found("dog guide"), ["🦮"])
    XCTAssertEqual(found("guide zebra"), [])
    XCTAssertEqual(found(" , ").count, EmojiCatalogue.all.count, "no word at all")
  }

  func testYoIsYe() throws {
    let hedgehog = try XCTUnwrap(EmojiCatalogue.entry(of: "🦔"))
    XCTAssertTrue(hedgehog.russian.contains("ё") || hedgehog.russian.contains("е"))
    XCTAssertTrue(found("еж").contains("🦔"))
    XCTAssertEqual(found("ёж"), found("еж"))
  }

  func testAnEmojiFindsItselfAndNoOther() {
    XCTAssertEqual(found(" 🦄 "), ["🦄"])
    XCTAssertEqual(found("👨‍👩‍👧"), [])
    XCTAssertEqual(found("  "), EmojiCatalogue.all.map(\.text))
  }

  func testWhatIsTypedIsOneEmojiOrNone() {
    for text in ["🦄", "👨‍👩‍👧", "❤️", "🏴‍☠️", "1️⃣", "👍🏽"] {
      XCTAssertEqual(TypedEmoji(" \(text)")?.text, text)
    }
    for text in ["", "1", "#", "a", "🦄🦄", "ёж"] { XCTAssertNil(TypedEmoji(text), text) }
  }

  func testNamesComeBeforeKeywords() {
    let found = EmojiCatalogue.search("face").map(EmojiWords.init)
    let firstByKeyword = found.firstIndex { !$0.areNamed(by: ["face"]) } ?? found.count
    XCTAssertGreaterThan(firstByKeyword, 0)
    XCTAssertLessThan(firstByKeyword, found.count)
    XCTAssertFalse(found[firstByKeyword...].contains { $0.areNamed(by: ["face"]) })
  }
}
