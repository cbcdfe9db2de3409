import Core
import TrackersDomain
import XCTest

/// What was put away, and how it comes back.
final class ArchiveTests: TrackersCase {
  func testBothKindsStandThereTheLastOneFirst() async throws {
    begin(daysEarlier: 2)
    let trackers = try makeTrackers()
    let run = try await habit(trackers, "Run", in: "Sport")
    let dentist = try await event(trackers, "Dentist", on: "2026-03-05")
    _ = try await habit(trackers, "Read")
    _ = try await trackers.toggle(run.id, on: trackers.today)
    _ = try await trackers.archive(run.id)
    pass(days: 1)
    _ = try await trackers.archive(dentist.id)
    let archive = try await trackers.archive()
    XCTAssertEqual(archive.map(\.tracker.name), ["Dentist", "Run"])
    XCTAssertEqual(archive.map(\.since.iso), ["2026-03-05", "2026-03-04"])
    XCTAssertEqual(archive.map(\.category), ["Plans", "Sport"])
    XCTAssertEqual(archive.map(\.doneCount), [0, 1])
  }

  func testWhoComesBackIsGoneFromThere() async throws {
    let trackers = try makeTrackers()
    let dentist = try await event(trackers, "Dentist", on: "2026-03-06")
    _ = try await trackers.archive(dentist.id)
    var shown = try await names(trackers, DayQuery(trackers.today))
    XCTAssertEqual(shown, [])
    _ = try await trackers.restore(dentist.id)
    shown = try await names(trackers, DayQuery(trackers.today))
    XCTAssertEqual(shown, ["Dentist"])
    let archive = try await trackers.archive()
    XCTAssertEqual(archive, [])
  }
}
