import Terminal
import XCTest

@testable import CursesHost

final class ColorTests: XCTestCase {
  private let entries = [
    "xterm": 8, "xterm-256color": 256, "xterm-direct": 1 << 24, "tmux-256color": 256,
    "tmux-direct": 1 << 24, "vt100": 0, "screen-256color": 256, "foot-direct": 1 << 24,
  ]

  func testTheDepthFollowsTheTerminfoEntry() {
    XCTAssertEqual(choose("xterm"), .init(type: "xterm", depth: .ansi16))
    XCTAssertEqual(choose("xterm-256color"), .init(type: "xterm-256color", depth: .indexed256))
    XCTAssertEqual(choose("vt100"), .init(type: "vt100", depth: .none))
    XCTAssertEqual(choose("foot-direct"), .init(type: "foot-direct", depth: .direct))
  }

  func testNoColorWinsUnlessItIsEmpty() {
    XCTAssertEqual(choose("xterm", ["NO_COLOR": "1"]).depth, .none)
    XCTAssertEqual(choose("foot-direct", ["NO_COLOR": "x"]).depth, .none)
    XCTAssertEqual(choose("xterm", ["NO_COLOR": ""]).depth, .ansi16)
  }

  func testDirectColorNeedsAnEntryThatHasIt() {
    for word in ["truecolor", "24bit"] {
      let environment = ["COLORTERM": word]
      XCTAssertEqual(
        choose("tmux-256color", environment), .init(type: "tmux-direct", depth: .direct))
      XCTAssertEqual(
        choose("xterm-256color", environment), .init(type: "xterm-direct", depth: .direct))
      XCTAssertEqual(
        choose("screen-256color", environment), .init(type: "screen-256color", depth: .indexed256))
      XCTAssertEqual(choose("vt100", environment).depth, .none)
    }
    XCTAssertEqual(choose("xterm-256color", ["COLORTERM": "yes"]).depth, .indexed256)
  }

  func testDirectColorsBecomeTheNearestOfThePalette() {
    XCTAssertEqual(Color.hex(0xFF0000).reduced(to: .indexed256), .indexed(196))
    XCTAssertEqual(Color.hex(0x000000).reduced(to: .indexed256), .indexed(16))
    XCTAssertEqual(Color.hex(0xFFFFFF).reduced(to: .indexed256), .indexed(231))
    XCTAssertEqual(Color.hex(0x767676).reduced(to: .indexed256), .indexed(243))
    XCTAssertEqual(Color.hex(0x5F87AF).reduced(to: .indexed256), .indexed(67))
    XCTAssertEqual(Color.hex(0xFF1010).reduced(to: .ansi16), .indexed(9))
    XCTAssertEqual(Color.hex(0x050505).reduced(to: .ansi16), .indexed(0))
    XCTAssertEqual(Color.hex(0xE0E0E0).reduced(to: .ansi16), .indexed(7))
  }

  func testEveryColorOfThePaletteIsNearestToItself() {
    for index in UInt8(16)...255 {
      let nearest = XtermPalette.color(index).reduced(to: .indexed256)
      guard case .indexed(let found) = nearest else { return XCTFail("\(nearest)") }
      XCTAssertEqual(XtermPalette.color(found), XtermPalette.color(index))
    }
    for index in UInt8(0)..<16 {
      XCTAssertEqual(XtermPalette.color(index).reduced(to: .ansi16), .indexed(index))
    }
  }

  func testWhatATerminalHasStaysAsItIs() {
    for depth in ColorDepth.allCases where depth != .none {
      XCTAssertEqual(Color.indexed(3).reduced(to: depth), .indexed(3))
      XCTAssertEqual(Color.default.reduced(to: depth), .default)
    }
    XCTAssertEqual(Color.indexed(196).reduced(to: .ansi16), .indexed(9))
    XCTAssertEqual(Color.indexed(196).reduced(to: .indexed256), .indexed(196))
    XCTAssertEqual(Color.hex(0x123456).reduced(to: .direct), .hex(0x123456))
    XCTAssertEqual(Color.hex(0x123456).reduced(to: .none), .default)
  }

  func testNumbersOnATerminalOfEightColors() {
    let numbers = ColorNumbers(depth: .ansi16, count: 8, hasDefault: true)
    XCTAssertEqual(numbers.foreground(.indexed(9)), 1)
    XCTAssertEqual(numbers.foreground(.indexed(8)), 7, "black on black cannot be read")
    XCTAssertEqual(numbers.background(.indexed(8)), 0)
    XCTAssertEqual(numbers.foreground(.default), -1)
  }

  func testNumbersWithoutDefaultColors() {
    let numbers = ColorNumbers(depth: .ansi16, count: 8, hasDefault: false)
    XCTAssertEqual(numbers.foreground(.default), 7)
    XCTAssertEqual(numbers.background(.default), 0)
  }

  func testNumbersOfDirectColors() {
    let numbers = ColorNumbers(depth: .direct, count: 1 << 24, hasDefault: true)
    XCTAssertEqual(numbers.foreground(.hex(0x123456)), 0x123456)
    XCTAssertEqual(numbers.foreground(.indexed(3)), 3)
    XCTAssertEqual(numbers.foreground(.indexed(196)), 0xFF0000)
    XCTAssertEqual(numbers.background(.hex(0x000003)), 8, "3 would be the palette's yellow")
  }

  func testPairsAreKeptAndRunOut() {
    var pairs = ColorPairs(limit: 3)
    XCTAssertEqual(pairs.number(for: .init(foreground: -1, background: -1)), .known(0))
    XCTAssertEqual(pairs.number(for: .init(foreground: 1, background: -1)), .new(1))
    XCTAssertEqual(pairs.number(for: .init(foreground: 2, background: -1)), .new(2))
    XCTAssertEqual(pairs.number(for: .init(foreground: 1, background: -1)), .known(1))
    XCTAssertEqual(pairs.number(for: .init(foreground: 3, background: -1)), .full)
    pairs.removeAll()
    XCTAssertEqual(pairs.number(for: .init(foreground: 3, background: -1)), .new(1))
  }

  private func choose(
    _ type: String, _ environment: [String: String] = [:]
  ) -> ColorDepth.Choice {
    ColorDepth.choose(type: type, environment: environment) { entries[$0] }
  }
}
