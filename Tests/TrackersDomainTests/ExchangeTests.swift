import Core
import Foundation
import Persistence
import Scheduling
import TrackersDomain
import XCTest

/// Files that leave the program and come back.
final class ExchangeTests: TrackersCase {
  private func filled(_ store: DataStore) async throws -> TrackersRepository {
    let trackers = try makeTrackers(store)
    let run = try await habit(trackers, "Бег \"утром\", 5 км", .workdays) { form in
      (form.reminder, form.question, form.note) = ("6:30", "Did you?", "two\nlines")
    }
    let water = try await habit(trackers, "Water", in: "Body") { form in
      (form.isMeasured, form.target, form.unit, form.isAtMost) = (true, "2.5", "l", true)
      (form.rhythm, form.perMonth) = (.perMonth, 20)
    }
    let dentist = try await event(trackers, "Dentist", on: "2026-03-04")
    for iso in ["2025-12-31", "2026-03-05"] { _ = try await trackers.toggle(run.id, on: date(iso)) }
    _ = try await trackers.setSkipped(run.id, on: date("2026-03-04"), true)
    _ = try await trackers.setNote(run.id, on: date("2026-03-03"), "rain; \"wind\"")
    _ = try await trackers.setAmount(water.id, on: date("2026-03-05"), typed: "1,125")
    _ = try await trackers.toggle(dentist.id, on: date("2026-03-04"))
    _ = try await trackers.pin(water.id, true)
    pass(days: 10)
    var form = TrackerForm(run)
    (form.rhythm, form.perWeek) = (.perWeek, 3)
    _ = try await trackers.update(run.id, to: form)
    _ = try await trackers.archive(water.id)
    return trackers
  }

  func testOurOwnFormatComesBackAsItWas() async throws {
    let trackers = try await filled(makeStore())
    let before = try await trackers.content()
    let fresh = try makeTrackers()
    let plan = fresh.plan(ofJSON: Data(before.json().utf8))
    XCTAssertEqual(plan.problems, [])
    let told = try await fresh.preview(plan)
    let nothing = try await fresh.trackers()
    XCTAssertEqual(nothing, [])
    let result = try await fresh.apply(plan)
    XCTAssertEqual(result, told)
    XCTAssertEqual([result.newCategories, result.newTrackers, result.newMarks], [3, 3, 5])
    XCTAssertEqual(result.newNotes, 1)
    let after = try await fresh.content()
    XCTAssertEqual(after, before)
    XCTAssertEqual(after.json(), before.json())
  }

  func testAnImportIsOneActAndKeepsWhatIsThere() async throws {
    let store = try makeStore()
    let trackers = try await filled(store)
    let before = try await trackers.content()
    let again = try await trackers.apply(trackers.plan(ofJSON: Data(before.json().utf8)))
    XCTAssertEqual([again.newTrackers, again.knownTrackers, again.keptMarks], [0, 3, 5])
    let same = try await trackers.content()
    XCTAssertEqual(same, before)
    let other = try makeStore()
    let fresh = try makeTrackers(other)
    _ = try await fresh.apply(fresh.plan(ofJSON: Data(before.json().utf8)))
    let act = try await other.undo()
    XCTAssertEqual(act?.kind, TrackerAct.importing.rawValue)
    let none = try await (fresh.trackers(), fresh.categories())
    XCTAssertTrue(none.0.isEmpty && none.1.isEmpty)
  }

  func testACategoryOfThatNameIsTheOneThatIsThere() async throws {
    let content = try await filled(makeStore()).content()
    let trackers = try makeTrackers()
    let old = try await habit(trackers, "Old")
    let result = try await trackers.apply(trackers.plan(ofJSON: Data(content.json().utf8)))
    XCTAssertEqual([result.newCategories, result.newTrackers], [2, 3])
    let all = try await trackers.trackers()
    let run = try XCTUnwrap(all.first { $0.name.hasSuffix("5 км") })
    XCTAssertEqual(run.category, old.category)
  }

  func testOneThatAFileHasTwiceIsOne() async throws {
    let content = try await filled(makeStore()).content()
    let trackers = try makeTrackers()
    let item = try XCTUnwrap(content.trackers.first)
    let plan = TrackersImportPlan(categories: content.categories, trackers: [item, item])
    let result = try await trackers.apply(plan)
    XCTAssertEqual([result.newTrackers, result.knownTrackers], [1, 1])
    XCTAssertEqual([result.newMarks, result.keptMarks], [item.marks.count, item.marks.count])
  }

  func testWhatIsNotUnderstoodIsTold() throws {
    let trackers = try makeTrackers()
    func reasons(_ text: String) -> [TrackersImportProblem.Reason] {
      trackers.plan(ofJSON: Data(text.utf8)).problems.map(\.reason)
    }
    XCTAssertEqual(reasons("{"), [.notUnderstood])
    XCTAssertEqual(reasons("{\"format\": \"other\", \"version\": 1}"), [.notUnderstood])
    let head = "{\"format\": \"moggy-trackers\", \"version\": "
    XCTAssertEqual(reasons(head + "3}"), [.newerVersion(3)])
    XCTAssertEqual(
      reasons(head + "1, \"trackers\": [{\"id\": \"x\"}, 5]}"), [.missing("id"), .missing("id")])
  }

