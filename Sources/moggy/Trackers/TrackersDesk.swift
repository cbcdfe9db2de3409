import ConfigurationFile
import Core
import Foundation
import Persistence
import ProgramOptions
import Scheduling
import Shell
import Toolkit
import TrackersDomain

/// The trackers as a command has them: opened, with the words and the form that were asked for.
struct TrackersDesk: CommandOutput, Sendable {
  let trackers: TrackersRepository
  let words: TrackersCommandWords
  let isJSON: Bool
  let clock: LiveClock
  /// Held to the end where there is something to write.
  private let lock: InstanceLock?

  /// - Throws: ``PetsFailure/busy(_:)`` where the program runs and the command writes.
  init(
    _ options: PetsOptions, _ program: MoggyCommand, _ access: PetsDesk.Access
  ) async throws {
    let environment = ProcessInfo.processInfo.environment
    let location = Self.location(options, program)
    words = TrackersCommandWords(Self.language(options, program))
    isJSON = options.json
    clock = LiveClock(startingAt: (options.now ?? program.now)?.date)
    let store: DataStore
    (store, lock) = try PetsDesk.open(
      location.folders(environment), isNamed: location.data != nil, access, clock,
      PetsCommandWords(words.language))
    let units = try await ShellSetup.units(in: store, environment: environment)
    trackers = TrackersRepository(
      store, clock: clock,
      timeZone: (options.timeZone ?? program.timeZone)?.timeZone ?? .current,
      weekStart: units.weekStart)
  }

  private static func location(
    _ options: PetsOptions, _ program: MoggyCommand
  ) -> FolderOption {
    options.location.data == nil ? program.location : options.location
  }

  static func language(_ options: PetsOptions, _ program: MoggyCommand) -> Language {
    if let language = options.language ?? program.language { return language }
    let environment = ProcessInfo.processInfo.environment
    let file = (try? location(options, program).folders(environment)).flatMap {
      Configuration.load(folder: $0.config, actions: ActionNames.all).0.language
    }
    return file ?? Language(environment: environment)
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
