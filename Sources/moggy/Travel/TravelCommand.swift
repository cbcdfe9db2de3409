import ArgumentParser
import Core
import CursesHost
import Foundation
import Interchange
import Persistence
import PetsDomain
import Places
import Scheduling
import Shell
import Toolkit
import TravelDomain

/// `moggy travel …`: the travels without a screen, by the same rules and in the same records.
///
/// Whoever holds the data folder may write, as with `moggy pets`.
struct TravelCommand: ExitStatusDocumented, ParsableCommand {
  static let statuses: [ExitStatus] = ExitStatus.records + [.unavailable]

  static let configuration = CommandConfiguration(
    commandName: "travel", abstract: "Show and change visited countries and cities.",
    discussion: """
      PLACE is a name in either language, a country's code, or the identifier of a city, as \
      geonames:2988507. What is added, removed or imported here can be undone in the program with u. \
      While the program runs, what reads works and what writes is refused.

      \(ExitStatus.paragraph(statuses))
      """, shouldDisplay: false,
    subcommands: [
      TravelList.self, TravelAdd.self, TravelRemove.self, TravelStats.self, TravelExport.self,
      TravelImportCommand.self,
    ])
}

/// The options of every command about travels.
struct TravelOptions: ParsableArguments {
  @OptionGroup var records: PetsOptions

  @Option(help: ArgumentHelp("Read the places from this file.", valueName: "path"))
  var places: String?
}

/// A command that works on the travels and ends.
protocol TravelTask: ParsableCommand, Sendable {
  /// The options in front of `travel`.
  var program: MoggyCommand { get }
  var options: TravelOptions { get }
  var access: PetsContext.Access { get }

  func perform(in context: TravelContext) async throws
}

extension TravelTask {
  /// Never returns: the process ends with the status.
  func run() throws { TravelRun.start(self) }
}

/// One run of the program for one task, whatever its type.
private enum TravelRun {
  static func start(_ task: any TravelTask) {
    let words = TravelCommandWords(
      task.program.language(task.options.records.language, in: task.options.records.location))
    CommandProcess.run({ TravelFailure.report($0, words) }) {
      try await task.perform(in: TravelContext(task.options, task.program, task.access))
    }
  }
}

/// The travels as a command has them: opened, with the words and the form that were asked for.
struct TravelContext: CommandOutput, Sendable {
  let store: DataStore
  let words: TravelCommandWords
  let isJSON: Bool
  private let clock: LiveClock
  private let places: PlacesFile
  /// Held to the end where there is something to write.
  private let lock: InstanceLock?

  /// - Throws: ``PetsFailure/busy(_:)`` where the program runs and the command writes.
  init(_ options: TravelOptions, _ program: MoggyCommand, _ access: PetsContext.Access) throws {
    let environment = ProcessInfo.processInfo.environment
    let records = options.records
    let location = program.location(records.location)
    words = TravelCommandWords(program.language(records.language, in: records.location))
    isJSON = records.json
    clock = LiveClock(startingAt: (records.now ?? program.now)?.date)
    places = PlacesFile(path: options.places ?? program.places, environment: environment)
    (store, lock) = try PetsContext.open(
      location.folders(environment), isNamed: location.data != nil, access, clock,
      PetsCommandWords(words.language))
  }

  // MARK: The records

  /// Of what is there; nothing can be looked up.
  var travel: TravelRepository { repository(nil) }

  /// - Throws: ``PlacesError`` where there is no file of places, or a damaged one.
  func knowing() throws -> TravelRepository { repository(try gazetteer()) }

  func gazetteer() throws -> Gazetteer { try Gazetteer(places) }

  func repository(_ gazetteer: Gazetteer?) -> TravelRepository {
    TravelRepository(store, gazetteer: gazetteer, clock: clock, language: words.language)
  }
}

/// A failure that ends a command about travels before it is done.
enum TravelFailure: Error {
  case refused(TravelProblem)
  /// 66.
  case notInTheList(String)
  /// 65: more than one of the list is called so.
  case notUnique(String, [[String]])
  case notRead(TravelFileFailure, String)
  /// 65: no row of the file could be read, and why.
  case notUnderstood(String, String)
  /// 65.
  case nothingToWrite

  /// Tells it on standard error.
  ///
  /// - Returns: the status to exit with, of sysexits(3).
  static func report(_ error: any Error, _ words: TravelCommandWords) -> ExitStatus {
    switch error {
    case let failure as TravelFailure:
      let (lines, status) = failure.end(words)
      ErrorOutput.write("moggy: \(lines.joined(separator: "\n"))")
      return status
    case is PlacesError, is PlacesFailure:
      return PlacesFailure.report(error, PlacesCommandWords(language: words.language))
    default: return PetsFailure.report(error)
    }
  }

  private func end(_ words: TravelCommandWords) -> (lines: [String], status: ExitStatus) {
    switch self {
    case .refused(let problem): (words.lines(problem), Self.status(of: problem))
    case .notInTheList(let text): ([words.notInTheList(text)], .noInput)
    case .notUnique(let text, let rows):
      ([words.notUnique(text)] + TextColumns.lines(rows), .wrongData)
    case .notRead(let failure, let file):
      (["\(file): \(words.failure(failure))"], Self.status(of: failure))
    case .notUnderstood(let reason, let file): (["\(file): \(reason)"], .wrongData)
    case .nothingToWrite: ([words.nothingToWrite], .wrongData)
    }
  }

  private static func status(of problem: TravelProblem) -> ExitStatus {
    switch problem {
    case .unknownCountry, .unknownCity, .elsewhere: .noInput
    case .noPlaces: .unavailable
    case .empty, .notAPoint: .wrongUse
    default: .wrongData
    }
  }

  private static func status(of failure: TravelFileFailure) -> ExitStatus {
    switch failure {
    case .missing, .notAFile: .noInput
    case .unreadable(let error): ExitStatus(reading: error.code)
    case .tooLarge, .notUTF8, .notReadable: .wrongData
    }
  }
}
