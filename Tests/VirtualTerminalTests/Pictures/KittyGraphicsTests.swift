import Terminal
import VirtualTerminal
import XCTest

/// The kitty graphics protocol (sw.kovidgoyal.net/kitty/graphics-protocol).
final class KittyGraphicsTests: XCTestCase {
  private func terminal(_ commands: String...) -> VirtualTerminal {
    let terminal = VirtualTerminal(20, 6)
    for command in commands { terminal.type("\\e_G\(command)\\e\\") }
    XCTAssertEqual(terminal.takeMessages(), [])
    return terminal
  }

  func testQuestionsAreAnsweredAndKeepNothing() {
    let asked = terminal("i=31,s=1,v=1,a=q,t=d,f=24;AAAA")
    XCTAssertEqual(asked.answer, "\\e_Gi=31;OK\\e\\")
    XCTAssertEqual(terminal("a=q,s=1,v=1,f=24;AAAA").answer, "")
    XCTAssertEqual(
      terminal("i=1,a=q,s=2,v=1,f=24;AAAA").answer, "\\e_Gi=1;ENODATA:wrong amount of data\\e\\")
    XCTAssertEqual(
      terminal("i=1,a=q,t=f,f=100;L2V0Yw==").answer,
      "\\e_Gi=1;EINVAL:only direct data is taken\\e\\")
    XCTAssertEqual(terminal("i=1,q=2,a=q,t=f;AA==", "i=1,q=1,a=q,s=1,v=1,f=24;AAAA").answer, "")
    asked.type("\\e_Ga=p,i=31\\e\\")
    XCTAssertEqual(asked.answer, "\\e_Gi=31;ENOENT:image not found\\e\\")
  }

  func testPiecesArePutTogether() {
    let shown = terminal("a=T,i=5,s=2,v=1,f=24,m=1;AAEC", "m=0;AwQF")
    XCTAssertEqual(shown.pictures.map(\.content.bytes), [[0, 1, 2, 3, 4, 5]])
    XCTAssertEqual(shown.pictures.map(\.source), [.kitty(image: 5, placement: 0)])
    XCTAssertEqual(shown.answer, "\\e_Gi=5;OK\\e\\")
  }

  func testPNGKeepsItsBytesAndTellsItsSize() {
    let header: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
      + [0, 0, 0, 100, 0, 0, 0, 40]
    let shown = terminal("a=T,f=100;" + Base64Text.encode(header))
    XCTAssertEqual(shown.pictures.map(\.content.size), [Size(100, 40)])
    XCTAssertEqual(shown.pictures.map(\.size), [Size(13, 3)])
    XCTAssertEqual(shown.pictures.map(\.content.bytes), [header])
    XCTAssertEqual(terminal("a=t,i=1,f=100;AAAA").answer, "\\e_Gi=1;EBADPNG:not a PNG\\e\\")
  }

  func testPutWithCellsCropLayerAndCursor() {
    let shown = terminal("a=t,i=1,s=2,v=1,f=24;AAECAwQF")
    XCTAssertEqual(shown.pictures, [])
    shown.type("\\e[2;3H\\e_Ga=p,i=1,p=7,c=4,r=2,z=-1,x=1,w=1\\e\\")
    XCTAssertEqual(shown.answer, "\\e_Gi=1;OK\\e\\\\e_Gi=1,p=7;OK\\e\\")
    let picture = shown.pictures[0]
    XCTAssertEqual([picture.row, picture.column, picture.layer], [1, 2, -1])
    XCTAssertEqual(picture.size, Size(4, 2))
    XCTAssertEqual(picture.crop, Rect(x: 1, y: 0, columns: 1, rows: 1))
    XCTAssertEqual(shown.place, [6, 2])
    // The same placement moves; C=1 leaves the cursor.
    shown.type("\\e[1;1H\\e_Ga=p,i=1,p=7,c=4,C=1\\e\\")
    XCTAssertEqual(shown.pictures.map(\.row), [0])
    XCTAssertEqual(shown.place, [0, 0])
  }

  func testTextLeavesItAndScrollingMovesIt() {
    let shown = terminal("a=T,i=1,s=1,v=1,f=24,c=3,r=2,C=1;AAAA")
    shown.type("text\\e[6;1H\n\n")
    XCTAssertEqual(shown.pictures.map(\.row), [-2])
    shown.type("\\e[3J")
    XCTAssertEqual(shown.pictures, [])
  }

