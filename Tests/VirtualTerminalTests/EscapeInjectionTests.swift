import Terminal
import VirtualTerminal
import XCTest

/// The classic holes of terminals, each class with the entries of CVE that made it known.
final class EscapeInjectionTests: XCTestCase {
  private let evil = "; touch /tmp/owned\r\n#"

  /// What the terminal answers, having read `text`.
  private func answer(_ text: String) -> String { VirtualTerminal(40, 6, text).answer }

  private func assertSilent(_ text: String, line: UInt = #line) {
    let answer = answer(text)
    XCTAssertFalse(answer.contains("owned"), answer, line: line)
    XCTAssertFalse(answer.contains("\r") || answer.contains("\n"), answer, line: line)
  }

  /// CVE-2003-0063 (xterm), CVE-2022-46387 and CVE-2023-39150 (ConEmu), CVE-2024-38395 (iTerm2),
  /// CVE-2024-56803 (Ghostty): a title that is told becomes input.
  func testTitleIsNeverReportedBack() {
    let terminal = VirtualTerminal(
      40, 6, "\\e]0;\(evil)\u{07}\\e[22t\\e[21t\\e[20t\\e[>1;3t\\e[21t")
    XCTAssertEqual(terminal.answer, "\\e]l\\e\\\\e]L\\e\\\\e]l\\e\\")
  }

  /// CVE-2008-2383 (xterm), CVE-2022-45872 (iTerm2), CVE-2022-47583 (mintty): a setting that is not
  /// known comes back within the refusal.
  func testUnknownSettingsAreRefusedWithoutTheirName() {
    // A capability is named in hexadecimal digits, as it was asked for: they are no command.
    XCTAssertEqual(answer("\\eP$q\(evil)\\e\\"), "\\eP0$r\\e\\")
    XCTAssertEqual(answer("\\eP$qm\(evil)\\e\\"), "\\eP0$r\\e\\")
    XCTAssertEqual(answer("\\eP+q\(evil)\\e\\").replacing("\\eP0+r\\e\\", with: ""), "")
    let hex = evil.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    XCTAssertEqual(answer("\\eP+q\(hex)\\e\\"), "\\eP0+r\(hex.uppercased())\\e\\")
  }

  /// CVE-2022-45063 (xterm), CVE-2023-39726 (mintty): the name of a font comes back.
  func testFontIsNeverReportedBack() {
    XCTAssertEqual(answer("\\e]50;\(evil)\u{07}\\e]50;?\u{07}\\e]50;?+1\u{07}"), "")
  }

  /// CVE-2020-35605 (kitty), CVE-2023-40359 (xterm), CVE-2021-33477 (rxvt-unicode): what was wrong
  /// with a picture is told in the program's own words.
  func testErrorsAndGraphicsAnswersHoldNumbersAndOurWordsOnly() {
    assertSilent("\\e_Gi=1,a=\(evil),t=\(evil);\(evil)\\e\\")
    assertSilent("\\e_Gi=1\(evil),a=q;\(evil)\\e\\")
    assertSilent("\\e_Ga=p,i=99\(evil);\(evil)\\e\\")
    assertSilent("\\eGQ\(evil)\\eG\(evil)")
    assertSilent(
      "\\e[?1;1;\(evil)S\\e]4;1;\(evil)\u{07}\\e]4;1;?\u{07}\\e]10;\(evil)\u{07}\\e]10;?\u{07}")
    assertSilent("\\e]1337;ReportVariable=\(evil)\u{07}\\e]1337;ReportCellSize\(evil)\u{07}")
    assertSilent(
      "\\e]22;\(evil)\\e\\\\e]22;?\(evil)\\e\\\\e]99;i=\(evil):p=?;\\e\\\\e[?4m\\e[?\(evil)m")
  }

  /// CVE-2003-0021 (Eterm), ConEmu's OSC 9 ; 7, CVE-2019-9535 (iTerm2), CVE-2022-41322 (kitty): a
  /// sequence starts a program or opens a file. Here a notification is a record and a file is refused.
  func testNothingIsStartedOpenedOrWritten() {
    let terminal = VirtualTerminal(40, 6)
    terminal.type("\\e]9;7;touch /tmp/owned\u{07}\\e]777;notify;a;b\u{07}\\e]99;;\(evil)\\e\\")
    XCTAssertEqual(terminal.notifications.count, 2)
    terminal.type("\\e[0i\\e[5i\\e[4i\\e[?5i\\e]1337;File=name=YQ==;inline=0:QQ==\u{07}")
    XCTAssertEqual(terminal.pictures, [])
    for medium in ["f", "t", "s"] {
      terminal.type("\\e_Ga=T,i=1,t=\(medium),f=100;L2V0Yy9wYXNzd2Q=\\e\\")
    }
    XCTAssertEqual(terminal.pictures, [])
    XCTAssertEqual(
      terminal.answer,
      String(repeating: "\\e_Gi=1;EINVAL:only direct data is taken\\e\\", count: 3))
  }

  /// CVE-2022-46663 (less), CVE-2021-25743 (kubectl), CVE-2024-52005 (git), CVE-2024-32487 (less): a
  /// tool lets sequences pass. Text taken from the screen has none, whatever was printed.
  func testTextOfTheScreenHasNoControls() {
    let terminal = VirtualTerminal(
      40, 6, "\\e]8;;http://x\u{1}y\\e\\a\u{9B}31mb\u{7F}\u{85}c\u{0}d")
    XCTAssertFalse(
      terminal.surface.text.unicodeScalars.contains {
        $0.properties.generalCategory == .control && $0 != "\n"
      })
  }

