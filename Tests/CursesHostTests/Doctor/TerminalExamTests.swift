import Core
import Terminal
import XCTest

@testable import CursesHost

/// The questions of a doctor to a terminal, and the findings from its answers.
final class TerminalExamTests: XCTestCase {
  private func answers(_ text: String) -> TerminalAnswers { TerminalAnswers(Array(text.utf8)) }

  func testAnswersOfAnAbleTerminal() {
    let answers = answers(
      "\u{1B}[5;2R\u{1B}[5;3R\u{1B}P>|foot(1.16)\u{1B}\\\u{1B}[?0u\u{1B}[?1006;2$y\u{1B}[?2026;0$y"
        + "\u{1B}]11;rgb:1c1c/1b1b/2222\u{1B}\\\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[6;20;10t\u{1B}[?62;4;52c"
    )
    XCTAssertEqual(answers.widths, [1, 2])
    XCTAssertEqual(answers.version, "foot(1.16)")
    XCTAssertEqual(answers.keyboardFlags, 0)
    XCTAssertEqual(answers.modes, [1006: 2, 2026: 0])
    XCTAssertEqual(answers.cellPixels, Size(10, 20))
    XCTAssertEqual(answers.attributes, [62, 4, 52])
    XCTAssertTrue(answers.hasBackground)
    XCTAssertTrue(answers.takesKittyPictures)
  }

  /// Typed keys, halves and rubbish among them harm nothing.
  func testWhatIsNoAnswerIsPassedOver() {
    XCTAssertEqual(answers("abc\u{1B}[A\u{1B}OP\u{1B}[?62c").attributes, [62])
    XCTAssertEqual(answers("\u{1B}]11;rgb:ff"), TerminalAnswers())
    XCTAssertEqual(answers("\u{1B}[99999999999999999999R"), TerminalAnswers())
    XCTAssertEqual(answers("\u{1B}"), TerminalAnswers())
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<500 {
      let bytes = (0..<40).map { _ in
        UInt8.random(in: 0...1, using: &generator) == 0
          ? UInt8.random(in: 0...255, using: &generator)
          : [0x1B, 0x5B, 0x3F, 0x3B, 0x63].randomElement()!
      }
      _ = TerminalAnswers(bytes)
    }
  }

  func testQuestionsThatATerminalWouldShowAreNotPut() throws {
    XCTAssertNil(TerminalExam.questions([:]))
    XCTAssertNil(TerminalExam.questions(["TERM": "dumb"]))
    let console = try XCTUnwrap(TerminalExam.questions(["TERM": "linux"]))
    XCTAssertTrue(console.hasSuffix("\u{1B}[c"))
    XCTAssertFalse(console.contains("\u{1B}]11"))
    let able = try XCTUnwrap(TerminalExam.questions(["TERM": "xterm-256color"]))
    XCTAssertTrue(able.contains("\u{1B}_G") && able.contains("\u{1B}[?1006$p"))
    let inside = try XCTUnwrap(TerminalExam.questions(["TERM": "tmux-256color", "TMUX": "x"]))
    XCTAssertFalse(inside.contains("\u{1B}_G"))
  }

  /// Clusters may be measured whole or by their parts; all else has one width.
  func testWidthsOfClustersAndOfTheirPartsAreRight() throws {
    func find(_ widths: [Int]) throws -> Finding {
      var exam = TerminalExam(environment: ["TERM": "dumb"])
      exam.answers.widths = widths
      let findings = TerminalFindings(environment: [:], exam: exam, language: .english).all
      return try XCTUnwrap(findings.first { $0.topic == "width" })
    }
    XCTAssertEqual(try find([1, 1, 1, 2, 2, 2, 2, 2]).state, .good)
    XCTAssertEqual(try find([1, 1, 1, 2, 2, 1, 6, 2]).state, .good)
    let wrong = try find([2, 1, 1, 2, 2, 2, 5, 2])
    XCTAssertEqual(wrong.state, .limited)
    XCTAssertEqual(wrong.found, "e + U+0301 2 for 1, U+1F469 U+200D … 5 for 2")
  }

  func testReportInBothLanguages() {
    let findings = [
      Finding("mouse", .good, "SGR (1006)"),
      Finding("locale", .limited, "C\u{1B}[31m", consequence: "so", remedy: "LANG=C.UTF-8"),
    ]
    XCTAssertEqual(
      DoctorReport.lines(findings, .english),
      [
        "good     mouse   SGR (1006)", "limited  locale  C\u{FFFD}[31m", "                 so",
        "                 to mend it: LANG=C.UTF-8",
      ])
    XCTAssertEqual(DoctorReport.lines(findings, .russian)[0], "хорошо   мышь    SGR (1006)")
    XCTAssertEqual(findings[0].members.map(\.name), ["topic", "state", "found"])
  }

  /// Long lines go on below their own beginning, on a narrow terminal below their topic.
  func testReportIsAsWideAsTheTerminal() {
    let findings = [
      Finding("mouse", .good, "SGR (1006)"),
      Finding(
        "locale", .limited, "C", consequence: "letters of other languages are not drawn",
        remedy: "LANG=C.UTF-8"),
    ]
    XCTAssertEqual(
      DoctorReport.lines(findings, .english, columns: 48),
      [
        "good     mouse   SGR (1006)", "limited  locale  C",
        "                 letters of other languages are", "                 not drawn",
        "                 to mend it: LANG=C.UTF-8",
      ])
    XCTAssertEqual(
      DoctorReport.lines(findings, .russian, columns: 40),
      [
        "хорошо  мышь", "  SGR (1006)", "неполно  локаль", "  C",
        "  letters of other languages are not", "  drawn", "  как исправить: LANG=C.UTF-8",
      ])
  }

  func testAddressesOfProxies() throws {
    let proxy = try XCTUnwrap(ProxyAddress("http://ann:secret@proxy.example:3128/"))
    XCTAssertEqual(proxy.host, "proxy.example")
    XCTAssertEqual(proxy.port, 3128)
    XCTAssertEqual(ProxyAddress("proxy.example")?.port, 1080)
    XCTAssertEqual(ProxyAddress("http://[::1]:8080")?.host, "::1")
    XCTAssertNil(ProxyAddress("http://"))
  }
}
