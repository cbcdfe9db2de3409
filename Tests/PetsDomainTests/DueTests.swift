import Core
import Foundation
import Persistence
import PetsDomain
import XCTest

// The due list over all pets.
final class DueTests: XCTestCase {
  private func vaccinate(
    _ box: PetBox, _ pet: Pet, _ name: String, _ date: String, until: String?
  ) async throws {
    let blank = box.health.blank(Vaccination.self, of: pet.id)
    let texts: [Vaccination.Field: String] = [
      .name: name, .date: date, .validUntil: until ?? "",
    ]
    _ = try await box.health.save(try blank.filled(with: texts, today: box.pets.today).get())
  }

  private func give(
    _ box: PetBox, _ pet: Pet, _ name: String, _ from: String, until: String?
  ) async throws {
    let blank = box.health.blank(Medicine.self, of: pet.id)
    let texts: [Medicine.Field: String] = [.name: name, .from: from, .until: until ?? ""]
    _ = try await box.health.save(try blank.filled(with: texts, today: box.pets.today).get())
  }

  /// Two pets with everything that can be due, and what cannot.
  private func filled() async throws -> (box: PetBox, rex: Pet, max: Pet) {
    let box = try PetBox()
    let rex = try await box.add([.name: "Rex"])
    let max = try await box.add([.kind: "cat"])
    try await vaccinate(box, rex, "Rabies", "2024-01-01", until: "2025-01-01")
    try await vaccinate(box, rex, "rabies", "2025-10-01", until: "2026-10-01")
    try await vaccinate(box, rex, "Once", "2025-10-01", until: nil)
    try await vaccinate(box, max, "Distemper", "2025-01-01", until: "2026-01-01")
    try await vaccinate(box, max, "Later", "2025-01-01", until: "2027-01-01")
    try await give(box, rex, "Running", "2026-09-20", until: "2026-09-25")
    try await give(box, rex, "Upcoming", "2026-10-02", until: "2026-10-09")
    try await give(box, max, "Ended", "2026-09-01", until: "2026-09-20")
    try await give(box, max, "Open", "2026-09-01", until: nil)
    return (box, rex, max)
  }

  /// The book of a pet tells the same as the question for it.
  func testABookTellsWhatIsDue() async throws {
    let (box, rex, max) = try await filled()
    for pet in [rex, max] {
      let page = try await box.health.due(DueQuery(pet: pet.id))
      let book = try await box.health.pages(of: pet.id).due(on: box.pets.today)
      XCTAssertFalse(book.isEmpty)
      XCTAssertEqual(book.map(\.id), page.items.map(\.id))
      XCTAssertEqual(book.map(\.subject), page.items.map(\.subject))
      XCTAssertEqual(book.map(\.date), page.items.map(\.date))
    }
  }

  /// Pages and positions of pets by their first day, against a plain reckoning.
  func testPetsAreOrderedByWhatIsDueFirst() async throws {
    let box = try PetBox()
    let today = box.pets.today
    var random = SeededRandom(seed: 5)
    var firsts: [(day: CalendarDay, pet: Pet)] = []
    for number in 0..<90 {
      let pet = try await box.add([.name: "Pet \(number)"])
      var first = CalendarDay.last
      for name in ["Rabies", "Distemper"] where Bool.random(using: &random) {
        let until = today.adding(days: Int.random(in: -20...60, using: &random))
        let date = until.adding(days: -365)
        try await vaccinate(box, pet, name, date.iso, until: until.iso)
        if until <= today.adding(days: DueQuery.soon) { first = min(first, until) }
      }
      firsts.insert((first, pet), at: 0)
    }
    // Sorting by day alone, the newest first among equals.
    let all = firsts.enumerated().sorted {
      ($0.element.day, $0.offset) < ($1.element.day, $1.offset)
    }
    .map(\.element.pet.name)
    XCTAssertNotEqual(all, firsts.map(\.pet.name))
    for offset in [0, 7, 40, 80, 85] {
      let query = PetQuery(order: .due, offset: offset, limit: 10)
      let page = try await box.pets.page(query)
      XCTAssertEqual(page.pets.map(\.name), Array(all[page.offset...].prefix(10)), "\(offset)")
      for (place, pet) in page.pets.enumerated() {
        let index = try await box.pets.index(of: pet.id, in: query)
        XCTAssertEqual(index, page.offset + place)
      }
    }
    let found = try await box.pets.page(PetQuery(search: "pet 1", order: .due))
    XCTAssertEqual(found.pets.map(\.name), all.filter { $0?.contains("1") == true })
  }

  func testTheMostOverdueComesFirst() async throws {
    let (box, rex, max) = try await filled()
    let page = try await box.health.due(DueQuery())
    XCTAssertEqual(page.items.map(\.title), ["Distemper", "Running", "rabies", "Upcoming"])
    XCTAssertEqual(page.items.map { $0.daysLeft(on: box.pets.today) }, [-263, 4, 10, 11])
    XCTAssertEqual(
      page.items.map(\.subject), [.vaccination, .medicineEnd, .vaccination, .medicineStart])
    XCTAssertEqual(page.items.map(\.petName), [nil, "Rex", "Rex", "Rex"])
    XCTAssertEqual([page.total, page.overdue], [4, 1])
    let soon = try await box.health.due(DueQuery(days: 4))
    XCTAssertEqual(soon.items.map(\.title), ["Distemper", "Running"])
    let all = try await box.health.due(DueQuery(days: nil))
    XCTAssertEqual(all.items.last?.title, "Later")
    let ofMax = try await box.health.due(DueQuery(days: nil, pet: max.id))
    XCTAssertEqual(ofMax.items.map(\.title), ["Distemper", "Later"])
    XCTAssertEqual([ofMax.total, ofMax.overdue], [2, 1])
    let part = try await box.health.due(DueQuery(pet: rex.id, offset: 1, limit: 1))
    XCTAssertEqual(part.items.map(\.title), ["rabies"])
    XCTAssertEqual(part.total, 3)
  }

  func testItIsLive() async throws {
    let (box, rex, _) = try await filled()
    let pages = Recorder<DuePage>()
    let watch = box.health.observeDue(DueQuery()) { pages.add($0) }
    _ = try await box.pets.update(rex.id, .name, to: "Max")
    _ = try await box.pets.delete(rex.id)
    _ = try await box.store.undo()
    XCTAssertEqual(pages.values.map { $0?.total }, [4, 4, 1, 4])
    XCTAssertEqual(pages.values.last??.items.last?.petName, "Max")
    withExtendedLifetime(watch) {}
  }

  func testDaysLeftInWords() {
    let (english, russian) = (PetWords(.english), PetWords(.russian))
    XCTAssertEqual([0, 1, -2].map(english.daysLeft), ["today", "in 1 day", "2 days ago"])
    XCTAssertEqual(
      [0, 1, -2, 5].map(russian.daysLeft),
      ["сегодня", "через 1 день", "2 дня назад", "через 5 дней"])
  }
}
