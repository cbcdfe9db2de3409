import Foundation
import Terminal
import VirtualTerminal
import XCTest

/// The table of what is understood, held against what is understood.
final class SupportedSequenceTests: XCTestCase {
  private typealias Form = SupportedSequence.Form

  private func isUnderstood(_ text: String) -> Bool {
    let terminal = VirtualTerminal(size: Size(4, 2), scrollback: 0)
    terminal.feed(text.utf8)
    return terminal.unrecognizedCount == 0 && terminal.takeMessages().isEmpty
  }

  private func isUnderstood(any texts: [String]) -> Bool { texts.contains { isUnderstood($0) } }

  private static let intermediates = [""] + (0x20...0x2F).map { String(UnicodeScalar(UInt8($0))) }
  private static let prefixes = ["", "<", "=", ">", "?"]
  private static let finals = (0x40...0x7E).map { String(UnicodeScalar(UInt8($0))) }

  /// The texts of the table's entries that `pick` takes.
  private func table<Key: Hashable>(_ pick: (Form) -> Key?) -> Set<Key> {
    Set(SupportedSequence.all.compactMap { pick($0.form) })
  }

  private func assertSame<Key: Hashable>(
    _ understood: Set<Key>, _ table: Set<Key>, line: UInt = #line
  ) {
    XCTAssertEqual(
      understood.subtracting(table), [], "understood and not in the table", line: line)
    XCTAssertEqual(table.subtracting(understood), [], "in the table, not understood", line: line)
  }

  func testTheArticleIsUpToDate() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/VirtualTerminal/VirtualTerminal.docc/Sequences.md")
    let article = try String(contentsOf: sources, encoding: .utf8)
    XCTAssertEqual(article, SupportedSequence.article, "run make sequences")
  }

  func testEachExampleIsUnderstood() {
    for sequence in SupportedSequence.all {
      XCTAssertTrue(isUnderstood(sequence.example), "\(sequence.notation) \(sequence.name)")
    }
  }

  func testNoFunctionStandsTwice() {
    XCTAssertEqual(Set(SupportedSequence.all.map(\.form)).count, SupportedSequence.all.count)
  }

  func testControls() {
    let understood = (UInt8(0)...0x1F).filter { isUnderstood(String(UnicodeScalar($0))) }
    assertSame(Set(understood), table { if case .control(let byte) = $0 { byte } else { nil } })
  }

  func testEscapeSequences() {
    var understood = Set<String>()
    let finals = (0x30...0x7E).map { String(UnicodeScalar(UInt8($0))) }
    for first in Self.intermediates {
      for second in first.isEmpty ? [""] : Self.intermediates {
        for final in finals where isUnderstood("\u{1B}\(first)\(second)\(final)") {
          understood.insert(first + second + final)
        }
      }
    }
    assertSame(understood, table { if case .escape(let text) = $0 { text } else { nil } })
  }

  func testControlSequences() {
    var understood = Set<String>()
    let parameters = ["", "0", "1", "2", "4", "5", "6", "11", "1;1"]
    for prefix in Self.prefixes {
      for intermediate in Self.intermediates {
        for final in Self.finals {
          let texts = parameters.map { "\u{1B}[\(prefix)\($0)\(intermediate)\(final)" }
          if isUnderstood(any: texts) { understood.insert(prefix + intermediate + final) }
        }
      }
    }
    assertSame(understood, table { if case .sequence(let text) = $0 { text } else { nil } })
  }

  func testNoSequenceWithTwoIntermediatesIsUnderstood() {
    for text in ["!!p", "$ q", "\"\"q", "?$$p", "*$x"] {
      XCTAssertFalse(isUnderstood("\u{1B}[1\(text)"), text)
    }
    XCTAssertFalse(isUnderstood("\u{1B}P$$qm\u{1B}\\"))
  }

  func testFirstParameters() {
    let ranges = ["J": 9, "K": 9, "n": 100, "?n": 1000, "t": 24, "m": 120]
    for (text, last) in ranges {
      let prefix = text.count > 1 ? String(text.prefix(1)) : ""
      let understood = (0...last).filter { isUnderstood("\u{1B}[\(prefix)\($0)\(text.suffix(1))") }
      assertSame(
        Set(understood),
        table { if case .parameter(text, let value) = $0 { value } else { nil } })
    }
  }

  func testDeviceControlStrings() {
    var understood = Set<String>()
    for prefix in Self.prefixes {
      for intermediate in Self.intermediates {
        for final in Self.finals {
          let texts = ["", "1", "2"].map { "\u{1B}P\(prefix)\($0)\(intermediate)\(final)m\u{1B}\\" }
          if isUnderstood(any: texts) { understood.insert(prefix + intermediate + final) }
        }
      }
    }
    assertSame(
      understood,
      table { if case .deviceControl(let text) = $0 { text.filter { !$0.isNumber } } else { nil } })
  }

  func testOperatingSystemCommands() {
    let texts = ["", "A", "?", "notify;a;b", "SetMark"]
    let understood = (0...2000).filter { number in
      isUnderstood(any: texts.map { "\u{1B}]\(number);\($0)\u{1B}\\" })
    }
    assertSame(
      Set(understood), table { if case .systemCommand(let number) = $0 { number } else { nil } })
  }

  func testApplicationCommands() {
    let understood = Self.finals.filter { isUnderstood("\u{1B}_\($0)\u{1B}\\") }
    assertSame(
      Set(understood),
      table { if case .applicationCommand(let letter) = $0 { letter } else { nil } })
  }

  func testModes() {
    let ansi = (0...200).filter { isUnderstood("\u{1B}[\($0)h") }
    assertSame(Set(ansi), table { if case .ansiMode(let number) = $0 { number } else { nil } })
    let dec = (0...9999).filter { isUnderstood("\u{1B}[?\($0)h") }
    assertSame(Set(dec), table { if case .privateMode(let number) = $0 { number } else { nil } })
    XCTAssertEqual(ansi.count + dec.count, Mode.allCases.count)
  }

  func testVT52() {
    let finals = (0x20...0x7E).map { String(UnicodeScalar(UInt8($0))) }
    let understood = finals.filter { isUnderstood("\u{1B}[?2l\u{1B}\($0)!!") }
    assertSame(Set(understood), table { if case .vt52(let text) = $0 { text } else { nil } })
  }
}
