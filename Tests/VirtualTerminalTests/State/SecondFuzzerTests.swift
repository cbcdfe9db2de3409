import Terminal
import VirtualTerminal
import XCTest

/// The findings of a fuzzer that was written from the article *Sequences* alone, each as short as it gets.
final class SecondFuzzerTests: XCTestCase {
  func testAResetForgetsTheExtentOfAttributes() {
    let terminal = VirtualTerminal(10, 2, "\\e[2*x\\ec\\eP$q*x\\e\\")
    let fresh = VirtualTerminal(10, 2, "\\eP$q*x\\e\\")
    XCTAssertEqual(terminal.answer, fresh.answer)
  }

  /// Outside of the margins the reports would tell negative places.
  func testARestoredCursorIsWithinTheMarginsInOriginMode() {
    for (text, answer) in [
      ("\\e[?6h\\e7\\e[3r\\e8\\e[6n", "\\e[1;1R"),
      ("\\e[?69h\\e[?6h\\e7\\e[3;5s\\e8\\e[6n", "\\e[1;1R"),
      ("\\e[?6h\\e[7;7H\\e7\\e[1;3r\\e8\\e[6n", "\\e[3;7R"),
    ] {
      XCTAssertEqual(VirtualTerminal(12, 7, text).answer, answer, text)
    }
  }

  func testARestoredCursorDoesNotWrapWhereNothingWraps() {
    let terminal = VirtualTerminal(4, 3, "abcd\\e7\\e[?7l\\e8X")
    XCTAssertEqual(terminal.lines[0], "abcX")
    XCTAssertEqual(terminal.lines[1], "")
  }

  func testARestoredCursorWrapsAtTheRightMarginToo() {
    let terminal = VirtualTerminal(6, 3, "\\e[?69h\\e[;2skl\\e7\\e8m")
    XCTAssertEqual(Array(terminal.lines.prefix(2)), ["kl", "m"])
  }

  func testTextThatFillsTheNewWidthIsNotOverwritten() {
    let narrower = VirtualTerminal(11, 3, "gzgd")
    narrower.resize(to: Size(4, 3))
    narrower.type("z")
    XCTAssertEqual(Array(narrower.lines.prefix(2)), ["gzgd", "z"])
    let wider = VirtualTerminal(10, 4, "nt中x😀中e😀m😀")
    wider.resize(to: Size(15, 4))
    wider.type("k")
    XCTAssertEqual(Array(wider.lines.prefix(2)), ["nt中x😀中e😀m😀", "k"])
    let behind = VirtualTerminal(8, 3, "abcdef\\e7\\e[?1049h")
    behind.resize(to: Size(6, 3))
    behind.type("\\e[?1049lX")
    XCTAssertEqual(Array(behind.lines.prefix(2)), ["abcdef", "X"])
    // A cursor in the blank part of a line has no text to spare.
    let blank = VirtualTerminal(12, 3, "ab\\e[1;9H")
    blank.resize(to: Size(6, 3))
    blank.type("X")
    XCTAssertEqual(blank.lines[0], "ab   X")
  }

  func testATitleHasNoControlCharacters() {
    let terminal = VirtualTerminal(10, 2, "\\e]2;a\u{9B}b\u{7F}c\\e\\")
    XCTAssertEqual(terminal.title, "abc")
    terminal.type("\\e[>0t\\e]2;611b5b410062\\e\\")
    XCTAssertEqual(terminal.title, "a[Ab")
  }

