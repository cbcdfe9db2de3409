import Core
import Foundation
import GRDB
import HostileNumbers
import Interchange
import Persistence
import Scheduling
import XCTest

@testable import TrackersDomain

/// Numbers that nobody expects, in files and in the store: each ends in a value or a problem, and what
/// was taken can be asked for.
final class HostileNumbersTests: TrackersCase {
  private func filled(_ store: DataStore? = nil) async throws -> TrackersRepository {
    let trackers = try makeTrackers(store)
    let run = try await habit(trackers, "Run") { $0.reminder = "6:30" }
    let water = try await habit(trackers, "Water") { form in
      (form.isMeasured, form.target, form.unit) = (true, "2.5", "l")
      (form.rhythm, form.perMonth) = (.perMonth, 20)
    }
    let dentist = try await event(trackers, "Dentist", on: "2026-03-04")
    for iso in ["2025-12-31", "2026-03-05"] { _ = try await trackers.toggle(run.id, on: date(iso)) }
    _ = try await trackers.setNote(run.id, on: date("2026-03-03"), "rain")
    _ = try await trackers.setAmount(water.id, on: date("2026-03-05"), typed: "1,125")
    _ = try await trackers.toggle(dentist.id, on: date("2026-03-04"))
    _ = try await trackers.archive(water.id)
    return trackers
  }

  /// All that the screens and commands ask for.
  private func use(_ trackers: TrackersRepository) async throws -> Int {
    let all = try await trackers.trackers()
    let today = trackers.today
    _ = try await trackers.day(DayQuery(today))
    for day in [today, .first, .last] {
      _ = try await trackers.records(from: day, to: day.adding(days: 41))
    }
    _ = try await (trackers.due(), trackers.archive(), trackers.categories())
    let statistics = try await trackers.statistics()
    XCTAssertEqual(statistics.summaries.count, all.count)
    // The first row is the one that has been changed.
    for tracker in all.sorted(by: { $0.rank < $1.rank }).prefix(1) {
      let one = try await trackers.statistics(of: tracker.id)
      _ = (one?.heat(of: 2026), one?.scores[trackers.today])
      _ = try await (
        trackers.doneCount(of: tracker.id), trackers.entry(tracker.id, on: trackers.today)
      )
    }
    let content = try await trackers.content()
    _ = (content.json(), content.csv())
    _ = try await trackers.calendar(language: "en", stamp: clock.now) { "\($0)" }
    _ = try await trackers.loopArchive()
    return all.count
  }

  private func take(_ plan: TrackersImportPlan, _ label: String) async throws {
    let trackers = try makeTrackers()
    let result = try await trackers.apply(plan)
    let count = try await use(trackers)
    XCTAssertEqual(count, result.newTrackers, label)
  }

  // MARK: - Files

  func testAnyNumberOfOurOwnFormatIsAValueOrAProblem() async throws {
    let text = try await filled().content().json()
    let numbers = HostileNumbers(in: text, most: 60)
    XCTAssertGreaterThan(numbers.placeCount, 20)
    for variant in numbers {
      let plan = try makeTrackers().plan(ofJSON: Data(variant.text.utf8))
      try await take(plan, variant.label)
    }
  }

  func testAColourThatThereIsNotIsTheFirst() async throws {
    let text = try await filled().content().json()
    for number in HostileNumbers.texts.prefix(5) {
      let changed = text.replacing("\"colour\": 1", with: "\"colour\": \(number)")
      XCTAssertNotEqual(changed, text)
      let plan = try makeTrackers().plan(ofJSON: Data(changed.utf8))
      XCTAssertEqual(plan.trackers.map(\.tracker.colour), [.first, .first, .first], number)
    }
  }

  func testAnyNumberOfLoopIsAValueOrAProblem() async throws {
    let files = [
      "Habits.csv": """
      Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,\
      Target Type,Target Value,Archived?
      001,Run,YES_NO,,,3,7,#00897B,,,,true
      002,Water,NUMERICAL,,,1,30,#1976D2,glasses,AT_LEAST,8.0,false

      """,
      "001 Run/Checkmarks.csv": "Date,Value,Notes\n2026-03-05,2,\n2026-03-04,3,far\n",
      "002 Water/Checkmarks.csv": "2026-03-05,7500\n2026-03-04,0\n",
    ]
    for (name, text) in files.sorted(by: { $0.key < $1.key }) {
      for variant in HostileNumbers(in: text, most: 20) {
        let changed = files.merging([name: variant.text]) { $1 }
        let export = LoopExport(files: changed.mapValues { Data($0.utf8) })
        let plan = try makeTrackers().plan(of: export, category: "Loop")
        XCTAssertEqual(plan.trackers.count, 2, variant.label)
        try await take(plan, variant.label)
      }
    }
  }

  // MARK: - Other times

  func testADayOfOtherTimesIsNoMark() async throws {
    let trackers = try makeTrackers()
    let run = try await habit(trackers, "Run")
    for iso in ["0001-01-01", "1899-12-31"] {
      let outcome = try await trackers.setDone(run.id, on: date(iso), true)
      guard case .refused(let problems) = outcome else { return XCTFail("\(iso): \(outcome)") }
      XCTAssertEqual(problems, [.otherTimes], iso)
    }
    let first = try await trackers.setDone(run.id, on: date("1900-01-01"), true)
    XCTAssertNotNil(first.record)
  }

