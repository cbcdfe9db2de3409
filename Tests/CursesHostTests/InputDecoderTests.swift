import Core
import Terminal
import XCTest

@testable import CursesHost

final class InputDecoderTests: XCTestCase {
  func testEverySequenceMeansWhatTheTableSays() {
    for (bytes, expected) in InputTable.all {
      XCTAssertEqual(decode(bytes), expected, show(bytes))
    }
  }

  func testASequenceMeansTheSameWhereverAReadCutsIt() {
    for (bytes, expected) in InputTable.all {
      for cut in 0...bytes.count {
        var decoder = InputDecoder()
        var result = decoder.decode(bytes[..<cut], at: .zero)
        result += decoder.decode(bytes[cut...], at: .zero)
        XCTAssertEqual(result, expected, "\(show(bytes)) cut at \(cut)")
        XCTAssertNil(decoder.flushDelay, show(bytes))
      }
    }
  }

  func testSequencesMeanTheSameOneAfterTheOtherAndByteByByte() {
    let bytes = InputTable.all.flatMap(\.bytes)
    var decoder = InputDecoder()
    let result = bytes.flatMap { decoder.decode([$0], at: .zero) }
    // Presses on the same cell count up; everything else is the same.
    XCTAssertEqual(result, decode(bytes))
    XCTAssertEqual(result.count, InputTable.all.map(\.expected.count).reduce(0, +))
  }

  func testAnEscapeAloneIsTheKeyAfterASilence() {
    var decoder = InputDecoder()
    XCTAssertEqual(decoder.decode([0x1B], at: .zero), [])
    XCTAssertTrue(decoder.hasPendingEscape)
    XCTAssertEqual(decoder.flushDelay, .milliseconds(25))
    XCTAssertEqual(decoder.flush(), [.event(.key(.escape))])
    XCTAssertFalse(decoder.hasPendingEscape)
    XCTAssertNil(decoder.flushDelay)
  }

  func testCtrlCAfterAPauseEndsAPasteThatHasNoEnd() {
    var decoder = InputDecoder()
    XCTAssertEqual(decoder.decode(Array("\u{1B}[200~abc".utf8), at: .zero), [])
    XCTAssertEqual(decoder.flushDelay, .seconds(2))
    XCTAssertEqual(
      decoder.decode([0x03], at: .milliseconds(400)),
      [.event(.paste("abc")), .event(.key(.control("c")))])
    XCTAssertNil(decoder.flushDelay)
  }

  func testACtrlCWithinAPasteIsPartOfIt() {
    var decoder = InputDecoder()
    XCTAssertEqual(decoder.decode(Array("\u{1B}[200~abc".utf8), at: .zero), [])
    XCTAssertEqual(decoder.decode([0x03], at: .milliseconds(10)), [])
    XCTAssertEqual(
      decoder.decode(Array("\u{03}q\u{1B}[201~".utf8), at: .milliseconds(900)),
      [.event(.paste("abc\u{03}\u{03}q"))])
  }

  func testTwoEscapesAreTwoKeys() {
    XCTAssertEqual(flushed("\u{1B}\u{1B}"), [.event(.key(.escape)), .event(.key(.escape))])
    let three = Array(repeating: DecodedInput.event(.key(.escape)), count: 3)
    XCTAssertEqual(flushed("\u{1B}\u{1B}\u{1B}"), three)
  }

  func testAnIntroducerAloneIsAKeyWithAlt() {
    for character: Character in ["[", "O", "P", "]", "_", "^", "X"] {
      XCTAssertEqual(flushed("\u{1B}\(character)"), [.event(.key(.alt(character)))])
    }
  }

  func testWhatSilenceLeavesIncompleteIsDropped() {
    for text in ["\u{1B}[1;5", "\u{1B}O5", "\u{1B}]11;rgb:0", "\u{1B}[[", "\u{1B}[M ", "\u{1B}Pq"] {
      XCTAssertEqual(flushed(text), [], text.debugDescription)
    }
  }

  func testAPasteThatNeverEndsIsGivenOutAfterASilence() {
    var decoder = InputDecoder()
    XCTAssertEqual(decoder.decode(Array("\u{1B}[200~half".utf8), at: .zero), [])
    XCTAssertNotNil(decoder.flushDelay)
    XCTAssertEqual(decoder.flush(), [.event(.paste("half"))])
    XCTAssertEqual(decoder.decode([0x61], at: .zero), [.event(.key("a"))])
  }

  func testAPasteKeepsItsTextAndOnlyItsEndMarkerEndsIt() {
    let inside = "a\r\n\t\u{1B}[A\u{1B}[201\u{1B}[20 ё\u{1B}"
    XCTAssertEqual(
      decode(Array("\u{1B}[200~\(inside)\u{1B}[201~b".utf8)),
      [.event(.paste(inside)), .event(.key("b"))])
  }

  func testAPasteOfTenMegabytesIsCutAtTheLimit() throws {
    var decoder = InputDecoder()
    var result = decoder.decode(Array("\u{1B}[200~x".utf8), at: .zero)
    let chunk = Array(String(repeating: "ё", count: 5000).utf8)
    for _ in 0..<1000 { result += decoder.decode(chunk, at: .zero) }
    XCTAssertEqual(result, [])
    result = decoder.decode(Array("\u{1B}[201~q".utf8), at: .zero)
    guard case .event(.paste(let text)) = try XCTUnwrap(result.first) else {
      return XCTFail("no paste")
    }
    // The limit falls into the middle of a character, which is left out whole.
    XCTAssertEqual(text.utf8.count, InputDecoder.pasteLimit - 1)
    XCTAssertFalse(text.contains("\u{FFFD}"))
    XCTAssertEqual(result.last, .event(.key("q")))
  }