  /// Links, notifications and the folder come by the same way, or in Base64.
  func testNothingElseThatIsToldHasControlCharacters() {
    let terminal = VirtualTerminal(10, 2, "\\e]8;;http://a\u{9B}\u{7F}b\\e\\x\\e]8;;\\e\\")
    XCTAssertEqual(terminal.details(row: 0).cells[0].style.linkAddress, "http://ab")
    terminal.type("\\e]7;file:///a\u{85}b\\e\\\\e]9;hello\u{9B}31m\\e\\")
    XCTAssertEqual(terminal.workingFolder, "file:///ab")
    XCTAssertEqual(terminal.notifications.last?.body, "hello31m")
    // "one", ESC, "c", a line feed, "two".
    terminal.type("\\e]99;e=1:p=body;b25lG2MKdHdv\\e\\")
    XCTAssertEqual(terminal.notifications.last?.body, "onec\ntwo")
    // "a", NUL, ESC, "b".
    terminal.type("\\e]1337;SetUserVar=name=YQAbYg==\\e\\")
    XCTAssertEqual(terminal.userVariables["name"], "ab")
  }

  /// ECMA-48 8.3.103: the character that precedes the function; vttest's screen expects it too.
  func testARepetitionIsNotRepeated() {
    XCTAssertEqual(VirtualTerminal(10, 2, "b\\e[b\\e[b").lines[0], "bb")
    XCTAssertEqual(VirtualTerminal(10, 2, "b\\e[2;1H\\e[bc").lines[1], "bc")
  }

  func testARepeatedCharacterBringsWhatStandsBeforeIt() {
    for cut in [true, false] {
      let terminal = VirtualTerminal(10, 2, "\\e[?2027h\u{600}")
      if cut { terminal.type("a\\e[b") } else { terminal.type("\r\u{600}a\\e[b") }
      XCTAssertEqual(terminal.lines[0], "\u{600}a\u{600}a")
    }
  }

  /// Without wrapping the cursor stays on the last column, and another character stands behind it.
  func testARepetitionInTheLastColumnTakesNoMarksOfAnother() throws {
    for text in ["Q\\e[b", "日\\e[b", "é\\e[b"] {
      let terminal = VirtualTerminal(4, 1, "\\e[?7lab" + String(text.prefix(1)) + "\u{301}Z" + text)
      let printed = VirtualTerminal(4, 1, "\\e[?7lab" + String(text.prefix(1)) + "\u{301}Z")
      for _ in 0..<2 { printed.type(String(text.prefix(1))) }
      XCTAssertEqual(terminal.lines, printed.lines, text)
      let copy = try VirtualTerminal(encoded: printed.encode())
      copy.feed("\u{1B}[b".utf8)
      XCTAssertEqual(copy.lines, printed.lines, text)
    }
  }

  /// However large the number is, and whatever stands in the way.
  func testRepeatedCharactersStandWherePrintedOnesWould() {
    let plain = [
      "", "\\e[4h", "\\e[?69h\\e[2;5s", "\\e[?69h\\e[2;5s\\e[2;3r\\e[2;3H", "\\e[2;3r\\e[4;1H",
      "\\e#6",
      "\\e[4;1H\\e#6", "abcdef日本\\e[4h\\e[1;2H", "\\e[?69h\\e[2;4s\\e[1;6H", "\\e[31;44m",
    ]
    let narrow = ["x", "日", "e\u{301}"]
    let clusters = [
      "👨\u{200D}👩", "❤\u{FE0F}", "🇩", "🇩🇪", "\u{1100}", "👨\u{200D}", "\u{600}", "ก\u{E33}",
    ]
    for size in [Size(2, 3), Size(7, 4), Size(12, 2)] {
      for count in [1, 2, 3, 8, 29, 100, 101, 103] {
        for setting in plain {
          for character in narrow { check(size, setting, character, count) }
          for character in clusters { check(size, "\\e[?2027h" + setting, character, count) }
        }
        for character in ["x", "日"] { check(size, "\\e[?7l", character, count) }
      }
    }
    check(Size(1, 3), "", "x", 100)
    check(Size(1, 3), "\\e[3;1H", "x", 100)
  }

