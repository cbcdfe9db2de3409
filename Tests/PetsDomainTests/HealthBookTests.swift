import Core
import Foundation
import GRDB
import Persistence
import PetsDomain
import Scheduling
import XCTest

// The health book.
final class HealthBookTests: XCTestCase {
  private func save<Record: HealthRecord>(
    _ type: Record.Type, _ box: PetBox, _ pet: Pet, _ texts: [Record.Field: String],
    line: UInt = #line
  ) async throws -> Record {
    let blank = box.health.blank(Record.self, of: pet.id)
    let record = try blank.filled(with: texts, today: box.pets.today).get()
    let outcome = try await box.health.save(record)
    guard case .saved(let saved) = outcome else {
      XCTFail("\(outcome)", line: line)
      throw CancellationError()
    }
    return saved
  }

  // What is due is written down as done, for as long as it held before.
  func testADueVaccinationIsRenewedByItsInterval() async throws {
    let box = try PetBox()
    let pet = try await box.add([.name: "Rex"])
    let today = box.pets.today
    for (name, date, until, next) in [
      ("Rabies", "2025-09-10", "2026-09-10", today.adding(months: 12)),
      ("Worms", "2026-06-10", "2026-09-01", today.adding(days: 83)),
    ] {
      let old = try await save(
        Vaccination.self, box, pet, [.name: name, .date: date, .validUntil: until, .clinic: "Vet"])
      guard case .renewed(let new) = try await box.health.renew(old.id) else {
        return XCTFail(name)
      }
      XCTAssertEqual([new.name, new.clinic, new.batch], [name, "Vet", ""])
      XCTAssertEqual(new.date, today)
      XCTAssertEqual(new.validUntil, next, name)
      let again = try await box.health.renew(new.id)
      XCTAssertEqual(again, .doneToday(new))
    }
    let undone = try await box.store.undo()
    XCTAssertNotNil(undone)
    let left = try await box.health.records(Vaccination.self, of: pet.id)
    XCTAssertEqual(left.filter { $0.name == "Worms" }.count, 1)
    let endless = try await save(
      Vaccination.self, box, pet, [.name: "Chip", .date: "2025-09-10"])
    let outcome = try await box.health.renew(endless.id)
    XCTAssertEqual(outcome, .noInterval(endless))
    let nothing = try await box.health.renew(UUID())
    XCTAssertEqual(nothing, .gone)
  }

  /// One record of each kind, with every field filled in.
  private func fill(_ box: PetBox, _ folder: PetFolder, _ pet: Pet) async throws {
    _ = try await save(
      Vaccination.self, box, pet,
      [
        .name: "Бешенство", .date: "14.05.26", .validUntil: "14.05.27", .batch: "A1",
        .clinic: "Vet",
      ])
    _ = try await save(Weighing.self, box, pet, [.weight: "4,2"])
    _ = try await save(
      Visit.self, box, pet,
      [
        .reason: "limps", .diagnosis: "sprain\nleft", .prescription: "rest", .cost: "1 500,50 ₽",
      ])
    _ = try await save(
      Medicine.self, box, pet,
      [.name: "Drops", .dose: "2 ml", .from: "2026-09-21", .until: "1.10.26", .schedule: "3"])
    let file = try folder.write("passport.PDF", [1, 2, 3])
    let outcome = try await box.health.attach(file, to: pet.id)
    guard case .saved = outcome else { return XCTFail("\(outcome)") }
  }

