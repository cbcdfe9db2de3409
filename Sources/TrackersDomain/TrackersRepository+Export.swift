import Almanac
import Foundation
import Persistence

extension TrackersRepository {
  /// Everything, to be written as JSON or CSV; 730,000 days take some seconds.
  public func content() async throws -> TrackersContent {
    try await store.read("trackers.content") { try TrackersContent(in: $0) }
  }

  /// What a file of ``TrackersContent/json()`` would bring in; nothing is stored.
  public func plan(ofJSON data: Data) -> TrackersImportPlan {
    TrackersJSONReader.plan(of: data, today: today)
  }

  /// What an export of Loop would bring in; nothing is stored.
  ///
  /// - Parameter category: the name of the one that its habits get, as Loop knows none.
  public func plan(of export: LoopExport, category: String) -> TrackersImportPlan {
    export.plan(category: category, today: today, makeID: makeID)
  }

  /// What is due on a day and neither done nor skipped: those with a reminder first, by its time.
  public func due(on day: CalendarDay) async throws -> [DayCard] {
    let page = try await self.day(DayQuery(day, filter: .notCompleted))
    let cards = page.cards.filter { !$0.isSkipped }
    let timed = cards.enumerated().sorted { left, right in
      let times = [left, right].map { $0.element.tracker.reminder?.minutes ?? .max }
      return (times[0], left.offset) < (times[1], right.offset)
    }
    return timed.map(\.element)
  }
}
