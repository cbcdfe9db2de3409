import Terminal
import VirtualTerminal
import XCTest

final class ColorSpacesTests: XCTestCase {
  /// Xlib's figures, as esctest2 has them from xterm.
  func testColorsByWhatAnEyeSees() {
    for (text, color) in [
      ("rgbi:1/1/1", 0xFFFFFF), ("rgbi:0.5/0.5/0.5", 0xC1BBBB), ("RGBi:0/0/1e-9", 0x00000E),
      ("CIEXYZ:1/1/1", 0xFFFFFF), ("CIEXYZ:0.5/0.5/0.5", 0xDDB5A0), ("CIEXYZ:0/0/0", 0),
      ("CIEuvY:1/1/1", 0xFFFFFF), ("CIEuvY:0.5/0.5/0.5", 0xFFA3AE), ("CIExyY:1/1/1", 0xFFFFFF),
      ("CIExyY:0.5/0.5/0.5", 0xF7B30E), ("CIELab:1/1/1", 0x6C6767),
      ("CIELab:0.5/0.5/0.5", 0x524F4F), ("CIELuv:1/1/1", 0x16140E),
      ("CIELuv:0.5/0.5/0.5", 0x0E130E), ("TekHVC:1/1/1", 0x1A130F),
      ("TekHVC:0.5/0.5/0.5", 0x11130E), ("TekHVC:0/100/0", 0xFFFFFF), ("CIELab:100/0/0", 0xFFFFFF),
    ] {
      let terminal = VirtualTerminal(10, 2, "\\e]4;0;\(text)\u{7}")
      XCTAssertEqual(
        String(terminal.paletteColor(0), radix: 16), String(UInt32(color), radix: 16), text)
    }
    for text in [
      "rgbi:1/1", "rgbi:1/1/2", "rgbi:-1/0/0", "CIEXYZ:1/2/1", "CIEXYZ:nan/nan/nan",
      "CIELab:101/0/0",
      "CIELuv:-1/0/0", "TekHVC:0/1/-1", "CIEuvY:inf/1/1", "CIEXYZ:0x1/0/0", "CIExyY:1/0/1",
      "CIEfoo:1/1/1",
      "CIEXYZ:1e400/0/0", ":1/1/1", "CIEXYZ:", "CIEXYZ:1/1/1/1",
    ] {
      let terminal = VirtualTerminal(10, 2, "\\e]4;1;\(text)\u{7}")
      XCTAssertEqual(terminal.paletteColor(1), 0xCD0000, text)
    }
    // By the formulas: a* in hundredths, and a place in CIE 1976 that has none in CIE 1931.
    for (text, same) in [
      ("CIELab:50/0.1/0", "CIEXYZ:0.194019/0.184187/0.258974"),
      ("CIELab:50/0/0.1", "CIEXYZ:0.174916/0.184187/0.196654"),
      ("CIEuvY:0/0.75/0.5", "CIEXYZ:0.9496644/0.5/0.0503356"),
    ] {
      let colors = [text, same].map {
        VirtualTerminal(2, 1, "\\e]4;1;\($0)\u{7}").paletteColor(1)
      }
      XCTAssertEqual(colors[0], colors[1], text)
      XCTAssertNotEqual(colors[0], 0xCD0000, text)
    }
    // Whatever the numbers are, there is a colour or none.
    let edges = ["0", "-0", "1e-300", "-1e6", "1e6", "0.33333", "1", "-1", "100"]
    for space in ["CIEXYZ", "CIExyY", "CIEuvY", "CIELab", "CIELuv", "TekHVC", "rgbi"] {
      for a in edges {
        for b in edges {
          for c in edges {
            let terminal = VirtualTerminal(2, 1, "\\e]4;1;\(space):\(a)/\(b)/\(c)\u{7}")
            XCTAssertLessThanOrEqual(terminal.paletteColor(1), 0xFF_FFFF)
          }
        }
      }
    }
  }
}
