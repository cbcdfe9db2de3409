import Semantics
import Terminal
import Toolkit
import XCTest

/// Which hints are left where the footer is narrow.
final class FooterRowTests: XCTestCase {
  private let program: [KeyBinding<String>] = [
    KeyBinding("test.undo", ["u"], "undo", hint: .footerAlways, "undo"),
    KeyBinding("test.quit", ["q"], "quit", hint: .footerKey, "quit"),
    KeyBinding("test.help", ["?"], "help", hint: .footerKey, "help"),
  ]
  private let screen: [KeyBinding<String>] = [
    KeyBinding("test.open", [.enter], "open", "open"),
    KeyBinding("test.sort", ["s"], "sort", "sort"),
    KeyBinding("test.add", ["a"], "add", hint: .footerMain, "add"),
    KeyBinding("test.back", [.escape], "back", "back"),
  ]

  private func line(_ bindings: [KeyBinding<String>]..., columns: Int) -> String {
    let content = bindings.reduce(Element<String>(Spacer())) { $0.bindings("scope", $1) }
    let element = VStack {
      content.fill()
      KeyHints("hints")
    }.element
    return element.drawn(columns, 2).lines[1]
  }

  func testTheMainKeysStayLongest() {
    let all = " Enter open  s sort  a add  Esc back  u undo  q quit  ? help"
    XCTAssertEqual(line(screen, program, columns: 62), all)
    XCTAssertEqual(
      line(screen, program, columns: 58), " Enter open  s sort  a add  Esc back  u undo  q  ? help")
    XCTAssertEqual(
      line(screen, program, columns: 40), " Enter open  a add  Esc back  u undo  ?")
    XCTAssertEqual(line(screen, program, columns: 32), " Enter open  a add  Esc back  ?")
    XCTAssertEqual(line(screen, program, columns: 23), " Enter open  a add  ?")
  }

  func testAShortHintIsStillPressed() {
    let content = Element<String>(Spacer()).bindings("s", screen).bindings("p", program)
    let element = VStack {
      content.fill()
      KeyHints("hints")
    }.element
    let frame = element.drawn(40, 2)
    let node = frame.node("hints[?]")
    XCTAssertEqual(node?.label, "help")
    XCTAssertEqual(frame.click(node?.frame.minX ?? 0, 1), ["help"])
  }

  func testOneActStandsOnceAndBeginsSmall() {
    let element = VStack<String> {
      Modal("m", title: "M", dismissTitle: "Close", onDismiss: "closed") {
        Button("ok", "Close", wish: .whenFree, action: "closed")
      }
      KeyHints("hints")
    }.element
    XCTAssertEqual(
      element.drawn(40, 8, RenderContext(focus: "ok")).lines[7], " Enter close")
    XCTAssertEqual(element.drawn(40, 8, RenderContext()).lines[7], " Esc close")
  }
}
