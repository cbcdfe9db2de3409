import ArgumentParser
import TrackersDomain

/// `moggy trackers skip`.
struct TrackersSkip: TrackersTask {
  static let configuration = CommandConfiguration(
    commandName: "skip", abstract: "Skip a day of a habit, which does not break its streak.")
  var access: PetsDesk.Access { .write }

  @ParentCommand var program: MoggyCommand
  @OptionGroup var options: PetsOptions
  @OptionGroup var day: DayOption
  @Argument(help: "The habit.") var tracker: [String]

  func perform(on desk: TrackersDesk) async throws {
    let tracker = try await desk.tracker(tracker.joined(separator: " "))
    let day = day.date ?? desk.today
    let outcome = try await desk.trackers.setSkipped(tracker.id, on: day, true)
    try await desk.tell(outcome.saved(tracker.name), tracker)
  }
}
