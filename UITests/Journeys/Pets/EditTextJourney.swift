import JourneyKit
import PetsDomain
import PetsScreens
import Terminal
import Toolkit
import XCTest

/// A user moves about in the text of a field, as in every other editor.
final class EditTextJourney: JourneyCase {
  @MainActor
  func testWordJumpsAndDeletingWords() async throws {
    try await editing("red big cat") { app, card in
      XCTAssertEqual(try card.typed(.colour), "red big cat|")
      try await app.press(KeyStroke(.left, .control))
      XCTAssertEqual(try card.typed(.colour), "red big |cat")
      try await app.press(.alt("b"))
      XCTAssertEqual(try card.typed(.colour), "red |big cat")
      try await app.press(KeyStroke(.right, .control))
      XCTAssertEqual(try card.typed(.colour), "red big| cat")
      try await app.press(.control("w"))
      XCTAssertEqual(try card.typed(.colour), "red | cat")
      try await app.press(.alt("d"))
      XCTAssertEqual(try card.typed(.colour), "red |")
      try await app.press(.home, .delete)
      XCTAssertEqual(try card.typed(.colour), "|ed ")
      try await app.press(.control("k"))
      XCTAssertEqual(try card.typed(.colour), "|")
    }
  }

  @MainActor
  func testSelectionIsReplacedByTyping() async throws {
    try await editing("red cat") { app, card in
      try await app.press(KeyStroke(.left, [.control, .shift]))
      XCTAssertEqual(try card.selected(.colour), "cat")
      try await app.type("fox")
      XCTAssertEqual(try card.typed(.colour), "red fox|")
      try await app.press(KeyStroke(.home, .shift))
      XCTAssertEqual(try card.selected(.colour), "red fox")
      try await app.press(.right)
      XCTAssertEqual(try card.selected(.colour), "")
      try await app.press(.alt("a"), .backspace)
      XCTAssertEqual(try card.typed(.colour), "|")
    }
  }

  @MainActor
  func testSelectionByMouse() async throws {
    try await editing("red cat") { app, card in
      let start = try card.editor(.colour).frame().origin
      try await app.click(at: start.offset(columns: 1))
      XCTAssertEqual(try card.typed(.colour), "r|ed cat")
      try await app.drag(from: start.offset(columns: 4), to: start.offset(columns: 7))
      XCTAssertEqual(try card.selected(.colour), "cat")
      try await app.type("fox")
      try app.expect(card.editor(.colour)).toHave(value: "red fox")
    }
  }

  @MainActor
  func testPasteIsOneLineAndOneStep() async throws {
    try await editing("old") { app, card in
      try await app.paste(" a\nb\tc")
      XCTAssertEqual(try card.typed(.colour), "old a b c|")
      try await app.press(.control("_"))
      XCTAssertEqual(try card.typed(.colour), "old|")
    }
  }

  /// A terminal sends a joined emoji, a Persian word or the flag of a region scalar by scalar.
  @MainActor
  func testWhatIsJoinedStaysJoined() async throws {
    for text in ["👨‍👩‍👧", "می‌خواهم", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"] {
      try await editing("x") { app, card in
        for scalar in text.unicodeScalars { try await app.type(String(scalar)) }
        let typed = try card.editor(.colour).value() ?? ""
        XCTAssertEqual(Array(typed.unicodeScalars), Array(("x" + text).unicodeScalars))
        try await app.press(.enter)
        try app.expect(card.row(.colour)).toShow("x" + text)
      }
    }
  }

  @MainActor
  func testHiddenSignsAreLeftOutAndTold() async throws {
    try await editing("red") { app, card in
      try await app.paste("\u{202E}fox\u{200B}" + String(Unicode.Scalar(7)))
      XCTAssertEqual(try card.typed(.colour), "redfox|")
      try app.expect(ShellPage(app: app).toast).toShow("Left out: signs that hide or reorder text")
    }
  }

  @MainActor
  func testUndoAndRedoOfTyping() async throws {
    try await editing("red") { app, card in
      try await app.type(" fox")
      try await app.press(.alt("u"))
      XCTAssertEqual(try card.typed(.colour), "red|")
      try await app.press(.control("r"))
      XCTAssertEqual(try card.typed(.colour), "red fox|")
      try await app.press(.enter)
      try app.expect(card.row(.colour)).toShow("red fox")
      try await ShellPage(app: app).undo()
      try app.expect(card.row(.colour)).toShow("red")
    }
  }

  @MainActor
  func testLettersThatAreCommandsElsewhereAreText() async throws {
    try await editing("") { app, card in
      try await app.type("qadu?/12 jkhlgGnsx")
      try app.expect(card.editor(.colour)).toHave(value: "qadu?/12 jkhlgGnsx")
    }
  }

  /// Opens the colour of a pet that has this text there.
  @MainActor
  private func editing(
    _ text: String, _ journey: (Journey, PetCardPage) async throws -> Void
  ) async throws {
    try await inBoth { app in
      let card = try await app.on(PetListPage.self).add()
      try await card.fill(.name, "Rex")
      if !text.isEmpty { try await card.fill(.colour, text) }
      try await card.edit(.colour)
      try await journey(app, card)
    }
  }
}

extension Point {
  fileprivate func offset(columns: Int) -> Point { Point(x: x + columns, y: y) }
}
