import Terminal
import VirtualTerminal
import XCTest

final class ModesAndReportsTests: XCTestCase {
  func testAlternateScreenLeavesThePrimaryOneAsItWas() {
    let terminal = VirtualTerminal(6, 2, "shell\\e[?1049halt")
    XCTAssertEqual(terminal.lines, ["     a", "lt"])
    XCTAssertTrue(terminal.isAlternateScreen)
    terminal.type("\\e[?1049l!")
    XCTAssertEqual(terminal.lines, ["shell!", ""])
  }

  func testOldAlternateScreens() {
    XCTAssertEqual(VirtualTerminal(4, 1, "a\\e[?47h\rb\\e[?47l").lines, ["a"])
    XCTAssertEqual(VirtualTerminal(4, 1, "a\\e[?1047h\rb\\e[?1047l\\e[?47h").lines, [""])
  }

  func testModesAreTold() {
    let terminal = VirtualTerminal(4, 1, "\\e[?2004h\\e[?2004$p\\e[?25$p\\e[4$p\\e[?31337$p")
    XCTAssertEqual(terminal.answer, "\\e[?2004;1$y\\e[?25;1$y\\e[4;2$y\\e[?31337;0$y")
    XCTAssertTrue(terminal.modes.contains(.bracketedPaste))
  }

  func testAttributesAndStatus() {
    let terminal = VirtualTerminal(9, 3, "\\e[c\\e[5n\\e[2;3H\\e[6n\\e[>q")
    XCTAssertEqual(
      terminal.answer,
      "\\e[?65;1;4;6;9;15;21;22;28c\\e[0n\\e[2;3R\\eP>|VirtualTerminal(1)\\e\\")
    XCTAssertEqual(terminal.answer, "")
  }

  func testSettingsAreTold() {
    let terminal = VirtualTerminal(80, 24, "\\e[1;4;31;48;5;200m\\e[3;20r\\eP$qm\\e\\\\eP$qr\\e\\")
    XCTAssertEqual(terminal.answer, "\\eP1$r0;1;4;31;48:5:200m\\e\\\\eP1$r3;20r\\e\\")
    terminal.type("\\eP$qz\\e\\\\e[4 q\\eP$q q\\e\\")
    XCTAssertEqual(terminal.answer, "\\eP0$r\\e\\\\eP1$r4 q\\e\\")
  }

  func testSizesAndColoursAreTold() {
    let terminal = VirtualTerminal(
      80, 24, "\\e[18t\\e]4;1;#102030\u{07}\\e]4;1;?\u{07}\\e]11;?\\e\\")
    XCTAssertEqual(
      terminal.answer,
      "\\e[8;24;80t\\e]4;1;rgb:1010/2020/3030\u{07}\\e]11;rgb:0000/0000/0000\\e\\")
  }

  func testNeitherTitleNorClipboardComesBackAsInput() {
    let terminal = VirtualTerminal(
      9, 1, "\\e]0;rm -rf\u{07}\\e[21t\\e]52;c;aGk=\u{07}\\e]52;c;?\u{07}")
    XCTAssertEqual(terminal.title, "rm -rf")
    XCTAssertEqual(terminal.answer, "\\e]l\\e\\")
    XCTAssertEqual(terminal.clipboardWrites, [ClipboardWrite(selection: "c", data: [0x68, 0x69])])
  }

  func testCursorShapeAndVisibility() {
    let cursor = VirtualTerminal(4, 1, "\\e[6 q\\e[?25l").cursor
    XCTAssertEqual(cursor.shape, .bar)
    XCTAssertFalse(cursor.isVisible || cursor.blinks)
  }

  func testSynchronisedUpdatesAreCounted() {
    let terminal = VirtualTerminal(4, 1, "\\e[?2026ha\\e[?2026l\\e[?2026h")
    XCTAssertEqual(terminal.synchronizedFrames, 1)
    XCTAssertTrue(terminal.modes.contains(.synchronizedOutput))
  }

  func testSoftResetKeepsTheScreenAndHardResetClearsIt() {
    let terminal = VirtualTerminal(4, 2, "ab\\e[4h\\e[?25l\\e[1m\\e[!p")
    XCTAssertEqual(terminal.lines, ["ab", ""])
    XCTAssertTrue(terminal.cursor.isVisible)
    XCTAssertFalse(terminal.modes.contains(.insert))
    terminal.type("\\e[?2004h\\ec")
    XCTAssertEqual(terminal.lines, ["", ""])
    XCTAssertEqual(terminal.modes, .initial)
  }

