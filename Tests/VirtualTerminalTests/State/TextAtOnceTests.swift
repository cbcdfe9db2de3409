import Core
import Terminal
import VirtualTerminal
import XCTest

/// Text that comes at once, and the same byte by byte: the terminal takes two ways.
final class TextAtOnceTests: XCTestCase {
  private static let settings = [
    "", "", "\u{1B}[?2027h", "\u{1B}[?2027h", "\u{1B}[?69h\u{1B}[2;5s", "\u{1B}[4h", "\u{1B}[?7l",
    "\u{1B}#6", "\u{1B}(0", "\u{1B}[1\"q", "\u{1B}[?2027h\u{1B}[?69h\u{1B}[2;6s", "\u{1B}[41m",
  ]
  private static let parts = [
    "漢字", "日", "é", "русский", "한국", "\u{1112}\u{1161}\u{11AB}", "e\u{301}", "a\u{308}\u{301}", "क्षि",
    "กำ", "─│", "😀", "❤\u{FE0F}", "❤", "\u{FE0F}", "\u{200D}", "👨\u{200D}👩\u{200D}👧", "👍🏽", "🇩🇪", "🇩",
    "\u{600}", "\u{600}a", "🏴\u{E0067}\u{E007F}", "x", "y z", " ", "long ascii words", "\r",
    "\u{8}",
    "\u{1B}[C", "\u{1B}[2D", "\u{1B}[31m", "\u{1B}[m", "\u{1B}[H", "\u{1B}[2;3H", "\u{1B}[K",
    "\r\n",
    "\u{1B}[2b", "\u{85}", "\u{AD}",
  ]

  func testTextAtOnceIsTextByteByByte() {
    var random = SeededRandom(seed: 2027)
    for round in 0..<600 {
      let size = [Size(7, 3), Size(20, 4), Size(2, 2), Size(1, 2)][round % 4]
      let setting = Self.settings[round / 4 % Self.settings.count]
      let text = (0..<Int.random(in: 1..<40, using: &random)).map { _ in
        Self.parts.randomElement(using: &random) ?? ""
      }.joined()
      let (once, cut) = (VirtualTerminal(size: size), VirtualTerminal(size: size))
      // Twice, over what stands there; then what tells of the character before the cursor.
      let behind = round % 2 == 0 ? "\u{1B}[b" : "\u{200D}😀"
      for bytes in [setting + text, "\u{1B}[1;2H" + text, behind].map({ Array($0.utf8) }) {
        once.feed(bytes)
        for byte in bytes { cut.feed(CollectionOfOne(byte)) }
        XCTAssertEqual(once.screenState, cut.screenState, "\(size) \(setting) \(text)")
      }
      XCTAssertEqual(once.scrollbackDetails, cut.scrollbackDetails, "\(size) \(setting) \(text)")
    }
  }
}
