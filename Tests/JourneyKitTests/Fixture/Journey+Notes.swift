import AppRuntime
import Foundation
import JourneyKit
import JourneyKitInProcess
import Scheduling
import Terminal
import Toolkit

/// The fixture in process.
@MainActor
func notesDriver(
  _ notes: [String] = ["Barsik", "Murka"], size: Size = Size(40, 10),
  theme: Theme = .make(.none, depth: .none), deadline: Duration = .seconds(10)
) -> InProcessDriver<Notes> {
  let disk = Disk(notes)
  return InProcessDriver(size: size, deadline: deadline) { size in
    let clock = ManualClock(now: Date(timeIntervalSince1970: 0))
    let store = Store(
      Notes(disk: disk), state: Notes.State(notes: disk.notes), activity: Activity(), clock: clock)
    var context = RenderContext(theme: theme)
    context.isMotionReduced = true
    return (Session(store, size: size) { [context] _ in context }, clock)
  }
}

/// A journey that has begun.
@MainActor
func notesJourney(
  _ notes: [String] = ["Barsik", "Murka"], size: Size = Size(40, 10)
) async throws -> Journey {
  let app = Journey(notesDriver(notes, size: size))
  try await app.launch()
  return app
}

/// What a body throws, as a journey's failure; nil where it throws nothing or something else.
@MainActor
func failure(_ body: () async throws -> Void) async -> JourneyFailure? {
  do {
    try await body()
    return nil
  } catch {
    return error as? JourneyFailure
  }
}
