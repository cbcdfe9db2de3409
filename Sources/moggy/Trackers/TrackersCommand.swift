import ArgumentParser
import Core
import CursesHost
import Foundation
import Interchange
import Persistence
import Scheduling
import Shell
import Toolkit
import TrackersDomain
import TrackersScreens

/// `moggy trackers …`: habits and events without a screen, by the same rules and in the same records.
///
/// Whoever holds the data folder may write, as with `moggy pets`.
struct TrackersCommand: ExitStatusDocumented, ParsableCommand {
  static let statuses: [ExitStatus] = ExitStatus.records

  static let configuration = CommandConfiguration(
    commandName: "trackers", abstract: "Show, mark and count habits and events.",
    discussion: """
      TRACKER is a name, the beginning of one, or an identifier; case and accents do not matter. \
      Every change can be undone in the program with u. While the program runs, what reads works, \
      an import with --dry-run too, and what writes is refused.

      With --json, the state of a day is “done”, “skipped”, “due” or “not due”; a day may have an \
      amount and a note, a habit a streak and a score from 0 to 1. What there is not is null.

      \(ExitStatus.paragraph(statuses))
      """, shouldDisplay: false,
    subcommands: [
      TrackersToday.self, TrackersList.self, TrackersAdd.self, TrackersDone.self,
      TrackersUndo.self, TrackersSkip.self, TrackersNote.self, TrackersArchive.self,
      TrackersRestore.self, TrackersStats.self, TrackersExport.self, TrackersImportCommand.self,
    ])
}

/// A command that works on the trackers and ends.
protocol TrackersTask: ParsableCommand, Sendable {
  /// The options in front of `trackers`.
  var program: MoggyCommand { get }
  var options: PetsOptions { get }
  var access: PetsContext.Access { get }

  func perform(in context: TrackersContext) async throws
}

extension TrackersTask {
  /// Never returns: the process ends with the status.
  func run() throws { TrackersRun.start(self) }
}

/// One run of the program for one task, whatever its type.
private enum TrackersRun {
  static func start(_ task: any TrackersTask) {
    let words = TrackersCommandWords(
      task.program.language(task.options.language, in: task.options.location))
    CommandProcess.run({ TrackersFailure.report($0, words) }) {
      try await task.perform(in: TrackersContext(task.options, task.program, task.access))
    }
  }
}

/// The trackers as a command has them: opened, with the words and the form that were asked for.
struct TrackersContext: CommandOutput, Sendable {
  let trackers: TrackersRepository
  let words: TrackersCommandWords
  let isJSON: Bool
  let clock: LiveClock
  /// Held to the end where there is something to write.
  private let lock: InstanceLock?

  /// - Throws: ``PetsFailure/busy(_:)`` where the program runs and the command writes.
  init(
    _ options: PetsOptions, _ program: MoggyCommand, _ access: PetsContext.Access
  ) async throws {
    let environment = ProcessInfo.processInfo.environment
    let location = program.location(options.location)
    words = TrackersCommandWords(program.language(options.language, in: options.location))
    isJSON = options.json
    clock = LiveClock(startingAt: (options.now ?? program.now)?.date)
    let store: DataStore
    (store, lock) = try PetsContext.open(
      location.folders(environment), isNamed: location.data != nil, access, clock,
      PetsCommandWords(words.language))
    let units = try await ShellSetup.units(in: store, environment: environment)
    trackers = TrackersRepository(
      store, clock: clock,
      timeZone: (options.timeZone ?? program.timeZone)?.timeZone ?? .current,
      weekStart: units.weekStart)
  }

  // MARK: Finding

  /// The one tracker that is meant.
  ///
  /// - Parameter isArchived: where both are called so, whether it is the one that was put away.
  func tracker(_ text: String, isArchived: Bool = false) async throws -> Tracker {
    let found = try await trackers.find(text)
    if found.isEmpty { throw TrackersFailure.notInTheList(text) }
    let likely = found.filter { ($0.archived != nil) == isArchived }
    let meant = likely.isEmpty ? found : likely
    guard meant.count == 1 else { throw TrackersFailure.notUnique(text, try await rows(meant)) }
    return meant[0]
  }

