import Semantics
import Terminal
import XCTest

@testable import Toolkit

final class ModalTests: XCTestCase {
  private func screen(_ layers: Int) -> Element<String> {
    var toasts = ToastQueue()
    if layers > 0 { toasts.add(Notice("Notice")) }
    return ZStack {
      VStack {
        Button("below", "Below", action: "below").bindings(
          "Screen", [KeyBinding("test.act", ["a"], "add", "added")])
        Spacer()
        KeyHints("hints")
      }
      if layers > 0 {
        Modal("first", title: "First", onDismiss: "close first") {
          Button("inside", "Inside", action: "inside")
        }
      }
      if layers > 1 {
        ConfirmDialog(
          "second", title: "Delete?", message: "It is gone then.", confirm: "Delete",
          cancel: "Keep", onConfirm: "deleted", onCancel: "kept")
      }
    }
    .toasts("toast", toasts, slides: false) { _ in "toast" }
  }

  func testWhatIsBelowIsNotReached() {
    let frame = screen(1).drawn(40, 12)
    XCTAssertEqual(frame.topLayer, 1)
    XCTAssertEqual(frame.focusOrder, ["inside"])
    XCTAssertEqual(frame.click(2, 0), ["close first"])
    XCTAssertNil(frame.strike("a"))
    XCTAssertNotNil(frame.node("below"), "it is still seen")
  }

  func testChromeIsReachedAboveADialog() {
    let frame = screen(1).drawn(40, 12)
    XCTAssertEqual(frame.click(35, 11), ["toast"])
  }

  func testEscapeAnswersTheTopOnly() {
    XCTAssertEqual(screen(1).drawn(40, 12).strike(.escape)?.actions, ["close first"])
    XCTAssertEqual(screen(2).drawn(40, 12).strike(.escape)?.actions, ["kept"])
    XCTAssertEqual(screen(2).drawn(40, 12).focusOrder, ["second.confirm", "second.cancel"])
  }

  func testTheSafeAnswerHasTheFocusAtFirst() {
    XCTAssertEqual(screen(2).drawn(40, 12).preferredFocus, "second.cancel")
  }

  func testAClickInTheBoxDoesNotCloseIt() throws {
    let frame = screen(1).drawn(40, 12)
    let box = try XCTUnwrap(frame.node("first")).frame
    XCTAssertEqual(frame.click(box.minX, box.minY), [])
    XCTAssertEqual(frame.click(box.minX - 1, box.minY), ["close first"])
    XCTAssertEqual(frame.point(.press(.right, clicks: 1), 0, 0)?.actions, ["close first"])
    XCTAssertEqual(frame.point(.move, 0, 0)?.actions, [], "it does not fall through")
  }

  func testTheBoxStandsInTheMiddleAndHoldsItsContent() throws {
    let frame = screen(1).drawn(40, 12)
    let node = try XCTUnwrap(frame.node("first"))
    XCTAssertEqual(node.frame, Rect(x: 10, y: 4, columns: 20, rows: 3))
    XCTAssertEqual(node.role, .dialog)
    XCTAssertEqual(node.traits, .modal)
    XCTAssertEqual(frame.lines[5].dropFirst(10), "│ [ Inside ]       │")
  }

  func testABoxWithoutRoomStaysOnTheScreen() throws {
    let frame = screen(2).drawn(12, 4)
    let box = try XCTUnwrap(frame.node("second")).frame
    XCTAssertEqual(box, Rect(x: 0, y: 0, columns: 12, rows: 4))
  }

  func testTheCursorBelowIsHidden() {
    let field = TextField<String>(
      "field", label: "Name", text: "", handlers: .init(onChange: { $0 }))
    let context = RenderContext.focused(on: "field")
    XCTAssertNotNil(field.drawn(20, 3, context).cursor)
    let covered = ZStack {
      field
      Modal("m", title: "M", onDismiss: "") { Text("x") }
    }
    XCTAssertNil(covered.drawn(20, 3, context).cursor)
  }

  func testNodesOfADialogHaveItAsAncestor() throws {
    let frame = screen(1).drawn(40, 12)
    var index = frame.nodes.firstIndex { $0.identifier == "inside" }
    var ancestors: [Identifier] = []
    while let node = index.map({ frame.nodes[$0] }) {
      if let id = node.identifier { ancestors.append(id) }
      index = node.parent
    }
    XCTAssertEqual(ancestors, ["inside", "first"])
  }
}
