import ArgumentParser
import Foundation
import Interchange
import TrackersDomain

/// A command that changes one tracker as a whole.
protocol TrackerChange: AppCommand where Context == TrackersContext {
  var tracker: [String] { get }
  /// True for a command on what is in the archive.
  static var isArchived: Bool { get }

  func change(
    _ id: Tracker.ID, _ trackers: TrackersRepository
  ) async throws -> TrackerOutcome<Tracker>
}

extension TrackerChange {
  static var isArchived: Bool { false }
  var access: RecordsAccess { .write }

  func perform(in context: TrackersContext) async throws {
    let tracker = try await context.tracker(
      tracker.joined(separator: " "), isArchived: Self.isArchived)
    let outcome = try await change(tracker.id, context.trackers)
    try await context.tell(context.saved(outcome, tracker.name))
  }
}

/// `moggy trackers pin`.
struct TrackersPin: TrackerChange {
  static let configuration = CommandConfiguration(
    commandName: "pin", abstract: "Put a tracker first, among the pinned.")

  @OptionGroup var options: RecordsOptions
  @Argument(help: "The tracker.") var tracker: [String]

  func change(
    _ id: Tracker.ID, _ trackers: TrackersRepository
  ) async throws -> TrackerOutcome<Tracker> { try await trackers.pin(id, true) }
}

/// `moggy trackers unpin`.
struct TrackersUnpin: TrackerChange {
  static let configuration = CommandConfiguration(
    commandName: "unpin", abstract: "Put a pinned tracker back into its category.")

  @OptionGroup var options: RecordsOptions
  @Argument(help: "The tracker.") var tracker: [String]

  func change(
    _ id: Tracker.ID, _ trackers: TrackersRepository
  ) async throws -> TrackerOutcome<Tracker> { try await trackers.pin(id, false) }
}

/// `moggy trackers archive`.
struct TrackersArchive: TrackerChange {
  static let configuration = CommandConfiguration(
    commandName: "archive", abstract: "Put a tracker away; what was put down stays and counts.")

  @OptionGroup var options: RecordsOptions
  @Argument(help: "The tracker.") var tracker: [String]

  func change(
    _ id: Tracker.ID, _ trackers: TrackersRepository
  ) async throws -> TrackerOutcome<Tracker> { try await trackers.archive(id) }
}

/// `moggy trackers restore`.
struct TrackersRestore: TrackerChange {
  static let configuration = CommandConfiguration(
    commandName: "restore", abstract: "Take a tracker out of the archive.")
  static let isArchived = true

  @OptionGroup var options: RecordsOptions
  @Argument(help: "The tracker.") var tracker: [String]

  func change(
    _ id: Tracker.ID, _ trackers: TrackersRepository
  ) async throws -> TrackerOutcome<Tracker> { try await trackers.restore(id) }
}

/// `moggy trackers remove`.
struct TrackersRemove: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Delete a tracker with all its marks; can be undone in the program.")
  var access: RecordsAccess { .write }

  @OptionGroup var options: RecordsOptions
  @Argument(help: "The tracker.") var tracker: [String]

  func perform(in context: TrackersContext) async throws {
    let tracker = try await context.tracker(tracker.joined(separator: " "))
    guard let gone = try await context.trackers.delete(tracker.id)
    else { throw CommandFailure(.noInput, context.words.notInTheList(tracker.name)) }
    context.tell(
      ["id": .string(gone.id.uuidString), "name": .string(gone.name)],
      context.words.removed(gone.name))
  }
}

/// `moggy trackers move`.
struct TrackersMove: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "move", abstract: "Put a tracker before or behind another one.")
  var access: RecordsAccess { .write }

  @OptionGroup var options: RecordsOptions
  @Argument(help: "The tracker.") var tracker: [String]
  @OptionGroup var place: NeighbourOptions

  func perform(in context: TrackersContext) async throws {
    let tracker = try await context.tracker(tracker.joined(separator: " "))
    let other = try await context.tracker(place.neighbour)
    try await context.trackers.move(tracker.id, place.side, other.id)
    try await context.tell(tracker)
  }
}

/// The place of something in a list, by the one beside it.
struct NeighbourOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The one that comes after it.", valueName: "name"))
  var before: String?
  @Option(help: ArgumentHelp("The one that comes before it.", valueName: "name"))
  var after: String?

  /// Empty before the options are checked.
  var neighbour: String { before ?? after ?? "" }
  var side: MoveSide { before == nil ? .after : .before }

  func validate() throws {
    guard (before == nil) != (after == nil)
    else { throw ValidationError("--before or --after is needed, and not both.") }
  }
}
