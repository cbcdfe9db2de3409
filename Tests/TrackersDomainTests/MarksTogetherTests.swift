import Core
import GRDB
import Persistence
import Synchronization
import XCTest

@testable import TrackersDomain

/// Marks that are saved together: one transaction, and an act for each.
final class MarksTogetherTests: TrackersCase {
  private final class Seen: Sendable {
    let counts = Mutex<[Int]>([])
  }

  func testTheyAreOneTransactionAndEachIsTakenBackByItself() async throws {
    let store = try makeStore()
    let trackers = try makeTrackers(store)
    let (run, read) = (try await habit(trackers, "Run"), try await habit(trackers, "Read"))
    let seen = Seen()
    let query = store.observe(
      "marks", tables: ["trackerYear"],
      fetch: { db in try Int.fetchOne(db, sql: "SELECT count(*) FROM trackerYear") ?? 0 },
      onChange: { result in seen.counts.withLock { $0.append((try? result.get()) ?? -1) } })
    defer { query.cancel() }
    let today = trackers.today
    let results = try await trackers.mark([
      MarkChange(run.id, today, .toggled), MarkChange(read.id, today, .toggled),
      MarkChange(run.id, today.adding(days: 1), .toggled), MarkChange(run.id, today, .toggled),
    ])
    let marks = try results.map { try $0.get().record?.mark }
    XCTAssertEqual(marks, [.done, .done, nil, DayMark.none])
    XCTAssertEqual(try results[2].get(), .refused(.future(today: today)))
    XCTAssertEqual(seen.counts.withLock { $0 }, [0, 1])

    var left: [[Bool]] = []
    while try await store.undo() != nil, left.count < 3 {
      let entries = [
        try await trackers.entry(run.id, on: today), try await trackers.entry(read.id, on: today),
      ]
      left.append(entries.map { $0?.mark == .done })
    }
    XCTAssertEqual(left, [[true, true], [true, false], [false, false]])
  }

  func testOneThatFailsDoesNotAffectTheOthers() async throws {
    let store = try makeStore()
    let trackers = try makeTrackers(store)
    let (run, read) = (try await habit(trackers, "Run"), try await habit(trackers, "Read"))
    try await store.write("test") { db in
      try db.execute(
        sql: """
          CREATE TEMP TRIGGER fails BEFORE INSERT ON trackerYear WHEN NEW.tracker = \(run.rank)
          BEGIN SELECT RAISE(ABORT, 'no'); END
          """)
    }
    let today = trackers.today
    let before = try await store.undoState()
    let results = try await trackers.mark([
      MarkChange(run.id, today, .toggled), MarkChange(read.id, today, .toggled),
    ])
    XCTAssertThrowsError(try results[0].get()) { error in
      XCTAssertTrue(error is DataStoreError, "\(error) has no words")
    }
    XCTAssertEqual(try results[1].get().record?.mark, .done)
    let kept = [
      try await trackers.entry(run.id, on: today)?.mark,
      try await trackers.entry(read.id, on: today)?.mark,
    ]
    XCTAssertEqual(kept, [DayMark.none, .done])
    let act = try await store.undo()
    XCTAssertEqual(act?.subject, "Read")
    let left = try await store.undoState()
    XCTAssertEqual(left.undo, before.undo)
  }

  /// Done and skipped days stay, amounts are those that are wanted, and what only the person knows is told.
  func testAllOfAHeadingAreOneAct() async throws {
    let store = try makeStore()
    let trackers = try makeTrackers(store)
    let run = try await habit(trackers, "Run")
    let read = try await habit(trackers, "Read")
    let water = try await habit(trackers, "Water") { ($0.isMeasured, $0.target) = (true, "8") }
    let coffee = try await habit(trackers, "Coffee") {
      ($0.isMeasured, $0.target, $0.isAtMost) = (true, "2", true)
    }
    let dentist = try await event(trackers, "Dentist", on: "2026-03-20")
    let today = trackers.today
    _ = try await trackers.setSkipped(read.id, on: today, true)
    let ids = [run, read, water, coffee, dentist].map(\.id)
    let outcome = try await trackers.markAll(ids, on: today, subject: "Home")
    XCTAssertEqual(outcome.record, MarkedTogether(count: 2, left: ["Coffee", "Dentist"]))
    func marks() async throws -> [DayMark?] {
      var marks: [DayMark?] = []
      for id in ids { marks.append(try await trackers.entry(id, on: today)?.mark) }
      return marks
    }
    let eight = try XCTUnwrap(Amount(thousandths: 8000))
    let after = try await marks()
    XCTAssertEqual(after, [.done, .skip, .amount(eight), DayMark.none, DayMark.none])
    let again = try await trackers.markAll(ids, on: today, subject: "Home")
    guard case .unchanged = again else { return XCTFail("\(again)") }
    let act = try await store.undo()
    XCTAssertEqual(act?.kind, TrackerAct.doneAll.rawValue)
    let back = try await marks()
    XCTAssertEqual(back, [DayMark.none, .skip, DayMark.none, DayMark.none, DayMark.none])
    let later = try await trackers.markAll(ids, on: today.adding(days: 1), subject: "Home")
    XCTAssertEqual(later, .refused([.future(today: today)]))
  }
}
