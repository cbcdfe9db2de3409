import XCTest

@testable import Toolkit

final class TextEditingTests: XCTestCase {
  private let family = "👩‍👧"

  func testBeginsAtTheEnd() {
    let editing = TextEditing("Мурка")
    XCTAssertEqual(editing.caret, 5)
    XCTAssertNil(editing.selection)
    XCTAssertFalse(editing.canUndo)
  }

  func testClustersAreOneStepAndOneDeletion() {
    for cluster in [family, "🇩🇪", "e\u{301}", "👍🏽", "각"] {
      var editing = TextEditing("a" + cluster + "b")
      editing.step(-1)
      editing.step(-1)
      XCTAssertEqual(editing.caret, 1, cluster)
      editing.deleteForward()
      XCTAssertEqual(editing.text, "ab", cluster)
      editing.undo()
      editing.move(to: 2)
      editing.deleteBackward()
      XCTAssertEqual(editing.text, "ab", cluster)
    }
  }

  func testTypingInsertsAtTheCaret() {
    var editing = TextEditing("ac")
    editing.step(-1)
    XCTAssertTrue(editing.insert("b"))
    XCTAssertEqual(editing.text, "abc")
    XCTAssertEqual(editing.caret, 2)
  }

  func testAMarkJoinsTheLetterBeforeIt() {
    var editing = TextEditing("ex")
    editing.move(to: 1)
    XCTAssertTrue(editing.insert("\u{301}", limit: 2))
    XCTAssertEqual(Array(editing.text.unicodeScalars), ["e", "\u{301}", "x"])
    XCTAssertEqual(editing.characters.count, 2)
    XCTAssertEqual(editing.caret, 1)
    var empty = TextEditing("")
    XCTAssertTrue(empty.insert("\u{301}"))
    XCTAssertEqual(empty.text, "", "nothing to stand on")
  }

  func testFlagLettersJoinAndPartAnew() {
    var editing = TextEditing("")
    editing.insert("\u{1F1E9}", limit: 1)
    XCTAssertTrue(editing.insert("\u{1F1EA}", limit: 1))
    XCTAssertEqual(editing.text, "🇩🇪")
    editing.move(to: 0)
    editing.insert("\u{1F1EB}")
    XCTAssertTrue((0...editing.characters.count).contains(editing.caret))
    XCTAssertEqual(editing.characters, Array(editing.text))
  }

  func testWhatIsInsertedIsCleaned() {
    var editing = TextEditing("")
    editing.insert("a\nb\u{1B}[2J\u{202E}c")
    XCTAssertEqual(editing.text, "a b[2Jc")
  }

  func testACharacterThatArrivesInPiecesIsKeptWhole() {
    for text in ["👨‍👩‍👧", "می‌خواهم", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "क्‍ष", "葛󠄀", "❤️‍🔥", "👩🏽‍🚀"] {
      for before in ["", "a ", "я"] {
        var editing = TextEditing(before)
        for scalar in text.unicodeScalars {
          XCTAssertFalse(editing.hides(String(scalar)), text)
          editing.insert(String(scalar))
        }
        XCTAssertEqual(Array(editing.text.unicodeScalars), Array((before + text).unicodeScalars))
        XCTAssertEqual(editing.caret, editing.characters.count)
      }
    }
  }

  func testAJoinerThatJoinsNothingIsLeftOutAndTold() {
    var editing = TextEditing("👨")
    editing.insert("\u{200D}")
    XCTAssertEqual(editing.characters.count, 1)
    XCTAssertTrue(editing.hides("a"))
    editing.insert("a")
    XCTAssertEqual(Array(editing.text.unicodeScalars), ["👨", "a"])
    for hidden in ["\u{200B}", "\u{202E}", "\u{2066}", "\u{200C}", "\u{E0067}", "\u{200D}"] {
      XCTAssertTrue(editing.hides(hidden), hidden.unicodeScalars.map { "\($0.value)" }.joined())
      editing.insert(hidden)
      XCTAssertEqual(Array(editing.text.unicodeScalars), ["👨", "a"])
    }
  }

  func testTheLimitTakesWhatFits() {
    var editing = TextEditing("12345")
    XCTAssertTrue(editing.insert("67", limit: 7))
    XCTAssertFalse(editing.insert("8", limit: 7))
    XCTAssertEqual(editing.text, "1234567")
    editing.selectAll()
    XCTAssertFalse(editing.insert("abc\(family)defgh", limit: 7))
    XCTAssertEqual(editing.text, "abc\(family)def")
    XCTAssertEqual(editing.characters.count, 7)
  }

  func testARefusedTextLeavesTheSelection() {
    var editing = TextEditing("12345")
    editing.step(-1, selecting: true)
    XCTAssertFalse(editing.insert("x", limit: 3))
    XCTAssertEqual(editing.text, "12345")
    XCTAssertEqual(editing.selection, 4..<5)
    XCTAssertTrue(editing.insert("\u{200B}"), "nothing is left of it, so nothing is refused")
    XCTAssertEqual(editing.text, "12345")
  }

  func testAHugePasteIntoALimitedFieldIsCut() {
    var editing = TextEditing("ab")
    XCTAssertFalse(editing.insert(String(repeating: "x", count: 60_000), limit: 20))
    XCTAssertEqual(editing.characters.count, 20)
  }

  func testWordsAreLettersAndDigits() {
    var editing = TextEditing("кот  Tom-2 (e\u{301}tude)")
    var stops: [Int] = []
    for _ in 0..<4 {
      editing.stepWord(-1)
      stops.append(editing.caret)
    }
    XCTAssertEqual(stops, [12, 9, 5, 0])
    stops = []
    for _ in 0..<5 {
      editing.stepWord(1)
      stops.append(editing.caret)
    }
    XCTAssertEqual(stops, [3, 8, 10, 17, 18])
  }

