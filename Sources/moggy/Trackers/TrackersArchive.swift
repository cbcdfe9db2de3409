import ArgumentParser
import TrackersDomain

/// `moggy trackers archive`.
struct TrackersArchive: TrackersTask {
  static let configuration = CommandConfiguration(
    commandName: "archive", abstract: "Put a tracker away; what was put down stays and counts.")
  var access: PetsDesk.Access { .write }

  @ParentCommand var program: MoggyCommand
  @OptionGroup var options: PetsOptions
  @Argument(help: "The tracker.") var tracker: [String]

  func perform(on desk: TrackersDesk) async throws {
    let tracker = try await desk.tracker(tracker.joined(separator: " "))
    try await desk.tell(try await desk.trackers.archive(tracker.id).saved(tracker.name))
  }
}