  func testEveryRecordComesBackAsItWasSaved() async throws {
    let folder = try PetFolder()
    let box = try PetBox(folder)
    let pet = try await box.add([.name: "Rex"])
    try await fill(box, folder, pet)
    let pages = try await box.health.pages(of: pet.id)
    let shot = try XCTUnwrap(pages.vaccinations.first)
    XCTAssertEqual(
      [shot.name, shot.date.iso, shot.validUntil?.iso, shot.batch, shot.clinic],
      ["Бешенство", "2026-05-14", "2027-05-14", "A1", "Vet"])
    XCTAssertEqual(pages.weighings.map { $0.weight?.grams }, [4200])
    XCTAssertEqual(pages.weighings.first?.date, box.pets.today)
    let visit = try XCTUnwrap(pages.visits.first)
    XCTAssertEqual(visit.diagnosis, "sprain\nleft")
    XCTAssertEqual(visit.cost, Money(minor: 150_050, currency: "₽"))
    let medicine = try XCTUnwrap(pages.medicines.first)
    XCTAssertEqual(medicine.timesADay, 3)
    XCTAssertEqual(medicine.status(on: box.pets.today), .running)
    let document = try XCTUnwrap(pages.documents.first)
    XCTAssertEqual([document.title, String(document.size)], ["passport.PDF", "3"])
    XCTAssertTrue(document.file.hasPrefix("documents/\(document.id.uuidString)-"))
    XCTAssertTrue(document.file.hasSuffix(".pdf"))
    let url = try XCTUnwrap(box.health.url(of: document))
    XCTAssertEqual(try Data(contentsOf: url), Data([1, 2, 3]))
  }

  // All that belongs to a pet goes with it, and comes back with it, files too.
  func testAPetGoesWithItsBookAndComesBackWithIt() async throws {
    let folder = try PetFolder()
    let box = try PetBox(folder)
    let pet = try await box.add([.name: "Rex"])
    try await fill(box, folder, pet)
    let photo = try await box.pets.setPhoto(pet.id, from: try folder.picture())
    guard case .saved(let whole) = photo else { return XCTFail("\(photo)") }
    let before = try await box.health.pages(of: pet.id)
    let files = folder.names("pets")
    XCTAssertEqual(files.count, 2)
    _ = try await box.pets.delete(pet.id)
    let none = try await box.health.pages(of: pet.id)
    XCTAssertTrue(none.isEmpty)
    try await box.pets.sweepFiles()
    XCTAssertEqual(folder.names("pets"), files)
    _ = try await box.store.undo()
    let after = try await box.health.pages(of: pet.id)
    XCTAssertEqual(after, before)
    let found = try await box.pets.pet(pet.id)
    XCTAssertEqual(found, whole)
    XCTAssertEqual(folder.names("pets"), files)
    while try await box.store.undo() != nil {}
    let page = try await box.pets.page(PetQuery())
    XCTAssertEqual(page.total, 0)
    while try await box.store.redo() != nil {}
    let end = try await box.pets.page(PetQuery())
    XCTAssertEqual(end.total, 0)
  }

  func testEachChangeIsAnAct() async throws {
    let box = try PetBox()
    let pet = try await box.add([.name: "Rex"])
    var visit = try await save(Visit.self, box, pet, [.reason: "limps"])
    let added = visit
    box.clock.advance(by: .seconds(5))
    try visit.set(.reason, to: "sneezes", today: box.pets.today)
    let outcome = try await box.health.save(visit)
    guard case .saved(let changed) = outcome else { return XCTFail("\(outcome)") }
    XCTAssertEqual(changed.updatedAt, box.clock.now)
    let same = try await box.health.save(changed)
    XCTAssertEqual(same, .unchanged(changed))
    let deleted = try await box.health.delete(Visit.self, visit.id)
    XCTAssertEqual(deleted, changed)
    let nobody = try await box.health.delete(Visit.self, visit.id)
    XCTAssertNil(nobody)
    for (change, expected) in [(HealthChange.delete, [changed]), (.edit, [added]), (.add, [])] {
      let act = try await box.store.undo()
      XCTAssertEqual(act?.kind, PetAct.health(.visit, change).kind)
      XCTAssertEqual(act?.subject, "Rex")
      let found = try await box.health.records(Visit.self, of: pet.id)
      XCTAssertEqual(found, expected)
    }
  }

