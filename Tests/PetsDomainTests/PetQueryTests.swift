import Core
import Foundation
import Interchange
import Persistence
import PetsDomain
import Scheduling
import XCTest

final class PetQueryTests: XCTestCase {
  // Newest created first, also within one moment and with a clock set back.
  func testTheNewestComesFirst() async throws {
    let box = try PetBox()
    for name in ["a", "b", "c"] { try await box.add([.name: name]) }
    box.clock.advance(by: .seconds(-3600))
    try await box.add([.name: "d"])
    let names = try await box.names()
    XCTAssertEqual(names, ["d", "c", "b", "a"])
  }

  func testByNameWithoutCaseAndThoseWithoutOneLast() async throws {
    let box = try PetBox()
    for name in ["b", "Ёлка", "", "A", "йод", "Яша", "Eve", "ель", "Édith", "инжир", "ждун"] {
      try await box.add([.name: name, .kind: "pet"])
    }
    let names = try await box.names(PetQuery(order: .name))
    XCTAssertEqual(
      names,
      ["A", "b", "Édith", "Eve", "Ёлка", "ель", "ждун", "инжир", "йод", "Яша", nil])
  }

  func testEveryWordIsFoundAnywhere() async throws {
    let box = try PetBox()
    try await box.add([.name: "Ёжик", .kind: "Ёж", .breed: "Африканский", .colour: "тёмный"])
    try await box.add([.name: "Rex", .kind: "Dog", .breed: "Beagle", .chip: "643094"])
    try await box.add([.coat: "тёмный", .sterilised: "yes"])
    for (search, found) in [
      ("ежик", ["Ёжик"]), ("ЁЖ", ["Ёжик"]), ("тем афр", ["Ёжик"]), ("афр тем rex", []),
      ("dog", ["Rex"]), ("DOG agl", ["Rex"]), ("309", ["Rex"]), ("xdog", []), ("yes", []),
      ("  ", [nil, "Rex", "Ёжик"]),
      ("béagle", ["Rex"]), ("nothing", []),
    ] as [(String, [String?])] {
      let names = try await box.names(PetQuery(search: search))
      XCTAssertEqual(names, found, search)
    }
  }

  func testSignsOfThePatternStandForThemselves() async throws {
    let box = try PetBox()
    for name in ["a*b", "a?b", "a[b", "a]b", "acb", "a%b", "a'b", "a\"b"] {
      try await box.add([.name: name])
    }
    for name in ["a*b", "a?b", "a[b", "a]b", "a%b", "a'b", "a\"b"] {
      let names = try await box.names(PetQuery(search: name))
      XCTAssertEqual(names, [name])
    }
  }

  func testAPastedPageDoesNotBreakTheSearch() async throws {
    let box = try PetBox()
    try await box.add([.name: "Rex"])
    for search in [
      String(repeating: "x", count: 100_000), String(repeating: "re ex rex ", count: 10_000),
      String(repeating: "*", count: 1_000), "\u{0}", "\u{1B}[2J",
    ] {
      let page = try await box.pets.page(PetQuery(search: search))
      XCTAssertLessThanOrEqual(page.total, 1)
    }
  }

  /// Every page of every order and search, against a plain reckoning.
  func testPagesAndPositionsAgreeWithAPlainReckoning() async throws {
    let box = try PetBox()
    let samples = PetSamples.many(300, seed: 3, today: box.pets.today, now: box.clock.now)
    try await box.pets.addAll(samples)
    for order in PetQuery.Order.allCases {
      for search in ["", "а", "cat", "кот сиб", "no such"] {
        let all = reckon(samples, search, order)
        for offset in [0, 1, 7, 140, 151, 200, 290, 299, 300, 999] {
          let query = PetQuery(search: search, order: order, offset: offset, limit: 10)
          let page = try await box.pets.page(query)
          XCTAssertEqual(page.total, all.count, "\(query)")
          XCTAssertEqual(
            page.offset, offset < all.count ? offset : max(0, all.count - 10), "\(query)")
          XCTAssertEqual(page.pets, Array(all.dropFirst(page.offset).prefix(10)), "\(query)")
        }
        for (position, pet) in all.enumerated().filter({ $0.offset.isMultiple(of: 17) }) {
          let found = try await box.pets.index(
            of: pet.id, in: PetQuery(search: search, order: order))
          XCTAssertEqual(found, position)
        }
      }
    }
    let nowhere = try await box.pets.index(of: UUID(), in: PetQuery())
    XCTAssertNil(nowhere)
    let missed = try await box.pets.index(of: samples[0].id, in: PetQuery(search: "no such"))
    XCTAssertNil(missed)
  }

  /// What an order looks at before names: nothing, the kind in small letters, or the birthday.
  private static func key(_ pet: Pet, _ order: PetQuery.Order) -> [UInt8] {
    switch order {
    case .newest, .name, .due: []
    case .kind:
      (pet.kind.map { "0" + String($0.map { $0.isASCII ? Character($0.lowercased()) : $0 }) } ?? "1")
        .utf8.map { $0 }
    case .age: (pet.birthday.map { "0" + $0.iso } ?? "1").utf8.map { $0 }
    }
  }

  private func reckon(_ pets: [Pet], _ search: String, _ order: PetQuery.Order) -> [Pet] {
    let words = TextRules.folded(search).split(separator: " ")
    let found = pets.reversed().filter { pet in
      let fields = [pet.name, pet.kind, pet.breed, pet.colour, pet.chip].compactMap { $0 }
      return words.allSatisfy { word in fields.contains { TextRules.folded($0).contains(word) } }
    }
    // Nothing is due for the samples.
    if order == .newest || order == .due { return found }
    let keyed = found.reversed().enumerated().map { rank, pet in
      let key = (pet.name == nil ? "1" : "0") + TextRules.folded(pet.name ?? "")
      // The samples have a number at the end of their names, or none.
      let words = String(key.prefix(1)) + key.dropFirst().prefix { !("0"..."9").contains($0) }
      let number = Int(key.dropFirst(words.count)) ?? -1
      return (words: words, number: number, rank: rank, pet: pet)
    }
    return keyed.sorted { left, right in
      let keys = [left, right].map { Self.key($0.pet, order) }
      if keys[0] != keys[1] { return keys[0].lexicographicallyPrecedes(keys[1]) }
      if order == .age { return left.rank < right.rank }
      if left.words != right.words {
        return Array(left.words.utf8).lexicographicallyPrecedes(Array(right.words.utf8))
      }
      return (left.number, left.rank) < (right.number, right.rank)
    }.map(\.pet)
  }
}
