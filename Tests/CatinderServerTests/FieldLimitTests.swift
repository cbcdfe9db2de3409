import CatinderDomain
import Foundation
import Networking
import XCTest

/// Every text that somebody sends has a length, and acts on nobody's terminal.
final class FieldLimitTests: ServerCase {
  private struct Field {
    let name: String
    let length: Int
    let request: (_ text: String) -> (Networking.HTTPMethod, String, [String: Any])
  }

  private static func draft(_ name: String, _ text: String) -> [String: Any] {
    var draft: [String: Any] = [
      "name": "Ann", "age": 3, "shortDescription": "", "extendedDescription": "",
    ]
    draft[name] = text
    return draft
  }

  private static func fields(_ bob: ProfileID) -> [Field] {
    let profile = [("name", 40), ("shortDescription", 200), ("extendedDescription", 4000)].map {
      name, length in
      Field(name: name, length: length) { (.put, "/profile/update", draft(name, $0)) }
    }
    let account = [("user", 40), ("password", 128)].map { name, length in
      Field(name: name, length: length) { text in
        var body: [String: Any] = [
          "user": "Somebody", "password": "password", "profile": draft("age", "3"),
        ]
        body["profile"] = [
          "name": "A", "age": 1, "shortDescription": "", "extendedDescription": "",
        ]
        body[name] = text
        return (.post, "/profile/register", body)
      }
    }
    let message = Field(name: "text", length: 2000) {
      (.post, "/messages/\(bob)/send", ["text": $0])
    }
    return profile + account + [message]
  }

  func testEachTakesItsLengthAndNotOneMore() async throws {
    let server = try await TestServer()
    let two = try await TwoGuests(server)
    for field in Self.fields(try two.bob.uid) {
      // Of four bytes each, so that no limit counts bytes; different ones for each field.
      for (count, status) in [(field.length + 1, 400), (field.length, 200)] {
        let text = String(repeating: "🐈", count: count)
        let answer = try await ask(server, field, text, try two.ann.token)
        XCTAssertEqual(answer.status, status, "\(field.name) of \(count)")
        guard status == 400 else { continue }
        let refusal = try CatinderJSON.decode(CatinderAnswers.Refusal.self, answer.body)
        XCTAssertEqual(refusal.fields, [field.name])
      }
    }
    await server.stop()
  }

  /// Colours, the clipboard, 8-bit controls, text that runs backwards, and what cannot be seen.
  private static let hostile =
    "a\u{1B}[31mb\u{1B}]52;t\u{7}c\u{9B}2Jd\u{202E}e\u{2066}f\u{200B}h\u{0}i\u{7F}j"

  func testWhatWouldActOnATerminalIsNotGivenToAnybody() async throws {
    let server = try await TestServer()
    let two = try await TwoGuests(server)
    for field in Self.fields(try two.bob.uid) where field.name != "password" {
      let answer = try await ask(server, field, Self.hostile, try two.ann.token)
      XCTAssertEqual(answer.status, 200, field.name)
    }
    let all = ProfileDraft(
      name: Self.hostile, shortDescription: Self.hostile, extendedDescription: Self.hostile)
    let name = try await two.ann.update(all).name
    XCTAssertEqual(name, "a\u{FFFD}[31mb\u{FFFD}]52;t\u{FFFD}c\u{FFFD}2Jdefh\u{FFFD}i\u{FFFD}j")
    for path in [
      "/profile", "/matches", "/messages/\(try two.ann.uid)", "/profile/\(try two.ann.uid)",
    ] {
      let answer = try await server.ask(.get, path, token: try two.bob.token)
      XCTAssertEqual(answer.status, 200, path)
      let text = try Self.allText(try JSONSerialization.jsonObject(with: answer.body))
      XCTAssertFalse(text.isEmpty, path)
      let acting = text.unicodeScalars.filter { scalar in
        scalar != "\n"
          && (scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
            || [0x202E, 0x2066, 0x200B].contains(scalar.value))
      }
      XCTAssertEqual(acting.map(\.value), [], path)
    }
    let words = try await two.bob.messages(with: try two.ann.uid, before: nil).map(\.text)
    XCTAssertEqual(words.count, 1)
    XCTAssertTrue(words.first?.hasSuffix("h\u{FFFD}i\u{FFFD}j") == true, "\(words)")
    await server.stop()
  }

  /// The strings of a JSON value, one after another.
  private static func allText(_ value: Any) throws -> String {
    switch value {
    case let text as String: text
    case let values as [Any]: try values.map(allText).joined()
    case let values as [String: Any]: try values.values.map(allText).joined()
    default: ""
    }
  }

  private func ask(
    _ server: TestServer, _ field: Field, _ text: String, _ token: String
  ) async throws -> HTTPResponse {
    let (method, path, body) = field.request(text)
    return try await server.ask(
      method, path, body: try JSONSerialization.data(withJSONObject: body),
      type: "application/json", token: token)
  }

  func testJSONIsTakenByTheLetterAndOnlyOnce() async throws {
    let server = try await TestServer()
    let two = try await TwoGuests(server)
    let uid = try two.bob.uid
    let cases: [(String, Data, Int)] = [
      ("a whole number with a fraction of zero", Self.age("3.0"), 200),
      ("the same in powers of ten", Self.age("3e0"), 200),
      ("a fraction", Self.age("3.5"), 400), ("a huge number", Self.age("1e999"), 400),
      ("a name that comes twice", Data(#"{"text":"a","text":"b"}"#.utf8), 400),
      ("two values", Data(#"{"text":"a"}{}"#.utf8), 400),
      ("thirty-two deep", Self.deep(32), 400), ("thirty-three deep", Self.deep(33), 400),
      ("many values", Data(("[" + String(repeating: "0,", count: 30_000) + "0]").utf8), 400),
      ("no UTF-8", Data("{\"text\":\"".utf8) + [0xC3, 0x28] + Data("\"}".utf8), 400),
      ("a mark of the byte order", Data([0xEF, 0xBB, 0xBF]) + Data(#"{"text":"a"}"#.utf8), 200),
    ]
    for (name, body, status) in cases {
      let isAge = String(decoding: body, as: UTF8.self).contains("age")
      let answer = try await server.ask(
        isAge ? .put : .post, isAge ? "/profile/update" : "/messages/\(uid)/send", body: body,
        type: "application/json", token: try two.ann.token)
      XCTAssertEqual(answer.status, status, name)
    }
    await server.stop()
  }

  private static func age(_ number: String) -> Data {
    Data(
      #"{"name":"A","age":\#(number),"shortDescription":"","extendedDescription":""}"#.utf8)
  }

  private static func deep(_ count: Int) -> Data {
    Data((String(repeating: "[", count: count) + String(repeating: "]", count: count)).utf8)
  }
}
