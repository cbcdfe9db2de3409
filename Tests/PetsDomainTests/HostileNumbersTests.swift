import Core
import Foundation
import GRDB
import HostileNumbers
import Interchange
import Persistence
import PetsDomain
import Scheduling
import XCTest

/// Numbers that nobody expects, in files and in the store: each ends in a value or a problem, and what
/// was taken can be asked for.
final class HostileNumbersTests: XCTestCase {
  private func fill<Record: HealthRecord>(
    _ box: PetBox, _ type: Record.Type, _ pet: Pet, _ texts: [Record.Field: String]
  ) async throws {
    let blank = box.health.blank(Record.self, of: pet.id)
    let filled = try blank.filled(with: texts, today: box.pets.today).get()
    guard case .saved = try await box.health.save(filled) else { return XCTFail("\(texts)") }
  }

  private func filled() async throws -> PetBox {
    let box = try PetBox()
    let rex = try await box.add([
      .name: "Rex", .birthday: "14.05.21", .weight: "4.1", .sterilised: "no", .chip: "643",
    ])
    try await fill(
      box, Vaccination.self, rex,
      [.name: "Rabies", .date: "2025-10-01", .validUntil: "2026-10-01", .clinic: "Vet"])
    try await fill(box, Weighing.self, rex, [.date: "2026-08-01", .weight: "0.4"])
    try await fill(box, Visit.self, rex, [.reason: "limps", .cost: "1500,50 ₽"])
    try await fill(
      box, Medicine.self, rex, [.name: "Drops", .until: "2026-10-01", .schedule: "3"])
    return box
  }

  /// All that the screens and commands ask for.
  private func use(_ box: PetBox) async throws -> Int {
    let page = try await box.pets.page(PetQuery())
    for days in [nil, 30, Int.max, Int.min] {
      let due = try await box.health.due(DueQuery(days: days))
      _ = due.items.map { $0.daysLeft(on: box.pets.today) }
      _ = CalendarExport.text(due.items, .english, stamp: box.pets.now)
    }
    for pet in page.pets {
      _ = pet.age(on: box.pets.today)
      let pages = try await box.health.pages(of: pet.id)
      for language in Language.allCases {
        let sheet = CardSheet(pet, pages, PetWords(language), today: box.pets.today)
        _ = (sheet.markdown, sheet.plain)
      }
      _ = pages.weighings.map { $0.weight?.number(in: .pounds) }
      _ = try await box.pets.update(pet.id, .kind, to: "Cat")
    }
    let exchange = Exchange(box.pets)
    _ = try await exchange.text(of: exchange.everyPet())
    return page.pets.count
  }

  func testAnyNumberOfAFileIsAValueOrAProblem() async throws {
    let box = try await filled()
    let exchange = Exchange(box.pets)
    let text = try await exchange.text(of: exchange.everyPet())
    let folder = try PetFolder()
    let numbers = HostileNumbers(in: text, most: 60)
    XCTAssertGreaterThan(numbers.placeCount, 30)
    for variant in numbers {
      try folder.write("in.json", Array(variant.text.utf8))
      let other = try PetBox()
      let told = try await Exchange(other.pets).preview(folder.file("in.json"))
      let report = try await Exchange(other.pets).read(folder.file("in.json"))
      let count = try await use(other)
      switch report {
      case .success(let report): XCTAssertEqual(count, report.added, variant.label)
      case .failure: XCTAssertThrowsError(try told.get(), variant.label)
      }
    }
  }

  func testAnyNumberInTheStoreIsAValueOrMissing() async throws {
    let box = try await filled()
    let tables = ["pet", "vaccination", "weighing", "visit", "medicine"]
    let taken = try await HostileColumns(of: tables, in: box.store).forEach { label in
      let count = try await use(box)
      XCTAssertEqual(count, 1, label)
    }
    XCTAssertGreaterThan(taken, 100)
  }

  func testAnyNumberTypedIsAValueOrRefused() throws {
    for text in HostileNumbers.texts {
      _ = (try? Money(typed: text), try? Money(typed: text + " ₽"))
      _ = (try? WeightInput.weight(in: text), try? WeightInput.weight(in: text + " lb"))
      for field in PetField.allCases { _ = field.problem(with: text, today: .last) }
    }
    XCTAssertThrowsError(try Money(typed: "92233720368547758.99"))
    XCTAssertThrowsError(try WeightInput.weight(in: "9223372036854775807"))
  }

  func testATextOfAnyLengthIsCutWhereItIsRead() async throws {
    let box = try await filled()
    try await box.store.write("test") { db in
      let long = "replace(hex(zeroblob(200000)), '00', 'Ы')"
      try db.execute(sql: "UPDATE pet SET name = \(long), breed = \(long), coat = \(long)")
      try db.execute(sql: "UPDATE vaccination SET name = \(long)")
      try db.execute(sql: "UPDATE visit SET diagnosis = \(long), reason = \(long)")
    }
    let found = try await box.pets.page(PetQuery()).pets.first
    let pet = try XCTUnwrap(found)
    let pages = try await box.health.pages(of: pet.id)
    let due = try await box.health.due(DueQuery())
    let texts = [
      pet.name, pet.breed, pet.coat, pages.vaccinations.first?.name, pages.visits.first?.reason,
      due.items.first?.petName, due.items.first?.title,
    ]
    XCTAssertEqual(texts.map { $0?.count }, texts.map { _ in TextRules.longest })
    XCTAssertEqual(pages.visits.first?.diagnosis.count, TextRules.longestProse)
  }
}
