import ArgumentParser
import TrackersDomain

/// `moggy trackers restore`.
struct TrackersRestore: TrackersTask {
  static let configuration = CommandConfiguration(
    commandName: "restore", abstract: "Take a tracker out of the archive.")
  var access: PetsDesk.Access { .write }

  @ParentCommand var program: MoggyCommand
  @OptionGroup var options: PetsOptions
  @Argument(help: "The tracker.") var tracker: [String]

  func perform(on desk: TrackersDesk) async throws {
    let tracker = try await desk.tracker(tracker.joined(separator: " "), isArchived: true)
    try await desk.tell(try await desk.trackers.restore(tracker.id).saved(tracker.name))
  }
}