  func testThereIsNoRecordWithoutItsPet() async throws {
    let box = try PetBox()
    let pet = try await box.add([.name: "Rex"])
    var visit = box.health.blank(Visit.self, of: UUID())
    try visit.set(.reason, to: "limps", today: box.pets.today)
    let stray = try await box.health.save(visit)
    XCTAssertEqual(stray, .gone)
    let own = try await save(Visit.self, box, pet, [.reason: "limps"])
    let other = try await box.add([.name: "Max"])
    var stolen = Visit(
      id: own.id, pet: other.id, createdAt: box.clock.now, today: box.pets.today)
    stolen.reason = "moved"
    let refused = try await box.health.save(stolen)
    XCTAssertEqual(refused, .gone)
    let document = try await box.health.save(
      box.health.blank(Document.self, of: pet.id))
    guard case .refused = document else { return XCTFail("\(document)") }
  }

  // MARK: - Vaccinations

  func testOnlyTheNewestOfAKindCounts() async throws {
    let box = try PetBox()
    let pet = try await box.add([.name: "Rex"])
    let old = try await save(
      Vaccination.self, box, pet,
      [.name: "Бешёнство  A", .date: "2024-09-01", .validUntil: "2025-09-01"])
    XCTAssertEqual(old.status(on: box.pets.today), .overdue)
    let new = try await save(
      Vaccination.self, box, pet,
      [.name: "бешенство a", .date: "2025-10-01", .validUntil: "2026-10-01"])
    let other = try await save(
      Vaccination.self, box, pet, [.name: "Distemper", .date: "2023-01-01"])
    // Entered last, and still the oldest.
    _ = try await save(
      Vaccination.self, box, pet,
      [.name: "БЕШЕНСТВО A", .date: "2020-01-01", .validUntil: "2021-01-01"])
    func states() async throws -> [String: VaccinationStatus] {
      let found = try await box.health.records(Vaccination.self, of: pet.id)
      return Dictionary(
        found.map { ($0.date.iso, $0.status(on: box.pets.today)) }, uniquingKeysWith: { $1 })
    }
    var found = try await states()
    XCTAssertEqual(
      found,
      [
        "2024-09-01": .replaced, "2025-10-01": .soon, "2023-01-01": .noEnd,
        "2020-01-01": .replaced,
      ])
    XCTAssertTrue(other.isNewest)
    _ = try await box.health.delete(Vaccination.self, new.id)
    found = try await states()
    XCTAssertEqual(found["2024-09-01"], .overdue)
    _ = try await box.store.undo()
    found = try await states()
    XCTAssertEqual(found["2024-09-01"], .replaced)
    // Renaming makes it a kind of its own.
    var renamed = try await box.health.records(Vaccination.self, of: pet.id).first {
      $0.id == old.id
    }
    try renamed?.set(.name, to: "Leptospirosis", today: box.pets.today)
    _ = try await box.health.save(try XCTUnwrap(renamed))
    found = try await states()
    XCTAssertEqual(found["2024-09-01"], .overdue)
  }

  func testTheStatesOfAVaccination() throws {
    let today = try day("2026-09-21")
    var shot = Vaccination(id: UUID(), pet: UUID(), createdAt: Date(), today: today)
    let cases: [(String?, VaccinationStatus)] = [
      (nil, .noEnd), ("2026-09-20", .overdue), ("2026-09-21", .soon), ("2026-10-21", .soon),
      ("2026-10-22", .upToDate),
    ]
    for (end, status) in cases {
      shot.validUntil = try end.map(day)
      XCTAssertEqual(shot.status(on: today), status, end ?? "-")
    }
    shot.validUntil = try day("2026-09-25")
    XCTAssertEqual(shot.status(on: today, soon: 3), .upToDate)
  }

  // MARK: - Weight

