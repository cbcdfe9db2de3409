import Foundation
import Interchange
import JourneyKit
import PetsDomain
import PetsScreens
import Semantics
import Terminal
import Toolkit
import XCTest

/// A breeder with two hundred pets: looks for some, changes them, sees to what is due, deletes too many,
/// takes one along.
final class BreederJourney: JourneyCase {
  @MainActor
  func testADayWithTwoHundredPets() async throws {
    for size in [Size(80, 24), Size(120, 40), Size(40, 12)] {
      let launch = Launch.breeder(200)
      let pets = launch.pets
      try await inBoth(launch, size: size) { app, folders in
        let list = try app.on(PetListPage.self)
        try app.expect(list.count).toHave(label: "200 pets")
        for (number, weight) in [(0, "4.2"), (99, "5.5"), (150, "31"), (199, "0.4")] {
          try await self.weigh(pets[number], weight, app)
        }
        try await self.seeToWhatIsDue(launch, app)
        try await self.sort(app)
        try await self.deleteFiveAndBringThemBack(app)
        try await self.takeAlong(pets[150], app, folders)
        try await app.relaunch()
        try app.expect(list.count).toHave(label: "200 pets")
        try await self.find(pets[99], app)
        try await app.press(.enter)
        try app.expect(app.on(PetCardPage.self).row(.weight)).toShow("5.5")
      }
    }
  }

  /// By the number of its chip, which no other has.
  @MainActor
  private func find(_ pet: Pet, _ app: Journey) async throws {
    let list = try app.on(PetListPage.self)
    try await list.search(try XCTUnwrap(pet.chip))
    try await app.press(.enter)
    try app.expect(list.count).toHave(label: "1 found")
    XCTAssertEqual(list.names, [pet.name ?? "no name yet"])
  }

  @MainActor
  private func weigh(_ pet: Pet, _ weight: String, _ app: Journey) async throws {
    try await find(pet, app)
    try await app.press(.enter)
    let card = try app.on(PetCardPage.self)
    try await card.edit(.weight)
    try await card.retype(weight)
    try await app.press(.enter)
    try app.expect(card.row(.weight)).toShow(weight)
    try app.expect(card.status).toHave(label: "✓ saved")
    try await app.press(.escape, .escape)
    try app.expect(app.on(PetListPage.self).count).toHave(label: "200 pets")
  }

  /// Finds who is overdue the longest, opens its book from there, and vaccinates anew.
  @MainActor
  private func seeToWhatIsDue(_ launch: Launch, _ app: Journey) async throws {
    let expected = DueOfBooks(launch)
    try app.expect(app.element(HealthID.dueButton)).toHave(label: "Due: \(expected.soon.count)")
    try await app.press("D")
    let due = try app.on(DueListPage.self)
    XCTAssertEqual(due.lines.first, "Overdue · \(expected.overdue.count)")
    try await app.press("G")
    XCTAssertTrue(expected.last.contains(try XCTUnwrap(due.lines.last)), "\(due.lines)")
    try await app.press("g")
    let first = due.lines[1]
    XCTAssertTrue(expected.first.contains(first), first)
    try await app.press(.enter)
    let parts = first.split(separator: ": ").map(String.init)
    try app.expect(app.element(.heading, "\(parts[0]): Vaccinations")).toExist()
    try app.expect(Query(.row, parts[1]).having([.selected])).toShow("overdue")
    try await vaccinate(parts[1], app)
    try await app.press(.escape)
    XCTAssertEqual(due.lines.first, "Overdue · \(expected.overdue.count - 1)")
    XCTAssertNotEqual(due.lines[1], first)
    try await ShellPage(app: app).undo()
    XCTAssertEqual(Array(due.lines.prefix(2)), ["Overdue · \(expected.overdue.count)", first])
    try await app.press(.escape)
    _ = try app.on(PetListPage.self)
  }

  /// For good, from the page that is open.
  @MainActor
  private func vaccinate(_ name: String, _ app: Journey) async throws {
    let page = try app.on(HealthPage.self)
    let form = try await page.add()
    try await app.type(name)
    try await app.press(.enter)
    try await form.back()
    try app.expect(Query(.row, name).having([.selected])).toShow("no end")
  }

  @MainActor
  private func sort(_ app: Journey) async throws {
    let list = try app.on(PetListPage.self)
    try await app.press("g")
    let newest = list.names
    try await app.press("s", "g")
    try app.expect(list.sortButton).toHave(label: "By name")
    let named = list.names.filter { $0 != "no name yet" }
    let sorted = named.sorted {
      TextRules.folded($0).compare(TextRules.folded($1), options: .numeric) == .orderedAscending
    }
    XCTAssertEqual(named, sorted)
    try await app.press("s", "s", "s", "s", "g")
    XCTAssertEqual(list.names, newest)
  }

  @MainActor
  private func deleteFiveAndBringThemBack(_ app: Journey) async throws {
    let list = try app.on(PetListPage.self)
    let before = list.names
    for left in (195...199).reversed() {
      try await app.press("d")
      try app.expect(list.count).toHave(label: "\(left) pets")
    }
    for left in 196...200 {
      try await app.press("u")
      try app.expect(list.count).toHave(label: "\(left) pets")
    }
    try await app.press("g")
    XCTAssertEqual(list.names, before)
  }

  @MainActor
  private func takeAlong(_ pet: Pet, _ app: Journey, _ folders: [DataFolder]) async throws {
    try await find(pet, app)
    try await app.press(.enter)
    let export = try await app.on(PetCardPage.self).export()
    try await export.retype("~/card.md")
    try await app.press(.enter)
    try app.expectToast("Written to ~/card.md")
    for folder in folders {
      let text = try String(contentsOfFile: folder.path + "/card.md", encoding: .utf8)
      XCTAssertTrue(text.contains("- **Weight (kg):** 31\n"), text)
      XCTAssertTrue(text.contains(try XCTUnwrap(pet.chip)), text)
    }
    try await app.press(.escape, .escape)
  }
}
