import Foundation
import XCTest

/// Numbers that nobody expects, on the command line: each is taken or refused with words, and the
/// program ends by itself.
final class HostileNumbersTests: CommandCase {
  private static let numbers = [
    "-9223372036854775808", "9223372036854775807", "92233720368547758.99",
  ]

  /// `N` stands for the number; a minus would be an option without the sign before it.
  private static let options = [
    "pets list --limit=N", "pets list --limit=9223372036854775807 --offset=N",
    "pets list --limit=9223372036854775807 --offset=2", "pets due --days=N",
    "pets export --format ics --alarm=N", "pets weight Rex -- N",
    "pets visit Rex Checked --cost=N", "pets edit Rex --weight=N",
    "trackers add A --category B --colour=N",
    "trackers add A --category B --per-week=N", "trackers add A --category B --per-month=N",
    "trackers add A --category B --target=N", "trackers done Water -- N",
    "travel list --limit=N", "travel export --format text --columns=N",
    "places search Paris --limit=N", "places nearest -- N N", "weather Paris --offline --days=N",
    "catinder serve --port=N --seed=1",
  ]

  func testAnyNumberOfAnOptionIsTakenOrRefused() async throws {
    try await givePremium()
    for name in ["Rex", "Max", "Tom"] { try pets("add", "--name", name) }
    _ = try run(
      ["trackers", "add", "Water", "--category", "B", "--target", "2", "--data", path("data")])
    for option in Self.options {
      for number in Self.numbers {
        let words = option.split(separator: " ").map {
          String($0).replacing("N", with: number, maxReplacements: $0.hasSuffix("N") ? 1 : 0)
        }
        let place = words.firstIndex(of: "--") ?? words.count
        let ended = try run(
          Array(words[..<place]) + ["--data", path("data")] + Array(words[place...]))
        // What ends by a signal has its number.
        XCTAssertTrue(ended.status == 0 || ended.status >= 64, "\(words): \(ended.status)")
        XCTAssertTrue(
          ended.status == 0 || !ended.errors.isEmpty, "\(words) is refused without a word")
      }
    }
  }
}
