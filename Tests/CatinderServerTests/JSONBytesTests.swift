import CatinderDomain
import Core
import Foundation
import NIOCore
import XCTest

@testable import CatinderServer

/// The JSON that is written by hand is that of the encoder, byte for byte.
final class JSONBytesTests: XCTestCase {
  private func written(_ record: some JSONWritten) -> String {
    var json = JSONBytes()
    record.write(to: &json)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  private func encoded(_ value: some Encodable) -> String {
    String(decoding: CatinderJSON.encode(value), as: UTF8.self)
  }

  private func check(_ record: some JSONWritten & Encodable) {
    XCTAssertEqual(written(record), encoded(record))
  }

  private static let texts = [
    "", "Буся", "a\"b\\c/d", "line\nline\r\n\ttab", "\u{0}\u{1}\u{8}\u{c}\u{1f}\u{7f}\u{80}",
    "🐈‍⬛ \u{2028}\u{2029}\u{feff}", "e\u{301}", String(repeating: "x\n", count: 1000),
  ]

  func testProfilesOfAllKinds() {
    for (index, text) in Self.texts.enumerated() {
      for age in [nil, 0, 7, 42, 120] {
        check(
          Profile(
            uid: ProfileID(UUID()), name: text, age: age,
            photosNames: (0..<index).map { "\($0).jpg" }, shortDescription: text,
            extendedDescription: text, isDemo: index % 2 == 0))
      }
    }
  }

  /// Eight bytes are looked at at once: any byte at any place among them is found, and no other is.
  func testEveryByteAtEveryPlaceIsWrittenAsTheEncoderDoes() {
    for length in 1...18 {
      for place in 0..<length {
        for byte: UInt8 in 0...0x7F {
          var text = String(repeating: "a", count: place)
          text.unicodeScalars.append(Unicode.Scalar(byte))
          text += String(repeating: "я", count: length - place - 1)
          var json = JSONBytes()
          json.string(text)
          XCTAssertEqual(String(decoding: json.bytes, as: UTF8.self), encoded(text))
        }
      }
    }
  }

  func testABackwardListIsTheListTurned() {
    for count in 0..<4 {
      let texts = (0..<count).map { "item \($0)" }
      var list = BackwardJSONList(capacity: 0)
      for text in texts.reversed() { list.add { $0.string(text) } }
      XCTAssertEqual(String(buffer: list.written.bytes), encoded(texts))
    }
  }

  private func message(_ text: String, _ milliseconds: Int) -> Message {
    Message(
      id: UUID().uuidString.lowercased(),
      date: Date(timeIntervalSince1970: Double(milliseconds) / 1000), senderUid: ProfileID(UUID()),
      receiverUid: ProfileID(UUID()), text: text, status: .viewed)
  }

  func testMessagesAndMatches() {
    let profile = Profile(uid: ProfileID(UUID()), name: "Ann", age: nil)
    for text in Self.texts {
      let message = message(text, 1_790_000_000_000)
      check(message)
      for last in [nil, message] {
        check(
          Match(
            matchDate: message.date, profile1: profile, profile2: profile, lastMessage: last,
            unread: 1234))
      }
    }
  }

  /// Every day of four centuries, and moments of any day.
  func testMomentsAreThoseOfTheCalendar() {
    let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    var random = SeededRandom(seed: 7)
    for day in -100_000..<400_000 where day % 13 == 0 || abs(day) < 800 {
      let milliseconds = day * 86_400_000 + Int.random(in: 0..<86_400, using: &random) * 1000
      var json = JSONBytes()
      json.moment(milliseconds)
      let date = Date(timeIntervalSince1970: Double(milliseconds) / 1000)
      XCTAssertEqual(String(decoding: json.bytes, as: UTF8.self), "\"\(date.formatted(style))\"")
    }
  }

  func testMillisecondsAreNotLost() {
    for milliseconds in [0, 1, 9, 10, 99, 123, 500, 999] {
      var json = JSONBytes()
      json.moment(1_790_000_000_000 + milliseconds)
      let digits = String(1000 + milliseconds).dropFirst()
      XCTAssertTrue(String(decoding: json.bytes, as: UTF8.self).hasSuffix(".\(digits)Z\""))
      XCTAssertTrue(written(message("", 1_790_000_000_000 + milliseconds)).contains(".\(digits)Z"))
    }
  }

  func testAListIsOneOfTheEncoder() {
    let profiles = ["a", "b", "c"].map { Profile(uid: ProfileID(UUID()), name: $0, age: 3) }
    for list in [[], [profiles[0]], profiles] {
      guard case .bytes(let bytes, _) = ServerAnswer.json(list).body
      else { return XCTFail("bytes") }
      XCTAssertEqual(String(buffer: bytes), encoded(list))
    }
  }
}