  func testDeleting() {
    func put() -> VirtualTerminal {
      let shown = terminal(
        "a=t,i=1,s=1,v=1,f=24;AAAA", "a=t,i=2,s=1,v=1,f=24;AAAA", "a=p,i=1,p=1,C=1")
      shown.type("\\e[3;5H\\e_Ga=p,i=2,z=4,C=1\\e\\\\e_Ga=p,i=1,p=2,C=1\\e\\")
      _ = shown.takeReplies()
      return shown
    }
    func left(_ command: String) -> [String] {
      let shown = put()
      shown.type("\\e_G\(command)\\e\\")
      return shown.pictures.map { "\($0.source)".filter(\.isNumber) }
    }
    XCTAssertEqual(left("a=d"), [])
    XCTAssertEqual(left("a=d,d=i,i=1"), ["20"])
    XCTAssertEqual(left("a=d,d=i,i=1,p=2"), ["11", "20"])
    XCTAssertEqual(left("a=d,d=c"), ["11"])
    XCTAssertEqual(left("a=d,d=p,x=1,y=1"), ["20", "12"])
    XCTAssertEqual(left("a=d,d=x,x=5"), ["11"])
    XCTAssertEqual(left("a=d,d=y,y=1"), ["20", "12"])
    XCTAssertEqual(left("a=d,d=z,z=4"), ["11", "12"])
    XCTAssertEqual(left("a=d,d=r,x=2,y=9"), ["11", "12"])
    let shown = put()
    shown.type("\\e_Ga=d,d=I,i=1\\e\\\\e_Ga=p,i=1\\e\\")
    XCTAssertEqual(shown.answer, "\\e_Gi=1;ENOENT:image not found\\e\\")
  }

  func testNumbersGiveIds() {
    let shown = terminal("a=T,I=13,s=1,v=1,f=24;AAAA")
    XCTAssertEqual(shown.answer, "\\e_Gi=1,I=13;OK\\e\\")
    shown.type("\\e_Ga=d,d=n,I=13\\e\\")
    XCTAssertEqual(shown.pictures, [])
  }

  func testPlaceholdersSayWhereAVirtualPictureShows() {
    let shown = terminal("a=T,i=42,U=1,c=2,r=2,s=1,v=1,f=24;AAAA")
    XCTAssertEqual(shown.pictures, [])
    let cells = "\u{10EEEE}\u{0305}\u{0305}\u{10EEEE}\u{0305}\u{030D}"
    shown.type("\\e[2;3H\\e[38;5;42m\(cells)\\e[3;3H\(cells)")
    XCTAssertEqual(shown.pictures.map { [$0.row, $0.column, $0.cellsLeft] }, [[1, 2, 4]])
    shown.type("\\e_Ga=d,d=i,i=42\\e\\")
    XCTAssertEqual(shown.pictures, [])
  }

  func testPicturesAreBounded() {
    let shown = VirtualTerminal(20, 6, "\\e_Ga=t,i=1,s=1,v=1,f=24;AAAA\\e\\")
    for number in 1...600 { shown.type("\\e_Ga=p,i=1,p=\(number),C=1\\e\\") }
    XCTAssertEqual(shown.pictures.count, 256)
    XCTAssertEqual(shown.pictures.last?.source, .kitty(image: 1, placement: 600))
  }

  /// A program that moves its picture again and again leaves one, and what was there costs nothing.
  func testAPlacementThatIsMovedIsOne() {
    let terminal = terminal("a=t,i=1,s=1,v=1,f=24;AAAA", "a=p,i=1,p=9,C=1")
    for _ in 0..<3000 { terminal.type("\\e_Ga=p,i=1,p=7,C=1\\e\\") }
    XCTAssertEqual(
      terminal.pictures.map(\.source),
      [.kitty(image: 1, placement: 9), .kitty(image: 1, placement: 7)])
    terminal.type("\\e[?1049h\\e_Ga=p,i=1,p=7,C=1\\e\\")
    XCTAssertEqual(terminal.pictures.count, 1)
    terminal.type("\\e[?1049l")
    XCTAssertEqual(terminal.pictures.count, 2, "each screen has its own")
  }

  func testOfMorePlacementsThanThereCanBeTheLastShow() {
    let terminal = terminal("a=t,i=1,s=1,v=1,f=24;AAAA")
    for number in 1...1000 { terminal.type("\\e_Ga=p,i=1,p=\(number),C=1\\e\\") }
    XCTAssertEqual(terminal.pictures.count, 256)
    XCTAssertEqual(terminal.pictures.last?.source, .kitty(image: 1, placement: 1000))
  }

  /// The notes of lines keep no numbers of pictures that are gone: else each look for room goes through
  /// thousands of them. What is kept is written by `encode()`.
  func testPicturesThatAreGoneLeaveTheNotesOfTheirLines() {
    func encoded(after count: Int) -> Int {
      let terminal = terminal("a=t,i=1,s=1,v=1,f=24;AAAA")
      for number in 1...count {
        terminal.type("\\e[\(number % 6 + 1);1H\\e_Ga=p,i=1,p=\(number),C=1,q=2\\e\\")
      }
      return terminal.encode().count
    }
    XCTAssertLessThan(encoded(after: 2500), encoded(after: 300) + 1000)
  }
}
