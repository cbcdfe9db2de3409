import AppRuntime
import FilePrompts
import Foundation
import XCTest

// What a person does to a prompt while folders are read and files are written.
final class PathPromptTests: XCTestCase {
  private let folder = Result { try TestFolder() }

  private func paths() throws -> TypedPath {
    TypedPath(home: String(try folder.get().path("").dropLast()), workingFolder: "/")
  }

  /// With two pictures, a folder, and what was typed.
  private func prompt(
    _ purpose: PathPurpose = .open(.pictures), _ text: String = ""
  ) throws -> PathPrompt<String> {
    for name in ["cat.png", "cats/dog.png", "notes.txt"] { try folder.get().write(name, [1]) }
    var prompt = PathPrompt<String>(purpose, paths: try paths(), text: text)
    _ = prompt.list()
    return prompt
  }

  /// What is found for the text that stands there.
  private func find(_ prompt: inout PathPrompt<String>) throws {
    let text = prompt.text.isEmpty ? "~/" : prompt.text
    let found = try paths().completions(of: text, for: .pictures)
    _ = prompt.update(
      .listed(
        typed: prompt.text, found, common: TypedPath.common(found, typed: prompt.text)))
  }

  func testKeysWaitForWhatIsListed() throws {
    var prompt = try prompt(.open(.pictures), "~/c")
    for action in [PathPromptAction.completeTapped, .markMoved(1), .markMoved(1), .submitted] {
      _ = prompt.update(action)
    }
    XCTAssertEqual(prompt.text, "~/c")
    XCTAssertFalse(prompt.isBusy)
    try find(&prompt)
    XCTAssertEqual(prompt.text, "~/cat")
    try find(&prompt)
    XCTAssertEqual(prompt.text, "~/cat.png")
    XCTAssertTrue(prompt.isBusy)
  }

  /// Typed letter by letter, or dropped.
  func testAnAbsolutePathTakesThePlaceOfWhatStoodThereAtFirst() throws {
    for (purpose, prefill) in [
      (PathPurpose.open(.any), "~/"), (.write, "~/Downloads/pets.json"), (.open(.any), "/srv/"),
    ] {
      var prompt = try prompt(purpose, prefill)
      for letter in "/tmp/t.json" { _ = prompt.update(.typed(prompt.text + String(letter))) }
      XCTAssertEqual(prompt.text, "/tmp/t.json", prefill)
      prompt = try self.prompt(purpose, prefill)
      _ = prompt.update(.typed(prefill + "/tmp/t.json"))
      XCTAssertEqual(prompt.text, "/tmp/t.json", prefill)
    }
    var prompt = try prompt(.open(.any), "~/")
    for letter in "~/b" { _ = prompt.update(.typed(prompt.text + String(letter))) }
    XCTAssertEqual(prompt.text, "~/b")
    // A typed text stays.
    prompt = try self.prompt(.open(.any), "~/")
    for letter in "a/" { _ = prompt.update(.typed(prompt.text + String(letter))) }
    _ = prompt.update(.typed("~/a//"))
    XCTAssertEqual(prompt.text, "~/a//")
    // A name that follows the form stands there by itself still.
    prompt = try self.prompt(.write, "~/pets.csv")
    _ = prompt.retype(ending: "csv", as: "json")
    _ = prompt.update(.typed("~/pets.json/"))
    XCTAssertEqual(prompt.text, "/")
  }

  func testTheEndingFollowsTheFormUnlessAnotherWasTyped() throws {
    var prompt = try prompt(.write, "~/csv.csv")
    _ = prompt.retype(ending: "csv", as: "json")
    XCTAssertEqual(prompt.text, "~/csv.json")
    _ = prompt.retype(ending: "csv", as: "ics")
    XCTAssertEqual(prompt.text, "~/csv.json", "it does not end so")
    _ = prompt.retype("~/xjson")
    _ = prompt.retype(ending: "json", as: "csv")
    XCTAssertEqual(prompt.text, "~/xjson", "without a dot it is no ending")
  }

  func testEnterAloneWaitsForNothing() throws {
    var prompt = try prompt(.open(.pictures), "~/cat.png")
    _ = prompt.update(.submitted)
    XCTAssertTrue(prompt.isBusy)
  }

  func testWhatIsTypedWhileBusyIsDropped() throws {
    var prompt = try prompt(.open(.pictures), "~/cat.png")
    _ = prompt.update(.submitted)
    _ = prompt.update(.typed("~/dog.png"))
    XCTAssertEqual(prompt.text, "~/cat.png")
    _ = prompt.refuse("no")
    XCTAssertEqual(prompt.problem, "no")
    XCTAssertEqual(prompt.text, "~/cat.png")
    _ = prompt.update(.typed("~/dog.png"))
    XCTAssertNil(prompt.problem)
  }

  func testWhatIsDroppedTakesThePlaceOfWhatWasBegun() throws {
    for (begun, dropped) in [
      ("~/pi", "'/a/my cat.png' "), ("~/pi ", "/a/cat.png"), ("~/pi", "file:///a/cat.png"),
    ] {
      var prompt = try prompt(.open(.pictures), begun)
      _ = prompt.update(.typed(begun + dropped))
      XCTAssertEqual(prompt.text, dropped)
    }
    var any = try prompt(.open(.any), "~/")
    _ = any.update(.typed("~//a/passport.pdf"))
    XCTAssertEqual(any.text, "/a/passport.pdf")
    var typed = try prompt(.open(.pictures), "~/pi")
    _ = typed.update(.typed("~/pics/cat.png"))
    XCTAssertEqual(typed.text, "~/pics/cat.png")
  }

  func testAFileIsReplacedAfterAQuestionOnly() throws {
    var prompt = try prompt(.write, "~/cat.png")
    _ = prompt.update(.submitted)
    _ = prompt.askToReplace("~/cat.png")
    XCTAssertEqual(prompt.replaces, "~/cat.png")
    _ = prompt.update(.replaceKept)
    XCTAssertNil(prompt.replaces)
    XCTAssertFalse(prompt.isBusy)
    _ = prompt.update(.submitted)
    _ = prompt.askToReplace("~/cat.png")
    _ = prompt.update(.replaceConfirmed)
    XCTAssertNil(prompt.replaces)
    XCTAssertTrue(prompt.isBusy)
  }

  /// An answer to a prompt that was left, and opened again since.
  func testALateAnswerAsksNothing() throws {
    var prompt = try prompt(.write, "~/cat.png")
    XCTAssertNil(prompt.replaces)
    _ = prompt.askToReplace("~/cat.png")
    XCTAssertNil(prompt.replaces)
    XCTAssertFalse(prompt.isBusy)
  }

  func testOnlyFilesThatAreThereAreChosenFromTheFiles() throws {
    var written = try prompt(.write)
    _ = written.update(.browseTapped)
    XCTAssertNil(written.browser)
    var opened = try prompt(.open(.any))
    _ = opened.update(.browseTapped)
    XCTAssertEqual(opened.browser?.title, "~")
    _ = opened.update(.browserClosed)
    XCTAssertNil(opened.browser)
  }
}
