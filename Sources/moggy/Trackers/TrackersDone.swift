import ArgumentParser
import Core
import ProgramOptions
import TrackersDomain

/// `moggy trackers done`.
struct TrackersDone: TrackersTask {
  static let configuration = CommandConfiguration(
    commandName: "done", abstract: "Mark a day as done, or put down how much it was.",
    discussion: """
      Of a habit that is measured, a number behind the name is the amount of the day; without one \
      the day is done.
      """)
  var access: PetsDesk.Access { .write }

  @ParentCommand var program: MoggyCommand
  @OptionGroup var options: PetsOptions
  @OptionGroup var day: DayOption
  @Argument(help: "The tracker, and an amount if it is measured.") var tracker: [String]

  func perform(on desk: TrackersDesk) async throws {
    let (tracker, amount) = try await meant(desk)
    let day = day.date ?? desk.today
    let outcome =
      if let amount {
        try await desk.trackers.setAmount(tracker.id, on: day, amount)
      } else {
        try await done(tracker, day, desk)
      }
    try await desk.tell(outcome.saved(tracker.name), tracker)
    if case .unchanged = outcome { ErrorOutput.write(desk.words.unchanged(tracker.name)) }
  }

  /// A habit that is measured is done with the amount that it asks for, unless there is enough already.
  private func done(
    _ tracker: Tracker, _ day: CalendarDay, _ desk: TrackersDesk
  ) async throws -> TrackerOutcome<DayEntry> {
    guard let target = tracker.target, !target.isAtMost,
      try await desk.trackers.entry(tracker.id, on: day)?.mark.isDone(target) == false
    else { return try await desk.trackers.setDone(tracker.id, on: day, true) }
    return try await desk.trackers.setAmount(tracker.id, on: day, target.amount)
  }

  /// The argument behind a name that there is is an amount; one that cannot be read is told as that where
  /// an amount is wanted.
  private func meant(_ desk: TrackersDesk) async throws -> (Tracker, Amount?) {
    let text = tracker.joined(separator: " ")
    let name = tracker.dropLast().joined(separator: " ")
    guard !name.isEmpty, let last = tracker.last, try await desk.trackers.find(text).isEmpty
    else { return (try await desk.tracker(text), nil) }
    if let amount = Amount(typed: last) { return (try await desk.tracker(name), amount) }
    let named = try await desk.trackers.find(name).filter { $0.target != nil }
    if let tracker = named.first {
      throw TrackersFailure.refused([.notAnAmount], tracker.name)
    }
    return (try await desk.tracker(text), nil)
  }
}
