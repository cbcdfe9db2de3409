import JourneyKit
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user writes notes of several lines, and messages.
final class TextAreaJourney: GalleryCase {
  private let note = Query("note.text")
  private let message = Query("note.message")

  @MainActor
  func testByKeys() async throws {
    try await inBoth("text-area") { app in
      try await app.type("Long walk\nriver")
      try await app.press(.up, .home)
      try await app.type("A ")
      try app.expectText("A Long walk")
      try await app.press(.down, .end)
      try await app.type("side")
      try app.expectText("riverside")
      try await app.press(KeyStroke(.up, .shift), .delete)
      try app.expectNoText("riverside")
      try await app.press(.control("_"))
      try app.expectText("riverside")
    }
  }

  @MainActor
  func testByMouse() async throws {
    try await inBoth("text-area") { app in
      try await app.click(note)
      try await app.paste("one two\nthree four")
      try await app.click(at: Point(x: 3, y: 4))
      try await app.paste("XX")
      try app.expectText("thXXree four")
      try await app.hold(along: [Point(x: 1, y: 3), Point(x: 4, y: 3)])
      try await app.drop(at: Point(x: 4, y: 3))
      try await app.paste("ONE")
      try app.expectText("ONE two")
    }
  }

  @MainActor
  func testItGrowsAndShrinksWithItsText() async throws {
    try await inBoth("text-area") { app in
      for (text, rows) in [("1", 2), ("\n2\n3\n4", 4), ("\n5\n6\n7\n8", 6)] {
        try await app.paste(text)
        XCTAssertEqual(try app.element(note).frame().rows, rows, text)
      }
      try app.expect(note).toShow("8")
      try await app.scroll(.up, over: note, steps: 5)
      XCTAssertEqual(app.screen.cursor, nil, "the caret is left behind")
      try await app.press(.alt("a"), .delete)
      XCTAssertEqual(try app.element(note).frame().rows, 2)
    }
  }

  @MainActor
  func testEnterSendsAndOtherKeysMakeLines() async throws {
    try await inBoth("text-area") { app in
      try await app.press(.tab)
      try await app.type("hello")
      try await app.press(.control("j"))
      try await app.type("Anna")
      try await app.press(KeyStroke(.enter, .alt))
      try await app.type("!")
      XCTAssertEqual(try app.element(message).frame().rows, 3)
      try await app.press(.enter)
      try app.expect(message).toHave(value: "")
      try app.expectText("› hello")
      XCTAssertEqual(try app.element(message).frame().rows, 1)
    }
  }

  @MainActor
  func testAPasteWithLineEndsOfAnyKindKeepsItsLines() async throws {
    try await inProcess(GalleryLaunch("text-area")) { app, _ in
      try await app.paste("a\r\nb\rc\nd")
      XCTAssertEqual(try app.element(self.note).frame().rows, 4)
    }
  }

  /// The key means the same whatever has the focus, and in what it opens.
  @MainActor
  func testCtrlPIsThePalette() async throws {
    try await inBoth("text-area") { app in
      try await app.type("one\ntwo")
      try await app.press(.control("p"))
      try app.expect(Query("gallery.palette")).toBe(.modal)
      try await app.press(.control("p"))
      try app.expect(Query("gallery.palette")).notToExist()
      try app.expect(note).toBe(.focused)
    }
  }
}
