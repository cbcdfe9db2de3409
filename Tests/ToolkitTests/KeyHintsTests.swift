import Semantics
import Terminal
import Toolkit
import XCTest

final class KeyHintsTests: XCTestCase {
  private func footer(
    _ scopes: [[KeyBinding<String>]], before widget: Element<String> = Element(Spacer())
  ) -> Element<String> {
    var content = widget
    for bindings in scopes.reversed() { content = content.bindings("scope", bindings) }
    return Element(
      VStack {
        content.fill()
        KeyHints("hints")
      })
  }

  private func line(
    _ element: Element<String>, _ columns: Int, focus: Identifier? = nil
  ) -> String {
    element.drawn(columns, 2, RenderContext(focus: focus)).lines[1]
  }

  private let outer: [KeyBinding<String>] = [
    KeyBinding("test.act", ["q"], "quit", "quit"), KeyBinding("test.act", ["?"], "help", "help"),
  ]

  func testTheInnermostComesFirst() {
    let inner = [KeyBinding("test.act", ["a"], "add", "add")]
    XCTAssertEqual(line(footer([outer, inner]), 40), " a add  q quit  ? help")
  }

  func testAsManyAsFitAndTheLastAlways() {
    let inner = [
      KeyBinding("test.act", ["a"], "add", "add"),
      KeyBinding("test.act", ["d"], "delete", "delete"),
    ]
    let element = footer([outer, inner])
    XCTAssertEqual(line(element, 32), " a add  d delete  ? help")
    XCTAssertEqual(line(element, 15), " a add  ? help")
    XCTAssertEqual(line(element, 14), " ? help")
    XCTAssertEqual(line(element, 5), " ? he")
  }

  func testWhatAlwaysStandsThereGoesLast() {
    let program = [
      KeyBinding("test.undo", ["u"], "undo", hint: .footerAlways, "undo"),
      KeyBinding("test.help", ["?"], "help", "help"),
    ]
    let inner = [
      KeyBinding("test.add", ["a"], "add", "add"), KeyBinding("test.sort", ["s"], "sort", "sort"),
    ]
    let element = footer([program, inner])
    XCTAssertEqual(line(element, 40), " a add  s sort  u undo  ? help")
    XCTAssertEqual(line(element, 29), " a add  u undo  ? help")
    XCTAssertEqual(line(element, 16), " u undo  ? help")
  }

  func testArrowsStandTogetherOrNotAtAll() {
    let arrows = [KeyStroke(.left, .alt), KeyStroke(.right, .alt)]
    let inner =
      [KeyBinding("test.first", [.up], "first", "first")]
      + arrows.map { KeyBinding("test.move", [$0], "move", "move") }
    let element = footer([outer, inner])
    XCTAssertEqual(
      line(element, 60), " ↑ first  Alt-← move  Alt-→ move  q quit  ? help")
    XCTAssertEqual(line(element, 40), " ↑ first  q quit  ? help")
  }

  func testAnInnerKeyHidesTheOuterOne() {
    let inner = [KeyBinding("test.act", ["q"], "leave", "leave")]
    XCTAssertEqual(line(footer([outer, inner]), 40), " q leave  ? help")
  }

  func testAHalfHiddenBindingShowsTheKeyThatWorks() {
    let inner = [KeyBinding("test.act", ["q"], "leave", "leave")]
    let middle = [KeyBinding("test.act", ["q", "x"], "close", "close")]
    let outermost = [
      KeyBinding("test.act", ["x"], "never", "never"),
      KeyBinding("test.act", ["?"], "help", "help"),
    ]
    XCTAssertEqual(
      line(footer([outermost, middle, inner]), 40), " q leave  x close  ? help")
  }

  func testWhatIsForTheHelpOnlyIsNotShownButHides() {
    let inner = [KeyBinding("test.act", ["q"], "secret", hint: .helpOnly, "secret")]
    XCTAssertEqual(line(footer([outer, inner]), 40), " ? help")
  }

  func testKeysOfAnUnfocusedWidgetAreNotShown() {
    let list = List<String>(
      "list", label: "Pets", count: 1, selection: 0, key: { "\($0)" }, itemLabel: { "\($0)" },
      onMove: { "\($0)" }, onOpen: { "\($0)" }, row: { Element(Text("\($0)")) })
    let element = footer([outer], before: Element(list))
    XCTAssertEqual(line(element, 40), " q quit  ? help")
    XCTAssertEqual(line(element, 40, focus: "list"), " Enter open  q quit  ? help")
  }

  func testLettersAreNotShownWhileATextFieldTakesThem() {
    let field = TextField<String>(
      "name", label: "Name", text: "", handlers: .init(onChange: { $0 }, onSubmit: "save"))
    let help = [KeyBinding("test.act", ["?", KeyStroke(.function(1))], "help", "help")]
    let element = footer(
      [help, [KeyBinding("test.act", ["a"], "add", "add")]], before: Element(field))
    XCTAssertEqual(line(element, 40), " a add  ? help")
    XCTAssertEqual(line(element, 40, focus: "name"), " Enter save  F1 help")
  }

  func testWhileOneTypesTheKeysOfTheFieldComeFirst() {
    let field = TextField<String>(
      "name", label: "Name", text: "", handlers: .init(onChange: { $0 }, onSubmit: "save"))
    let commands = KeyBinding(
      "test.commands", [.control("p")], "commands", hint: .footerAlways, "commands")
    let help = KeyBinding("test.help", [KeyStroke(.function(1))], "help", "help")
    let element = footer([[commands, help]], before: Element(field))
    XCTAssertEqual(line(element, 24, focus: "name"), " Enter save  F1 help")
    XCTAssertEqual(line(element, 26), " Ctrl-P commands  F1 help")
  }

  func testAClickPressesTheKey() {
    let frame = footer([outer]).drawn(40, 2)
    XCTAssertEqual(frame.click(3, 1), ["quit"])
    XCTAssertEqual(frame.click(12, 1), ["help"])
    XCTAssertEqual(frame.node("hints[q]")?.label, "quit")
    XCTAssertEqual(frame.node("hints[q]")?.value, "q")
  }

  func testADialogShowsItsOwnKeysOnly() {
    let element = VStack<String> {
      ZStack {
        Spacer().bindings("Screen", outer)
        Modal("m", title: "M", onDismiss: "closed") { Text("x") }
      }
      KeyHints("hints")
    }
    let frame = element.drawn(40, 6)
    XCTAssertEqual(frame.lines[5], " Esc close")
    XCTAssertEqual(frame.click(2, 5), ["closed"], "the footer works above a dialog")
  }
}
