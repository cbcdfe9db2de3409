import Terminal
import VirtualTerminal
import XCTest

final class GraphicsTests: XCTestCase {
  private func style(_ parameters: String) -> Style {
    VirtualTerminal(2, 1, "\\e[\(parameters)mx").surface[0, 0].style
  }

  func testAttributes() {
    XCTAssertEqual(
      style("1;2;3;5;7;8;9;53").attributes,
      [.bold, .dim, .italic, .blink, .reverse, .hidden, .strike, .overline])
    XCTAssertEqual(style("1;2;3;7;22;23;27").attributes, [])
    XCTAssertEqual(style("1;4;31;"), .plain)
  }

  func testUnderlines() {
    XCTAssertEqual(style("4").underline, .single)
    XCTAssertEqual(style("21").underline, .double)
    XCTAssertEqual(style("4:3").underline, .curly)
    XCTAssertEqual(style("4;24").underline, .none)
    XCTAssertEqual(style("4:5;58:2::1:2:3").underlineColor, .rgb(1, 2, 3))
    XCTAssertEqual(style("58;5;9;59").underlineColor, .default)
  }

  func testColoursInAllForms() {
    XCTAssertEqual(style("31;102").foreground, .indexed(1))
    XCTAssertEqual(style("31;102").background, .indexed(10))
    XCTAssertEqual(style("38;5;200").foreground, .indexed(200))
    XCTAssertEqual(style("38:5:200").foreground, .indexed(200))
    XCTAssertEqual(style("48;2;1;2;3").background, .rgb(1, 2, 3))
    XCTAssertEqual(style("48:2:1:2:3").background, .rgb(1, 2, 3))
    XCTAssertEqual(style("48:2::1:2:3").background, .rgb(1, 2, 3))
    XCTAssertEqual(style("38;2;1;2;3;1").attributes, .bold)
    XCTAssertEqual(style("38;5"), .plain)
    XCTAssertEqual(style("31;39;42;49"), .plain)
  }

  func testManyColoursKeepTheirCellsWhenTheTableIsCompacted() {
    let terminal = VirtualTerminal(40, 2, scrollback: 0)
    terminal.type("\\e[38;2;255;254;253mA\\e[m")
    var text = ""
    for index in 0..<70_000 {
      text += "\\e[1;2H\\e[38;2;\(index >> 16);\(index >> 8 & 255);\(index & 255)mB"
    }
    terminal.type(text)
    XCTAssertEqual(terminal.surface[0, 0].style.foreground, .rgb(255, 254, 253))
    XCTAssertEqual(terminal.surface[1, 0].style.foreground, .hex(69_999))
  }

  func testLinks() {
    let terminal = VirtualTerminal(4, 1, "\\e]8;id=1;https://a.example\u{07}ab\\e]8;;\u{07}c")
    XCTAssertEqual(terminal.link(at: .zero), "https://a.example")
    XCTAssertNil(terminal.link(at: Point(x: 2, y: 0)))
  }
}