  /// As in xterm, a VT52's addresses count from the margins in origin mode, so that none of a cursor is negative.
  func testVT52AddressesHeedOriginMode() {
    let terminal = VirtualTerminal(8, 5, "\\e[3;4r\\e[?6h\\e[?2l\\eHx\\eY\"#y\\e<\\e[6n")
    XCTAssertEqual(terminal.lines, ["", "", "x", "   y", ""])
    XCTAssertEqual(terminal.answer, "\\e[2;5R")
  }

  func testVT52() {
    let terminal = VirtualTerminal(8, 3, "\\e[?2l\\eY\"#x\\eH\\eKab\\eD\\eZ\\e<\\e[3;1H!")
    XCTAssertEqual(terminal.lines, ["ab", "", "!  x"])
    XCTAssertEqual(terminal.answer, "\\e/Z")
  }

  func testWhatIsNotUnderstoodIsWrittenDown() {
    let terminal = VirtualTerminal(4, 1, "\\e[?9999h\\e[5=z\\e!x")
    XCTAssertEqual(terminal.unrecognizedCount, 3)
    XCTAssertEqual(terminal.unrecognized[0], "CSI ?9999h: mode 9999")
  }

  /// The strings of ncurses' entries for the terminals that we claim to be.
  func testEverythingThatNcursesSendsIsUnderstood() {
    let strings = [
      "\\e[Z", "\u{07}", "\r", "\\e[3;7r", "\\e[3g", "\\e[H\\e[2J", "\\e[1K", "\\e[K", "\\e[J",
      "\\e[5G", "\\e[3;4H", "\n", "\\e[H", "\\e[?25l", "\u{08}", "\\e[?12l\\e[?25h", "\\e[C",
      "\\e[A", "\\e[?12;25h", "\\e[P", "\\e[M", "\\e[4P", "\\e[4M", "\\e[2B", "\\e[2@", "\\e[2L",
      "\\e(0", "\\e[5m", "\\e[1m", "\\e[?1049h\\e[22;0;0t", "\\e[2m", "\\e[4h", "\\e[8m", "\\e[7m",
      "\\e[3m", "\\e[4m", "\\e[5X", "\\e(B", "\\e(B\\e[m", "\\e[?1049l\\e[23;0;0t", "\\e[4l",
      "\\e[27m", "\\e[23m", "\\e[24m", "\\e[?5h\\e[?5l", "\\e[!p\\e[?3;4l\\e[4l\\e>", "\\e[L", "\t",
      "\\e]104\u{07}", "\\e]4;3;rgb:10/20/30\\e\\", "\\e[?1h\\e=", "\\e[?1l\\e>", "\\e[?1034h",
      "\\e[i", "\\e[4i", "\\e[5i", "\\ec\\e]104\u{07}", "\\e8", "\\e[5d", "\\e7", "\\e[2S", "\\eM",
      "\\e[38;5;200m", "\\e[38:2::10:20:30m", "\\e[93m", "\\e[103m", "\\e[39;49m", "\\eH",
      "\\e[6n", "\\e[c", "\\e[?2004h", "\\e[?2004l", "\\e[200~", "\\e[?1006;1000h", "\\e[>c",
      "\\e[2 q", "\\e]112\u{07}", "\\e]12;red\u{07}", "\\e[3J", "\\e[>4;1m", "\\e[?1004h",
      "\\e[58:5:3m", "\\e[4:3m", "\\e[9m", "\\e[29m", "\\e[?2026h", "\\e[?69h\\e[2;5s", "\\e[b",
      "\\e]0;title\u{07}", "\\e[?7727h", "\\e)0", "\u{0E}", "\u{0F}", "\\e[10m", "\\e[11m",
      "\\e]R", "\\eD", "\\eE", "\\e[I", "\\e#8", "\\e[?25h\\e[?0c", "\\e[>q", "\\e[?1;0;256S",
    ]
    let known = ["mode 1034", "200~", "mode 7727", "?0c", "?1;0;256S"]
    for string in strings {
      let terminal = VirtualTerminal(80, 24, "text" + string)
      let strange = terminal.unrecognized.filter { note in !known.contains { note.contains($0) } }
      XCTAssertEqual(strange, [], string)
    }
  }