  private func check(_ size: Size, _ setting: String, _ character: String, _ count: Int) {
    // Without history: a number of a screen full and more leaves fewer lines behind.
    let repeated = VirtualTerminal(size.columns, size.rows, scrollback: 0, setting)
    repeated.feed((character + "\u{1B}[\(count)b").utf8)
    let printed = VirtualTerminal(size.columns, size.rows, scrollback: 0, setting)
    printed.feed(String(repeating: character, count: count + 1).utf8)
    let what = "\(size) \(setting) \(character) \(count)"
    XCTAssertTrue(repeated.screenState.lines == printed.screenState.lines, what)
    XCTAssertEqual(repeated.place, printed.place, what)
    XCTAssertEqual(repeated.cursor.pendingWrap, printed.cursor.pendingWrap, what)
  }

  func testALargeNumberOfRepetitionsEndsWhereItWould() {
    for (columns, text) in [(2, "x"), (7, "日"), (11, "f")] {
      let terminal = VirtualTerminal(columns, 1, "\(text)\\e[10000003b")
      let perRow = text == "日" ? columns / 2 : columns
      let last = (10_000_003) % perRow + 1
      let width = text == "日" ? 2 : 1
      XCTAssertEqual(terminal.place[0], min(last * width, columns - 1), text)
    }
  }

  func testOneCellIsReadByItself() {
    let terminal = VirtualTerminal(4, 1, "\\e]8;;http://a\\e\\日e\u{301}\\e]8;;\\e\\\r\n\r\n x")
    XCTAssertEqual((0..<5).map { terminal.text(at: Point(x: $0, y: 0)) }, [" ", "x", "", "", ""])
    XCTAssertEqual(
      (0..<4).map { terminal.text(at: Point(x: $0, y: -2)) }, ["日", "", "e\u{301}", ""])
    XCTAssertEqual(terminal.link(at: Point(x: 2, y: -2)), "http://a")
    XCTAssertNil(terminal.link(at: Point(x: 3, y: -2)))
    XCTAssertNil(terminal.link(at: Point(x: 0, y: 0)))
    for place in [Point(x: -1, y: 0), Point(x: 0, y: -3), Point(x: 0, y: 1), Point(x: 4, y: 0)] {
      XCTAssertEqual(terminal.text(at: place), "")
      XCTAssertNil(terminal.link(at: place))
    }
  }

  func testSideMarginsStayWhereTheirModeIsSetOnceMore() {
    let terminal = VirtualTerminal(10, 2, "\\e[?69h\\e[3;6s\\e[?69h")
    XCTAssertEqual([terminal.margins.left, terminal.margins.right], [2, 5])
    terminal.type("\\e[?69l\\e[?69h")
    XCTAssertEqual([terminal.margins.left, terminal.margins.right], [0, 9])
  }

  func testATabThatMovesEndsAPendingWrap() {
    let terminal = VirtualTerminal(12, 3, "\\e[?69h\\e[;2sab\\e[?69l\\e[IX")
    XCTAssertEqual(terminal.lines[0], "ab      X")
    XCTAssertTrue(VirtualTerminal(4, 3, "abcd\t").cursor.pendingWrap)
  }

  func testAResetForgetsTheScrollbackAndKeepsTheTitle() {
    let terminal = VirtualTerminal(1, 1, scrollback: 5, "\\e]2;x\u{7}xx")
    XCTAssertEqual(terminal.scrollbackCount, 1)
    terminal.type("\\ec")
    XCTAssertEqual(terminal.scrollbackCount, 0)
    XCTAssertEqual(terminal.title, "x")
  }

  /// A tab may go behind what a double-width line shows; the line of another screen has no such place.
  func testAPlaceThatATabReachedIsForgotten() {
    for start in ["", "\\ec"] {
      let terminal = VirtualTerminal(2, 1, "x\\eH\\e#3\t")
      terminal.resize(to: Size(4, 2))
      terminal.type("\\e[2J\\e[H\\e#5\(start)x\\e#6xx")
      XCTAssertEqual(terminal.lines, ["xx", "x"], start)
    }
  }