  func testWordsAreDeletedWhole() {
    var editing = TextEditing("one two three")
    editing.deleteWordBackward()
    XCTAssertEqual(editing.text, "one two ")
    editing.deleteWordBackward()
    XCTAssertEqual(editing.text, "one ")
    editing.undo()
    editing.move(to: 0)
    editing.deleteWordForward()
    XCTAssertEqual(editing.text, " two ")
    editing.move(to: 2)
    editing.deleteToStart()
    XCTAssertEqual(editing.text, "wo ")
    editing.deleteToEnd()
    XCTAssertEqual(editing.text, "")
  }

  func testASelectionGrowsAndShrinksFromItsAnchor() {
    var editing = TextEditing("abcdef")
    editing.move(to: 3)
    editing.step(-1, selecting: true)
    editing.step(-1, selecting: true)
    XCTAssertEqual(editing.selection, 1..<3)
    editing.move(to: 5, selecting: true)
    XCTAssertEqual(editing.selection, 3..<5)
    editing.move(to: 3, selecting: true)
    XCTAssertNil(editing.selection)
  }

  func testAStepEndsASelectionAtItsEdge() {
    var editing = TextEditing("abcdef")
    editing.move(to: 2)
    editing.move(to: 4, selecting: true)
    var left = editing
    left.step(-1)
    XCTAssertEqual(left.caret, 2)
    editing.step(1)
    XCTAssertEqual(editing.caret, 4)
    XCTAssertNil(editing.selection)
  }

  func testEveryDeletionTakesTheSelection() {
    let deletions: [(inout TextEditing) -> Void] = [
      { $0.deleteBackward() }, { $0.deleteForward() }, { $0.deleteWordBackward() },
      { $0.deleteWordForward() }, { $0.deleteToStart() }, { $0.deleteToEnd() }, { $0.insert("x") },
    ]
    for (index, delete) in deletions.enumerated() {
      var editing = TextEditing("abcd")
      editing.move(to: 1)
      editing.move(to: 3, selecting: true)
      delete(&editing)
      XCTAssertEqual(editing.text, index == 6 ? "axd" : "ad")
    }
  }

  func testADoubleClickSelectsAWordOrWhatStandsBetween() {
    var editing = TextEditing("кот, Tom")
    editing.selectWord(at: 1)
    XCTAssertEqual(editing.selection, 0..<3)
    editing.selectWord(at: 3)
    XCTAssertEqual(editing.selection, 3..<5)
    editing.selectWord(at: 99)
    XCTAssertEqual(editing.selection, 5..<8)
    var empty = TextEditing("")
    empty.selectWord(at: 0)
    XCTAssertNil(empty.selection)
  }

  func testUndoTakesBackAWordAtATime() {
    var editing = TextEditing("")
    for character in "one two" { editing.insert(String(character)) }
    editing.undo()
    XCTAssertEqual(editing.text, "one")
    editing.undo()
    XCTAssertEqual(editing.text, "")
    XCTAssertFalse(editing.canUndo)
    editing.redo()
    editing.redo()
    XCTAssertEqual(editing.text, "one two")
    XCTAssertFalse(editing.canRedo)
  }

  func testAMoveEndsTheStepOfUndo() {
    var editing = TextEditing("")
    editing.insert("a")
    editing.insert("b")
    editing.move(to: 0)
    editing.insert("c")
    editing.undo()
    XCTAssertEqual(editing.text, "ab")
    XCTAssertEqual(editing.caret, 0)
  }

  func testNewTextEndsRedo() {
    var editing = TextEditing("")
    editing.insert("a")
    editing.undo()
    editing.insert("b")
    XCTAssertFalse(editing.canRedo)
    editing.redo()
    XCTAssertEqual(editing.text, "b")
  }

  func testReplacingAllIsOneStepOfUndo() {
    var editing = TextEditing("Ber")
    editing.replaceAll(with: "Berlin")
    XCTAssertEqual(editing.caret, 6)
    editing.undo()
    XCTAssertEqual(editing.text, "Ber")
  }

  func testLineEndsOfAnyKindBecomeLineFeedsOrBlanks() {
    for (keepsLines, text) in [(true, "a\nb\nc\nd e"), (false, "a b c d e")] {
      var editing = TextEditing("", keepsLines: keepsLines)
      editing.insert("a\r\nb\rc\nd\te")
      XCTAssertEqual(editing.text, text)
    }
  }

  func testATripleClickSelectsALine() {
    var editing = TextEditing("one\ntwo\n", keepsLines: true)
    editing.selectLine(at: 5)
    XCTAssertEqual(editing.selection, 4..<7)
    editing.selectLine(at: 8)
    XCTAssertNil(editing.selection, "an empty line")
    XCTAssertEqual(editing.caret, 8)
  }

  func testOfALongTextFewerStepsAreRemembered() {
    let long = String(repeating: "a", count: 300_000)
    var editing = TextEditing(long)
    for _ in 0..<6 { editing.deleteBackward() }
    XCTAssertEqual(editing.text.count, 299_994)
    var steps = 0
    while editing.canUndo {
      editing.undo()
      steps += 1
    }
    XCTAssertEqual(steps, 3)
    XCTAssertEqual(editing.text.count, 299_997, "the latest are those that stay")
    for _ in 0..<steps { editing.redo() }
    XCTAssertEqual(editing.text.count, 299_994)
  }

  func testTheLatestStepIsRememberedHoweverLong() {
    var editing = TextEditing(String(repeating: "a", count: TextEditing.historyCharacters + 1))
    editing.deleteToStart()
    editing.undo()
    XCTAssertEqual(editing.text.count, TextEditing.historyCharacters + 1)
  }
}
