import Core
import Foundation
import Persistence
import PetsDomain
import Scheduling
import Synchronization

/// A repository over a store in memory, on 21 September 2026 in Moscow.
struct PetBox {
  let store: DataStore
  let pets: PetRepository
  let clock = ManualClock(now: Date(timeIntervalSince1970: 1_790_000_000))

  /// - Parameters:
  ///   - folder: where records and files are kept; nil for records in memory.
  ///   - checkPhoto: in place of the decoder, which is no part of the domain.
  init(_ folder: PetFolder? = nil, checkPhoto: @escaping PhotoCheck = { _ in nil }) throws {
    let location = folder.map {
      StoreLocation.file($0.file("moggy.sqlite"), backups: $0.file("backups"))
    }
    store = try DataStore(
      location ?? .inMemory, schemas: [PetRepository.schema], activity: Activity(), clock: clock)
    let zone = TimeZone(identifier: "Europe/Moscow") ?? .gmt
    pets = PetRepository(
      store, clock: clock, timeZone: zone, folder: folder?.url, checkPhoto: checkPhoto)
  }

  var health: HealthBook { pets.health }

  @discardableResult
  func add(_ fields: [PetField: String]) async throws -> Pet {
    var pet = pets.blank()
    for (field, text) in fields { try pet.set(field, to: text, today: pets.today) }
    _ = try await pets.add(pet)
    return pet
  }

  func names(_ query: PetQuery = PetQuery()) async throws -> [String?] {
    try await pets.page(query).pets.map(\.name)
  }
}

/// Keeps what a live query hands over.
final class Recorder<Value: Sendable>: Sendable {
  private let results = Mutex<[Value?]>([])

  var values: [Value?] { results.withLock { $0 } }

  func add(_ result: Result<Value, any Error>) { results.withLock { $0.append(try? result.get()) } }
}

func day(_ iso: String) throws -> CalendarDay {
  struct NoDay: Error {}
  guard let day = CalendarDay(iso: iso) else { throw NoDay() }
  return day
}
