import Core
import Foundation
import Persistence
import Places
import Scheduling
import Synchronization
import TravelDomain
import XCTest

/// A repository over a store in memory and the file of places, made by the builder once.
class TravelCase: XCTestCase {
  private static let tables = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/Places/Tables")

  private static let file = Result { try build() }

  static func gazetteer() throws -> Gazetteer { try Gazetteer(at: file.get()) }

  /// Where `make` has it too; nothing is done where it is up to date.
  private static func build() throws -> URL {
    let folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let file = folder.appending(path: PlacesFile.name)
    let process = Process()
    process.executableURL = folder.appending(path: "placesbuilder")
    process.arguments = [tables, file].map { $0.path(percentEncoded: false) }
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw PlacesError.missing([file.path(percentEncoded: false)])
    }
    return file
  }

  let clock = ManualClock(now: Date(timeIntervalSince1970: 1_790_000_000))

  func makeStore() throws -> DataStore {
    try DataStore(
      .inMemory, schemas: [TravelRepository.schema], activity: Activity(), clock: clock)
  }

  func makeTravel(
    _ store: DataStore? = nil, language: Language = .english
  ) throws -> TravelRepository {
    TravelRepository(
      try store ?? makeStore(), gazetteer: try Self.gazetteer(), clock: clock, language: language)
  }

  /// As where there is no file of places.
  func makeBare(_ store: DataStore) -> TravelRepository {
    TravelRepository(store, gazetteer: nil, clock: clock)
  }

  /// The number of GeoNames of the one big city of a name.
  func id(_ name: String, _ country: String) throws -> City.ID {
    let answer = try Self.gazetteer().search(name, language: .english, country: country)
    return try XCTUnwrap(answer.matches.first).city.id
  }
}

/// Keeps what a live query hands over.
final class Recorder<Value: Sendable>: Sendable {
  private let results = Mutex<[Value?]>([])

  var values: [Value?] { results.withLock { $0 } }

  func add(_ result: Result<Value, any Error>) { results.withLock { $0.append(try? result.get()) } }
}

func date(_ iso: String) throws -> PartialDate {
  struct NoDate: Error {}
  guard let date = PartialDate(iso: iso) else { throw NoDate() }
  return date
}
