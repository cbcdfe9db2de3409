import CMoggyTerm
import MoggyTerm
import XCTest

/// The calls of the C library, made by the header.
final class CCallTests: XCTestCase {
  /// The events that callbacks have told.
  private final class Record {
    var output: [UInt8] = []
    var events: [String] = []
  }

  private let record = Record()
  private var terminal: OpaquePointer?

  override func setUp() {
    terminal = moggyterm_create(20, 4, 100)
    var callbacks = moggyterm_callbacks()
    callbacks.output = { user, bytes, count in
      CCallTests.record(user).output += UnsafeBufferPointer(start: bytes, count: count)
    }
    callbacks.title = { user, title in
      CCallTests.record(user).events.append("title " + (title.map { String(cString: $0) } ?? ""))
    }
    callbacks.bell = { CCallTests.record($0).events.append("bell") }
    callbacks.clipboard = { user, selection, data, count in
      let text = String(decoding: UnsafeBufferPointer(start: data, count: count), as: UTF8.self)
      let name = selection.map { String(cString: $0) } ?? ""
      CCallTests.record(user).events.append("clipboard \(name) \(text)")
    }
    moggyterm_set_callbacks(terminal, &callbacks, Unmanaged.passUnretained(record).toOpaque())
  }

  override func tearDown() { moggyterm_destroy(terminal) }

  private static func record(_ user: UnsafeMutableRawPointer?) -> Record {
    guard let user else { preconditionFailure("no user") }
    return Unmanaged<Record>.fromOpaque(user).takeUnretainedValue()
  }

  private func type(_ text: String) { moggyterm_feed(terminal, text, text.utf8.count) }

  private var output: String {
    defer { record.output = [] }
    return String(decoding: record.output, as: UTF8.self)
  }

