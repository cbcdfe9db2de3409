import Foundation
import XCTest

/// Runs `moggy trackers …`; today is Friday, 6 March 2026.
class TrackersCommandCase: CommandCase {
  @discardableResult
  func trackers(
    _ arguments: String..., data: String = "data", language: String = "en"
  ) throws -> Ended { try trackers(arguments, data: data, language: language) }

  @discardableResult
  func trackers(
    _ arguments: [String], data: String = "data", language: String = "en"
  ) throws -> Ended {
    try run(
      ["trackers"] + arguments + [
        "--data", path(data), "--language", language, "--now", "2026-03-06T10:00:00Z",
        "--time-zone", "UTC",
      ])
  }

  func object(_ ended: Ended) throws -> [String: Any] {
    try XCTUnwrap(try ended.json() as? [String: Any], ended.errors)
  }

  /// The fixture of the statistics, which was computed by hand.
  func fixture() throws {
    try trackers("add", "Run", "--category", "Sport")
    try trackers("add", "Read", "--category", "Home", "--days", "workdays", "--emoji", "📖")
    try trackers("add", "Dentist", "--category", "Home", "--event", "2026-03-03")
    for day in ["01", "02", "03", "05"] {
      try trackers("done", "Run", "--date", "2026-03-\(day)")
    }
    for day in ["02", "04", "05", "06"] {
      try trackers("done", "Read", "--date", "2026-03-\(day)")
    }
    try trackers("skip", "Read", "--date", "2026-03-03")
    try trackers("done", "Dentist", "--date", "2026-03-03")
  }

  func names(_ ended: Ended) throws -> [String] {
    try XCTUnwrap(try ended.json() as? [[String: Any]], ended.errors)
      .compactMap { $0["name"] as? String }
  }
}
