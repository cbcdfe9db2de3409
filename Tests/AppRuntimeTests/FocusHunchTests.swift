import AppRuntime
import Scheduling
import Semantics
import Synchronization
import Terminal
import Toolkit
import XCTest

/// A key that opens something draws its frame once the second time, and the same one.
final class FocusHunchTests: XCTestCase {
  /// How often the screen was drawn.
  private final class Drawings: Sendable {
    private let count = Mutex(0)

    func note() { count.withLock { $0 += 1 } }

    func take() -> Int {
      count.withLock { count in
        defer { count = 0 }
        return count
      }
    }
  }

  private let drawings = Drawings()

  /// `e` opens a field that wants the focus, unless the desk is locked.
  @MainActor
  private func session() -> Session<Desk> {
    let desk = Desk(content: { [drawings] state in
      drawings.note()
      return VStack {
        Button("one", "1", wish: .whenFree, action: "1")
        if state.flags.contains("edit"), !state.flags.contains("lock") {
          TextField(
            "field", label: "F", text: state.text, wish: .atOnce,
            handlers: .init(onChange: { "=" + $0 }, onCancel: "-edit"))
        }
      }
      .bindings(
        "Desk",
        [KeyBinding("edit", ["e"], "edit", "+edit"), KeyBinding("lock", ["x"], "x", "+lock")])
    })
    return desk.session()
  }

  @MainActor
  func testTheSecondTimeOneDrawingIsEnough() async {
    let session = session()
    _ = drawings.take()
    session.press("e")
    XCTAssertEqual(drawings.take(), 2, "who gets the focus is known behind the first")
    let (first, cursor) = (session.frame.surface, session.frame.cursor)
    XCTAssertNotNil(cursor)
    session.press(.escape)
    XCTAssertEqual(session.focus, "one")
    _ = drawings.take()
    session.press("e")
    XCTAssertEqual(drawings.take(), 1)
    XCTAssertEqual(session.focus, "field")
    XCTAssertTrue(session.frame.surface == first, "another picture")
    XCTAssertEqual(session.frame.cursor, cursor)
  }

  @MainActor
  func testAWrongHunchChangesNothing() async {
    let session = session()
    session.press("e")
    session.press(.escape)
    session.press("x")
    session.press("e")
    XCTAssertEqual(session.focus, "one")
    let untold = self.session()
    untold.press("x")
    untold.press("e")
    XCTAssertTrue(session.frame.surface == untold.frame.surface, "another picture")
    XCTAssertEqual(session.frame.nodes, untold.frame.nodes)
    XCTAssertEqual(session.frame.cursor, untold.frame.cursor)
  }

  @MainActor
  func testHeldFramesAreDrawnOnceAtTheEnd() async {
    let session = session()
    _ = drawings.take()
    let frames = session.frameNumber
    session.holdsFrames = true
    session.send("=a")
    session.send("=b")
    XCTAssertEqual(drawings.take(), 0)
    session.holdsFrames = false
    session.turn()
    XCTAssertEqual(drawings.take(), 1)
    XCTAssertEqual(session.frameNumber, frames + 1)
    XCTAssertEqual(session.store.state.text, "b")
  }
}
