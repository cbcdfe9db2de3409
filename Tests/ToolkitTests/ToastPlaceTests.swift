import Semantics
import Terminal
import Toolkit
import XCTest

/// A notice lies over nothing that a user needs meanwhile.
final class ToastPlaceTests: XCTestCase {
  private func place(
    _ columns: Int = 30, _ rows: Int = 6, _ context: RenderContext = RenderContext(),
    over content: some Widget<String>
  ) -> Rect? {
    var queue = ToastQueue()
    queue.add(Notice("Saved."))
    return content.toasts("toast", queue, slides: false) { _ in "closed" }
      .drawn(columns, rows, context).node("toast")?.frame
  }

  /// On the row at the bottom, at the left or at the right.
  private func button(_ alignment: CrossAlignment, isEnabled: Bool = true) -> Element<String> {
    VStack {
      Spacer()
      Button("go", "Go on", isEnabled: isEnabled, action: "gone")
        .fill(horizontal: alignment, flex: Flex(horizontal: 1))
    }.element
  }

  func testItStandsAboveAButton() {
    var queue = ToastQueue()
    queue.add(Notice("Saved."))
    let frame = button(.trailing).toasts("toast", queue, slides: false) { _ in "closed" }
      .drawn(30, 4)
    XCTAssertEqual(frame.lines[2], "                      Saved.")
    XCTAssertEqual(frame.lines[3], "                     [ Go on ]")
    XCTAssertEqual(frame.click(28, 3), ["gone"])
    XCTAssertEqual(frame.click(25, 2), ["closed"])
  }

  func testItStandsBesideAButtonAndOverADisabledOne() {
    XCTAssertEqual(place(over: button(.leading))?.minY, 5)
    XCTAssertEqual(place(over: button(.trailing, isEnabled: false))?.minY, 5)
  }

  func testALongOneStandsAboveWithAllItsLines() {
    var queue = ToastQueue()
    queue.add(Notice("One two three four five six seven eight nine ten."))
    let frame = button(.trailing).toasts("toast", queue, slides: false) { _ in "closed" }
      .drawn(30, 6)
    XCTAssertEqual(frame.node("toast")?.frame.maxY, 5)
    XCTAssertGreaterThan(frame.node("toast")?.frame.rows ?? 0, 1)
  }

  func testWhereButtonsAreEverywhereItLiesOverTheFewestAndNotOverTheFocus() {
    let buttons = VStack<String> {
      for row in 0..<3 {
        HStack(spacing: 0) {
          Spacer()
          for column in 0..<(row == 2 ? 2 : 1) {
            Button(Identifier("b.\(row).\(column)"), "Go", action: "gone")
          }
        }
      }
    }
    XCTAssertEqual(place(30, 3, over: buttons)?.minY, 1)
    XCTAssertEqual(place(30, 3, .focused(on: "b.1.0"), over: buttons)?.minY, 0)
  }

  func testItLeavesTheSelectedRowFree() {
    func rows(_ selection: Int) -> Element<String> {
      List(
        "list", label: "Rows", count: 4, selection: selection, key: { "\($0)" },
        itemLabel: { "row \($0)" }, openTitle: "open", onMove: { "\($0)" }, onOpen: { "\($0)" },
        row: { Text("row \($0)").element }
      ).element
    }
    XCTAssertEqual(place(30, 4, over: rows(0))?.minY, 3)
    XCTAssertEqual(place(30, 4, over: rows(3))?.minY, 2)
  }

  /// As the line that says that there is no connection.
  func testItStandsAboveALineAboutHowThingsStandButNotAboveAPage() {
    func status(rows: Int) -> Element<String> {
      VStack {
        Spacer()
        StateView<String>("state", .offline(age: nil), "Offline", hint: "no answer")
          .frame(rows: rows)
      }.element
    }
    XCTAssertEqual(place(over: status(rows: 1))?.minY, 4)
    XCTAssertEqual(place(over: status(rows: 6))?.minY, 5)
  }

  /// Where there is no other room, it lies over a button before it lies over such a line.
  func testItLiesOverAButtonBeforeItLiesOverSuchALine() {
    let screen = VStack<String> {
      HStack(spacing: 0) {
        Spacer()
        Button("go", "Go", action: "gone")
      }
      StateView("state", .offline(age: nil), "Offline", hint: "no answer").frame(rows: 1)
    }
    XCTAssertEqual(place(30, 2, over: screen)?.minY, 0)
  }

  func testWhatIsBehindADialogCountsNoMore() {
    let screen = ZStack<String> {
      button(.trailing)
      Modal("box", title: "Box", onDismiss: "closed") { Text("words") }
    }
    XCTAssertEqual(place(over: screen)?.minY, 5)
  }
}
