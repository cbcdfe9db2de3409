import CatinderDomain
import Foundation
import Networking
import XCTest

/// What comes from a server, ours or another one.
final class RecordTests: XCTestCase {
  func testAProfileOfAnotherServerIsReadCleanedAndCut() throws {
    let json = """
      {"uid":"5A9C1F1E-0000-4000-8000-000000000001","name":"\(String(repeating: "x", count: 99))",
      "age":-4,"photosNames":["a.jpg","../b","c/d.jpg"],"shortDescription":"a\\u001b[2Jb",
      "extendedDescription":"","likes":7}
      """
    let profile = try CatinderJSON.decode(Profile.self, Data(json.utf8))
    XCTAssertEqual(profile.name.count, 40)
    XCTAssertNil(profile.age)
    XCTAssertEqual(profile.photosNames, ["a.jpg"])
    XCTAssertEqual(profile.shortDescription, "a\u{FFFD}[2Jb")
    XCTAssertFalse(profile.isDemo)
  }

  func testAMessageOfAServerThatGivesNoIdentifierHasOne() throws {
    let json = """
      {"date":"2026-09-21T12:00:00+02:00","senderUid":"5A9C1F1E-0000-4000-8000-000000000001",
      "receiverUid":"5A9C1F1E-0000-4000-8000-000000000002","text":"Hi","status":"viewed"}
      """
    let message = try CatinderJSON.decode(Message.self, Data(json.utf8))
    XCTAssertEqual(message.date, CatinderJSON.date("2026-09-21T10:00:00Z"))
    XCTAssertEqual(message.status, .viewed)
    let again = try CatinderJSON.decode(Message.self, Data(json.utf8))
    XCTAssertEqual(message.id, again.id)
  }

  func testWhatIsWrittenIsReadAsTheSame() throws {
    let one = Profile(uid: ProfileID(UUID()), name: "Буся", age: 3, photosNames: ["a.jpg"])
    let message = Message(
      id: UUID().uuidString.lowercased(), date: Date(timeIntervalSince1970: 1_790_000_000.25),
      senderUid: one.uid, receiverUid: one.uid, text: "one\ntwo", status: .sended)
    let match = Match(matchDate: message.date, profile1: one, profile2: one, lastMessage: message)
    XCTAssertEqual(try CatinderJSON.decode(Match.self, CatinderJSON.encode(match)), match)
  }

