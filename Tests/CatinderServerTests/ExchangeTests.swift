import CatinderDomain
import Foundation
import Networking
import Pictures
import Scheduling
import XCTest

@testable import CatinderServer

/// The calls as a client makes them, over real sockets.
final class ExchangeTests: ServerCase {
  private func withServer(_ body: (TestServer) async throws -> Void) async throws {
    // Days that pass here close no connection that a client keeps in its own time: not even one whose
    // last answer has arrived before the server has said to itself that it has left.
    var limits = ServerLimits.unlimited
    let year = Duration.seconds(365 * 86_400)
    (limits.requestTime, limits.answerTime, limits.idleTime) = (year, year, year)
    let server = try await TestServer(limits: limits)
    do { try await body(server) } catch { XCTFail("\(error)") }
    await server.stop()
  }

  func testLoginWantsTheRightPassword() async throws {
    try await withServer { server in
      let ann = try await server.guest("Ann")
      let again = try server.client()
      let wrong = try XCTUnwrap(Credentials(user: "Ann", password: "something else"))
      await expect(.wrongCredentials) { _ = try await again.logIn(wrong) }
      let nobody = try XCTUnwrap(Credentials(user: "Nobody", password: "password"))
      await expect(.wrongCredentials) { _ = try await again.logIn(nobody) }
      let right = try XCTUnwrap(Credentials(user: "ANN", password: "password of Ann"))
      let answer = try await again.logIn(right)
      XCTAssertEqual(answer.profile.uid, try ann.uid)
      XCTAssertEqual(answer.session.since, TestServer.start)
    }
  }

  func testANameIsTakenOnce() async throws {
    try await withServer { server in
      _ = try await server.guest("Ann")
      await expect(.nameTaken) { _ = try await server.guest("ann") }
    }
  }

  func testASessionThatEndedOpensNothing() async throws {
    try await withServer { server in
      let ann = try await server.guest("Ann")
      let kept = try XCTUnwrap(ann.session)
      await ann.logOut()
      await expect(.notLoggedIn) { _ = try await ann.profiles() }
      ann.resume(kept)
      await expect(.notLoggedIn) { _ = try await ann.profiles() }
    }
  }

  func testASessionEndsAfterThirtyDays() async throws {
    try await withServer { server in
      let ann = try await server.guest("Ann")
      server.clock.advance(by: .seconds(29 * 86_400))
      _ = try await ann.profiles()
      server.clock.advance(by: .seconds(86_400))
      await expect(.notLoggedIn) { _ = try await ann.profiles() }
    }
  }

  func testWhomOneHasDecidedOnIsNotShownAgain() async throws {
    try await withServer { server in
      let ann = try await server.guest("Ann")
      let (bob, cleo) = (try await server.guest("Bob"), try await server.guest("Cleo"))
      var deck = try await ann.profiles()
      XCTAssertEqual(deck.map(\.name), ["Bob", "Cleo"])
      let isMutual = try await ann.decide(.dislike, on: try bob.uid)
      XCTAssertFalse(isMutual)
      deck = try await ann.profiles()
      XCTAssertEqual(deck.map(\.uid), [try cleo.uid])
      try await ann.startAgain()
      deck = try await ann.profiles()
      XCTAssertEqual(deck.count, 2)
    }
  }

  func testTwoPeopleMatchWhenBothHaveSaidSo() async throws {
    try await withServer { server in
      let (ann, bob) = (try await server.guest("Ann"), try await server.guest("Bob"))
      let first = try await ann.decide(.like, on: try bob.uid)
      let second = try await bob.decide(.like, on: try ann.uid)
      XCTAssertEqual([first, second], [false, true])
      let matches = try await ann.matches()
      XCTAssertEqual(matches.map { $0.partner(of: matches[0].profile1.uid).name }, ["Bob"])
    }
  }

  /// Nobody is matched with somebody who has not said so.
  func testASuperLikeOfAPersonIsNoMatchByItself() async throws {
    try await withServer { server in
      let (ann, bob) = (try await server.guest("Ann"), try await server.guest("Bob"))
      let first = try await ann.decide(.superlike, on: try bob.uid)
      let matches = try await ann.matches()
      let second = try await bob.decide(.like, on: try ann.uid)
      XCTAssertEqual([first, second], [false, true])
      XCTAssertEqual(matches, [])
    }
  }

