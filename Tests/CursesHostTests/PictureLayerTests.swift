import Terminal
import XCTest

@testable import CursesHost

final class PictureLayerTests: XCTestCase {
  private let screen = Size(80, 24)

  private func graphics(_ format: PictureProtocol, _ image: UInt32 = 7) -> DrawnPicture.Graphics {
    let text =
      switch format {
      case .kitty: "\u{1B}_Ga=T,i=\(image),m=1\u{1B}\\\u{1B}_Gm=0;AAAA\u{1B}\\"
      case .iterm2: "\u{1B}]1337;File=inline=1:AAAA\u{07}"
      case .sixel: "\u{1B}P0;1;0q#0!8~-\u{1B}\\"
      }
    return DrawnPicture.Graphics(
      format: format, sequence: Array(text.utf8), image: format == .kitty ? image : nil)
  }

  private func placed(
    _ format: PictureProtocol, x: Int = 2, y: Int = 3, image: UInt32 = 7
  ) -> PlacedPicture {
    let picture = DrawnPicture(
      cells: Surface(size: Size(8, 4)), graphics: graphics(format, image))
    return PlacedPicture(frame: Rect(x: x, y: y, columns: 8, rows: 4), picture: picture)
  }

  /// The bytes with `^` for ESC, and the picture's own as a word.
  private func text(_ bytes: [UInt8]) -> String {
    var text = String(decoding: bytes, as: UTF8.self)
    for format in PictureProtocol.allCases {
      for image: UInt32 in [7, 8] {
        let sequence = String(decoding: graphics(format, image).sequence, as: UTF8.self)
        text = text.replacing(sequence, with: "<\(format)\(format == .kitty ? " \(image)" : "")>")
      }
    }
    return text.replacing("\u{1B}", with: "^")
  }

  func testANewPictureIsWrittenAtItsPlaceOnce() {
    for format in PictureProtocol.allCases {
      var layer = PictureLayer()
      let step = layer.step(to: [placed(format)], on: screen)
      let name = format == .kitty ? "<kitty 7>" : "<\(format)>"
      XCTAssertEqual(text(step.bytes), "^7^[4;3H\(name)^8")
      XCTAssertEqual(step.rows, [])
      XCTAssertEqual(layer.step(to: [placed(format)], on: screen), PictureLayer.Step())
    }
  }

  func testAPictureThatIsGoneIsDeletedOrItsCellsAreWrittenAgain() {
    var kitty = PictureLayer()
    _ = kitty.step(to: [placed(.kitty)], on: screen)
    let deleted = kitty.step(to: [], on: screen)
    XCTAssertEqual(text(deleted.bytes), "^7^_Ga=d,q=2,d=I,i=7^\\^8")
    XCTAssertEqual(deleted.rows, [])
    for format in [PictureProtocol.sixel, .iterm2] {
      var layer = PictureLayer()
      _ = layer.step(to: [placed(format)], on: screen)
      XCTAssertEqual(layer.step(to: [], on: screen), PictureLayer.Step(rows: [3, 4, 5, 6]))
      XCTAssertTrue(layer.isEmpty)
    }
  }

  func testAMovedPictureIsSentAgainOnlyWhereTheTerminalDoesNotKeepIt() {
    var kitty = PictureLayer()
    _ = kitty.step(to: [placed(.kitty)], on: screen)
    XCTAssertEqual(
      text(kitty.step(to: [placed(.kitty, y: 5)], on: screen).bytes),
      "^7^[6;3H^_Ga=p,q=2,C=1,i=7,p=1,c=8,r=4^\\^8")
    var sixel = PictureLayer()
    _ = sixel.step(to: [placed(.sixel)], on: screen)
    let step = sixel.step(to: [placed(.sixel, y: 5)], on: screen)
    XCTAssertEqual(text(step.bytes), "^7^[6;3H<sixel>^8")
    XCTAssertEqual(step.rows, [3, 4, 5, 6])
  }

  func testOnePictureTwiceIsOneImageWithTwoShowings() {
    var layer = PictureLayer()
    let both = [placed(.kitty), placed(.kitty, x: 20)]
    XCTAssertEqual(
      text(layer.step(to: both, on: screen).bytes),
      "^7^[4;3H<kitty 7>^[4;21H^_Ga=p,q=2,C=1,i=7,p=2,c=8,r=4^\\^8")
    XCTAssertEqual(
      text(layer.step(to: [both[1]], on: screen).bytes), "^7^_Ga=d,q=2,d=i,i=7,p=1^\\^8")
    XCTAssertEqual(
      text(layer.step(to: [both[1], placed(.kitty, image: 8)], on: screen).bytes),
      "^7^[4;3H<kitty 8>^8")
    XCTAssertEqual(
      text(layer.step(to: [], on: screen).bytes),
      "^7^_Ga=d,q=2,d=I,i=7^\\^_Ga=d,q=2,d=I,i=8^\\^8")
  }

