import Foundation
import Persistence
import PetsDomain
import Scheduling

/// The records of pets without a screen: photos, health books and what is due, at 100,000 pets.
@MainActor
struct PetBenchmarks {
  let folder: BenchFolder

  func run(_ count: Int, now: Date) async throws {
    Report.title("\(count) pets with photos and health books, the records alone")
    let clock = ManualClock(now: now)
    let start = ContinuousClock.now
    let pets = repository(try store(clock), clock)
    let samples = PetSamples.withPhotos(
      PetSamples.many(count, seed: 1, today: pets.today, now: now))
    try await pets.addAll(samples)
    try await pets.health.addAll(
      PetSamples.books(for: samples, seed: 2, today: pets.today, now: now))
    let took = (ContinuousClock.now - start) / .seconds(1)
    Report.note("made in", "\(Report.number(took)) s")
    try await opening(clock)
    try await asking(pets)
    try await changing(pets, samples[count / 2])
    try await files(pets, samples[count / 2])
  }

  private func store(_ clock: ManualClock) throws -> DataStore {
    let location = StoreLocation.file(
      folder.url.appending(path: "health.sqlite"), backups: folder.url.appending(path: "copies"))
    return try DataStore(
      location, schemas: [PetRepository.schema], activity: Activity(), clock: clock)
  }

  private func repository(_ store: DataStore, _ clock: ManualClock) -> PetRepository {
    PetRepository(store, clock: clock, timeZone: .gmt, folder: folder.url)
  }

  private func opening(_ clock: ManualClock) async throws {
    let open = try await Samples.measure(20) {
      let pets = repository(try store(clock), clock)
      _ = try await pets.page(PetQuery())
      _ = try await pets.sweepFiles()
    }
    Report.line("open, first page, sweep of files", open, aim: 100)
  }

  private func asking(_ pets: PetRepository) async throws {
    let page = try await Samples.measure(100) { _ = try await pets.page(PetQuery()) }
    Report.line("a page of 200 with the count", page, aim: 16)
    let soon = try await Samples.measure(100) { _ = try await pets.health.due(DueQuery()) }
    Report.line("due within 30 days: 200 and the count", soon, aim: 16)
    let total = try await pets.health.due(DueQuery()).total
    Report.note("due within 30 days, in all", "\(total)")
    let all = try await Samples.measure(40) { _ = try await pets.health.due(DueQuery(days: nil)) }
    Report.line("due at any time: 200 and the count", all, aim: 16)
    let last = try await Samples.measure(20) {
      _ = try await pets.health.due(DueQuery(offset: total - 200))
    }
    Report.line("due within 30 days, the last 200", last, aim: 50)
    guard let id = try await pets.page(PetQuery(offset: 500, limit: 1)).pets.first?.id else {
      return
    }
    let book = try await Samples.measure(100) { _ = try await pets.health.pages(of: id) }
    Report.line("a whole health book", book, aim: 2)
  }

  /// What a key waits for while the list and the due list are both shown.
  private func changing(_ pets: PetRepository, _ pet: Pet) async throws {
    let watches = [
      pets.observePage(PetQuery()) { _ in }, pets.health.observeDue(DueQuery()) { _ in },
    ]
    var number = 0
    let weight = try await Samples.measure(60) {
      number += 1
      _ = try await pets.update(pet.id, .weight, to: "\(number % 50 + 1)")
    }
    Report.line("a weight saved, list and due list live", weight, aim: 30)
    let shot = try await Samples.measure(60) {
      var record = pets.health.blank(Vaccination.self, of: pet.id)
      record.name = "Rabies"
      _ = try await pets.health.save(record)
    }
    Report.line("a vaccination saved, list and due list live", shot, aim: 30)
    withExtendedLifetime(watches) {}
  }

  /// A photo of 2 MB: read, summed, written, synced, referred to.
  private func files(_ pets: PetRepository, _ pet: Pet) async throws {
    var number: UInt8 = 0
    let path = folder.path("photo.png")
    let photo = try await Samples.measure(20) {
      number += 1
      let head: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, number]
      try Data(head + [UInt8](repeating: number, count: 2_000_000)).write(to: URL(filePath: path))
      _ = try await pets.setPhoto(pet.id, from: path)
    }
    Report.line("a photo of 2 MB taken", photo, aim: 200)
    let export = try await Samples.measure(1, warmUp: 0) {
      _ = try await Exchange(pets).export(to: folder.url.appending(path: "all.json"))
    }
    Report.line("everything exported", export, aim: 60_000)
  }
}