  func testATableForOtherPrograms() async throws {
    let trackers = try await filled(makeStore())
    let csv = try await trackers.content().csv()
    let lines = csv.components(separatedBy: "\r\n")
    XCTAssertEqual(lines[0], "day,category,tracker,kind,value,amount,unit,note")
    XCTAssertEqual(lines[1], "2025-12-31,Health,\"Бег \"\"утром\"\", 5 км\",habit,done,,,")
    XCTAssertTrue(lines.contains("2026-03-05,Body,Water,habit,amount,1.125,l,"))
    XCTAssertTrue(lines.contains("2026-03-04,Plans,Dentist,event,done,,,"))
  }

  private func calendar(_ trackers: TrackersRepository) async throws -> TrackersFile? {
    try await trackers.calendar(language: "en", stamp: clock.now) { schedule in
      if case .perWeek(let count) = schedule { "\(count) a week" } else { "\(schedule)" }
    }
  }

  func testHabitsOfWeekdaysComeBackInACalendar() async throws {
    let trackers = try makeTrackers()
    _ = try await habit(trackers, "Run", WeekdaySet([.monday, .thursday])) { $0.reminder = "6:30" }
    _ = try await habit(trackers, "Read")
    _ = try await event(trackers, "Dentist", on: "2026-03-20")
    let file = try await calendar(trackers)
    let text = String(decoding: try XCTUnwrap(file).content, as: UTF8.self)
    XCTAssertTrue(text.contains("DTSTART:20260309T063000\r\nRRULE:FREQ=WEEKLY;BYDAY=MO,TH\r\n"))
    XCTAssertTrue(text.contains("TRIGGER:PT0S"))
    XCTAssertTrue(
      text.contains(
        "DTSTART;VALUE=DATE:20260306\r\nDTEND;VALUE=DATE:20260307\r\nRRULE:FREQ=DAILY\r\n"))
    XCTAssertTrue(text.contains("DTSTART;VALUE=DATE:20260320"))
    XCTAssertEqual(file?.losses, [])
    let nothing = try await calendar(makeTrackers())
    XCTAssertNil(nothing)
  }

  /// They have no days of their own: they stand from the first day of each week, month or stretch to the last.
  func testHabitsOfSoManyTimesAreInACalendarToo() async throws {
    let trackers = try makeTrackers()
    _ = try await habit(trackers, "Swim") { $0.rhythm = .perWeek }
    _ = try await habit(trackers, "Call") { $0.rhythm = .perMonth }
    let water = try await habit(trackers, "Water") { $0.rhythm = .everyDays }
    _ = try await trackers.toggle(water.id, on: date("2026-03-05"))
    _ = try await habit(trackers, "Fast") { $0.rhythm = .inDays }
    let old = try await habit(trackers, "Old")
    _ = try await trackers.archive(old.id)
    let file = try await calendar(trackers)
    let text = String(decoding: try XCTUnwrap(file).content, as: UTF8.self)
    XCTAssertTrue(
      text.contains(
        "DTSTART;VALUE=DATE:20260302\r\nDTEND;VALUE=DATE:20260309\r\n"
          + "RRULE:FREQ=WEEKLY;BYDAY=MO\r\nSUMMARY:🙂 Swim · 3 a week\r\nDESCRIPTION:3 a week\r\n"),
      text)
    XCTAssertTrue(
      text.contains(
        "DTSTART;VALUE=DATE:20260301\r\nDTEND;VALUE=DATE:20260329\r\n"
          + "RRULE:FREQ=MONTHLY;BYMONTHDAY=1\r\nSUMMARY:🙂 Call"), text)
    XCTAssertTrue(
      text.contains(
        "DTSTART;VALUE=DATE:20260308\r\nDTEND;VALUE=DATE:20260309\r\n"
          + "RRULE:FREQ=DAILY;INTERVAL=3\r\nSUMMARY:🙂 Water\r\n"), text)
    XCTAssertTrue(
      text.contains(
        "DTSTART;VALUE=DATE:20260306\r\nDTEND;VALUE=DATE:20260320\r\n"
          + "RRULE:FREQ=DAILY;INTERVAL=14\r\nSUMMARY:🙂 Fast"), text)
    XCTAssertEqual(file?.losses, [.left("Old")])
  }

  /// As the program does: on each day, until it was done often enough.
  func testAReminderOfSoManyTimesComesOnEachDay() async throws {
    let trackers = try makeTrackers()
    _ = try await habit(trackers, "Swim") { ($0.rhythm, $0.reminder) = (.perWeek, "7:05") }
    _ = try await habit(trackers, "Water") { ($0.rhythm, $0.reminder) = (.everyDays, "8:00") }
    let file = try await calendar(trackers)
    let text = String(decoding: try XCTUnwrap(file).content, as: UTF8.self)
    XCTAssertTrue(
      text.contains(
        "DTSTART:20260306T070500\r\nRRULE:FREQ=DAILY\r\nSUMMARY:🙂 Swim · 3 a week\r\n"), text)
    XCTAssertTrue(
      text.contains("DTSTART:20260306T080000\r\nRRULE:FREQ=DAILY;INTERVAL=3\r\n"), text)
  }
}