  private func rows(_ found: [Tracker]) async throws -> [[String]] {
    let names = try await categoryNames()
    return found.map {
      ["  " + $0.id.uuidString, $0.name, names[$0.category] ?? "", words.when($0, on: today)]
    }
  }

  func categoryNames() async throws -> [TrackerCategory.ID: String] {
    Dictionary(try await trackers.categories().map { ($0.id, $0.name) }) { first, _ in first }
  }

  var today: CalendarDay { trackers.today }
}

extension TrackersContext {
  /// The state that a tracker has come to.
  func tell(_ tracker: Tracker) async throws {
    let row = TrackerRow(
      tracker: tracker, category: try await categoryNames()[tracker.category] ?? "",
      state: try await state(of: tracker), summary: try await trackers.summary(of: tracker.id))
    if isJSON { return say(JSONValue(row, on: today)) }
    say(rows: [words.row(row, on: today)])
  }

  /// The entry that a tracker now has on a day.
  func tell(_ entry: DayEntry, _ tracker: Tracker) async throws {
    let card = try await trackers.card(of: tracker.id, on: entry.day)
    let state =
      card.map { DayState($0) } ?? (entry.mark.isDone(tracker.target) ? .done : .notDue)
    if isJSON { return say(JSONValue(entry, tracker, state, card?.streak)) }
    say(words.line(entry, tracker, state))
  }
}

/// A failure that ends a command about trackers before it is done.
enum TrackersFailure: Error {
  /// The problems, and the name of the tracker.
  case refused([TrackerProblem], String)
  /// 66.
  case notInTheList(String)
  /// 65: more than one is called so.
  case notUnique(String, [[String]])
  case notRead(TrackersFileFailure, String)
  /// 65: nothing of the file was understood; the first reason.
  case notUnderstood(TrackersImportProblem, String)
  /// 66: nothing that a calendar could have.
  case nothingDue

  /// Tells it on standard error.
  ///
  /// - Returns: the status to exit with, of sysexits(3).
  static func report(_ error: any Error, _ words: TrackersCommandWords) -> ExitStatus {
    guard let failure = error as? TrackersFailure else { return PetsFailure.report(error) }
    let (lines, status) = failure.end(words)
    ErrorOutput.write("moggy: \(lines.joined(separator: "\n"))")
    return status
  }

  private func end(_ words: TrackersCommandWords) -> (lines: [String], status: ExitStatus) {
    switch self {
    case .refused(let problems, let name):
      (problems.map { words.refused(name, $0) }, .wrongData)
    case .notInTheList(let text): ([words.notInTheList(text)], .noInput)
    case .notUnique(let text, let rows):
      ([words.notUnique(text)] + TextColumns.lines(rows), .wrongData)
    case .notRead(let failure, let file):
      (["\(file): \(words.files.failure(failure))"], Self.status(of: failure))
    case .notUnderstood(let problem, let file):
      (["\(file): \(words.files.line(problem))"], .wrongData)
    case .nothingDue: ([words.nothingDue], .noInput)
    }
  }

  private static func status(of failure: TrackersFileFailure) -> ExitStatus {
    switch failure {
    case .missing, .notAFile: .noInput
    case .unreadable(let error): ExitStatus(reading: error.code)
    case .tooLarge: .wrongData
    }
  }
}

extension TrackerOutcome {
  /// The record that was saved, or was so already.
  ///
  /// - Throws: ``TrackersFailure`` where nothing was changed.
  func saved(_ name: String) throws -> Record {
    switch self {
    case .saved(let record), .unchanged(let record): return record
    case .refused(let problems): throw TrackersFailure.refused(problems, name)
    case .gone: throw TrackersFailure.notInTheList(name)
    }
  }
}
