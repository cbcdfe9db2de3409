import ArgumentParser
import Core
import Foundation
import Interchange
import Persistence
import Scheduling
import Shell
import TrackersDomain

/// `moggy trackers …`: habits and events without a screen, by the same rules and in the same records.
///
/// Whoever holds the data folder may write, as with `moggy pets`.
struct TrackersCommand: ExitStatusDocumented, ParsableCommand {
  static let statuses: [ExitStatus] = ExitStatus.imports

  static let configuration = CommandConfiguration(
    commandName: "trackers", abstract: "Show, mark and count habits and events.",
    discussion: """
      TRACKER is a name, the beginning of one, or an identifier; case and accents do not matter. \
      Every change can be undone, here with undo and in the program with u. While the program runs, what reads works, \
      an import with --dry-run too, and what writes is refused.

      With --json, the state of a day is “done”, “skipped”, “due” or “not due”; a day may have an \
      amount and a note, a habit a streak and a score from 0 to 1. What there is not is null.

      \(ExitStatus.paragraph(statuses))
      """, shouldDisplay: CommandList.isShown,
    subcommands: [
      TrackersToday.self, TrackersList.self, TrackersCategories.self, TrackersAdd.self,
      TrackersEdit.self, TrackersRemove.self, TrackersDone.self, TrackersUnmark.self,
      TrackersSkip.self, TrackersNote.self, TrackersUndo.self, TrackersRedo.self, TrackersPin.self,
      TrackersUnpin.self, TrackersMove.self,
      TrackersArchive.self, TrackersRestore.self, TrackersGrid.self, TrackersStats.self,
      TrackersOptions.self, TrackersExport.self, TrackersImportCommand.self,
    ])
}

/// The trackers as a command has them.
struct TrackersContext: CommandContext {
  let trackers: TrackersRepository
  let words: TrackersCommandWords
  let isJSON: Bool
  let clock: LiveClock
  private let records: CommandRecords

  var store: DataStore { records.store }
  var language: Language { words.language }
  var today: CalendarDay { trackers.today }

  init(_ options: RecordsOptions, _ request: CommandRequest) async throws {
    isJSON = options.json
    clock = request.clock
    records = try CommandRecords(request)
    let units = try await ShellSetup.units(in: records.store, environment: request.environment)
    words = TrackersCommandWords(try await request.language(in: records.store), units: units)
    trackers = TrackersRepository(
      records.store, clock: clock, timeZone: request.timeZone, weekStart: units.weekStart)
  }

  /// Returns the day that a text means.
  ///
  /// - Throws: ``CommandFailure`` for a text that is no day.
  func day(_ text: String) throws -> CalendarDay {
    let dates = TypedDates(today: today, units: words.units, language)
    guard let day = dates.day(in: text) else { throw CommandFailure(.wrongUse, words.noDay(text)) }
    return day
  }

  // MARK: Finding
  /// The one tracker that is meant.
  ///
  /// - Parameter isArchived: where both are called so, whether it is the one that was put away.
  func tracker(_ text: String, isArchived: Bool = false) async throws -> Tracker {
    let found = try await trackers.find(text)
    let likely = found.filter { ($0.archived != nil) == isArchived }
    let names = try await categoryNames()
    return try one(
      of: likely.isEmpty ? found : likely, none: words.notInTheList(text),
      several: words.notUnique(text)
    ) {
      TextColumns.lines(
        $0.map {
          ["  " + $0.id.uuidString, $0.name, names[$0.category] ?? "", words.when($0, on: today)]
        })
    }
  }

  func categoryNames() async throws -> [TrackerCategory.ID: String] {
    Dictionary(try await trackers.categories().map { ($0.id, $0.name) }) { first, _ in first }
  }

  /// The state that a tracker has come to.
  func tell(_ tracker: Tracker) async throws {
    let row = TrackerRow(
      tracker: tracker, category: try await categoryNames()[tracker.category] ?? "",
      state: try await state(of: tracker), summary: try await trackers.summary(of: tracker.id))
    tell(JSONValue(row, on: today), rows: [words.row(row, on: today)])
  }

  /// The entry that a tracker now has on a day.
  func tell(_ entry: DayEntry, _ tracker: Tracker) async throws {
    let card = try await trackers.card(of: tracker.id, on: entry.day)
    let state = card.map { DayState($0) } ?? (entry.mark.isDone(tracker.target) ? .done : .notDue)
    tell(JSONValue(entry, tracker, state, card?.streak), words.line(entry, tracker, state))
  }

  /// The record that was saved, or was so already.
  ///
  /// - Parameter name: that of the tracker.
  /// - Throws: ``CommandFailure`` where nothing was changed.
  func saved<Record>(_ outcome: TrackerOutcome<Record>, _ name: String) throws -> Record {
    switch outcome {
    case .saved(let record), .unchanged(let record): return record
    case .refused(let problems): throw refused(problems, name)
    case .gone: throw CommandFailure(.noInput, words.notInTheList(name))
    }
  }

  func refused(_ problems: [TrackerProblem], _ name: String) -> CommandFailure {
    CommandFailure(.wrongData, problems.map { words.refused(name, $0) })
  }
}
