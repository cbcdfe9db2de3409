import Foundation
import PetsDomain
import XCTest

// P-56: what was typed, pasted or dropped becomes a path.
final class PhotoPathTests: XCTestCase {
  private let paths = PhotoPath(home: "/people/kim", workingFolder: "/tmp/here")

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

  func testCompletionHasFoldersFirstThenPictures() throws {
    let folder = try PetFolder()
    for name in ["notes.txt", "Cat.PNG", "cats/x", "cat.jpg", ".hidden.png", "кот.jpeg"] {
      try folder.write(name, [1])
    }
    let paths = PhotoPath(home: folder.path(""), workingFolder: folder.path(""))
    let all = paths.completions(of: "")
    XCTAssertEqual(all.map(\.text), ["cats/", "Cat.PNG", "cat.jpg", "кот.jpeg", "notes.txt"])
    XCTAssertEqual(all.map(\.isFolder), [true, false, false, false, false])
    XCTAssertEqual(all.map(\.isPicture), [false, true, true, true, false])
    let cats = paths.completions(of: "~/cat")
    XCTAssertEqual(cats.map(\.text), ["~/cats/", "~/cat.jpg"])
    XCTAssertEqual(PhotoPath.common(cats, typed: "~/c"), "~/cat")
    XCTAssertNil(PhotoPath.common(cats, typed: "~/cat"))
    XCTAssertEqual(paths.completions(of: "CATS").map(\.text), ["cats/"])
    XCTAssertEqual(paths.completions(of: ".").map(\.text), [".hidden.png"])
    XCTAssertEqual(
      paths.completions(of: folder.path("cats/")).map(\.text), [folder.path("cats/x")])
    XCTAssertEqual(paths.completions(of: "nothing/here"), [])
    XCTAssertEqual(paths.completions(of: "", limit: 2).count, 2)
  }
}