  func testAFileWithOtherTimesIsTakenWithoutThem() async throws {
    let text = try await filled().content().json()
    for iso in ["0001-01-01", "1899-12-31", "2200-01-01", "9999-12-31"] {
      let changed = text.replacing("2025-12-31", with: iso)
      XCTAssertNotEqual(changed, text)
      let plan = try makeTrackers().plan(ofJSON: Data(changed.utf8))
      XCTAssertEqual(plan.problems.map(\.reason), [.notADate(iso)])
      XCTAssertEqual(plan.trackers.map(\.marks.count).reduce(0, +), 3, iso)
      let created = text.replacing("\"created\": \"2026-03-06\"", with: "\"created\": \"\(iso)\"")
      XCTAssertNotEqual(created, text)
      let dates = try makeTrackers().plan(ofJSON: Data(created.utf8)).trackers.map(
        \.tracker.created)
      XCTAssertEqual(Set(dates), [trackersToday], iso)
    }
  }

  private var trackersToday: CalendarDay { CalendarDay(clock.now, in: .gmt) }

  // MARK: - The store

  func testAnyNumberInTheStoreIsAValueOrMissing() async throws {
    let store = try makeStore()
    let trackers = try await filled(store)
    let whole = try await use(trackers)
    let tables = ["trackerCategory", "tracker", "trackerSchedule", "trackerYear", "trackerNote"]
    let taken = try await HostileColumns(of: tables, but: ["created"], in: store).forEach { label in
      let count = try await use(makeTrackers(store))
      XCTAssertEqual(count, whole, label)
      // What has been read before is remembered.
      _ = try await trackers.day(DayQuery(trackers.today))
    }
    XCTAssertGreaterThan(taken, 100)
    let after = try await use(trackers)
    XCTAssertEqual(after, whole)
  }

  // Its days are walked over one by one, 740,000 of them: once is enough.
  func testATrackerOfTheFirstYearIsCounted() async throws {
    let store = try makeStore()
    let trackers = try await filled(store)
    for literal in HostileColumns.literals {
      try await store.write("test") { db in
        try? db.execute(sql: "UPDATE tracker SET created = \(literal)")
      }
      let all = try await trackers.trackers()
      XCTAssertTrue(all.allSatisfy { CalendarDay.years.contains($0.created.year) }, literal)
    }
    try await store.write("test") { db in
      try db.execute(sql: "UPDATE tracker SET created = -9223372036854775808 WHERE name = 'Run'")
    }
    let statistics = try await trackers.statistics()
    XCTAssertEqual(statistics.summaries.first { $0.tracker.name == "Run" }?.doneCount, 2)
  }

  func testARowOfAnyNumberIsReadOrMissing() async throws {
    let store = try makeStore()
    _ = try await filled(store)
    let columns = """
      id, category, name, emoji, colour, isPinned, position, created, archived, eventDay, target, \
      isAtMost, unit, reminder, question, note
      """
    for rank in ["-9223372036854775808", "-1", "0", "922337203685477579", "9223372036854775807"] {
      let id = UUID()
      try await store.write("test") { db in
        try db.execute(
          sql: """
            INSERT INTO tracker (rank, \(columns))
            SELECT \(rank), ?, \(columns.dropFirst(4)) FROM tracker LIMIT 1
            """, arguments: [id.uuidString])
      }
      let trackers = try makeTrackers(store)
      let count = try await use(trackers)
      XCTAssertTrue([3, 4].contains(count), rank)
      if count == 4 { _ = try await trackers.toggle(id, on: trackers.today) }
      try await store.write("test") { db in
        try db.execute(sql: "DELETE FROM tracker WHERE id = ?", arguments: [id.uuidString])
      }
    }
  }

  func testAmountsWithoutTheirDaysCountForNothing() async throws {
    let store = try makeStore()
    let trackers = try await filled(store)
    try await store.write("test") { db in
      try db.execute(
        sql: """
          UPDATE trackerYear SET marks = x'01', amounts = zeroblob(1464)
          WHERE tracker = (SELECT min(tracker) FROM trackerYear)
          """)
    }
    let count = try await use(makeTrackers(store))
    XCTAssertEqual(count, 3)
    _ = trackers
  }

  func testATextOfAnyLengthIsCutWhereItIsRead() async throws {
    let store = try makeStore()
    let trackers = try await filled(store)
    try await store.write("test") { db in
      for (column, letter) in [("name", "Ы"), ("note", "e\u{301}"), ("unit", "x"), ("emoji", "🙂")] {
        try db.execute(
          sql: "UPDATE tracker SET \(column) = replace(hex(zeroblob(200000)), '00', ?)",
          arguments: [letter])
      }
      try db.execute(sql: "UPDATE trackerCategory SET name = hex(zeroblob(200000))")
      try db.execute(sql: "UPDATE trackerNote SET text = hex(zeroblob(200000))")
    }
    let page = try await trackers.day(DayQuery(try date("2026-03-03")))
    let texts = page.cards.flatMap { card in
      [card.tracker.name, card.tracker.note, card.tracker.emoji, card.entry.note]
    }
    XCTAssertGreaterThan(texts.count, 3)
    let categories = try await trackers.categories().map(\.name)
    for text in texts + categories {
      XCTAssertLessThanOrEqual(text.count, TextRules.longestProse)
    }
    XCTAssertTrue(page.cards.allSatisfy { $0.tracker.name.count == TextRules.longest })
    XCTAssertTrue(page.cards.allSatisfy { $0.tracker.name.hasSuffix("…") })
  }
}
