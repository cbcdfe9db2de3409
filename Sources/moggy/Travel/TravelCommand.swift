import ArgumentParser
import Core
import CursesHost
import Foundation
import Places
import Scheduling
import Shell
import TravelDomain

/// `moggy travel …`: the travels without a screen, by the same rules and in the same records.
///
/// Whoever holds the data folder may write, as with `moggy pets`.
struct TravelCommand: ExitStatusDocumented, ParsableCommand {
  static let statuses: [ExitStatus] = ExitStatus.imports + [.unavailable]

  static let configuration = CommandConfiguration(
    commandName: "travel", abstract: "Show and change visited countries and cities.",
    discussion: """
      PLACE is a name in either language, a country's code, or the identifier of a city, as \
      geonames:2988507. What is added, removed or imported here can be undone in the program with u. \
      While the program runs, what reads works and what writes is refused.

      \(ExitStatus.paragraph(statuses))
      """, shouldDisplay: CommandList.isShown,
    subcommands: [
      TravelList.self, TravelAdd.self, TravelRemove.self, TravelStats.self, TravelExport.self,
      TravelImportCommand.self,
    ])
}

/// The options of every command about travels.
struct TravelOptions: CommandOptions {
  @OptionGroup var records: RecordsOptions

  @Option(
    help: ArgumentHelp("Read the places from this file.", valueName: "path"),
    completion: .file())
  var places: String?

  var program: MoggyCommand { records.program }
  var location: FolderOption { records.location }
  var speech: LanguageOption { records.speech }
  var json: Bool { records.json }
  var now: MomentArgument? { records.now }
  var timeZone: Zone? { records.timeZone }
}

/// The travels as a command has them.
struct TravelContext: CommandContext {
  let records: CommandRecords
  let words: TravelCommandWords
  let isJSON: Bool
  private let clock: LiveClock
  private let zone: TimeZone
  private let places: PlacesFile

  var language: Language { words.language }

  init(_ options: TravelOptions, _ request: CommandRequest) async throws {
    isJSON = options.json
    (clock, zone) = (request.clock, request.timeZone)
    places = request.places(options.places)
    records = try CommandRecords(request)
    let units = try await ShellSetup.units(in: records.store, environment: request.environment)
    words = TravelCommandWords(try await request.language(in: records.store), units: units)
  }

  /// Of what is there; nothing can be looked up.
  var travel: TravelRepository { repository(nil) }
  /// - Throws: ``PlacesError`` where there is no file of places, or a damaged one.
  func knowing() throws -> TravelRepository { repository(try gazetteer()) }
  func gazetteer() throws -> Gazetteer { try Gazetteer(places) }

  func repository(_ gazetteer: Gazetteer?) -> TravelRepository {
    TravelRepository(
      records.store, gazetteer: gazetteer, clock: clock, timeZone: zone, language: language)
  }

  /// - Parameter countries: such as may have been meant as well.
  func failure(_ problem: TravelProblem, orMeant countries: [Country] = []) -> CommandFailure {
    let status: ExitStatus =
      switch problem {
      case .unknownCountry, .unknownCity, .elsewhere: .noInput
      case .noPlaces: .unavailable
      case .empty, .notAPoint: .wrongUse
      default: .wrongData
      }
    return CommandFailure(status, words.lines(problem) + words.rows(countries))
  }
}
