import Core
import JourneyKit
import Terminal
import Toolkit
import XCTest

@testable import journey

/// The screens of the review, as they were recorded.
final class ReviewSnapshots: JourneyTestCase {
  private static let sizes = [Size(80, 24), Size(120, 40), Size(40, 12)]

  @MainActor
  func testEveryView() async throws {
    let fixture = try ReviewFixture()
    for size in Self.sizes {
      let app = try await fixture.journey(size, names: ["Pets/List/words.80x24.txt"])
      for (index, view) in ReviewView.allCases.enumerated() {
        try await app.type("\(index + 1)")
        try app.expectSnapshot("Review/Views", state: "\(view)")
      }
    }
  }

  @MainActor
  func testOtherStates() async throws {
    let fixture = try ReviewFixture()
    for size in Self.sizes {
      let app = try await fixture.journey(size)
      try app.expectSnapshot("Review/States", state: "outline")
      try await app.press("n")
      try app.expectSnapshot("Review/States", state: "new")
      try await app.press("?")
      try app.expectSnapshot("Review/States", state: "help")
    }
    let app = try await fixture.journey(depth: .none)
    try await app.press("p")
    try app.expectSnapshot("Review/States", state: "colourless")
    for snapshot in try fixture.pending.all { fixture.pending.remove(snapshot.name) }
    try await fixture.journey().expectSnapshot("Review/States", state: "nothing")
  }

  @MainActor
  func testRussian() async throws {
    let fixture = try ReviewFixture()
    let app = try await fixture.journey(Size(40, 12), language: .russian)
    try app.expectSnapshot("Review/States", state: "outline", language: "ru")
    // After the one that is accepted there is none.
    for name in ["words.80x24.txt", "meaning.80x24.outline"] {
      fixture.pending.remove("Pets/List/" + name)
    }
    try await app.press("n", "a")
    try app.expectSnapshot("Review/States", state: "accepted", language: "ru")
  }
}
