import Terminal
import XCTest

final class ColorReductionTests: XCTestCase {
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

  /// Values of the definition in WCAG 2.2, and of black on white.
  func testContrastIsThatOfWCAG() throws {
    let black = Color.hex(0x000000)
    let white = Color.hex(0xFFFFFF)
    XCTAssertEqual(try XCTUnwrap(black.contrast(with: white)), 21, accuracy: 0.001)
    XCTAssertEqual(try XCTUnwrap(white.contrast(with: white)), 1, accuracy: 0.001)
    XCTAssertEqual(try XCTUnwrap(Color.hex(0x777777).contrast(with: white)), 4.478, accuracy: 0.001)
    XCTAssertEqual(try XCTUnwrap(Color.hex(0xFF0000).luminance), 0.2126, accuracy: 0.0001)
    XCTAssertEqual(Color.indexed(231).luminance, white.luminance)
    XCTAssertNil(Color.default.contrast(with: white))
  }

  func testAGroundIsLightWhereBlackIsReadBetter() {
    for light in [0xFFFFFF, 0xFAFAFC, 0xFDF6E3, 0x9E9E9E] as [UInt32] {
      XCTAssertEqual(Color.hex(light).isLight, true)
    }
    for dark in [0x000000, 0x1C1B22, 0x002B36, 0x5F3D8F] as [UInt32] {
      XCTAssertEqual(Color.hex(dark).isLight, false)
    }
    XCTAssertNil(Color.default.isLight)
  }
}
