import Terminal
import XCTest

final class StyleTests: XCTestCase {
  func testHexIsRedGreenBlue() {
    XCTAssertEqual(Color.hex(0x1C_80_FF), .rgb(0x1C, 0x80, 0xFF))
    XCTAssertEqual(Color.hex(0xAA_00_00_01), .rgb(0, 0, 1), "the highest bits are ignored")
  }

  func testDepthsAreOrdered() {
    XCTAssertEqual(ColorDepth.allCases.sorted(), [.none, .ansi16, .indexed256, .direct])
    XCTAssertLessThan(ColorDepth.ansi16, .direct)
  }

  func testAttributesDoNotOverlap() {
    let all: [Attributes] = [
      .bold, .dim, .italic, .blink, .reverse, .hidden, .strike, .overline,
    ]
    XCTAssertEqual(all.reduce(0) { $0 + Int($1.rawValue) }, 255)
  }

  func testColoursComeBackAsTheyWereGiven() {
    let colors: [Color] = [
      .default, .indexed(0), .indexed(255), .rgb(0, 0, 0), .rgb(255, 254, 1), .hex(0x80_00_FF),
    ]
    for first in colors {
      for second in colors {
        var style = Style(foreground: first, background: second, underlineColor: first)
        XCTAssertEqual(
          [style.foreground, style.background, style.underlineColor], [first, second, first])
        (style.foreground, style.background) = (second, first)
        style.underlineColor = second
        XCTAssertEqual(
          [style.foreground, style.background, style.underlineColor], [second, first, second])
      }
    }
  }
}
