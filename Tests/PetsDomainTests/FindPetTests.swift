import Foundation
import Persistence
import PetsDomain
import XCTest

/// How the command line knows which pet is meant.
final class FindPetTests: XCTestCase {
  func testByNameOrIdentifier() async throws {
    let box = try PetBox()
    let rex = try await box.add([.name: "Ёжик"])
    let twins = [try await box.add([.name: "Max"]), try await box.add([.name: "MAX"])]
    let digits = try await box.add([.name: "ABCDEF"])
    let id = rex.id.uuidString
    for text in ["ежик", " Ёжик ", id, id.lowercased(), String(id.prefix(8))] {
      let found = try await box.pets.find(text)
      XCTAssertEqual(found.map(\.id), [rex.id], text)
    }
    let both = try await box.pets.find("max")
    XCTAssertEqual(both.map(\.id), twins.reversed().map(\.id))
    let named = try await box.pets.find("abcdef")
    XCTAssertEqual(named.map(\.id), [digits.id])
    for text in ["", "ёж", String(id.prefix(3)), "%", id + "0"] {
      let none = try await box.pets.find(text)
      XCTAssertEqual(none, [], text)
    }
  }

  func testSeveralFieldsAreOneAct() async throws {
    let box = try PetBox()
    let pet = try await box.add([.name: "Rex"])
    let refused = try await box.pets.update(pet.id, [(.name, "Max"), (.weight, "much")])
    XCTAssertEqual(refused.outcome, .refused(.notANumber))
    XCTAssertEqual(refused.refused, .weight)
    let saved = try await box.pets.update(pet.id, [(.name, "Max"), (.coat, "long")])
    guard case .saved(let after) = saved.outcome else { return XCTFail("\(saved)") }
    XCTAssertEqual([after.name, after.coat], ["Max", "long"])
    let act = try await box.store.undo()
    XCTAssertEqual(act?.kind, PetAct.editCard.kind)
    let found = try await box.pets.pet(pet.id)
    XCTAssertEqual(found, pet)
  }
}
