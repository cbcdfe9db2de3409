import Core
import Persistence
import TrackersDomain
import XCTest

/// What forms take, and what they say is missing.
final class FormTests: TrackersCase {
  func testAllThatIsMissingIsNamedInTheOrderOfTheForm() {
    let habit = TrackerForm(.habit)
    XCTAssertEqual(habit.missing, [.name, .schedule, .emoji, .colour])
    XCTAssertEqual(TrackerForm(usual: .habit).missing, [.name])
    XCTAssertEqual(TrackerForm(.event).missing, [.name, .day, .emoji, .colour])
    XCTAssertEqual(TrackerForm(usual: .event).missing, [.name, .day])
  }

  func testTheNameHas38Graphemes() async throws {
    let trackers = try makeTrackers()
    let family = "👨‍👩‍👧"
    var form = try await form(
      trackers, .habit, String(repeating: family, count: 38), in: "Health")
    form.weekdays = 1
    XCTAssertEqual(form.problems, [])
    form.name += family
    XCTAssertEqual(form.problems, [.tooLong(.name, most: 38)])
    let outcome = try await trackers.add(form)
    XCTAssertEqual(outcome, .refused([.tooLong(.name, most: 38)]))
  }

  func testAHabitWithoutDaysIsRefused() async throws {
    let trackers = try makeTrackers()
    let form = try await form(trackers, .habit, "Run", in: "Health")
    XCTAssertEqual(form.missing, [.schedule])
    let outcome = try await trackers.add(form)
    XCTAssertEqual(outcome, .refused([.missing(.schedule)]))
  }

  func testEverythingCanBeChangedTheCategoryToo() async throws {
    let store = try makeStore()
    let trackers = try makeTrackers(store)
    let run = try await habit(trackers, "Run")
    var form = TrackerForm(run)
    form.category = try await trackers.addCategory("Sport").record?.id
    (form.name, form.emoji, form.colour, form.reminder) = ("Walk", "🏝", 18, "7:30")
    (form.question, form.note) = ("Did you?", " slowly\nor not ")
    (form.isMeasured, form.target, form.unit) = (true, "3", "km")
    let saved = try await trackers.update(run.id, to: form)
    XCTAssertEqual(saved.record?.name, "Walk")
    XCTAssertEqual(saved.record?.category, form.category)
    XCTAssertEqual(saved.record?.reminder?.text, "07:30")
    XCTAssertEqual(saved.record?.target, Target(Amount(thousandths: 3000) ?? .zero, unit: "km"))
    let read = try await trackers.tracker(run.id)
    XCTAssertEqual(read, saved.record)
    XCTAssertEqual(read?.question, "Did you?")
    XCTAssertEqual(read?.note, "slowly\nor not")
    let same = try await trackers.update(run.id, to: form)
    guard case .unchanged = same else { return XCTFail("\(same)") }
    _ = try await store.undo()
    let back = try await trackers.tracker(run.id)
    XCTAssertEqual(back, run)
  }

  func testADraftComesBackAsItWas() {
    var form = TrackerForm(.habit)
    (form.name, form.target, form.isMeasured) = ("Вода", "2,", true)
    XCTAssertEqual(TrackerForm(draft: form.draft), form)
    XCTAssertNil(TrackerForm(draft: "{"))
  }

  func testAnOldDayKeepsTheScheduleItHad() async throws {
    let trackers = try makeTrackers()
    let run = try await habit(trackers, "Run", WeekdaySet([.monday]))
    pass(days: 14)
    var form = TrackerForm(run)
    form.weekdays = WeekdaySet([.tuesday]).rawValue
    _ = try await trackers.update(run.id, to: form)
    var seen: [[String]] = []
    for iso in ["2026-03-09", "2026-03-10", "2026-03-23", "2026-03-24"] {
      seen.append(try await names(trackers, DayQuery(date(iso))))
    }
    XCTAssertEqual(seen, [["Run"], [], [], ["Run"]])
  }

  func testCategoriesRefuseDuplicatesWhateverTheirCase() async throws {
    let trackers = try makeTrackers()
    let first = try await trackers.addCategory("  Учёба ")
    let there = try XCTUnwrap(first.record)
    XCTAssertEqual(there.name, "Учёба")
    let again = try await trackers.addCategory("УЧЕБА")
    XCTAssertEqual(again, .refused([.categoryIsThere(there)]))
    let empty = try await trackers.addCategory(" ")
    XCTAssertEqual(empty, .refused([.missing(.name)]))
    let long = try await trackers.addCategory(String(repeating: "я", count: 39))
    XCTAssertEqual(long, .refused([.tooLong(.name, most: 38)]))
    let renamed = try await trackers.renameCategory(there.id, to: "УЧЕБА")
    XCTAssertEqual(renamed.record?.name, "УЧЕБА")
  }

  func testACategoryGoesWithItsTrackersOrWithoutThem() async throws {
    let store = try makeStore()
    let trackers = try makeTrackers(store)
    let run = try await habit(trackers, "Run", in: "Sport")
    let read = try await habit(trackers, "Read", in: "Mind")
    _ = try await trackers.deleteCategory(run.category, movingTo: read.category)
    let moved = try await trackers.tracker(run.id)
    XCTAssertEqual(moved?.category, read.category)
    _ = try await trackers.deleteCategory(read.category)
    let none = try await trackers.trackers()
    XCTAssertEqual(none, [])
    _ = try await store.undo()
    _ = try await store.undo()
    let back = try await trackers.trackers()
    XCTAssertEqual(back, [run, read])
  }
}
