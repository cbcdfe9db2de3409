import Core
import Foundation
import GRDB
import Persistence
import PetsDomain
import Places
import Scheduling
import Shell
import Synchronization
import TrackersDomain
import TravelDomain

/// The records of the program in a folder, with everything that writes them; the same identifiers and
/// moments in every run.
struct World: Sendable {
  let folder: URL
  let store: DataStore
  let pets: PetRepository
  let trackers: TrackersRepository
  let travel: TravelRepository
  let clock: ManualClock
  private let chance: SharedSeed
  /// The file beside the tests, which is made before they run.
  private static let places = Result {
    try Gazetteer(
      at: URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        .appending(path: PlacesFile.name))
  }

  init(_ folder: URL) throws {
    let chance = SharedSeed()
    clock = FaultCase.clock()
    (self.folder, self.chance) = (folder, chance)
    store = try DataStore(
      .file(folder.appending(path: "moggy.sqlite"), backups: folder.appending(path: "backups")),
      schemas: ShellSetup.schemas, activity: Activity(), clock: clock)
    let makeID: @Sendable () -> UUID = { chance.identifier() }
    pets = PetRepository(
      store, clock: clock, timeZone: .gmt, folder: folder, checkPhoto: { _ in nil }, makeID: makeID)
    trackers = TrackersRepository(store, clock: clock, timeZone: .gmt, makeID: makeID)
    travel = TravelRepository(
      store, gazetteer: try Self.places.get(), clock: clock, makeID: makeID)
  }

  /// Gives what is made from now on the identifiers of that step, also where it is tried again.
  func begin(_ step: Int) { chance.restart(UInt64(step)) }

  /// Every row of every table, in words that can be compared; without the list of files that may be
  /// loose, which says nothing of the records.
  func content() async throws -> [String] {
    try await store.read("test.content") { db in
      let tables = try String.fetchAll(
        db,
        sql: """
          SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'
          AND name <> 'pet_loose_file' ORDER BY name
          """)
      return try tables.flatMap { table in
        try Row.fetchAll(db, sql: "SELECT * FROM \"\(table)\"").map { "\(table) \($0)" }.sorted()
      }
    }
  }

  /// The files that records name and that are not there, or not what their names say.
  func missingFiles() async throws -> [String] {
    let stored = StoredFiles(folder: folder)
    return try await store.read("test.files") { db in
      try PetRepository.archiveParts.files(db)
    }.filter { name in
      guard let content = try? stored.content(of: name, limit: 1 << 26) else { return true }
      return !PetRepository.archiveParts.accepts(name, try SHA256.hexadecimal(content))
    }
  }
}

/// Identifiers that begin anew where they are told to.
private final class SharedSeed: Sendable {
  private let random = Mutex(SeededRandom(seed: 0))

  func restart(_ seed: UInt64) { random.withLock { $0 = SeededRandom(seed: seed) } }

  func identifier() -> UUID {
    random.withLock { random in
      func byte() -> UInt8 { UInt8(truncatingIfNeeded: random.next()) }
      return UUID(
        uuid: (
          byte(), byte(), byte(), byte(), byte(), byte(), byte(), byte(), byte(), byte(), byte(),
          byte(), byte(), byte(), byte(), byte()
        ))
    }
  }
}
