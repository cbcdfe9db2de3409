import Core
import Toolkit
import XCTest

/// Random edits against a model that knows nothing of the real one.
final class TextEditingPropertyTests: XCTestCase {
  func testTextAndCaretAreThoseOfTheNaiveModel() {
    let alphabet = ["a", "Ж", "日", "👩‍👧", "e\u{301}", " ", ".", "7"]
    var random = SeededRandom(seed: 21)
    for _ in 0..<300 {
      var editing = TextEditing("two words")
      var naive = NaiveEditing("two words")
      for _ in 0..<60 {
        let edit = NaiveEdit.random(alphabet, using: &random)
        edit.apply(to: &editing)
        edit.apply(to: &naive)
        XCTAssertEqual(editing.text, naive.text, "\(edit)")
        XCTAssertEqual(editing.caret, naive.caret, "\(edit)")
        XCTAssertEqual(editing.selection, naive.selection, "\(edit)")
      }
    }
  }

  func testUndoingAllReturnsToTheStartAndRedoingAllToTheEnd() {
    let alphabet = ["a", "\u{301}", "\u{1F1E9}", "\u{1F1EA}", "👩", "\u{200D}", "👧", " ", "각"]
    var random = SeededRandom(seed: 22)
    for _ in 0..<300 {
      var editing = TextEditing("start 🇩🇪")
      for _ in 0..<80 {
        NaiveEdit.random(alphabet, using: &random).apply(to: &editing)
        if Int.random(in: 0..<12, using: &random) == 0 { editing.undo() }
        if Int.random(in: 0..<24, using: &random) == 0 { editing.redo() }
        assertSound(editing)
      }
      while editing.canRedo { editing.redo() }
      let end = editing.text
      while editing.canUndo {
        editing.undo()
        assertSound(editing)
      }
      XCTAssertEqual(editing.text, "start 🇩🇪")
      while editing.canRedo { editing.redo() }
      XCTAssertEqual(editing.text, end)
    }
  }

  func testNoTextGrowsBeyondItsLimit() {
    let alphabet = ["a", "\u{301}", "\u{1F1E9}", "👩", "👩‍👧", "abcdefghijkl", "\u{1F1EA}x"]
    var random = SeededRandom(seed: 23)
    for _ in 0..<300 {
      var editing = TextEditing("")
      for _ in 0..<40 {
        editing.move(to: Int.random(in: 0...10, using: &random))
        editing.insert(alphabet.randomElement(using: &random) ?? "", limit: 10)
        XCTAssertLessThanOrEqual(editing.text.count, 10, editing.text)
      }
    }
  }

  private func assertSound(_ editing: TextEditing) {
    XCTAssertEqual(editing.characters, Array(editing.text))
    XCTAssertTrue((0...editing.characters.count).contains(editing.caret))
    if let selection = editing.selection {
      XCTAssertTrue(selection.lowerBound >= 0 && selection.upperBound <= editing.characters.count)
    }
  }
}
