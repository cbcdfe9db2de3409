import AppRuntime
import Semantics
import Terminal
import Toolkit
import XCTest

/// A session opens and closes menus by itself; the feature knows only what was chosen.
final class SessionMenuTests: XCTestCase {
  @MainActor
  private func session() -> Session<WordFeature> {
    let feature = WordFeature { _ in
      VStack {
        Button("first", "First", action: "first")
        Button("second", "Second", action: "second")
        Text("plain").fill(vertical: .leading)
          .contextMenu("menu", label: "Menu", items: [MenuItem("go", "Go", action: "gone")])
      }
    }
    return feature.session()
  }

  private func event(_ kind: MouseEvent.Kind, _ x: Int, _ y: Int) -> InputEvent {
    .mouse(MouseEvent(kind, at: Point(x: x, y: y)))
  }

  @MainActor
  func testTheFocusGoesBackToWhereItWas() async throws {
    let session = session()
    session.handle([.key(.tab), event(.press(.right, clicks: 1), 2, 4)])
    XCTAssertEqual(session.focus, "menu")
    XCTAssertEqual(session.frame.topLayer, 1)
    session.handle([.key(.escape)])
    XCTAssertEqual(session.focus, "second")
    XCTAssertEqual(session.frame.topLayer, 0)
    session.handle([event(.press(.right, clicks: 1), 2, 4), .key(.enter)])
    XCTAssertEqual(session.store.state.log, ["gone"])
    XCTAssertEqual(session.focus, "second")
  }

  @MainActor
  func testThePointerIsOverWhatAMenuBelongsTo() async throws {
    let session = session()
    session.handle([event(.move, 2, 4)])
    XCTAssertNil(session.hovered)
    session.handle([event(.move, 2, 1)])
    XCTAssertEqual(session.hovered, "second")
  }
}
