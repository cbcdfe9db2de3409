import Core
import Foundation
import GRDB
import Persistence
import PetsDomain
import XCTest

/// A file may hold anything: what is no proper value counts as missing.
final class DamagedRowTests: XCTestCase {
  private func damage(_ box: PetBox, _ sql: String) async throws {
    try await box.store.write("test") { try $0.execute(sql: sql) }
  }

  func testAValueOfAnotherKindCountsAsMissing() async throws {
    let box = try PetBox()
    let pet = try await box.add([.name: "Rex", .kind: "Dog", .birthday: "2020-05-14"])
    try await damage(
      box,
      """
      UPDATE pet SET name = x'FF', kind = x'446F67', birthday = x'00', weight = 'heavy',
        createdAt = 'long ago'
      """)
    let found = try await box.pets.pet(pet.id)
    let read = try XCTUnwrap(found)
    XCTAssertNil(read.name)
    XCTAssertEqual(read.kind, "Dog", "bytes that are a text are one")
    XCTAssertNil(read.birthday)
    XCTAssertNil(read.weight)
    XCTAssertEqual(read.createdAt, Date(timeIntervalSince1970: 0))
  }

  func testARowWithoutAnIdentifierIsCountedAndNotShown() async throws {
    let box = try PetBox()
    for name in ["Rex", "Max", "Rexy"] { try await box.add([.name: name]) }
    try await damage(box, "UPDATE pet SET id = x'00FF' WHERE name = 'Rex'")
    for (search, total, names) in [("", 3, ["Rexy", "Max"]), ("rex", 2, ["Rexy"])] {
      let page = try await box.pets.page(PetQuery(search: search))
      XCTAssertEqual(page.total, total)
      XCTAssertEqual(page.pets.map(\.name), names)
    }
  }

  func testARecordOfAHealthBookIsReadAsFarAsItGoes() async throws {
    let box = try PetBox()
    let pet = try await box.add([.name: "Rex"])
    var visit = box.health.blank(Visit.self, of: pet.id)
    try visit.set(.reason, to: "Cough", today: box.pets.today)
    try visit.set(.diagnosis, to: "Cold", today: box.pets.today)
    _ = try await box.health.save(visit)
    try await damage(box, "UPDATE visit SET diagnosis = x'FF', cost = 'much', date = x'FF'")
    let found = try await box.health.records(Visit.self, of: pet.id)
    let read = try XCTUnwrap(found.first)
    XCTAssertEqual([read.reason, read.diagnosis], ["Cough", ""])
    XCTAssertNil(read.cost)
    XCTAssertEqual(read.date, .first)
    try await damage(box, "UPDATE visit SET id = 'none'")
    let none = try await box.health.records(Visit.self, of: pet.id)
    XCTAssertEqual(none, [])
  }
}