  /// A line of double width does not show all columns: one move over it ends where its steps do.
  func testMovesAreTheSumOfTheirSteps() {
    let starts = [
      (Size(2, 3), "\u{0C}\\e#6xx", nil), (Size(18, 1), "\\e[9`\\e#4", Size(10, 1)),
      (Size(6, 1), "xx\\e#3", Size(2, 1)), (Size(20, 3), "\\e#6ab\t\t", nil),
      (Size(20, 3), "\\n\\e#6\\e[2;9H\\eH\\e[2;10H\\e[A\\e[18G\\eH\n", nil),
      (Size(20, 4), "\\e[4;17H\\eH\\e[3;1H\\e#6\\e[2;1H\\e#6\\e[4;20H\\eM", nil),
      (Size(20, 4), "\\e#6\\n\\e#6\\e[?6h\\e[3;15H\\eM", nil),
    ]
    for (size, text, other) in starts {
      for final in ["A", "B", "C", "D", "I", "Z", "a", "e", "j", "k"] {
        for count in 2...4 {
          func terminal(_ moves: String) -> VirtualTerminal {
            let terminal = VirtualTerminal(size.columns, size.rows, text)
            if let other { terminal.resize(to: other) }
            terminal.type(moves)
            return terminal
          }
          let once = terminal("\\e[\(count)\(final)")
          let steps = terminal(String(repeating: "\\e[\(final)", count: count))
          XCTAssertEqual(once.cursor, steps.cursor, "\(text) \(count) \(final)")
          once.type("X")
          steps.type("X")
          XCTAssertEqual(once.lines, steps.lines, "\(text) \(count) \(final)")
        }
      }
    }
  }

  func testATabDoesNotGoBack() {
    let terminal = VirtualTerminal(20, 1, "\\e#6\t\t\t")
    XCTAssertEqual(terminal.place, [16, 0])
    XCTAssertEqual(VirtualTerminal(20, 1, "\\e[3g\\e#6\t\t").place, [9, 0])
  }

  /// In mode 1045 steps to the left go round the screen, however many there are.
  func testStepsGoRoundTheScreenAsOftenAsTheyAreMany() {
    for (size, setting) in [
      (Size(2, 1), ""), (Size(1, 2), ""), (Size(3, 4), "\\e[2;3r\\e[4;3H"), (Size(6, 2), "\\e#6"),
      (Size(5, 3), "\\e[?69h\\e[2;3s"),
    ] {
      for count in [1, 3, 8, 29, 100] {
        let once = VirtualTerminal(
          size.columns, size.rows, "\\e[?1045h\(setting)\\e[\(count)D")
        let steps = VirtualTerminal(
          size.columns, size.rows,
          "\\e[?1045h\(setting)" + String(repeating: "\\e[D", count: count))
        XCTAssertEqual(once.place, steps.place, "\(size) \(setting) \(count)")
      }
    }
    XCTAssertEqual(VirtualTerminal(3, 2, "\\e[?1045h\\e[65533D").place, [2, 1])
  }

  func testACursorOutsideTheMarginsIsToldAsTheirFirst() {
    for (text, answer) in [
      ("\\e[4;5r\\e[?6h\\ePq\"1;1;3;400~\\e\\\\e[6n", "1;1R"),
      ("\\e[?69h\\e[5;20s\\e[?6h\\e[1;99H\\e_Ga=T,f=24,s=1,v=1;AAAA\\e\\\\e[6n", "2;1R"),
    ] {
      let terminal = VirtualTerminal(20, 5, text)
      XCTAssertEqual(
        String(decoding: terminal.takeReplies(), as: UTF8.self), "\u{1B}[\(answer)", text)
    }
  }

