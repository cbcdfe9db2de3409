import Core
import Semantics
import Terminal
import XCTest

@testable import Toolkit

/// Context menus and what their rows and places go by.
final class MenuTests: XCTestCase {
  private let items: [MenuItem<String>] = [
    MenuItem("off", "Off", isEnabled: false, action: "off"),
    MenuItem("feed", "Feed", shortcut: "test.feed", action: "fed"),
    .separator,
    MenuItem("delete", "Delete", isDangerous: true, action: "deleted"),
  ]

  private func screen(_ id: Identifier = "menu") -> Element<String> {
    VStack {
      Button("owner", "Owner", action: "pressed")
        .contextMenu(id, label: "Menu", items: items, onOpen: "opened")
        .frame(columns: 9, rows: 1)
      Spacer()
      KeyHints("hints")
    }
    .bindings("Test", [KeyBinding("test.feed", ["e"], "feed", "fed")])
  }

  private func open(at anchor: Rect, selection: Int = 1) -> RenderContext {
    .focused(on: "menu", kept: ["menu": MenuState(anchor: anchor, selection: selection)])
  }

  private func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }

  // MARK: Rows

  func testOnlyWhatCanBeChosenIsSelected() {
    let rows = items.map(\.row)
    XCTAssertEqual(rows.edge(last: false), 1)
    XCTAssertEqual(rows.edge(last: true), 3)
    XCTAssertEqual(rows.neighbour(of: 1, 1), 3)
    XCTAssertEqual(rows.neighbour(of: 3, 1), 1)
    XCTAssertEqual(rows.neighbour(of: 1, -1), 3)
    XCTAssertEqual(rows.next(startingWith: "D", after: 1), 3)
    XCTAssertEqual(rows.next(startingWith: "feed", after: 1), 1)
    XCTAssertNil(rows.next(startingWith: "o", after: 1), "it cannot be used")
    XCTAssertNil([MenuRow]().neighbour(of: 0, 1))
  }

  /// A menu stands wholly in its room, whatever it belongs to.
  func testAnyPlace() {
    var random = SeededRandom(seed: 2)
    let room = Rect(x: 0, y: 0, columns: 40, rows: 11)
    for _ in 0..<2000 {
      let anchor = Rect(
        x: .random(in: -5...50, using: &random), y: .random(in: -5...20, using: &random),
        columns: 1, rows: .random(in: 0...3, using: &random))
      let size = Size(.random(in: 1...50, using: &random), .random(in: 1...15, using: &random))
      let frame = AnchoredBox.frame(of: size, beside: anchor, in: room, tight: .covers)
      XCTAssertEqual(frame.intersection(room), frame)
      XCTAssertEqual(frame.size, Size(min(size.columns, 40), min(size.rows, 11)))
    }
  }

  // MARK: Opening

  func testItOpensByRightClickAndByKey() throws {
    let frame = screen().drawn(40, 12, .focused(on: "owner"))
    let click = try XCTUnwrap(frame.point(.press(.right, clicks: 1), 3, 0))
    XCTAssertEqual(click.actions, ["opened"])
    XCTAssertEqual(
      click.control?.state as? MenuState,
      MenuState(anchor: Rect(x: 3, y: 0, columns: 1, rows: 0), selection: 1))
    XCTAssertNil(frame.point(.press(.right, clicks: 1), 20, 0), "beside its owner")
    XCTAssertEqual(frame.click(3, 0), ["pressed"])
    XCTAssertNotNil(frame.strike("m", focus: "owner")?.control)
    XCTAssertNotNil(frame.strike(KeyStroke(.function(10), .shift), focus: "owner")?.control)
    XCTAssertNil(screen().drawn(40, 12).strike("m"), "the focus is elsewhere")
    XCTAssertNil(frame.node("menu"))
  }

  func testTheInnerOfTwoMenusOpens() throws {
    let frame = Panel { screen() }
      .contextMenu("outer", label: "Outer", items: items)
      .drawn(40, 12, .focused(on: "owner"))
    XCTAssertEqual(frame.point(.press(.right, clicks: 1), 3, 1)?.control?.id, "menu")
    XCTAssertEqual(frame.point(.press(.right, clicks: 1), 30, 5)?.control?.id, "outer")
    XCTAssertEqual(frame.strike("m", focus: "owner")?.control?.id, "menu")
  }

  // MARK: Open

  func testItIsInFrontOfAllAndPastEveryClip() throws {
    let frame = screen().drawn(40, 12, open(at: Rect(x: 3, y: 0, columns: 1, rows: 0)))
    let node = try XCTUnwrap(frame.node("menu"))
    XCTAssertEqual(node.frame, Rect(x: 3, y: 0, columns: 13, rows: 6))
    XCTAssertEqual(frame.lines[0], "[ O╭─ Menu ────╮")
    XCTAssertEqual(frame.lines[2], "   │› Feed   e │")
    XCTAssertEqual(frame.lines[4], "   │  ! Delete │")
    XCTAssertEqual(frame.focusOrder, ["menu"])
    XCTAssertEqual(frame.node("menu[feed]")?.value, "e")
    XCTAssertEqual(frame.node("menu[off]")?.traits, .disabled)
    XCTAssertEqual(frame.lines[11], " Enter choose  ↓ down  ↑ up  Esc close")
  }

  func testItIsChosenFromAndClosed() throws {
    let frame = screen().drawn(40, 12, open(at: Rect(x: 3, y: 0, columns: 1, rows: 0)))
    let chosen = try XCTUnwrap(frame.strike(.enter, focus: "menu"))
    XCTAssertEqual(chosen.actions, ["fed"])
    XCTAssertEqual(chosen.control?.state as? MenuState, MenuState())
    XCTAssertEqual(frame.click(6, 4), ["deleted"])
    XCTAssertEqual(frame.click(6, 1), [], "it cannot be used")
    let beside = try XCTUnwrap(frame.point(.press(.left, clicks: 1), 30, 8))
    XCTAssertEqual(beside.actions, [])
    XCTAssertEqual(beside.control?.state as? MenuState, MenuState())
    XCTAssertEqual(frame.strike(.escape, focus: "menu")?.control?.state as? MenuState, MenuState())
    let typed = try XCTUnwrap(frame.target("menu")?.onText?("d"))
    XCTAssertEqual((typed.control?.state as? MenuState)?.selection, 3)
  }

  func testAReaderGetsItWithoutAFrame() {
    var context = open(at: Rect(x: 0, y: 0, columns: 1, rows: 1))
    context.isFlat = true
    let frame = screen().drawn(40, 12, context)
    XCTAssertEqual(
      frame.lines[0...4],
      ["Menu", "  Off (not now)", "› Feed" + blanks(32) + "e", "", "  ! Delete"])
    XCTAssertEqual(frame.cursor, Point(x: 0, y: 2))
  }

  func testARoomThatIsTooLowShowsTheSelectedRow() {
    let frame = screen().drawn(20, 4, open(at: .zero, selection: 3))
    XCTAssertEqual(frame.node("menu[delete]")?.frame.isEmpty, false)
    for size in [Size(1, 1), Size(0, 0), Size(2, 2)] {
      let node = screen().drawn(size.columns, size.rows, open(at: .zero)).node("menu")
      XCTAssertEqual(node?.frame.intersection(Rect(size: size)), node?.frame)
    }
  }
}
