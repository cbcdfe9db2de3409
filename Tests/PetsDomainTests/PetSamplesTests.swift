import Core
import Foundation
import PetsDomain
import Scheduling
import XCTest

final class PetSamplesTests: XCTestCase {
  private let now = Date(timeIntervalSince1970: 1_790_000_000)
  private var today: CalendarDay { CalendarDay(now, in: .gmt) }

  func testADozenInEachLanguageAndEveryTextIsTaken() throws {
    for language in Language.allCases {
      let pets = PetSamples.demo(language, today: today, now: now)
      XCTAssertEqual(pets.count, 12)
      XCTAssertEqual(Set(pets.map(\.name)).count, 12)
      for pet in pets {
        let filled = PetField.allCases.filter { !pet[$0].isEmpty }
        XCTAssertGreaterThanOrEqual(filled.count, 6, "\(pet)")
        XCTAssertNotNil(pet.age(on: today), "\(pet)")
        XCTAssertNotNil(pet.weight, "\(pet)")
      }
      XCTAssertEqual(pets, PetSamples.demo(language, today: today, now: now))
    }
  }

  func testTheSameSeedGivesTheSamePets() {
    let first = PetSamples.many(200, seed: 1, today: today, now: now)
    XCTAssertEqual(first, PetSamples.many(200, seed: 1, today: today, now: now))
    XCTAssertNotEqual(first, PetSamples.many(200, seed: 2, today: today, now: now))
    XCTAssertEqual(Set(first.map(\.id)).count, 200)
    XCTAssertTrue(first.contains { $0.name == nil })
    XCTAssertFalse(first.contains(where: \.isEmpty))
  }
}