  /// A text whose next line is lost does not go on in another one.
  func testALineWhoseNextOneIsLostEndsThere() {
    let terminal = VirtualTerminal(4, 4, "abcdefgh\\e[H")
    for rows in [1, 3] { terminal.resize(to: Size(4, rows)) }
    terminal.type("\\e[2;1HXY")
    terminal.resize(to: Size(10, 3))
    XCTAssertEqual(Array(terminal.lines.prefix(2)), ["abcd", "XY"])
    let blank = VirtualTerminal(4, 3, scrollback: 0, "abcdef\\e[2H\\e[L\\e[H")
    blank.resize(to: Size(4, 1))
    XCTAssertFalse(blank.details(row: 0).isWrapped)
    let alternate = VirtualTerminal(4, 4, "\\e[?1049habcdefgh\\e[H")
    alternate.resize(to: Size(4, 1))
    XCTAssertFalse(alternate.details(row: 0).isWrapped)
    let aside = VirtualTerminal(4, 1, "\\e[?69h\\e[3;4sabcdef")
    XCTAssertFalse(aside.details(row: 0).isWrapped)
    let below = VirtualTerminal(4, 4, "\\e[1;2r\\e[4;1Habcdef")
    XCTAssertFalse(below.details(row: 3).isWrapped)
  }

  /// The cursor comes to the top, where one row cannot show both it and the end of its text.
  func testAChangeOfTheWidthLosesNoText() {
    let beside = VirtualTerminal(1, 1, "1x")
    beside.resize(to: Size(3, 1))
    beside.type("1xx\\e[2j")
    beside.resize(to: Size(4, 1))
    XCTAssertEqual(beside.history + beside.lines, ["1x1x", "x"])
    XCTAssertEqual(beside.place, [3, 0])
    XCTAssertFalse(beside.cursor.pendingWrap)
    beside.resize(to: Size(3, 1))
    XCTAssertEqual(beside.history + beside.lines, ["1x1", "xx"])
    let narrow = VirtualTerminal(8, 3, "abcdefgh\r\nijklmnop\r\nqrst\\e[1;2H")
    narrow.resize(to: Size(4, 3))
    XCTAssertEqual(narrow.history + narrow.lines, ["abcd", "efgh", "ijkl", "mnop", "qrst"])
    XCTAssertEqual(narrow.place, [1, 0])
    // A lower screen loses what is below the cursor's line rather than that.
    let low = VirtualTerminal(4, 3, "a\r\nb\r\nc\\e[1;1H")
    low.resize(to: Size(4, 1))
    XCTAssertEqual(low.history + low.lines, ["a"])
  }

  /// What is written where the rest of a wrapped text stood is a text of its own.
  func testATextEndsWhereItsRestIsTakenAway() {
    for (size, text, expected) in [
      (Size(3, 1), "xx1x\\e#8", ["xx1", "EEE"]),
      (Size(3, 1), "xx1x\\e[2Jyy", ["xx1", " yy"]),
      (Size(3, 1), "xx1x\r\\e[Jyy", ["xx1", "yy"]),
      (Size(3, 1), "xx1x\\e[1Jyy", ["xx1", " yy"]),
      (Size(3, 2), "xx1x\\e[H\\e[1M\\e[2Hyy", ["x", "yy"]),
      (Size(3, 2), "xx1x\r\\e[Lyy", ["xx1", "yy"]),
      (Size(3, 2), "xx1x\r\\e[Myy", ["xx1", "yy"]),
      (Size(3, 1), "xx1x\\e[H\\eMyy", ["xx1", "yy"]),
      (Size(3, 1), "xx1x\\e[H\\e[Tyy", ["xx1", "yy"]),
      (Size(3, 3), "xx1x\\e[2;3r\\e[S\\e[2Hyy", ["xx1", "yy"]),
      (Size(3, 3), "a\r\nxx1x\\e[;2r\\e[T\\e[3Hyy", ["", "a", "yy"]),
      (Size(3, 3), "a\r\nxx1x\\e[;2r\\e[H\\e[M\\e[3Hyy", ["xx1", "", "yy"]),
    ] {
      let terminal = VirtualTerminal(size.columns, size.rows, text)
      terminal.resize(to: Size(9, size.rows))
      let all = terminal.history + terminal.lines
      XCTAssertEqual(all.filter { !$0.isEmpty }, expected.filter { !$0.isEmpty }, text)
    }
    // In place, or by the text itself, it goes on.
    for text in ["xx1x\ryy", "xx1x\r\\e[Kyy", "xx1yy"] {
      let terminal = VirtualTerminal(3, 1, text)
      terminal.resize(to: Size(9, 1))
      XCTAssertEqual(terminal.lines, ["xx1yy"], text)
    }
  }

