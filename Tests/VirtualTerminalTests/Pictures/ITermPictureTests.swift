import Terminal
import VirtualTerminal
import XCTest

/// iTerm2's inline images (iterm2.com/documentation-images.html).
final class ITermPictureTests: XCTestCase {
  /// The header of a GIF of 80 by 32 pixels.
  private let gif = Base64Text.encode([0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 80, 0, 32, 0, 0, 0, 0])

  private func terminal(_ commands: String...) -> VirtualTerminal {
    let terminal = VirtualTerminal(20, 6, "\\e[2;3H")
    for command in commands { terminal.type("\\e]1337;\(command)\\e\\") }
    XCTAssertEqual(terminal.takeMessages(), [])
    return terminal
  }

  func testInlineFileShowsWithItsSize() {
    let shown = terminal("File=name=YQ==;inline=1:\(gif)")
    XCTAssertEqual(shown.pictures.map(\.source), [.iTerm2(name: "a")])
    XCTAssertEqual(shown.pictures.map(\.size), [Size(10, 2)])
    XCTAssertEqual(shown.pictures.map(\.row), [1])
    XCTAssertEqual(shown.place, [12, 2])
  }

  func testLengthsInCellsPixelsAndPercent() {
    func size(_ arguments: String) -> Size? {
      terminal("File=inline=1;\(arguments):\(gif)").pictures.first?.size
    }
    XCTAssertEqual(size("width=5"), Size(5, 1))
    XCTAssertEqual(size("width=5;preserveAspectRatio=0"), Size(5, 2))
    XCTAssertEqual(size("height=64px"), Size(20, 4))
    XCTAssertEqual(size("width=50%;height=3"), Size(10, 3))
  }

  /// What is shown of a picture was as high as the file says, of a content that is not.
  func testAFileOfNoWidthHasNoSize() throws {
    let flat = Base64Text.encode([0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 0, 0, 175, 0])
    let shown = terminal("File=inline=1:\(flat)")
    XCTAssertEqual(shown.pictures.map(\.content.size), [.zero])
    XCTAssertEqual(shown.pictures.map(\.crop.size), [.zero])
    XCTAssertEqual(try VirtualTerminal(encoded: shown.encode()).pictures, shown.pictures)
  }

  func testPiecesAndDownloads() {
    let half = gif.index(gif.startIndex, offsetBy: 8)
    let shown = terminal(
      "MultipartFile=inline=1", "FilePart=\(gif[..<half])", "FilePart=\(gif[half...])", "FileEnd")
    XCTAssertEqual(shown.pictures.map(\.content.size), [Size(80, 32)])
    XCTAssertEqual(terminal("File=name=YQ==:\(gif)").pictures, [])
  }
}