  func testDecisionsAreToldTheNewestFirst() async throws {
    try await withServer { server in
      let two = try await TwoGuests(server)
      let (cleo, dora) = (try await server.guest("Cleo"), try await server.guest("Dora"))
      _ = try await two.ann.decide(.superlike, on: try cleo.uid)
      _ = try await two.ann.decide(.dislike, on: try dora.uid)
      _ = try await two.ann.decide(.like, on: try cleo.uid)
      var past = try await two.ann.decisions()
      XCTAssertEqual(past.map(\.profile.name), ["Cleo", "Dora", "Bob"])
      XCTAssertEqual(past.map(\.decision), [.like, .dislike, .like])
      _ = try await two.ann.undo(try cleo.uid)
      try await two.bob.say("Hello", to: try two.ann.uid)
      past = try await two.ann.decisions()
      XCTAssertEqual(past.map(\.profile.name), ["Dora"], "who has written stays")
      let bobs = try await two.bob.decisions()
      XCTAssertEqual(bobs, [])
    }
  }

  func testASuperLikeComesFirstInTheOthersDeck() async throws {
    try await withServer { server in
      let ann = try await server.guest("Ann")
      _ = try await server.guest("Bob")
      let cleo = try await server.guest("Cleo")
      _ = try await cleo.decide(.superlike, on: try ann.uid)
      let deck = try await ann.profiles()
      XCTAssertEqual(deck.map(\.name), ["Cleo", "Bob"])
    }
  }

  func testABoostLastsTenSecondsAndStandsInFrontOfDecks() async throws {
    try await withServer { server in
      let ann = try await server.guest("Ann")
      _ = try await server.guest("Bob")
      let cleo = try await server.guest("Cleo")
      let duration = try await cleo.boost()
      XCTAssertEqual(duration, .seconds(10))
      server.clock.advance(by: .seconds(4))
      let left = try await cleo.boost()
      XCTAssertEqual(left, .seconds(6), "a running one is not made longer")
      var deck = try await ann.profiles()
      XCTAssertEqual(deck.map(\.name), ["Cleo", "Bob"])
      server.clock.advance(by: .seconds(6))
      deck = try await ann.profiles()
      XCTAssertEqual(deck.map(\.name), ["Bob", "Cleo"])
    }
  }

  func testUndoTakesAMatchBackUntilSomebodyWrites() async throws {
    try await withServer { server in
      let two = try await TwoGuests(server)
      let withdrawn = try await two.ann.undo(try two.bob.uid)
      XCTAssertEqual(withdrawn, .withdrawn())
      var matches = try await two.bob.matches()
      XCTAssertEqual(matches, [])
      _ = try await two.ann.decide(.like, on: try two.bob.uid)
      try await two.bob.say("Hello", to: try two.ann.uid)
      let kept = try await two.ann.undo(try two.bob.uid)
      XCTAssertEqual(kept, .matchStays)
      matches = try await two.bob.matches()
      XCTAssertEqual(matches.count, 1)
    }
  }

  /// The match with Bob is newer than what is taken back, and stays, as he has written.
  func testUndoTellsTheNewerMatchesThatStay() async throws {
    try await withServer { server in
      let two = try await TwoGuests(server)
      let cleo = try await server.guest("Cleo")
      _ = try await two.ann.undo(try two.bob.uid)
      _ = try await two.ann.decide(.dislike, on: try cleo.uid)
      _ = try await two.ann.decide(.like, on: try two.bob.uid)
      try await two.bob.say("Hello", to: try two.ann.uid)
      let undone = try await two.ann.undo(try cleo.uid)
      guard case .withdrawn(let past) = undone else { return XCTFail("\(undone)") }
      XCTAssertEqual(past.map(\.name), ["Bob"])
      _ = try await two.ann.decide(.dislike, on: try cleo.uid)
      let newest = try await two.ann.undo(try cleo.uid)
      XCTAssertEqual(newest, .withdrawn(), "the match with Bob is older")
    }
  }

