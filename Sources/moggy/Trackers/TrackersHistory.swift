import ArgumentParser
import Core
import Interchange
import Persistence
import TrackersDomain
import TrackersScreens

/// `moggy trackers undo`.
///
/// With a tracker it is `unmark`, which had this name before there was an undo.
struct TrackersUndo: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo",
    abstract: "Take the last change of trackers back, as u does in the program.",
    discussion: """
      A change of another part of the program that came later stands in its way, and is told. With a \
      tracker, what was marked on a day is taken back: unmark had this name before.
      """)
  var access: RecordsAccess { .write }

  @OptionGroup var options: RecordsOptions
  @OptionGroup var day: DayOption
  @Argument(help: "The tracker to unmark; nothing for the last change.") var tracker: [String] = []

  func validate() throws {
    if tracker.isEmpty, day.date != nil { throw ValidationError("--date needs a tracker.") }
  }

  func perform(in context: TrackersContext) async throws {
    if tracker.isEmpty { return try await context.step(.undo) }
    let tracker = try await context.tracker(tracker.joined(separator: " "))
    let outcome = try await context.trackers.setDone(
      tracker.id, on: try day.day(in: context), false)
    try await context.tell(context.saved(outcome, tracker.name), tracker)
  }
}

/// `moggy trackers redo`.
struct TrackersRedo: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "redo", abstract: "Make the last change of trackers again that was taken back.")
  var access: RecordsAccess { .write }

  @OptionGroup var options: RecordsOptions

  func perform(in context: TrackersContext) async throws { try await context.step(.redo) }
}

/// A way through the changes that were made.
enum HistoryWay: String { case undo, redo }

extension TrackersContext {
  /// Takes a change of trackers back, or makes it again, and tells which it was.
  ///
  /// - Throws: ``CommandFailure`` where there is none, or another part of the program has the last one.
  fileprivate func step(_ way: HistoryWay) async throws {
    let state = try await store.undoState()
    guard let next = way == .undo ? state.undo : state.redo
    else { throw CommandFailure(.noInput, words.nothing(to: way)) }
    guard let act = TrackerAct(kind: next.kind)
    else { throw CommandFailure(.wrongData, words.notOfTrackers(way)) }
    _ = way == .undo ? try await store.undo() : try await store.redo()
    let told = words.screen.act(act, subject: next.subject)
    tell(
      [way.rawValue: .string(act.rawValue), "subject": .string(next.subject)],
      words.stepped(way, told))
  }
}
