import CursesHost
import XCTest

/// When the line to the terminal counts as slow.
final class LineSpeedTests: XCTestCase {
  private let slow = LineSpeed.slowDraw
  private let fast = LineSpeed.slowDraw - .nanoseconds(1)

  func testALineIsFastUntilItIsFoundSlow() {
    var line = LineSpeed()
    XCTAssertFalse(line.isSlow)
    for _ in 0..<100 { line.note(blocked: fast) }
    XCTAssertFalse(line.isSlow)
  }

  func testOnePauseIsNoSlowLine() {
    var line = LineSpeed()
    for _ in 0..<8 {
      line.note(blocked: .seconds(2))
      for _ in 0..<9 { line.note(blocked: fast) }
    }
    XCTAssertFalse(line.isSlow)
  }

  func testThreeSlowDrawsAmongTenAreOne() {
    var line = LineSpeed()
    for blocked in [slow, fast, fast, slow, fast, fast, fast, fast, fast] {
      line.note(blocked: blocked)
    }
    XCTAssertFalse(line.isSlow)
    line.note(blocked: slow)
    XCTAssertTrue(line.isSlow)
  }

  func testItIsFastAgainAfterFortyFastDraws() {
    var line = LineSpeed()
    for _ in 0..<3 { line.note(blocked: slow) }
    for _ in 0..<39 { line.note(blocked: fast) }
    XCTAssertTrue(line.isSlow)
    line.note(blocked: fast)
    XCTAssertFalse(line.isSlow)
  }

  func testASerialLineStaysSlow() {
    var line = LineSpeed(baud: 9600)
    XCTAssertTrue(line.isSlow)
    for _ in 0..<200 { line.note(blocked: .zero) }
    XCTAssertTrue(line.isSlow)
    XCTAssertFalse(LineSpeed(baud: 38_400).isSlow)
    XCTAssertFalse(LineSpeed(baud: 0).isSlow, "hung up")
  }

  func testWhatIsNoTerminalHasNoSpeed() throws {
    var ends: [Int32] = [0, 0]
    XCTAssertEqual(pipe(&ends), 0)
    defer { ends.forEach { close($0) } }
    XCTAssertNil(LineSpeed.baud(of: ends[0]))
  }
}