  func testMatchesTellTheLastMessageAndWhatIsUnread() async throws {
    try await withServer { server in
      let two = try await TwoGuests(server)
      let cleo = try await server.guest("Cleo")
      server.clock.advance(by: .seconds(60))
      _ = try await cleo.decide(.like, on: try two.ann.uid)
      _ = try await two.ann.decide(.like, on: try cleo.uid)
      var names = try await two.ann.matches().map { $0.partner(of: try two.ann.uid).name }
      XCTAssertEqual(names, ["Cleo", "Bob"])
      server.clock.advance(by: .seconds(60))
      try await two.bob.say("One", to: try two.ann.uid)
      try await two.bob.say("Two\nlines", to: try two.ann.uid)
      let matches = try await two.ann.matches()
      names = try matches.map { $0.partner(of: try two.ann.uid).name }
      XCTAssertEqual(names, ["Bob", "Cleo"])
      XCTAssertEqual(matches.first?.lastMessage?.text, "Two\nlines")
      XCTAssertEqual(matches.map(\.unread), [2, 0])
    }
  }

  func testAMessageIsSentAndThenSeen() async throws {
    try await withServer { server in
      let two = try await TwoGuests(server)
      let sent = try await two.ann.say("Hello", to: try two.bob.uid)
      XCTAssertEqual(sent.status, .sended)
      try await two.bob.markSeen(try two.ann.uid)
      let messages = try await two.ann.messages(with: try two.bob.uid, before: nil)
      XCTAssertEqual(messages.map(\.status), [.viewed])
    }
  }

  func testAMessageThatIsSentTwiceIsSaidOnce() async throws {
    try await withServer { server in
      let two = try await TwoGuests(server)
      let message = try XCTUnwrap(OutgoingMessage("Hello", id: UUID()))
      let first = try await two.ann.send(message, to: try two.bob.uid)
      server.clock.advance(by: .seconds(1))
      let second = try await two.ann.send(message, to: try two.bob.uid)
      XCTAssertEqual(first, second)
      let messages = try await two.bob.messages(with: try two.ann.uid, before: nil)
      XCTAssertEqual(messages.count, 1)
    }
  }

  /// A page is written without values of its messages, and has the bytes of its messages, each written by itself.
  func testAPageHasTheBytesOfItsMessages() async throws {
    try await withServer { server in
      let two = try await TwoGuests(server)
      for (number, text) in ["one", "a\"b\\c\nd", "Буся 🐈‍⬛", "\u{1}\u{1f}"].enumerated() {
        let (from, to) = number.isMultiple(of: 2) ? (two.ann, two.bob) : (two.bob, two.ann)
        try await from.say(text + "!", to: try to.uid)
        server.clock.advance(by: .milliseconds(number * 7))
        if number == 1 { try await two.ann.markSeen(try two.bob.uid) }
      }
      let path = "\(CatinderPath.messages)/\(try two.bob.uid)"
      for (query, count) in [("", 4), ("?limit=2", 2), ("?limit=1", 1)] {
        let answer = try await server.ask(.get, path + query, token: try two.ann.token)
        let messages = try CatinderJSON.decode([Message].self, answer.body)
        XCTAssertEqual(messages.count, count)
        var json = JSONBytes()
        json.array(messages) { $0.write(to: &$1) }
        XCTAssertEqual(Array(answer.body), json.bytes)
      }
      let all = try await two.ann.messages(with: try two.bob.uid, before: nil)
      XCTAssertEqual(all.map(\.status), [.sended, .viewed, .sended, .sended])
      let (ann, bob) = (try two.ann.uid, try two.bob.uid)
      XCTAssertEqual(all.map(\.senderUid), [ann, bob, ann, bob])
      XCTAssertEqual(all.map(\.receiverUid), [bob, ann, bob, ann])
      XCTAssertEqual(Set(all.map(\.date)).count, 3)
    }
  }

  /// The same of a deck, with demo cats and others, with and without pictures and ages.
  func testADeckHasTheBytesOfItsProfiles() async throws {
    var policy = ServerPolicy()
    policy.hasDemoCats = true
    let server = try await TestServer(policy: policy)
    let (ann, bob) = (try await server.guest("Ann"), try await server.guest("Bob"))
    _ = try await server.guest("Cleo")
    _ = try await bob.update(
      ProfileDraft(
        name: "B\"ob\\", shortDescription: "Буся 🐈‍⬛", extendedDescription: "one\ntwo\tthree"))
    let pixels = [UInt8](repeating: 90, count: 64 * 64 * 4)
    let picture = Data(try PictureCopying.jpeg(pixels, width: 64, height: 64))
    for _ in 0..<2 { _ = try await bob.uploadImage(picture) }
    _ = try await bob.decide(.superlike, on: try ann.uid)
    for language in ["en", "ru"] {
      let client = try server.client(language: language)
      client.resume(try XCTUnwrap(ann.session))
      let profiles = try await client.profiles()
      XCTAssertEqual(profiles.first?.name, "B\"ob\\")
      XCTAssertEqual(profiles.first?.photosNames.count, 2)
      XCTAssertNil(profiles.first?.age)
      XCTAssertEqual(profiles.filter(\.isDemo).count, DemoCat.all.count)
      XCTAssertEqual(Set(profiles.map(\.uid)).count, DemoCat.all.count + 2)
      XCTAssertEqual(profiles.last?.photosNames, [])
    }
    let answer = try await server.ask(.get, CatinderPath.profiles, token: try ann.token)
    let profiles = try CatinderJSON.decode([Profile].self, answer.body)
    XCTAssertEqual(
      String(decoding: answer.body, as: UTF8.self),
      String(decoding: CatinderJSON.encode(profiles), as: UTF8.self))
    await server.stop()
  }

