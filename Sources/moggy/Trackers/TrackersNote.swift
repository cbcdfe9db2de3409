import ArgumentParser
import TrackersDomain

/// `moggy trackers note`.
struct TrackersNote: TrackersTask {
  static let configuration = CommandConfiguration(
    commandName: "note", abstract: "Write a note to a day; an empty one takes it away.")
  var access: PetsDesk.Access { .write }

  @ParentCommand var program: MoggyCommand
  @OptionGroup var options: PetsOptions
  @OptionGroup var day: DayOption
  @Argument(help: "The tracker.") var tracker: String
  @Argument(help: "The note, 400 characters at the most.") var text: [String]

  func perform(on desk: TrackersDesk) async throws {
    let tracker = try await desk.tracker(tracker)
    let day = day.date ?? desk.today
    let outcome = try await desk.trackers.setNote(
      tracker.id, on: day, text.joined(separator: " "))
    try await desk.tell(outcome.saved(tracker.name), tracker)
  }
}