  func testAResetForgetsThePushedTitles() {
    XCTAssertEqual(
      VirtualTerminal(5, 1, "\\e]2;a\u{7}\\e[22t\\ec\\e]2;x\u{7}\\e[23t").title, "x")
  }

  func testKittyPicturesThatAreNotDeflatedAreRefused() {
    let terminal = VirtualTerminal(10, 2, "\\e_Ga=q,i=1,s=1,v=1,f=24,o=z;AAAA\\e\\")
    XCTAssertEqual(terminal.answer, "\\e_Gi=1;EINVAL:not zlib data\\e\\")
    terminal.type("\\e_Ga=q,i=1,s=1,v=1,f=24,o=z;eJxjYGAAAAADAAE=\\e\\")
    XCTAssertEqual(terminal.answer, "\\e_Gi=1;OK\\e\\")
  }

  /// A picture of 10 bytes, told as one of 6; and parts without end.
  func testAFileInPartsHasTheSizeThatWasTold() {
    func pictures(_ size: Int, _ parts: Int) -> Int {
      let terminal = VirtualTerminal(10, 2, "\\e]1337;MultipartFile=inline=1;size=\(size)\u{7}")
      for _ in 0..<parts { terminal.type("\\e]1337;FilePart=R0lGODlhAQA=\u{7}") }
      terminal.type("\\e]1337;FileEnd\u{7}")
      return terminal.pictures.count
    }
    XCTAssertEqual(pictures(8, 1), 1)
    XCTAssertEqual(pictures(16, 2), 1)
    XCTAssertEqual(pictures(15, 2), 0)
    // A file is shown once, and one that was begun anew is another.
    let part8 = "\\e]1337;FilePart=R0lGODlhAQA=\u{7}"
    let twice = VirtualTerminal(10, 2, "\\e]1337;MultipartFile=inline=1;size=16\u{7}\(part8)")
    twice.type("\\e]1337;MultipartFile=inline=1;size=8\u{7}\(part8)")
    for _ in 0..<2 { twice.type("\\e]1337;FileEnd\u{7}") }
    XCTAssertEqual(twice.pictures.count, 1)
    let part = "\\e]1337;FilePart=\(String(repeating: "AAAA", count: 100_000))\u{7}"
    let endless = VirtualTerminal(10, 2, "\\e]1337;MultipartFile=inline=1\u{7}")
    for _ in 0..<60 { endless.type(part) }
    XCTAssertLessThan(endless.encode().count, 9 << 20)
  }

  /// Attributes of many cells, by the same rule as of one.
  func testAttributesOfARectangleOfManyStyles() {
    let text = (0..<200).map { "\\e[38;5;\($0)mx" }.joined()
    let terminal = VirtualTerminal(100, 3, "\(text)\\e[2*x\\e[1;1;3;100;1;4;7$r")
    let cells = terminal.screenState.lines.prefix(2).flatMap(\.cells)
    for (index, cell) in cells.enumerated() {
      XCTAssertEqual(cell.style.style.foreground, .indexed(UInt8(index)))
      XCTAssertEqual(cell.style.style.attributes, [.bold, .reverse])
    }
    terminal.type("\\e[1;1;2;100;7$t\\e[1;1;2;100#|")
    XCTAssertEqual(terminal.answer, "\\e[0;1;4m")
  }
}