  /// DEC's VT510 manual, DECRQM: 1 set, 2 reset, 4 always reset, 0 not known.
  func testEveryModeIsTold() {
    for mode in Mode.allCases where mode != .ansi && mode != .columns132 {
      let terminal = VirtualTerminal(20, 4)
      let prefix = mode.isANSI ? "" : "?"
      terminal.type("\\e[\(prefix)\(mode.number)h")
      if mode == .resizeReports { _ = terminal.takeReplies() }
      terminal.type("\\e[\(prefix)\(mode.number)$p\\e[\(prefix)\(mode.number)l")
      terminal.type("\\e[\(prefix)\(mode.number)$p")
      // Saving a cursor is done, not kept.
      let values = mode == .saveCursor ? [2, 2] : [1, 2]
      let told = values.map { "\\e[\(prefix)\(mode.number);\($0)$y" }.joined()
      XCTAssertEqual(terminal.answer, told, "\(mode)")
    }
    XCTAssertEqual(
      VirtualTerminal(20, 4, "\\e[13$p\\e[?60$p\\e[?4711$p").answer,
      "\\e[13;4$y\\e[?60;4$y\\e[?4711;0$y")
  }

  /// DEC's VT510 manual and xterm's control sequences, DECRQSS.
  func testEverySettingIsTold() {
    let terminal = VirtualTerminal(20, 4, "\\e[?69h\\e[2;3r\\e[3;9s\\e[4 q\\e[1\"q\\e[2*x\\e[>4;1m")
    let told = [
      "r": "2;3r", "s": "3;9s", " q": "4 q", "\"q": "1\"q", "*x": "2*x", "t": "4t",
      "$|": "20$|", "*|": "4*|", "\"p": "65;1\"p", "m": "0m", "$}": "0$}", "$~": "0$~",
    ]
    for (name, value) in told {
      terminal.type("\\eP$q\(name)\\e\\")
      XCTAssertEqual(terminal.answer, "\\eP1$r\(value)\\e\\", name)
    }
  }

  /// xterm's control sequences, modes 45 and 1045 (patch 383): the first goes back within text that was
  /// wrapped, the second over every edge.
  func testReverseWrap() {
    XCTAssertEqual(VirtualTerminal(5, 3, "\\e[?1045h\\e[2;1H\u{08}").place, [4, 0])
    XCTAssertEqual(VirtualTerminal(5, 3, "\\e[?1045h\u{08}").place, [4, 2])
    XCTAssertEqual(VirtualTerminal(5, 3, "\\e[?45h\\e[2;1H\u{08}").place, [0, 1])
    XCTAssertEqual(VirtualTerminal(5, 3, "\\e[?45habcdefg\\e[3D").place, [4, 0])
    XCTAssertEqual(VirtualTerminal(5, 3, "\\e[?45habcdefg\\e[99D").place, [0, 0])
    XCTAssertEqual(VirtualTerminal(5, 4, "\\e[?45hab\r\nabcdefg\\e[99D").place, [0, 1])
    XCTAssertEqual(VirtualTerminal(5, 3, "\\e[?7l\\e[?1045h\\e[2;1H\u{08}").place, [0, 1])
    XCTAssertEqual(VirtualTerminal(5, 3, "\\e[?45h\\e[?1045h\\e[!p\\e[2;1H\u{08}").place, [0, 1])
  }

  /// DEC's VT510 manual: the answer to DECCKSR names the request; DECSACE is told as it was set.
  func testChecksumOfMacrosAndExtentOfAttributes() {
    let terminal = VirtualTerminal(
      20, 4, "\\e[?63;123n\\eP$q*x\\e\\\\e[1*x\\eP$q*x\\e\\\\e[3*x\\eP$q*x\\e\\")
    XCTAssertEqual(
      terminal.answer,
      "\\eP123!~0000\\e\\\\eP1$r0*x\\e\\\\eP1$r1*x\\e\\\\eP1$r1*x\\e\\")
  }

  /// xterm's control sequences, XTREPORTSGR.
  func testCommonAttributes() {
    let terminal = VirtualTerminal(5, 3, "\\e[1;31ma\\e[4mb\\e[m\\e[1;1;1;2#|")
    XCTAssertEqual(terminal.answer, "\\e[0;1;31m")
  }
}