  /// OSC 52: reading the clipboard gives a secret away, writing it plants a command.
  func testClipboardIsNeitherReadNorReached() {
    let terminal = VirtualTerminal(40, 6, "\\e]52;c;cm0gLXJm\u{07}\\e]52;c;?\u{07}\\e]52;;?\\e\\")
    XCTAssertEqual(terminal.answer, "")
    XCTAssertEqual(terminal.clipboardWrites.map(\.selection), ["c"])
  }

  /// CVE-2023-46321 (iTerm2), CVE-2025-49091 (Konsole): a link's address is run. Here it is text of a
  /// cell, of a bounded length.
  func testLinksAreTextOnlyAndBounded() {
    let terminal = VirtualTerminal(40, 6, "\\e]8;;telnet://-oProxyCommand=owned\\e\\x")
    XCTAssertEqual(terminal.link(at: .zero), "telnet://-oProxyCommand=owned")
    XCTAssertEqual(terminal.answer, "")
    let long = String(repeating: "a", count: 5000)
    terminal.type("\\e]8;;http://\(long)\\e\\\\e[1;1Hy")
    XCTAssertNotEqual(terminal.link(at: .zero)?.count, 5007)
  }

  /// CVE-2019-17068 (PuTTY), CVE-2021-31701 (mintty): a paste closes its own brackets.
  func testPasteCannotCloseItsBrackets() throws {
    let terminal = VirtualTerminal(40, 6, "\\e[?2004h")
    let close = "\u{1B}[201~"
    for paste in ["\(close)\(evil)", "\u{1B}[20\(close)1~\(evil)", "\(close)\(close)"] {
      let bytes = String(decoding: try terminal.encode(.paste(paste)), as: UTF8.self)
      XCTAssertEqual(bytes.components(separatedByText: close), 2, bytes)
    }
  }

  /// CVE-2021-27135 (xterm), CVE-2012-2738 (VTE), CVE-2022-24130 (xterm's sixels): marks, counts and
  /// pictures beyond all measure.
  func testMarksCountsAndPicturesHaveBounds() {
    let terminal = VirtualTerminal(40, 6, "a" + String(repeating: "\u{301}", count: 100_000))
    XCTAssertLessThanOrEqual(terminal.details(row: 0).cells[0].text.unicodeScalars.count, 16)
    terminal.type("\\e[" + String(repeating: "1;", count: 100_000) + "m")
    terminal.type("\\e[999999999999999999999999;99999999999999H\\e[99999999999b\\e[9999999999L")
    terminal.type("\\ePq\"1;1;999999999;999999999#1!999999999~\\e\\")
    terminal.type("\\eP9q" + String(repeating: "!9999~-", count: 2000) + "\\e\\")
    // The same pixels over and over.
    terminal.type("\\eP9;1q" + String(repeating: "!4096~$", count: 100_000) + "\\e\\")
    XCTAssertLessThanOrEqual(
      terminal.pictures.reduce(0) { $0 + $1.content.bytes.count }, 64 << 20)
    XCTAssertEqual(terminal.size, Size(40, 6))
  }

  /// CVE-2006-7236, CVE-2024-37535 (VTE), CVE-2021-28848 (mintty), CVE-2021-33500 (PuTTY): a flood of
  /// resizes, window operations and titles.
  func testFloodsOfWindowOperationsChangeNothing() {
    let terminal = VirtualTerminal(40, 6)
    terminal.type(
      "\\e[8;99999;99999t\\e[4;99999;99999t\\e[3;1;1t\\e[9;1t\\e[10;1t\\e[99999t\\e[*|\\e[999$|")
    XCTAssertEqual(terminal.size, Size(40, 6))
    let flood = "\\e[22t\\e]0;x\u{07}\\e[18t\\e[>1u\\e[#{\\e]133;A\u{07}"
    terminal.type(String(repeating: flood, count: 20_000))
    XCTAssertLessThan(terminal.takeReplies().count, 1 << 21)
    for _ in 0..<100 { terminal.type("\\e[?40h\\e[?3h\\e[?3l") }
    XCTAssertEqual(terminal.size.columns, 80)
  }

  /// CVE-2021-42574 (Trojan Source): marks that turn text round. They are kept where they stand, in
  /// the order of memory: the screen shows what a compiler reads.
  func testDirectionMarksDoNotReorderCells() {
    let terminal = VirtualTerminal(40, 1, "a\u{202E}bc\u{2066}d\u{2069}e\u{200B}f")
    let letters = terminal.surface.text.unicodeScalars.filter { $0.isASCII && $0 != "\n" }
    XCTAssertEqual(String(String.UnicodeScalarView(letters)), "abcdef")
    XCTAssertEqual(terminal.place, [6, 0])
  }

  /// CVE-2023-29491 (ncurses): a terminfo file from TERM. The terminal reads no such file: its
  /// answers come from its own table, whatever the environment says.
  func testCapabilitiesComeFromNoFile() {
    XCTAssertEqual(answer("\\eP+q544E\\e\\"), "\\eP1+r544E=787465726D2D323536636F6C6F72\\e\\")
  }
}

extension String {
  /// How many pieces a text cuts this one into.
  fileprivate func components(separatedByText separator: String) -> Int {
    var count = 1
    var rest = self[...]
    while let range = rest.firstRange(of: separator) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
