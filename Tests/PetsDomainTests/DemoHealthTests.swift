import Core
import Foundation
import PetsDomain
import XCTest

/// The health books of a first look, what is usual for a kind of animal, and names of copies.
final class DemoHealthTests: XCTestCase {
  // Something is overdue, something is due within a week, and the card has the newest weight.
  func testSomethingIsOverdueAndSomethingIsDue() async throws {
    for language in Language.allCases {
      let box = try PetBox()
      try await box.pets.addDemo(language)
      let soon = try await box.pets.health.due(DueQuery())
      XCTAssertEqual(soon.overdue, 2)
      XCTAssertEqual(soon.total, 7)
      let week = try await box.pets.health.due(DueQuery(days: 7))
      XCTAssertEqual(week.total, 5)
      for pet in try await box.pets.page(PetQuery()).pets {
        let pages = try await box.pets.health.pages(of: pet.id)
        XCTAssertEqual(pages.weighings.first?.weight, pet.weight, "\(pet)")
      }
    }
  }

  func testVaccinationsGoByTheKind() {
    var pet = Pet(id: UUID(), createdAt: Date())
    let (english, russian) = (Suggestions(.english), Suggestions(.russian))
    let all = english.vaccinations(for: pet)
    XCTAssertEqual(all.prefix(3), ["Rabies", "Worms", "Ticks"])
    XCTAssertTrue(all.contains("Myxomatosis"))
    XCTAssertEqual(Set(all).count, all.count)
    pet.kind = " КОТЁНОК"
    XCTAssertEqual(russian.vaccinations(for: pet).prefix(2), ["Бешенство", "Панлейкопения"])
    pet.kind = "dog"
    XCTAssertTrue(english.vaccinations(for: pet).contains("Distemper"))
  }

  func testACopyIsNamedForItsTitle() {
    let today = CalendarDay(iso: "2026-09-21") ?? .first
    var document = Document(id: UUID(), pet: UUID(), createdAt: Date(), today: today)
    for (title, name) in [
      ("passport.bin", "passport.bin"), ("EU passport", "EU passport.bin"),
      ("a/b", "a-b.bin"), ("..", "document.bin"),
    ] {
      document.title = title
      XCTAssertEqual(document.fileName, name)
    }
  }
}