  func testANeighborInRowsThatAreWrittenAgainIsBroughtBack() {
    var layer = PictureLayer()
    let (left, right, below) = (
      placed(.sixel), placed(.sixel, x: 20, y: 6), placed(.sixel, x: 20, y: 12)
    )
    _ = layer.step(to: [left, right, below], on: screen)
    let step = layer.step(to: [right, below], on: screen)
    XCTAssertEqual(step.rows, [3, 4, 5, 6])
    XCTAssertEqual(text(step.bytes), "^7^[7;21H<sixel>^8")
  }

  func testAfterARepaintAllComesAgainAndNothingStaysBehind() {
    var layer = PictureLayer()
    _ = layer.step(to: [placed(.kitty), placed(.sixel, x: 20)], on: screen)
    layer.forget()
    XCTAssertEqual(
      text(layer.step(to: [placed(.kitty), placed(.sixel, x: 20)], on: screen).bytes),
      "^7^_Ga=d,q=2,d=I,i=7^\\^[4;3H<kitty 7>^[4;21H<sixel>^8")
    XCTAssertEqual(text(layer.clear()), "^7^_Ga=d,q=2,d=I,i=7^\\^8")
    XCTAssertTrue(layer.isEmpty)
    XCTAssertEqual(layer.clear(), [])
  }

  func testWhatDoesNotFitOrWouldScrollIsNotWritten() {
    var layer = PictureLayer()
    let cells = DrawnPicture(cells: Surface(size: Size(8, 4)))
    let outside = [
      placed(.kitty, x: 73), placed(.kitty, x: -1), placed(.kitty, y: 21), placed(.sixel, y: 20),
      placed(.iterm2, y: 20),
      PlacedPicture(frame: Rect(x: 0, y: 0, columns: 8, rows: 4), picture: cells),
    ]
    for picture in outside {
      XCTAssertEqual(layer.step(to: [picture], on: screen), PictureLayer.Step())
    }
    XCTAssertFalse(layer.step(to: [placed(.kitty, y: 20)], on: screen).bytes.isEmpty)
  }

  func testBytesThatAreNoPictureDoNotReachTheTerminal() {
    for (format, text) in [
      (PictureProtocol.kitty, ""), (.kitty, "x"), (.kitty, "\u{1B}_Ga=T;AA"),
      (.kitty, "\u{1B}_Ga=T;AA\u{1B}\\\u{1B}[2J"), (.kitty, "\u{1B}_Ga=T;\u{1B}[2J\u{1B}\\"),
      (.kitty, "\u{1B}_Xa\u{1B}\\"), (.kitty, "\u{1B}_Ga\u{07}\u{1B}\\"),
      (.iterm2, "\u{1B}]52;c;AAAA\u{07}"), (.iterm2, "\u{1B}]1337;File=a\u{07}\u{1B}]0;t\u{07}"),
      (.iterm2, "\u{1B}]1337;File=a\u{9C}\u{07}"), (.sixel, "\u{1B}Pq\n\u{1B}\\"),
      (.sixel, "\u{1B}Pq~\u{1B}\\\u{1B}Pq~\u{1B}\\"),
    ] {
      let graphics = DrawnPicture.Graphics(format: format, sequence: Array(text.utf8))
      XCTAssertFalse(PictureSequence.isSound(graphics), text.debugDescription)
    }
    for format in PictureProtocol.allCases {
      XCTAssertTrue(PictureSequence.isSound(graphics(format)), "\(format)")
    }
  }

  func testBytesAreLookedThroughOnceAsLongAsTheyStand() {
    var looks = 0
    var layer = PictureLayer(isSound: { graphics in
      looks += 1
      return PictureSequence.isSound(graphics)
    })
    for _ in 1...3 { _ = layer.step(to: [placed(.kitty)], on: screen) }
    XCTAssertEqual(looks, 1)
    _ = layer.step(to: [placed(.kitty, x: 9)], on: screen)
    XCTAssertEqual(looks, 2, "elsewhere it is another")
  }

  func testWhatIsUnsoundIsNeverWritten() {
    var bad = placed(.sixel)
    bad.picture.graphics?.sequence += Array("\u{1B}[2J".utf8)
    var layer = PictureLayer()
    XCTAssertEqual(layer.step(to: [bad], on: screen), PictureLayer.Step())
    _ = layer.step(to: [placed(.sixel)], on: screen)
    XCTAssertEqual(layer.step(to: [bad], on: screen), PictureLayer.Step(rows: [3, 4, 5, 6]))
    XCTAssertEqual(layer.step(to: [bad], on: screen), PictureLayer.Step())
  }
}
