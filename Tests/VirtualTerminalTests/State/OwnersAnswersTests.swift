import Foundation
import Terminal
import VirtualTerminal
import XCTest

/// Answers whose form a program, or the owner of the terminal, chooses.
final class OwnersAnswersTests: XCTestCase {
  private func checksum(_ text: String, _ area: String, _ form: Int) -> String {
    let terminal = VirtualTerminal(6, 2, "\(text)\\e[\(form)#y\\e[1;1;\(area)*y")
    return String(terminal.answer.dropFirst("\\eP1!~".count).prefix(4))
  }

  /// xterm's control sequences, XTCHECKSUM: each bit takes one of DEC's rules away.
  func testChecksumsAreMadeAsAskedFor() {
    XCTAssertEqual(checksum("\\e[1mA", "1;1;1;1", 0), "FF3F")
    XCTAssertEqual(checksum("\\e[1mA", "1;1;1;1", 1), "00C1")
    XCTAssertEqual(checksum("\\e[1mA", "1;1;1;1", 3), "0041")
    XCTAssertEqual(checksum("A", "1;1;1;3", 3), "0041")
    XCTAssertEqual(checksum("A", "1;1;1;3", 7), "0081")
    XCTAssertEqual(checksum("A\\e[1;3HB", "1;1;1;6", 3), "0083")
    XCTAssertEqual(checksum("A\\e[1;3HB", "1;1;1;6", 11), "00A3")
    XCTAssertEqual(checksum("\u{2500}", "1;1;1;1", 3), "0000")
    XCTAssertEqual(checksum("\u{2500}\u{301}", "1;1;1;1", 19), "2801")
    XCTAssertEqual(checksum("", "1;1;1;6", 0), "0000")
  }

  /// xterm's resource checksumExtension: the owner's form holds until a program asks for another one.
  func testTheOwnerChoosesTheChecksum() {
    var options = TerminalOptions()
    options.checksumExtension = 3
    let terminal = VirtualTerminal(size: Size(6, 2), options: options)
    terminal.type("A\\e[1;1;1;1;1;1*y\\e[#y\\e[1;1;1;1;1;1*y\\ecA\\e[1;1;1;1;1;1*y")
    XCTAssertEqual(terminal.answer, "\\eP1!~0041\\e\\\\eP1!~FFBF\\e\\\\eP1!~0041\\e\\")
  }

  /// OSC 10 and 11 tell the owner's colours, and DSR 996 whether they are a dark scheme.
  func testTheOwnersColoursAreTold() {
    var options = TerminalOptions()
    (options.foreground, options.background) = (0x112233, 0xFFFFFF)
    let terminal = VirtualTerminal(size: Size(6, 2), options: options)
    terminal.type("\\e]11;#010203\\e\\\\e]11;?\\e\\\\e]111\\e\\\\e]10;?;?\\e\\\\e[?996n")
    XCTAssertEqual(
      terminal.answer,
      "\\e]11;rgb:0101/0202/0303\\e\\\\e]10;rgb:1111/2222/3333\\e\\"
        + "\\e]11;rgb:ffff/ffff/ffff\\e\\\\e[?997;2n")
    XCTAssertEqual(VirtualTerminal(6, 2, "\\e[?996n").answer, "\\e[?997;1n")
  }

  /// A title that is set to a command and asked for would be typed.
  func testTitlesAreToldToWhoeverTheOwnerTrusts() {
    let questions = "\u{1B}]0;ab\u{7}\u{1B}[20t\u{1B}[21t\u{1B}[>1t\u{1B}[21t\u{1B}[>1T\u{1B}[21t"
    for isAsked in [false, true] {
      var options = TerminalOptions()
      options.tellsTitles = isAsked
      let terminal = VirtualTerminal(size: Size(10, 2), options: options)
      terminal.feed(questions.utf8)
      let titles = isAsked ? ["ab", "ab", "6162", "ab"] : ["", "", "", ""]
      XCTAssertEqual(
        terminal.answer,
        zip(["L", "l", "l", "l"], titles).map { "\\e]\($0)\($1)\\e\\" }.joined())
    }
  }

  /// What a program copies, another one would read.
  func testTheClipboardIsToldToWhoeverTheOwnerTrusts() {
    let questions = "\\e]52;c;aGkh\\e\\\\e]52;c;?\\e\\\\e]52;;?\\e\\\\e]52;;YQ==\\e\\\\e]52;;?\u{7}"
    for isAsked in [false, true] {
      var options = TerminalOptions()
      options.tellsClipboard = isAsked
      let terminal = VirtualTerminal(size: Size(10, 2), options: options)
      terminal.type(questions)
      XCTAssertEqual(
        terminal.answer,
        isAsked ? "\\e]52;c;aGkh\\e\\\\e]52;s0;\\e\\\\e]52;s0;YQ==\u{7}" : "")
    }
  }

  /// xterm's control sequences, OSC 52: what is no Base64 clears.
  func testBytesBesideBase64Clear() {
    let terminal = VirtualTerminal(10, 2, "\\e]52;c;aGkh'\\e\\\\e]52;c;!\\e\\\\e]52;c;aGkh\\e\\")
    XCTAssertEqual(terminal.clipboardWrites.map(\.data), [[], [], Array("hi!".utf8)])
  }

  func testBase64HasPadding() {
    for text in ["", "a", "ab", "abc", "abcd", "\u{FF}\u{FE}~"] {
      var options = TerminalOptions()
      options.tellsClipboard = true
      let terminal = VirtualTerminal(size: Size(10, 2), options: options)
      let data = Data(text.utf8).base64EncodedString()
      terminal.type("\\e]52;p;\(data)\\e\\\\e]52;p;?\\e\\")
      XCTAssertEqual(terminal.answer, "\\e]52;p;\(data)\\e\\")
    }
  }

  /// Xlib's XParseColor, and X11's rgb.txt.
  func testColoursByNameAndDigits() {
    let colors: [(String, UInt32?)] = [
      ("red", 0xFF0000), ("Light Goldenrod", 0xEEDD82), ("DarkSlateGray4", 0x528B8B),
      ("gray51", 0x828282), ("grey50", 0x7F7F7F), ("Gray 90", 0xE5E5E5), ("gray101", nil),
      ("#888", 0x808080), ("#fff", 0xF0F0F0), ("#800801802", 0x808080),
      ("#f000f001f002", 0xF0F0F0), ("#1234", nil), ("#+12", nil), ("rgb:8/8/8", 0x888888),
      ("no such colour", nil),
    ]
    for (text, color) in colors {
      let terminal = VirtualTerminal(
        10, 1, "\\e]4;7;#010203\\e\\\\e]4;7;\(text)\\e\\\\e]11;\(text)\\e\\")
      XCTAssertEqual(terminal.paletteColor(7), color ?? 0x010203, text)
      XCTAssertEqual(terminal.dynamicColor(11), color ?? 0, text)
    }
  }
}
