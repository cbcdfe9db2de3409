import Core
import Foundation
import GRDB
import Persistence
import PetsDomain
import Scheduling
import XCTest

final class PetRepositoryTests: XCTestCase {
  // Saved at once; what was saved comes back whole.
  func testAPetComesBackAsItWasStored() async throws {
    let box = try PetBox()
    var pet = box.pets.blank()
    for (field, text) in zip(
      PetField.allCases, ["Ёжик", "Ёж", "é", "14.05.21", "0,41", "нет", "\"'%_", "👩‍👩‍👧", "643"]
    ) {
      try pet.set(field, to: text, today: box.pets.today)
    }
    let isStored = try await box.pets.add(pet)
    XCTAssertTrue(isStored)
    let found = try await box.pets.pet(pet.id)
    XCTAssertEqual(found, pet)
  }

  func testNamesWithNumbersAreSortedAsPeopleDo() async throws {
    let box = try PetBox()
    let names = [
      "Шарик 10", "Шарик 9", "Rex", "шарик 09", "Шарик", "Rex 2b", "Rex 12", "Agent 007",
    ]
    for name in names { _ = try await box.add([.name: name]) }
    let page = try await box.pets.page(PetQuery(order: .name))
    XCTAssertEqual(
      page.pets.compactMap(\.name),
      ["Agent 007", "Rex", "Rex 2b", "Rex 12", "Шарик", "шарик 09", "Шарик 9", "Шарик 10"])
    for name in names {
      let found = try await box.pets.find(name.uppercased())
      XCTAssertEqual(found.map { $0.name?.lowercased() }, [name.lowercased()])
    }
    let agents = try await box.pets.find("Agent 7")
    XCTAssertEqual(agents, [])
  }

  // An empty new pet is not saved.
  func testAnEmptyPetIsNotStored() async throws {
    let box = try PetBox()
    let isStored = try await box.pets.add(box.pets.blank())
    XCTAssertFalse(isStored)
    let page = try await box.pets.page(PetQuery())
    XCTAssertEqual(page, PetPage(total: 0, offset: 0, pets: []))
    let state = try await box.store.undoState()
    XCTAssertFalse(state.canUndo)
  }

  // Clearing the last field is asked about, and nothing is lost until then.
  func testClearingTheLastFieldAsksFirst() async throws {
    let box = try PetBox()
    let pet = try await box.add([.name: "Rex", .kind: "dog"])
    let first = try await box.pets.update(pet.id, .kind, to: " ")
    guard case .saved = first else { return XCTFail("\(first)") }
    let second = try await box.pets.update(pet.id, .name, to: "")
    guard case .wouldBeEmpty(let asked) = second else { return XCTFail("\(second)") }
    XCTAssertEqual(asked.name, "Rex")
    let found = try await box.pets.pet(pet.id)
    XCTAssertEqual(found?.name, "Rex")
    let deleted = try await box.pets.delete(pet.id)
    XCTAssertEqual(deleted?.name, "Rex")
    let act = try await box.store.undo()
    XCTAssertEqual(act.map { PetAct(kind: $0.kind) }, .delete)
    XCTAssertEqual(act?.subject, "Rex")
    let names = try await box.names()
    XCTAssertEqual(names, ["Rex"])
  }

  // `u` takes a saved edit back.
  func testAnEditIsUndoneAndRedone() async throws {
    let box = try PetBox()
    let pet = try await box.add([.name: "Rex"])
    box.clock.advance(by: .seconds(60))
    let outcome = try await box.pets.update(pet.id, .name, to: "Max")
    guard case .saved(let saved) = outcome else { return XCTFail("\(outcome)") }
    XCTAssertEqual(saved.updatedAt, box.clock.now)
    let act = try await box.store.undo()
    XCTAssertEqual(act?.kind, PetAct.edit(.name).kind)
    let before = try await box.pets.pet(pet.id)
    XCTAssertEqual(before, pet)
    _ = try await box.store.redo()
    let after = try await box.pets.pet(pet.id)
    XCTAssertEqual(after, saved)
  }