  func testOlderMessagesComeBeforeOneThatIsNamed() async throws {
    try await withServer { server in
      let two = try await TwoGuests(server)
      for number in 0..<4 { try await two.ann.say("\(number)", to: try two.bob.uid) }
      let all = try await two.bob.messages(with: try two.ann.uid, before: nil)
      let older = try await two.bob.messages(with: try two.ann.uid, before: all[2].id)
      XCTAssertEqual(older.map(\.text), ["0", "1"])
    }
  }

  func testProfilesComeInPages() async throws {
    try await withServer { server in
      let ann = try await server.guest("Ann")
      var uids: [String] = []
      for number in 0..<5 { uids.append(try await server.guest("Cat \(number)").uid.text) }
      func page(_ query: String) async throws -> [String] {
        let answer = try await server.ask(.get, "/profiles?\(query)", token: try ann.token)
        return try CatinderJSON.decode([Profile].self, answer.body).map(\.uid.text)
      }
      let first = try await page("limit=2")
      let second = try await page("limit=2&after=\(uids[1])")
      let last = try await page("after=\(uids[3])")
      XCTAssertEqual([first, second, last], [[uids[0], uids[1]], [uids[2], uids[3]], [uids[4]]])
      for (query, status) in [
        ("limit=0", 400), ("limit=101", 400), ("limit=100", 200), ("limit=02", 400),
        ("limit=two", 400), ("after=x", 400), ("after=\(UUID())", 404),
      ] {
        let answer = try await server.ask(.get, "/profiles?\(query)", token: try ann.token)
        XCTAssertEqual(answer.status, status, query)
      }
    }
  }

  func testMessagesComeInPages() async throws {
    try await withServer { server in
      let two = try await TwoGuests(server)
      for number in 0..<5 { try await two.ann.say("\(number)", to: try two.bob.uid) }
      let path = "/messages/\(try two.ann.uid)"
      func page(_ query: String) async throws -> [Message] {
        let answer = try await server.ask(.get, "\(path)?\(query)", token: try two.bob.token)
        return try CatinderJSON.decode([Message].self, answer.body)
      }
      let newest = try await page("limit=2")
      let older = try await page("limit=2&before=\(newest[0].id)")
      XCTAssertEqual(newest.map(\.text) + older.map(\.text), ["3", "4", "1", "2"])
      let answer = try await server.ask(.get, "\(path)?limit=501", token: try two.bob.token)
      XCTAssertEqual(answer.status, 400)
    }
  }

  func testAProfileIsKeptCleaned() async throws {
    try await withServer { server in
      let ann = try await server.guest("Ann")
      let draft = ProfileDraft(
        name: " An\u{202E}na\u{1B}[2J ", age: 120, shortDescription: "a\nb",
        extendedDescription: "one\r\ntwo")
      let profile = try await ann.update(draft)
      XCTAssertEqual(profile.name, "Anna\u{FFFD}[2J")
      XCTAssertEqual(profile.shortDescription, "a b")
      XCTAssertEqual(profile.extendedDescription, "one\ntwo")
      let again = try await ann.ownProfile()
      XCTAssertEqual(again, profile)
    }
  }

  private func expect(
    _ expected: CatinderError, line: UInt = #line, _ body: () async throws -> Void
  ) async {
    do {
      try await body()
      XCTFail("nothing was refused", line: line)
    } catch {
      XCTAssertEqual(error as? CatinderError, expected, line: line)
    }
  }
}