  func testInvalidBytesOfAPasteAreRepaired() {
    let bytes = Array("\u{1B}[200~a".utf8) + [0xFF, 0xC3] + Array("b\u{1B}[201~".utf8)
    XCTAssertEqual(decode(bytes), [.event(.paste("a\u{FFFD}\u{FFFD}b"))])
  }

  func testAStringOfAMegabyteIsDroppedWhole() {
    let long = Array(repeating: UInt8(ascii: "7"), count: 1 << 20)
    for introducer in ["\u{1B}]11;", "\u{1B}P1+r", "\u{1B}_journey;"] {
      let bytes = Array(introducer.utf8) + long + Array("\u{1B}\\a".utf8)
      XCTAssertEqual(decode(bytes), [.event(.key("a"))])
    }
    let sequence = Array("\u{1B}[".utf8) + long + Array("~a".utf8)
    XCTAssertEqual(decode(sequence), [.event(.key("a"))])
  }

  func testALongAnswerTakesNoMoreMemoryThanItsLimit() {
    let long = Array(repeating: UInt8(ascii: "f"), count: 1 << 20)
    for introducer in ["\u{1B}]11;rgb:", "\u{1B}P>|", "\u{1B}_Gi=31;"] {
      var decoder = InputDecoder()
      XCTAssertEqual(decoder.decode(Array(introducer.utf8) + long, at: .zero), [])
      XCTAssertLessThanOrEqual(decoder.string.count, InputDecoder.stringLimit + 1)
      XCTAssertEqual(decoder.decode(Array("\u{1B}\\".utf8), at: .zero), [])
      XCTAssertEqual(decoder.string.capacity, 0)
    }
  }

  func testRandomBytesNeitherTrapNorLeaveTheDecoderDeaf() {
    var random = SeededRandom(seed: 7)
    let alphabet: [UInt8] = Array("\u{1B}\u{1B}\u{1B}[[]OP_^<>?;:0123456789~$MmuAR".utf8)
    for round in 0..<2000 {
      var decoder = InputDecoder()
      for _ in 0..<Int.random(in: 1...60, using: &random) {
        let byte = Bool.random(using: &random) ? alphabet.randomElement(using: &random) : nil
        let bytes = [byte ?? UInt8.random(in: 0...255, using: &random)]
        _ = decoder.decode(bytes, at: .milliseconds(round))
      }
      if decoder.phase == .paste { _ = decoder.flush() }
      _ = decoder.decode(Array("\u{1B}\\\u{1B}\\".utf8), at: .zero)
      let result = decoder.decode([0x61], at: .zero)
      XCTAssertEqual(result.last, .event(.key("a")), "round \(round)")
    }
  }

  func testASilenceEndsWhateverRandomBytesBegan() {
    var random = SeededRandom(seed: 11)
    for round in 0..<500 {
      var decoder = InputDecoder()
      for sequence in InputTable.all.shuffled(using: &random).prefix(3) {
        let count = Int.random(in: 0...sequence.bytes.count, using: &random)
        _ = decoder.decode(sequence.bytes.prefix(count), at: .zero)
      }
      _ = decoder.flush()
      XCTAssertNil(decoder.flushDelay)
      XCTAssertEqual(decoder.decode([0x61], at: .zero), [.event(.key("a"))], "round \(round)")
    }
  }

  func testAKeyOfTheTerminalsOwnWins() {
    let keys: [[UInt8]: KeyStroke] = [
      Array("\u{1B}[M".utf8): KeyStroke(.function(1)), Array("\u{1B}q".utf8): .home,
      Array("\u{1B}[A".utf8): .end, Array("\u{1B}Ok".utf8): .left,
    ]
    for (bytes, stroke) in keys {
      var decoder = InputDecoder(extraKeys: keys)
      XCTAssertEqual(decoder.decode(bytes, at: .zero), [.event(.key(stroke))], show(bytes))
    }
  }

  func testOnlyKeysThatWouldNotBeUnderstoodAreTakenFromTerminfo() {
    let keys: [([UInt8], KeyStroke)] = [
      (Array("\u{1B}[1;2P".utf8), KeyStroke(.function(13))), ([0x7F], .delete),
      (Array("\u{1B}[M".utf8), KeyStroke(.function(1))), (Array("\u{1B}OA".utf8), .up),
    ]
    XCTAssertEqual(
      TerminfoKeys.unknown(among: keys), [Array("\u{1B}[M".utf8): KeyStroke(.function(1))])
  }

  // MARK: -

  private func decode(_ bytes: [UInt8]) -> [DecodedInput] {
    var decoder = InputDecoder()
    return decoder.decode(bytes, at: .zero)
  }

  private func flushed(_ text: String) -> [DecodedInput] {
    var decoder = InputDecoder()
    return decoder.decode(Array(text.utf8), at: .zero) + decoder.flush()
  }

  private func show(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).debugDescription
  }
}
