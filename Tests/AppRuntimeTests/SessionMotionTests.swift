import AppRuntime
import Scheduling
import Semantics
import Terminal
import Toolkit
import XCTest

/// Frames that come by themselves, and what ends them.
final class SessionMotionTests: XCTestCase {
  private let clock = ManualClock(now: .distantPast)

  /// A spinner while `work` is up, and a page that slides when `deep` is.
  private let feature = WordFeature(content: { state in
    VStack {
      if state.flags.contains("work") { Spinner("spinner") }
      Button("press", "\(state.log.count)", action: "x")
      Text(state.flags.contains("deep") ? "second" : "first").fill()
        .slide("pages", key: state.flags.contains("deep"), depth: 0)
    }
  })

  @MainActor
  private func pass(_ milliseconds: Int, _ session: Session<WordFeature>) {
    clock.advance(by: .milliseconds(milliseconds))
    session.turn()
  }

  @MainActor
  func testAFrameComesWithEachStepAndNoneBetween() async {
    let session = feature.session(clock: clock)
    session.send("+work")
    let first = session.frameNumber
    pass(83, session)
    XCTAssertEqual(session.frameNumber, first)
    pass(1, session)
    XCTAssertEqual(session.frameNumber, first + 1)
    session.send("-work")
    XCTAssertEqual(clock.pendingCount, 0, "nothing waits where nothing moves")
  }

  @MainActor
  func testAKeyIsAnsweredWithoutAStep() async {
    let session = feature.session(clock: clock)
    session.send("+work")
    for count in 1...5 {
      session.press(.enter)
      XCTAssertTrue(session.frame.surface.text.contains("[ \(count) ]"))
    }
    XCTAssertEqual(clock.uptime, .zero)
  }

  @MainActor
  func testMotionRestsOnASlowLine() async {
    let session = feature.session(clock: clock)
    session.send("+work")
    XCTAssertNotNil(session.frame.nextChange)
    session.isLineSlow = true
    session.turn()
    XCTAssertNil(session.frame.nextChange)
    XCTAssertTrue(session.frame.surface.text.hasPrefix("working…"))
    session.isLineSlow = false
    session.turn()
    XCTAssertNotNil(session.frame.nextChange)
  }

  @MainActor
  func testASlideEndsByTheClock() async {
    let session = feature.session(clock: clock)
    session.send("+deep")
    XCTAssertTrue(session.frame.surface.text.contains("first"))
    pass(180, session)
    XCTAssertTrue(session.frame.surface.text.contains("\nsecond"))
    XCTAssertFalse(session.frame.surface.text.contains("first"))
    XCTAssertNil(session.frame.nextChange)
  }

  @MainActor
  func testAnyKeyOrPressEndsASlideAndTheWayOfThePointerDoesNot() async {
    for (event, isEnd) in [
      (InputEvent.key("x"), true), (.paste("x"), true),
      (.mouse(MouseEvent(.press(.right, clicks: 1), at: .zero)), true),
      (.mouse(MouseEvent(.move, at: .zero)), false), (.focus(true), false),
    ] {
      let session = feature.session(clock: clock)
      session.send("+deep")
      session.handle([event])
      XCTAssertEqual(session.frame.surface.text.contains("second"), isEnd, "\(event)")
    }
  }
}
