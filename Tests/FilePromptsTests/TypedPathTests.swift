import FilePrompts
import Foundation
import XCTest

// What was typed, pasted or dropped becomes a path.
final class TypedPathTests: XCTestCase {
  private let paths = TypedPath(home: "/people/kim", workingFolder: "/tmp/here")

  private func path(_ text: String, there: Set<String> = []) -> String? {
    paths.path(in: text, exists: { there.contains($0) })
  }

  func testTyped() {
    XCTAssertEqual(path("/a/cat.png"), "/a/cat.png")
    XCTAssertEqual(path("cat.png"), "/tmp/here/cat.png")
    XCTAssertEqual(path("~/my cat.png"), "/people/kim/my cat.png")
    XCTAssertEqual(path("~"), "/people/kim")
    XCTAssertEqual(path("~kim/cat.png"), "/tmp/here/~kim/cat.png")
    XCTAssertEqual(path("/a/my cat.png"), "/a/my cat.png")
    XCTAssertEqual(path("  /a/кот 🐈.png \n"), "/a/кот 🐈.png")
    for text in ["", " \n\t", "''", "a\0b"] { XCTAssertNil(path(text), text) }
  }

  func testShown() {
    XCTAssertEqual(paths.shown("/people/kim/cat.png"), "~/cat.png")
    XCTAssertEqual(paths.shown("/people/kim"), "~")
    XCTAssertEqual(paths.shown("/people/kimberley/cat.png"), "/people/kimberley/cat.png")
    XCTAssertEqual(paths.shown(""), "/")
    XCTAssertFalse(paths.shown("/a/\u{1B}[31m.png").contains("\u{1B}"))
  }

  func testDropped() {
    let cases = [
      "'/a/my cat.png'", "\"/a/my cat.png\" ", "/a/my\\ cat.png ", "file:///a/my%20cat.png",
      "file://localhost/a/my%20cat.png\r\n", "FILE:///a/my%20cat.png", "'file:///a/my%20cat.png'",
      "'/a/my cat.png' '/a/dog.png'", "file:///a/my%20cat.png\r\nfile:///a/dog.png\r\n",
      "/a/my' 'cat.png", "\n'/a/my cat.png'",
    ]
    for text in cases { XCTAssertEqual(path(text), "/a/my cat.png", text) }
    XCTAssertEqual(path("'/a/o'\\''neil.png'"), "/a/o'neil.png")
    XCTAssertEqual(path("\"/a/say \\\"hi\\\" \\n.png\""), "/a/say \"hi\" \\n.png")
    XCTAssertEqual(path("file:///a/%D0%BA%D0%BE%D1%82.png"), "/a/кот.png")
    XCTAssertEqual(path("/a/trailing\\ "), "/a/trailing ")
  }

  func testWhatIsThereAsItStandsIsMeant() {
    XCTAssertEqual(path("/a/o'neil.png"), "/a/o'neil.png")
    XCTAssertEqual(path("/a/it's mine's.png", there: ["/a/it's mine's.png"]), "/a/it's mine's.png")
    XCTAssertEqual(path("/a/b\\c.png", there: ["/a/b\\c.png"]), "/a/b\\c.png")
    XCTAssertEqual(path("/a/b\\c.png"), "/a/bc.png")
  }

  func testAnotherMachinesFileIsNone() {
    for text in ["file://server/a.png", "file://", "file:///a%00.png", "file:///%FF.png"] {
      XCTAssertNil(path(text), text)
    }
  }

  // MARK: - Completion

  func testCompletionHasFoldersFirstThenThoseWanted() throws {
    let folder = try TestFolder()
    for name in ["notes.txt", "Cat.PNG", "cats/x", "cat.jpg", ".hidden.png", "кот.jpeg"] {
      try folder.write(name, [1])
    }
    let paths = TypedPath(home: folder.path(""), workingFolder: folder.path(""))
    let all = paths.completions(of: "", for: .pictures)
    XCTAssertEqual(all.map(\.text), ["cats/", "Cat.PNG", "cat.jpg", "кот.jpeg"])
    XCTAssertEqual(all.map(\.isFolder), [true, false, false, false])
    let cats = paths.completions(of: "~/cat")
    XCTAssertEqual(cats.map(\.text), ["~/cats/", "~/cat.jpg"])
    XCTAssertEqual(TypedPath.common(cats, typed: "~/c"), "~/cat")
    XCTAssertNil(TypedPath.common(cats, typed: "~/cat"))
    XCTAssertEqual(paths.completions(of: "CATS").map(\.text), ["cats/"])
    XCTAssertEqual(paths.completions(of: ".").map(\.text), [".hidden.png"])
    XCTAssertEqual(
      paths.completions(of: folder.path("cats/")).map(\.text), [folder.path("cats/x")])
    XCTAssertEqual(paths.completions(of: "nothing/here"), [])
    XCTAssertEqual(paths.completions(of: "", limit: 2).count, 2)
  }

  // MARK: - As a person would type it

  func testShort() throws {
    let folder = try TestFolder()
    let home = String(folder.path("").dropLast())
    let paths = TypedPath(home: home, workingFolder: "/")
    XCTAssertEqual(paths.short(home + "/a.ics"), "~/a.ics")
    XCTAssertEqual(paths.short(home + "x/a.ics"), home + "x/a.ics")
    XCTAssertEqual(paths.usualFolder, "~/")
    try folder.write("Downloads/x", [])
    XCTAssertEqual(paths.usualFolder, "~/Downloads/")
    XCTAssertEqual(TypedPath(home: nil, workingFolder: "/srv").usualFolder, "/srv/")
  }

  func testAFileThatIsToBeWritten() throws {
    let folder = try TestFolder()
    let there = try folder.write("my cat.png", [])
    XCTAssertEqual(paths.target(in: "~/Rex's passport.pdf"), "/people/kim/Rex's passport.pdf")
    XCTAssertEqual(paths.target(in: "~/a\\b.md"), "/people/kim/a\\b.md")
    XCTAssertEqual(paths.target(in: "'\(there)' "), there)
    XCTAssertEqual(paths.target(in: "file:///nowhere/my%20cat.png"), "/nowhere/my cat.png")
    XCTAssertNil(paths.target(in: "  "))
  }

  func testWhatAllHaveInCommonIsThatOfAllOfThem() throws {
    let folder = try TestFolder()
    for number in 0..<300 { try folder.write("photo-a\(number).png", [1]) }
    try folder.write("photo-z.png", [1])
    let paths = TypedPath(home: String(folder.path("").dropLast()), workingFolder: "/")
    let found = paths.completions(of: "~/p", for: .pictures)
    XCTAssertEqual(found.count, 301)
    XCTAssertEqual(TypedPath.common(found, typed: "~/p"), "~/photo-")
  }
}