  /// A reader of the exchange finds a number in every case; who reads what is printed, none.
  func testAnAgeThatWasNeverToldIsWrittenAsNone() throws {
    let uid = ProfileID(UUID())
    for (age, written, isPrinted) in [(nil, "-1", false), (0, "0", true), (3, "3", true)] {
      let profile = Profile(uid: uid, name: "A", age: age)
      let draft = ProfileDraft(name: "A", age: age)
      let texts = [CatinderJSON.encode(profile), CatinderJSON.encode(draft)]
      for text in texts.map({ String(decoding: $0, as: UTF8.self) }) {
        XCTAssertTrue(text.contains("\"age\":\(written),"), text)
      }
      XCTAssertEqual(try CatinderJSON.decode(Profile.self, texts[0]), profile)
      XCTAssertEqual(try CatinderJSON.decode(ProfileDraft.self, texts[1]), draft)
      let printed = String(decoding: CatinderJSON.printed(profile), as: UTF8.self)
      XCTAssertEqual(printed.contains("\"age\""), isPrinted, printed)
    }
    let none = Data(#"{"uid":"\#(uid)","name":"A"}"#.utf8)
    XCTAssertNil(try CatinderJSON.decode(Profile.self, none).age)
  }

  func testACardWithoutAnAgeIsHeadedByTheName() {
    let uid = ProfileID(UUID())
    XCTAssertEqual(Profile(uid: uid, name: "Буся", age: nil).nameAndAge, "Буся")
    XCTAssertEqual(Profile(uid: uid, name: "Буся", age: 0).nameAndAge, "Буся, 0")
    XCTAssertEqual(Profile(uid: uid, name: "Busya", age: 3).nameAndAge, "Busya, 3")
  }

  func testThePartnerIsTheOneWhoIsNotOneself() {
    let (me, other) = (
      Profile(uid: ProfileID(UUID()), name: "Murka", age: 2),
      Profile(uid: ProfileID(UUID()), name: "Busya", age: 3)
    )
    for (first, second) in [(me, other), (other, me)] {
      let match = Match(matchDate: .distantPast, profile1: first, profile2: second)
      XCTAssertEqual(match.partner(of: me.uid), other)
    }
  }

  func testTheLimitsOfAProfileAreKept() {
    var draft = ProfileDraft(name: "Буся", age: 120)
    XCTAssertEqual(draft.problems, [])
    draft.name = String(repeating: "ё", count: 41)
    draft.age = 121
    draft.shortDescription = String(repeating: "a", count: 201)
    draft.extendedDescription = String(repeating: "a", count: 4001)
    XCTAssertEqual(
      draft.problems,
      [.nameTooLong, .ageOutOfRange, .shortDescriptionTooLong, .extendedDescriptionTooLong])
    for (age, isFine) in [(nil, true), (0, true), (CatinderLimits.untoldAge, false)] {
      draft.age = age
      XCTAssertEqual(!draft.problems.contains(.ageOutOfRange), isFine, "\(String(describing: age))")
    }
    draft.name = " \u{200B}\n"
    XCTAssertEqual(draft.problems.first, .nameMissing)
  }

  func testOnlyATextThatSaysSomethingCanBeSent() {
    for text in ["", "  ", "\n\n", "\u{200B}", String(repeating: "a", count: 2001)] {
      XCTAssertNil(OutgoingMessage(text, id: UUID()), text)
    }
    XCTAssertEqual(OutgoingMessage("  a\nb ", id: UUID())?.text, "a\nb")
  }

  func testAnAddressIsHeldToItsRules() throws {
    for text in ["", "cats", "ftp://a", "http://", "http://u@a", "http://a?b", "http://a#b"] {
      XCTAssertThrowsError(try CatinderAddress(text), text) { error in
        XCTAssertEqual(error as? CatinderError, .wrongAddress)
      }
    }
    XCTAssertTrue(try CatinderAddress("http://127.0.0.1:80").isPrivate)
    XCTAssertEqual(try CatinderAddress("http://127.0.0.1:18931").place, "127.0.0.1:18931")
    XCTAssertEqual(try CatinderAddress("https://cats.example/a").place, "cats.example")
    XCTAssertEqual(try CatinderAddress("http://[::1]:81").place, "[::1]:81")
    XCTAssertFalse(try CatinderAddress("http://cats.example").isPrivate)
    XCTAssertFalse(try CatinderAddress("http://127.0.0.example").isPrivate)
    XCTAssertTrue(try CatinderAddress("https://cats.example/api").isPrivate)
  }

  func testTheProofOfADeviceIsKeptByServerAndNameForItsOwnerAlone() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = DeviceFile(folder: folder)
    let (one, other) = (
      try CatinderAddress("https://a.example"), try CatinderAddress("https://b.example")
    )
    XCTAssertNil(file.proof(of: "Ann", at: one))
    let proofs = try (0..<3).map { try XCTUnwrap(Secret("proof \($0)")) }
    try file.keep(proofs[0], of: "Ann", at: one)
    try file.keep(proofs[1], of: "Bob", at: one)
    try file.keep(proofs[2], of: "Ann", at: other)
    XCTAssertEqual(file.proof(of: "Ann", at: one), proofs[0])
    XCTAssertEqual(file.proof(of: "Bob", at: one), proofs[1])
    XCTAssertEqual(file.proof(of: "Ann", at: other), proofs[2])
    XCTAssertNil(file.proof(of: "Bob", at: other))
    try file.keep(proofs[1], of: "Ann", at: one)
    XCTAssertEqual(file.proof(of: "Ann", at: one), proofs[1], "in place of the older one")
    let path = folder.appending(path: "catinder-devices.json").path
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    XCTAssertEqual(mode, 0o600)
    for number in 0..<60 { try file.keep(proofs[0], of: "user \(number)", at: one) }
    XCTAssertNil(file.proof(of: "Ann", at: one), "the oldest have given way")
    XCTAssertNotNil(file.proof(of: "user 59", at: one))
    try Data("junk".utf8).write(to: folder.appending(path: "catinder-devices.json"))
    XCTAssertNil(file.proof(of: "user 59", at: one))
  }

  func testASessionIsKeptForItsOwnerAlone() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = SessionFile(folder: folder)
    XCTAssertNil(file.read())
    let session = CatinderSession(
      uid: ProfileID(UUID()), token: try XCTUnwrap(Secret("secret")),
      since: Date(timeIntervalSince1970: 1_790_000_000))
    let kept = SessionFile.Kept(session: session, server: try CatinderAddress("https://a.example"))
    try file.write(kept)
    XCTAssertEqual(file.read(), kept)
    XCTAssertFalse("\(kept)".contains("secret"))
    let path = folder.appending(path: "catinder-session.json").path
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    XCTAssertEqual(mode, 0o600)
    try file.write(nil)
    XCTAssertNil(file.read())
  }
}
