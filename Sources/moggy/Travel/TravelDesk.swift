import ConfigurationFile
import Core
import Foundation
import Persistence
import PetsDomain
import Places
import ProgramOptions
import Scheduling
import Shell
import Toolkit
import TravelDomain

/// The travels as a command has them: opened, with the words and the form that were asked for.
struct TravelDesk: CommandOutput, Sendable {
  let store: DataStore
  let words: TravelCommandWords
  let isJSON: Bool
  private let clock: LiveClock
  private let places: PlacesFile
  /// Held to the end where there is something to write.
  private let lock: InstanceLock?

  /// - Throws: ``PetsFailure/busy(_:)`` where the program runs and the command writes.
  init(_ options: TravelOptions, _ program: MoggyCommand, _ access: PetsDesk.Access) throws {
    let environment = ProcessInfo.processInfo.environment
    let records = options.records
    let location = Self.location(options, program)
    words = TravelCommandWords(Self.language(options, program))
    isJSON = records.json
    clock = LiveClock(startingAt: (records.now ?? program.now)?.date)
    places = PlacesFile(path: options.places ?? program.places, environment: environment)
    (store, lock) = try PetsDesk.open(
      location.folders(environment), isNamed: location.data != nil, access, clock,
      PetsCommandWords(words.language))
  }

  private static func location(
    _ options: TravelOptions, _ program: MoggyCommand
  ) -> FolderOption {
    options.records.location.data == nil ? program.location : options.records.location
  }

  static func language(_ options: TravelOptions, _ program: MoggyCommand) -> Language {
    if let language = options.records.language ?? program.language { return language }
    let environment = ProcessInfo.processInfo.environment
    let file = (try? location(options, program).folders(environment)).flatMap {
      Configuration.load(folder: $0.config, actions: ActionNames.all).0.language
    }
    return file ?? Language(environment: environment)
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
