import Core
import Foundation
import Persistence
import Scheduling
import TrackersDomain
import XCTest

/// A repository over a store in memory, on a Friday.
class TrackersCase: XCTestCase {
  struct NoRecord: Error {}

  /// 2026-03-06, 09:00 in UTC.
  private(set) var clock = ManualClock(now: Date(timeIntervalSince1970: 1_772_787_600))

  func makeStore() throws -> DataStore {
    try DataStore(
      .inMemory, schemas: [TrackersRepository.schema], activity: Activity(), clock: clock)
  }

  func makeTrackers(
    _ store: DataStore? = nil, zone: String = "UTC", weekStart: WeekStart = .monday
  ) throws -> TrackersRepository {
    TrackersRepository(
      try store ?? makeStore(), clock: clock, timeZone: try XCTUnwrap(TimeZone(identifier: zone)),
      weekStart: weekStart)
  }

  /// Begins so many days earlier; to be called first.
  func begin(daysEarlier days: Int) {
    clock = ManualClock(now: clock.now.addingTimeInterval(-86_400 * Double(days)))
  }

  func pass(days: Int) { clock.advance(by: .seconds(86_400 * days)) }

  /// A habit of those weekdays in a category that is made where it is missing.
  func habit(
    _ trackers: TrackersRepository, _ name: String, _ days: WeekdaySet = .everyDay,
    in category: String = "Health", change: (inout TrackerForm) -> Void = { _ in }
  ) async throws -> Tracker {
    var form = try await form(trackers, .habit, name, in: category)
    form.weekdays = days.rawValue
    change(&form)
    return try await added(trackers, form)
  }

  func event(
    _ trackers: TrackersRepository, _ name: String, on iso: String
  ) async throws -> Tracker {
    var form = try await form(trackers, .event, name, in: "Plans")
    form.day = iso
    return try await added(trackers, form)
  }

  func form(
    _ trackers: TrackersRepository, _ kind: TrackerForm.Kind, _ name: String, in category: String
  ) async throws -> TrackerForm {
    var form = TrackerForm(kind)
    (form.name, form.emoji, form.colour) = (name, "🙂", 1)
    let there = try await trackers.categories().first { $0.name == category }
    form.category =
      if let there { there.id } else { try await trackers.addCategory(category).record?.id }
    return form
  }

  private func added(
    _ trackers: TrackersRepository, _ form: TrackerForm
  ) async throws -> Tracker {
    guard let tracker = try await trackers.add(form).record else { throw NoRecord() }
    return tracker
  }

  func names(_ page: DayPage) -> [String] { page.cards.map(\.tracker.name) }

  func names(_ trackers: TrackersRepository, _ query: DayQuery) async throws -> [String] {
    names(try await trackers.day(query))
  }

  func card(
    _ trackers: TrackersRepository, _ id: Tracker.ID, on iso: String
  ) async throws -> DayCard {
    let page = try await trackers.day(DayQuery(try date(iso)))
    guard let card = page.cards.first(where: { $0.id == id }) else { throw NoRecord() }
    return card
  }
}

func date(_ iso: String) throws -> CalendarDay {
  guard let day = CalendarDay(iso: iso) else { throw TrackersCase.NoRecord() }
  return day
}
