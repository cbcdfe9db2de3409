import JourneyKit
import Semantics
import Terminal
import Toolkit
import XCTest

@MainActor
final class LockstepDriverTests: XCTestCase {
  func testEqualProgramsGoOn() async throws {
    let driver = LockstepDriver(notesDriver(), notesDriver())
    let app = Journey(driver)
    try await app.launch()
    try await app.click(Query("notes.draft"))
    try await app.type("abc\n")
    try await app.resize(to: Size(30, 8))
    try await app.advance(by: .seconds(60))
    try await app.relaunch()
    try await app.press(.control("q"))
    try app.expectEnded()
    XCTAssertEqual(driver.stepsCompared, 7)
    XCTAssertEqual(driver.differences, 0)
  }

  func testDifferentTextIsRed() async {
    let driver = LockstepDriver(notesDriver(["Barsik"]), notesDriver(["Barsyk"]))
    let app = Journey(driver)
    let failure = await failure { try await app.launch() }
    XCTAssertEqual(
      failure?.message,
      """
      launch: step 1: 3 differences, first | second
      row 3 col 6: "i" bold, reversed | "y" bold, reversed
      node 7: row "Barsik" #notes.list.row[0] [selected] (press, open) at 0,3 40x1 in 6 | \
      row "Barsyk" #notes.list.row[0] [selected] (press, open) at 0,3 40x1 in 6
      node 8: text "Barsik" at 2,3 38x1 in 7 | text "Barsyk" at 2,3 38x1 in 7
      """)
    XCTAssertEqual(driver.differences, 3)
  }

  func testDifferentStyleAloneIsRed() async throws {
    let colored = notesDriver(theme: .make(.dark, depth: .indexed256))
    let driver = LockstepDriver(colored, notesDriver())
    let failure = await failure { try await Journey(driver).launch() }
    XCTAssertEqual(failure?.message.contains("row 0 col"), true)
    XCTAssertGreaterThan(driver.differences, 0)
  }

  func testOneProgramEndingAloneIsRed() async throws {
    let driver = LockstepDriver(notesDriver(size: Size(30, 4)), CounterScript.driver())
    let app = Journey(driver)
    _ = await failure { try await app.launch() }
    let failure = await failure { try await app.press(.control("q")) }
    XCTAssertEqual(
      failure?.message,
      "press Ctrl-Q: step 2: the program has ended with status 0 | the program still runs")
  }
}