  func testTheDemoComesOnceAndOnlyWhereThereIsNoPet() async throws {
    let empty = try PetBox()
    for _ in 0..<2 { try await empty.pets.addDemo(.english) }
    var names = try await empty.names()
    XCTAssertEqual(names.count, 12)
    let box = try PetBox()
    _ = try await box.add([.name: "Rex"])
    try await box.pets.addDemo(.english)
    names = try await box.names()
    XCTAssertEqual(names, ["Rex"])
  }

  func testWhatChangesNothingIsNoAct() async throws {
    let box = try PetBox()
    let pet = try await box.add([.name: "Rex", .weight: "4.2"])
    _ = try await box.store.undo()
    _ = try await box.store.redo()
    let same = try await box.pets.update(pet.id, .weight, to: "4,200")
    XCTAssertEqual(same, .unchanged(pet))
    let refused = try await box.pets.update(pet.id, .weight, to: "heavy")
    XCTAssertEqual(refused, .refused(.notANumber))
    let gone = try await box.pets.update(UUID(), .name, to: "x")
    XCTAssertEqual(gone, .gone)
    let nobody = try await box.pets.delete(UUID())
    XCTAssertNil(nobody)
    let act = try await box.store.undo()
    XCTAssertEqual(act?.kind, PetAct.add.kind)
  }

  // Today is the day of the person's time zone.
  func testAMomentBeforeMidnightIsStillToday() async throws {
    let box = try PetBox()
    XCTAssertEqual(box.pets.today.iso, "2026-09-21")
    let pet = try await box.add([.name: "Rex"])
    let refused = try await box.pets.update(pet.id, .birthday, to: "22.09.2026")
    XCTAssertEqual(refused, .refused(.inFuture(today: box.pets.today)))
    box.clock.advance(by: .seconds(11 * 3600))
    let saved = try await box.pets.update(pet.id, .birthday, to: "22.09.2026")
    guard case .saved = saved else { return XCTFail("\(saved)") }
  }

  func testAPageAndAPetAreLive() async throws {
    let box = try PetBox()
    let pages = Recorder<PetPage>()
    let seen = Recorder<Pet?>()
    let blank = box.pets.blank()
    let observations = [
      box.pets.observePage(PetQuery()) { pages.add($0) },
      box.pets.observePet(blank.id) { seen.add($0) },
    ]
    var pet = blank
    try pet.set(.name, to: "Rex", today: box.pets.today)
    _ = try await box.pets.add(pet)
    _ = try await box.pets.delete(pet.id)
    _ = try await box.store.undo()
    XCTAssertEqual(pages.values.map { $0?.total }, [0, 1, 0, 1])
    XCTAssertEqual(seen.values, [nil, pet, nil, pet].map { .some($0) })
    withExtendedLifetime(observations) {}
  }

  func testADamagedRowIsReadAsFarAsItGoes() async throws {
    let box = try PetBox()
    let pet = try await box.add([.name: "Rex", .weight: "4", .birthday: "1.1.2020"])
    try await box.store.write("test") { db in
      try db.execute(
        sql: """
          UPDATE pet SET weight = 'much', birthday = '2020-13-45', createdAt = 'x', kind = x'FF00',
            name = 'R' || char(27) || '[2J'
          """)
      try db.execute(
        sql: """
          INSERT INTO pet (rank, id, createdAt, updatedAt, name, kind, weight, sortKey, searchKey)
          SELECT 9, 'no id', 1, 1, 'x', 0, 0, '0x', 'x' FROM pet
          """)
    }
    let page = try await box.pets.page(PetQuery())
    XCTAssertEqual(page.pets.map(\.id), [pet.id])
    XCTAssertEqual(page.pets.first?.name, "R\u{FFFD}[2J")
    XCTAssertNil(page.pets.first?.weight)
    XCTAssertNil(page.pets.first?.birthday)
  }

  func testActsAreKnownByTheirKind() {
    let acts: [PetAct] =
      [.add, .delete, .editCard, .photo, .removePhoto, .importing]
      + PetField.allCases.map { .edit($0) }
      + HealthKind.allCases.flatMap { kind in HealthChange.allCases.map { .health(kind, $0) } }
    XCTAssertEqual(acts.map { PetAct(kind: $0.kind) }, acts)
    for kind in ["", "pets", "pets.edit.", "pets.edit.tail", "cats.add", "pets.add.name"] {
      XCTAssertNil(PetAct(kind: kind), kind)
    }
  }
}