  private func text(_ call: (UnsafeMutablePointer<CChar>?, Int) -> Int) -> String {
    var buffer = [CChar](repeating: 1, count: 256)
    let count = call(&buffer, buffer.count)
    return String(decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  func testCellsAndTextsOfARow() {
    type("\u{1B}[1;3;4:3;38;5;9;48;2;1;2;3;58;5;7mé日\u{1B}[m x\u{1B}]8;;http://a\u{7}e\u{301}")
    var cells = [moggyterm_cell](repeating: moggyterm_cell(), count: 40)
    XCTAssertEqual(moggyterm_row(terminal, 0, &cells, 40), 20)
    XCTAssertEqual(cells.prefix(6).map(\.character), [0xE9, 0x65E5, 0, 0x20, 0x78, 0x65])
    XCTAssertEqual(cells.prefix(6).map(\.width), [1, 2, 0, 1, 1, 1])
    XCTAssertEqual(cells[0].foreground, 0x0100_0009)
    XCTAssertEqual(cells[0].background, 0x0201_0203)
    XCTAssertEqual(cells[0].underline_color, 0x0100_0007)
    XCTAssertEqual(cells[0].underline, 3)
    XCTAssertEqual(Int(cells[0].attributes), MOGGYTERM_BOLD | MOGGYTERM_ITALIC)
    XCTAssertEqual(cells[3].foreground, 0)
    XCTAssertEqual(text { moggyterm_cell_text(terminal, 5, 0, $0, $1) }, "e\u{301}")
    XCTAssertEqual(text { moggyterm_row_text(terminal, 0, $0, $1) }, "é日 xe\u{301}")
    XCTAssertEqual(text { moggyterm_link(terminal, 5, 0, $0, $1) }, "http://a")
    XCTAssertEqual(text { moggyterm_link(terminal, 4, 0, $0, $1) }, "")
  }

  func testTextsAreCutBetweenCharacters() {
    type("a日b")
    var buffer = [CChar](repeating: 7, count: 6)
    XCTAssertEqual(moggyterm_row_text(terminal, 0, &buffer, 4), 5)
    XCTAssertEqual(buffer, [0x61, 0, 7, 7, 7, 7])
    XCTAssertEqual(moggyterm_row_text(terminal, 0, nil, 0), 5)
  }

  func testScrollbackCursorSizeAndModes() {
    type("one\r\ntwo\r\nthree\r\nfour\r\nfive\u{1B}[?25l\u{1B}[5 q\u{1B}[?2004h")
    XCTAssertEqual(moggyterm_scrollback(terminal), 1)
    XCTAssertEqual(text { moggyterm_row_text(terminal, -1, $0, $1) }, "one")
    let cursor = moggyterm_get_cursor(terminal)
    XCTAssertEqual([cursor.column, cursor.row], [4, 3])
    XCTAssertEqual(
      [cursor.shape, cursor.is_visible, cursor.blinks, cursor.pending_wrap], [2, 0, 1, 0])
    XCTAssertEqual(
      [2004, 25, 7, 4242].map { moggyterm_mode(terminal, $0, 0) }, [1, 0, 1, -1])
    moggyterm_resize(terminal, 3, 9)
    var (columns, rows) = (Int32(0), Int32(0))
    moggyterm_size(terminal, &columns, &rows)
    XCTAssertEqual([columns, rows], [3, 9])
    XCTAssertEqual((-1..<9).filter { moggyterm_is_wrapped(terminal, $0) == 1 }.count, 3)
  }

  func testCallbacksTellAnswersTitleBellAndClipboard() {
    type("\u{1B}[5n\u{1B}]2;A title\u{7}\u{7}\u{7}\u{1B}]52;c;aGk=\u{7}\u{1B}]2;A title\u{7}")
    XCTAssertEqual(output, "\u{1B}[0n")
    XCTAssertEqual(record.events, ["title A title", "bell", "bell", "clipboard c hi"])
    XCTAssertEqual(text { moggyterm_title(terminal, $0, $1) }, "A title")
    moggyterm_set_callbacks(terminal, nil, nil)
    type("\u{7}\u{1B}[5n")
    XCTAssertEqual(output, "")
  }

  func testKeysMousePastesAndFocusAreEncoded() {
    XCTAssertEqual(moggyterm_key(terminal, UInt32(MOGGYTERM_KEY_UP), 0), 1)
    XCTAssertEqual(output, "\u{1B}[A")
    XCTAssertEqual(moggyterm_mouse(terminal, 0, 0, 2, 1, 0), 0, "no mouse mode")
    type("\u{1B}[?1h\u{1B}[?1000;1006h\u{1B}[?2004h\u{1B}[?1004h")
    _ = moggyterm_key(terminal, UInt32(MOGGYTERM_KEY_UP), 0)
    _ = moggyterm_key(terminal, UInt32(MOGGYTERM_KEY_PAGE_DOWN), 4)
    _ = moggyterm_key(terminal, UInt32(MOGGYTERM_KEY_F) + 5, 1)
    _ = moggyterm_key(terminal, 0x63, 4)
    XCTAssertEqual(output, "\u{1B}OA\u{1B}[6;5~\u{1B}[15;2~\u{3}")
    XCTAssertEqual(moggyterm_mouse(terminal, 0, 0, 2, 1, 0), 1)
    XCTAssertEqual(moggyterm_mouse(terminal, 1, 0, 2, 1, 4), 1)
    XCTAssertEqual(moggyterm_mouse(terminal, 4, 1, 2, 1, 0), 1)
    XCTAssertEqual(output, "\u{1B}[<0;3;2M\u{1B}[<16;3;2m\u{1B}[<65;3;2M")
    XCTAssertEqual(moggyterm_paste(terminal, "a\n", 2), 1)
    XCTAssertEqual(moggyterm_focus(terminal, 0), 1)
    XCTAssertEqual(output, "\u{1B}[200~a\r\u{1B}[201~\u{1B}[O")
    XCTAssertEqual(moggyterm_key(terminal, 0x11_0300, 0), 0, "no key")
    XCTAssertEqual(moggyterm_mouse(terminal, 9, 0, 2, 1, 0), 0, "no event")
  }

  func testDirtyRowsAreForgottenOnlyWhereThereWasRoom() {
    var rows = [Int32](repeating: -1, count: 4)
    XCTAssertEqual(moggyterm_dirty_rows(terminal, &rows, 4), 4)
    type("\u{1B}[2Hx\u{1B}[4Hy")
    XCTAssertEqual(moggyterm_dirty_rows(terminal, &rows, 1), 2)
    XCTAssertEqual(moggyterm_dirty_rows(terminal, &rows, 4), 2)
    XCTAssertEqual(rows.prefix(2), [1, 3])
    XCTAssertEqual(moggyterm_dirty_rows(terminal, &rows, 4), 0)
  }

  func testATerminalIsWrittenAndMadeAgain() throws {
    type("\u{1B}[1mkept\u{1B}[3")
    var bytes = [UInt8](repeating: 0, count: moggyterm_encode(terminal, nil, 0))
    XCTAssertEqual(moggyterm_encode(terminal, &bytes, bytes.count), bytes.count)
    let copy = try XCTUnwrap(moggyterm_decode(bytes, bytes.count))
    moggyterm_feed(copy, "2mX", 3)
    XCTAssertEqual(text { moggyterm_row_text(copy, 0, $0, $1) }, "keptX")
    moggyterm_destroy(copy)
    bytes[20] ^= 1
    XCTAssertNil(moggyterm_decode(bytes, bytes.count))
  }

  func testNumbersOutOfRangeAndNothingAreTaken() {
    let small = moggyterm_create(-5, 0, -1)
    moggyterm_feed(small, "x", 1)
    moggyterm_feed(small, nil, 5)
    moggyterm_resize(small, .max, .max)
    moggyterm_resize(small, .min, .min)
    var cell = moggyterm_cell()
    XCTAssertEqual(moggyterm_row(small, .min, &cell, 1), 0)
    XCTAssertEqual(moggyterm_row(small, 0, nil, 1), 0)
    XCTAssertEqual(moggyterm_link(small, .max, .min, nil, 0), 0)
    XCTAssertEqual(moggyterm_mouse(small, .max, .min, .max, .min, .max), 0)
    moggyterm_destroy(small)
    XCTAssertEqual(moggyterm_scrollback(nil), 0)
    moggyterm_destroy(nil)
  }
}
