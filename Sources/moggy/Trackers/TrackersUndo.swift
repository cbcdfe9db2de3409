import ArgumentParser
import TrackersDomain

/// `moggy trackers undo`.
struct TrackersUndo: TrackersTask {
  static let configuration = CommandConfiguration(
    commandName: "undo", abstract: "Take back what was marked: done, skipped, or an amount.")
  var access: PetsDesk.Access { .write }

  @ParentCommand var program: MoggyCommand
  @OptionGroup var options: PetsOptions
  @OptionGroup var day: DayOption
  @Argument(help: "The tracker.") var tracker: [String]

  func perform(on desk: TrackersDesk) async throws {
    let tracker = try await desk.tracker(tracker.joined(separator: " "))
    let day = day.date ?? desk.today
    let outcome = try await desk.trackers.setDone(tracker.id, on: day, false)
    try await desk.tell(outcome.saved(tracker.name), tracker)
  }
}
