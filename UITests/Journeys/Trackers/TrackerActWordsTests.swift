import Core
import Toolkit
import TrackersDomain
import TrackersScreens
import XCTest

/// What undo says it took back, for every act.
final class TrackerActWordsTests: XCTestCase {
  private func all(_ language: Language, _ subject: String = "Read") -> [String] {
    TrackerAct.allCases.map { TrackersWords(language).act($0, subject: subject) }
  }

  func testEachNamesItsSubjectInQuotesAndIsOneClause() {
    for (language, name) in [(Language.english, "“Read”"), (.russian, "«Read»")] {
      for (act, words) in zip(TrackerAct.allCases, all(language)) {
        XCTAssertEqual(words.contains(name), act != .importing, words)
        XCTAssertFalse(words.contains(":"), "it stands behind a colon: \(words)")
        XCTAssertEqual(words.first?.isLowercase, true, words)
        XCTAssertFalse(words.hasSuffix("."), words)
      }
    }
  }

  func testNoTwoSayTheSame() {
    for language in Language.allCases {
      XCTAssertEqual(Set(all(language)).count, TrackerAct.allCases.count)
    }
  }

  /// Russian has no article: what the name is of stands before it, so that the name need not bend.
  func testInRussianTheNameStandsBehindWhatItIs() {
    for (act, words) in zip(TrackerAct.allCases, all(.russian)) where act != .importing {
      let isOfOne = ["трекера «Read»", "трекеру «Read»", "категории «Read»"].contains {
        words.contains($0)
      }
      XCTAssertTrue(isOfOne, words)
    }
  }
}
