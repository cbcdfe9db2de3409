import AppRuntime
import Core
import Foundation
import JourneyKit
import JourneyKitInProcess
import Scheduling
import Semantics
import Terminal
import Toolkit
import XCTest

/// The article *Your first screen* says what compiles, and what it says works.
final class FirstScreenTests: JourneyTestCase {
  @MainActor
  func testWalksAreAddedAndDeleted() async throws {
    let app = Journey(driver())
    try await app.launch()
    try await app.type("The park")
    try await app.press(.enter)
    try await app.type("The river")
    try await app.press(.enter, .tab)
    try app.expect(Query(.row, "The river")).toBe(.selected)
    try await app.press("d")
    try app.expect(Query(.row)).toHave(count: 1)
    try app.expect(Query(.row, "The park")).toBe(.selected)
  }

  func testTheArticleShowsThisVeryCode() throws {
    let here = URL(filePath: #filePath).deletingLastPathComponent()
    let code = try String(
      contentsOf: here.appending(path: "WalksFeature.swift"), encoding: .utf8)
    let article = try String(
      contentsOf: here.appending(
        path: "../../Sources/Shell/Shell.docc/YourFirstScreen.md"),
      encoding: .utf8)
    XCTAssertLessThan(code.split(separator: "\n", omittingEmptySubsequences: false).count, 80)
    XCTAssertEqual(Self.blocks(of: article, marked: "swift").first, code)
    let journey = try XCTUnwrap(Self.blocks(of: article, marked: "swift").last)
    let test = try String(contentsOfFile: #filePath, encoding: .utf8)
    XCTAssertTrue(Self.squeezed(test).contains(Self.squeezed(journey)))
  }

  @MainActor
  private func driver() -> InProcessDriver<WalksFeature> {
    InProcessDriver(size: Size(40, 10)) { size in
      let clock = ManualClock(now: .distantPast)
      let store = Store(WalksFeature(), state: .init(), activity: Activity(), clock: clock)
      return (Session(store, size: size), clock)
    }
  }

  private static func squeezed(_ text: String) -> String { text.filter { !$0.isWhitespace } }

  private static func blocks(of article: String, marked language: String) -> [String] {
    article.components(separatedBy: "```\(language)\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
  }
}
