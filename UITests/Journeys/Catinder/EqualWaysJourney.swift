import CatinderScreens
import JourneyKit
import Semantics
import Shell
import Terminal
import Toolkit
import XCTest

/// A user decides the same by drag, by keys and by buttons.
final class EqualWaysJourney: JourneyCase {
  private enum Way: CaseIterable {
    case drag, arrows, letters, buttons
  }

  /// What came of it: the screens on the way, and what the server has.
  private struct Outcome: Equatable {
    var screens: [[String]] = []
    var decisions: [[String]] = []
    var matches: [[String]] = []
  }

  private static let likes = [true, false, false, true, true, false, true, true, false, true]

  @MainActor
  private func decide(
    _ isLike: Bool, by way: Way, _ app: Journey, _ deck: CatinderDeckPage
  ) async throws {
    switch way {
    case .drag: try await deck.drag(by: isLike ? 0.3 : -0.3)
    case .arrows: try await app.press(isLike ? .right : .left)
    case .letters: try await app.press(isLike ? "l" : "h")
    case .buttons: try await (isLike ? deck.like : deck.dislike).click()
    }
  }

  @MainActor
  private func undo(by way: Way, _ app: Journey, _ deck: CatinderDeckPage) async throws {
    if way == .buttons { try await deck.undo.click() } else { try await app.press("u") }
  }

  /// All that is above the footer, when nothing moves any more.
  @MainActor
  private func look(_ app: Journey) async throws -> [String] {
    try await app.advance(by: .seconds(1))
    let surface = app.screen.surface
    return (0..<surface.size.rows - 1).map { surface.text(row: $0) }
  }

  @MainActor
  private func run(_ way: Way, size: Size, hasMotion: Bool) async throws -> Outcome {
    var outcome = Outcome()
    var launch = Launch(tab: .catinder)
    launch.hasMotion = hasMotion
    try await inBoth(launch, size: size) { app, folders in
      let deck = try await app.on(CatinderLoginPage.self).logIn()
      for isLike in Self.likes {
        try await decide(isLike, by: way, app, deck)
        outcome.screens.append(try await look(app))
        let isMatch = app.screen.nodes.contains { $0.identifier == CatinderID.match }
        if isMatch { try await app.press(.escape) }
      }
      for _ in 0..<2 { try await undo(by: way, app, deck) }
      outcome.screens.append(try await look(app))
      outcome.decisions = try folders.map { try CatinderRecords($0).decisions }
      outcome.matches = try folders.map { try CatinderRecords($0).matches }
    }
    return outcome
  }

  @MainActor
  private func compare(size: Size, hasMotion: Bool) async throws {
    let first = try await run(.drag, size: size, hasMotion: hasMotion)
    XCTAssertEqual(first.decisions.first?.count, Self.likes.count - 2)
    XCTAssertEqual(first.decisions.first?.prefix(2), ["like Busya", "dislike Kuzma"])
    XCTAssertEqual(first.matches.first?.isEmpty, false)
    let ways = first.screens.dropLast()
    XCTAssertEqual(Set(ways).count, ways.count, "each card is another one")
    XCTAssertEqual(first.screens.last, ways.dropLast(2).last, "two were taken back")
    for way in Way.allCases.dropFirst() {
      let other = try await run(way, size: size, hasMotion: hasMotion)
      XCTAssertEqual(other, first, "\(way)")
    }
  }

  @MainActor
  func testDragKeysAndButtonsLeaveTheSameBehind() async throws {
    for size in [Size(120, 40), Size(80, 24), Size(40, 12)] {
      try await compare(size: size, hasMotion: false)
    }
  }

  @MainActor
  func testTheSameWhereThingsMove() async throws {
    try await compare(size: Size(80, 24), hasMotion: true)
  }
}