  // The card and the log are kept in step.
  func testTheCardShowsTheNewestWeighing() async throws {
    let box = try PetBox()
    let pet = try await box.add([.name: "Rex", .weight: "4"])
    func weight() async throws -> Int? { try await box.pets.pet(pet.id)?.weight?.grams }
    func log() async throws -> [String] {
      try await box.health.records(Weighing.self, of: pet.id)
        .map { "\($0.date.iso) \($0[.weight])" }
    }
    var found = try await log()
    XCTAssertEqual(found, ["2026-09-21 4"])
    _ = try await box.pets.update(pet.id, .weight, to: "4,5")
    found = try await log()
    XCTAssertEqual(found, ["2026-09-21 4.5"])
    let old = try await save(Weighing.self, box, pet, [.date: "1.9.26", .weight: "3.9"])
    var shown = try await weight()
    XCTAssertEqual(shown, 4500)
    box.clock.advance(by: .seconds(86_400))
    let new = try await save(Weighing.self, box, pet, [.weight: "4.7"])
    shown = try await weight()
    XCTAssertEqual(shown, 4700)
    found = try await log()
    XCTAssertEqual(found, ["2026-09-22 4.7", "2026-09-21 4.5", "2026-09-01 3.9"])
    _ = try await box.health.delete(Weighing.self, new.id)
    shown = try await weight()
    XCTAssertEqual(shown, 4500)
    _ = try await box.store.undo()
    shown = try await weight()
    XCTAssertEqual(shown, 4700)
    _ = try await box.pets.update(pet.id, .weight, to: "")
    found = try await log()
    XCTAssertEqual(found.count, 3)
    _ = try await box.health.delete(Weighing.self, old.id)
    shown = try await weight()
    XCTAssertEqual(shown, 4700)
  }

  func testTheLastWeighingDoesNotEmptyACard() async throws {
    let box = try PetBox()
    let pet = try await box.add([.weight: "4"])
    let log = try await box.health.records(Weighing.self, of: pet.id)
    _ = try await box.health.delete(Weighing.self, try XCTUnwrap(log.first).id)
    let found = try await box.pets.pet(pet.id)
    XCTAssertEqual(found?.weight?.grams, 4000)
  }

  // A health book is something too.
  func testACardWithABookCanBeWithoutFields() async throws {
    let box = try PetBox()
    let pet = try await box.add([.name: "Rex"])
    _ = try await save(Visit.self, box, pet, [.reason: "limps"])
    let outcome = try await box.pets.update(pet.id, .name, to: "")
    guard case .saved(let after) = outcome else { return XCTFail("\(outcome)") }
    XCTAssertTrue(after.isEmpty)
    let pages = try await box.health.pages(of: pet.id)
    XCTAssertEqual(pages.visits.count, 1)
  }

  // MARK: - Live

  func testABookIsLive() async throws {
    let box = try PetBox()
    let pet = try await box.add([.name: "Rex"])
    let visits = Recorder<[Visit]>()
    let books = Recorder<HealthPages>()
    let watches = [
      box.health.observe(Visit.self, of: pet.id) { visits.add($0) },
      box.health.observePages(of: pet.id) { books.add($0) },
    ]
    let visit = try await save(Visit.self, box, pet, [.reason: "limps"])
    _ = try await box.pets.delete(pet.id)
    _ = try await box.store.undo()
    XCTAssertEqual(visits.values, [[], [visit], [], [visit]])
    XCTAssertEqual(books.values.map { $0?.visits.count }, [0, 1, 0, 1])
    withExtendedLifetime(watches) {}
  }

  func testADamagedRowIsReadAsFarAsItGoes() async throws {
    let box = try PetBox()
    let pet = try await box.add([.name: "Rex"])
    _ = try await save(Visit.self, box, pet, [.reason: "limps", .cost: "5"])
    try await box.store.write("test") { db in
      try db.execute(
        sql: "UPDATE visit SET date = 'x', cost = 'much', reason = 'a' || char(27) || 'b'")
    }
    let found = try await box.health.records(Visit.self, of: pet.id)
    XCTAssertEqual(found.first?.reason, "a\u{FFFD}b")
    XCTAssertNil(found.first?.cost)
  }
}
