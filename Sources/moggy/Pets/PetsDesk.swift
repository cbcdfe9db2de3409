import ConfigurationFile
import Core
import Foundation
import Interchange
import Persistence
import PetsDomain
import Pictures
import ProgramOptions
import Scheduling
import Shell
import Toolkit

/// The records as a command has them: opened, with the words and the form that were asked for.
struct PetsDesk: CommandOutput, Sendable {
  enum Access {
    /// The records have to be there.
    case read
    /// There may be none yet.
    case look
    /// The same for what is done and taken back: on a copy, as the program may be running.
    case rehearse
    case write
  }

  let store: DataStore
  /// The folder of photos and documents.
  let folder: URL
  let pets: PetRepository
  let words: PetsCommandWords
  let isJSON: Bool
  /// Held to the end where there is something to write.
  private let lock: InstanceLock?

  /// - Throws: ``PetsFailure/busy(_:)`` where the program runs and the command writes.
  init(_ options: PetsOptions, _ program: MoggyCommand, _ access: Access) throws {
    let environment = ProcessInfo.processInfo.environment
    let location = options.location.data == nil ? program.location : options.location
    let folders = try location.folders(environment)
    let language = options.language ?? program.language ?? Self.language(folders, environment)
    words = PetsCommandWords(language)
    isJSON = options.json
    let clock = LiveClock(startingAt: (options.now ?? program.now)?.date)
    folder = folders.data
    (store, lock) = try Self.open(
      folders, isNamed: location.data != nil, access, clock, words)
    let pictures = PictureService(cacheFolder: nil)
    pets = PetRepository(
      store, clock: clock,
      timeZone: (options.timeZone ?? program.timeZone)?.timeZone ?? .current, folder: folders.data,
      checkPhoto: ShellSetup.photoCheck { try await pictures.picture(for: $0) })
  }

  private static func language(_ folders: Folders, _ environment: [String: String]) -> Language {
    let (file, _) = Configuration.load(folder: folders.config, actions: ActionNames.all)
    return file.language ?? Language(environment: environment)
  }

  // MARK: Opening

  /// The records, for any command; the lock is to be kept to the end.
  static func open(
    _ folders: Folders, isNamed: Bool, _ access: Access, _ clock: any AppClock,
    _ words: PetsCommandWords
  ) throws -> (DataStore, InstanceLock?) {
    let activity = Activity()
    let place = folders.data.deletingLastPathComponent()
    if access == .read, isNamed, try !DiskFile(url: place).isFolder() {
      throw PetsFailure.noInput(words.noFolder(place))
    }
    if access != .write, try !DataStore.isBegun(.folders(folders)) {
      let store = try DataStore(
        .inMemory, schemas: ShellSetup.schemas, activity: activity, clock: clock)
      return (store, nil)
    }
    func reading() throws -> DataStore { try Self.reading(folders, access, activity, clock) }
    if access != .write {
      do { return (try reading(), nil) } catch let error as DataStoreError {
        // Whoever holds the file is told at once; everything else is looked at more closely.
        if case .busy = error { throw error }
      }
    }
    do {
      try folders.create()
      let lock = try InstanceLock(at: folders.lock)
      let store = try DataStore(
        .folders(folders), schemas: ShellSetup.schemas, activity: activity, clock: clock)
      ProgramEnd.tell(store.openReport)
      return (store, lock)
    } catch InstanceLockError.held(let process) {
      guard access != .write else { throw PetsFailure.busy(words.running(process)) }
      // What keeps it from being read is to be told.
      return (try reading(), nil)
    }
  }

  /// Keeps nobody from starting the program. Records that first need a migration, or were left in the
  /// middle of a change, cannot be had so.
  private static func reading(
    _ folders: Folders, _ access: Access, _ activity: Activity, _ clock: any AppClock
  ) throws -> DataStore {
    let schemas = ShellSetup.schemas
    return access == .rehearse
      ? try DataStore(
        copying: folders.database, schemas: schemas, activity: activity, clock: clock)
      : try DataStore(
        reading: folders.database, schemas: schemas, activity: activity, clock: clock)
  }

  // MARK: The free slot

  /// One pet is free, as on the screen; those that are there stay, however many (P-44, P-45).
  ///
  /// - Throws: ``PetsFailure/unavailable(_:)`` where one more needs Premium.
  func checkSlot() async throws {
    if try await ShellSetup.hasPremium(in: store) { return }
    guard try await pets.page(PetQuery(limit: 1)).total == 0 else {
      throw PetsFailure.unavailable(words.slotTaken)
    }
  }
}
