import Core
import Foundation
import Persistence
import Scheduling

extension HealthBook {
  /// What is due, of all pets or of one: the vaccinations that end, and the courses of medicine that
  /// begin or end. A course until further notice is never due.
  public func due(_ query: DueQuery) async throws -> DuePage {
    try await store.read("pets.due") { [today] in
      try DueSearch(query: query, today: today).page(in: $0)
    }
  }

  /// The same, live; the day is that of each fetch, so that a new day needs a new query.
  public func observeDue(
    _ query: DueQuery, onChange: @escaping @Sendable (Result<DuePage, any Error>) -> Void
  ) -> Observation {
    let (clock, timeZone) = (clock, timeZone)
    return store.observe(
      "pets.due", tables: DueSearch.tables,
      fetch: { db in
        let today = CalendarDay(clock.now, in: timeZone)
        return try DueSearch(query: query, today: today).page(in: db)
      }, onChange: onChange)
  }
}
