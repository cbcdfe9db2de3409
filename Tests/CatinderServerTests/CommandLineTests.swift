import CatinderDomain
import Foundation
import Glibc
import XCTest

/// `moggy catinder` with the server of somebody else: `moggy serve`.
final class CommandLineTests: XCTestCase {
  private struct Ended {
    let status: Int32
    let output: String
    let errors: String

    func json() throws -> Any { try JSONSerialization.jsonObject(with: Data(output.utf8)) }
  }

  private var folder = URL(filePath: "/")

  override func setUp() {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  }

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  /// With a data folder of its own and the password on standard input.
  private func catinder(_ arguments: String..., password: String = "password") throws -> Ended {
    let own = ["--data", folder.appending(path: "own").path]
    return try run(["catinder"] + arguments + own, input: password)
  }

  private func run(_ arguments: String...) throws -> Ended { try run(arguments, input: "") }

  private func run(_ arguments: [String], input text: String) throws -> Ended {
    let process = Process()
    let (input, output, errors) = (Pipe(), Pipe(), Pipe())
    process.executableURL = ServedProgram.program
    process.arguments = arguments
    process.environment = ["HOME": folder.path, "LC_ALL": "C.UTF-8"]
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data("\(text)\n".utf8))
    try input.fileHandleForWriting.close()
    let said = try output.fileHandleForReading.readToEnd() ?? Data()
    let more = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Ended(
      status: process.terminationStatus, output: String(decoding: said, as: UTF8.self),
      errors: String(decoding: more, as: UTF8.self))
  }

  func testTwoWhoMatchWriteToEachOtherFromTheShell() async throws {
    let served = try ServedProgram(folder.appending(path: "server"))
    XCTAssertEqual(
      try catinder("login", "Ann", "--register", "--server", served.address).status, 0)
    let (ann, bob) = (try served.client(), try served.client())
    let credentials = try XCTUnwrap(Credentials(user: "Ann", password: "password"))
    _ = try await ann.logIn(credentials)
    _ = try await bob.register(
      try XCTUnwrap(Credentials(user: "Bob", password: "password")),
      ProfileDraft(name: "B\u{1B}]0;x\u{7}ob", age: 4, shortDescription: "Sleeps."))
    let deck = try catinder("deck")
    XCTAssertEqual(
      deck.output, "\(try bob.uid)  B\u{FFFD}]0;x\u{FFFD}ob, 4  Sleeps.\n")
    XCTAssertEqual(try catinder("send", try bob.uid.text, "Hello").status, EX_NOINPUT)
    _ = try await bob.decide(.like, on: try ann.uid)
    _ = try await ann.decide(.like, on: try bob.uid)
    XCTAssertEqual(try catinder("send", try bob.uid.text, "Hello\u{1B}[31m").status, 0)
    let sent = try catinder("send", try bob.uid.text, "Again", "--json").json()
    XCTAssertEqual((sent as? [String: Any])?["text"] as? String, "Again")
    try await bob.say("two\nlines", to: try ann.uid)
    let messages = try catinder("messages", try bob.uid.text)
    XCTAssertEqual(messages.output.split(separator: "\n").count, 3, messages.output)
    XCTAssertTrue(messages.output.contains("  you: Hello\u{FFFD}[31m\n"), messages.output)
    let list = try catinder("messages", try bob.uid.text, "--json").json() as? [[String: Any]]
    XCTAssertEqual(list?.compactMap { $0["text"] as? String }.last, "two\nlines")
    let matches = try catinder("matches", "--json").json() as? [[String: Any]]
    XCTAssertEqual(matches?.first?["unread"] as? Int, 1, "looking from the shell is not seeing")
    served.kill()
    XCTAssertEqual(try catinder("matches").status, EX_UNAVAILABLE)
  }

  func testWhatGoesWrongIsSaidInTheLanguageThatIsAskedFor() throws {
    let served = try ServedProgram(folder.appending(path: "server"))
    for (language, words) in [
      ("en", "moggy: no such account with this password\n"),
      ("ru", "moggy: нет такого аккаунта с этим паролем\n"),
    ] {
      let ended = try catinder(
        "login", "Nobody", "--server", served.address, "--language", language)
      XCTAssertEqual(ended.status, EX_NOPERM)
      XCTAssertEqual(ended.errors, words)
      XCTAssertEqual(ended.output, "")
    }
    served.kill()
    let gone = try catinder("login", "Nobody", "--server", served.address)
    XCTAssertEqual(gone.status, EX_UNAVAILABLE)
    let place = "127.0.0.1:\(served.port)"
    XCTAssertEqual(
      gone.errors, "moggy: the request failed: \(place) cannot be reached: Connection refused\n")
    let russian = try catinder(
      "login", "Nobody", "--server", served.address, "--language", "ru")
    XCTAssertEqual(
      russian.errors,
      "moggy: запрос не удался: \(place): сервер недоступен: в соединении отказано\n")
  }

  func testAnAgeThatWasNeverToldIsLeftOut() async throws {
    let served = try ServedProgram(folder.appending(path: "server"))
    XCTAssertEqual(
      try catinder("login", "Ann", "--register", "--server", served.address).status, 0)
    let bob = try served.client()
    _ = try await bob.register(
      try XCTUnwrap(Credentials(user: "Bob", password: "password")), ProfileDraft(name: "Bob"))
    func age() throws -> Any? {
      (try catinder("deck", "--json").json() as? [[String: Any]])?.first?["age"]
    }
    for language in ["en", "ru"] {
      let deck = try catinder("deck", "--language", language)
      XCTAssertEqual(deck.output, "\(try bob.uid)  Bob\n")
    }
    XCTAssertNil(try age())
    _ = try await bob.update(ProfileDraft(name: "Bob", age: 0))
    for language in ["en", "ru"] {
      let deck = try catinder("deck", "--language", language)
      XCTAssertEqual(deck.output, "\(try bob.uid)  Bob, 0\n")
    }
    XCTAssertEqual(try age() as? Int, 0)
    served.kill()
  }

  func testAShortPasswordIsSaidWithTheLeastLength() throws {
    let served = try ServedProgram(folder.appending(path: "server"))
    for (language, words) in [
      ("en", "moggy: the password is too short: at least 8 characters\n"),
      ("ru", "moggy: пароль слишком короткий: не меньше 8 знаков\n"),
    ] {
      let ended = try catinder(
        "login", "Ann", "--register", "--server", served.address, "--language", language,
        password: "short")
      XCTAssertEqual(ended.status, EX_DATAERR)
      XCTAssertEqual(ended.errors, words)
    }
  }

  func testAMatchGoesByItsNameOrAClearBeginningOfIt() async throws {
    let served = try ServedProgram(folder.appending(path: "server"))
    XCTAssertEqual(
      try catinder("login", "Ann", "--register", "--server", served.address).status, 0)
    XCTAssertEqual(try catinder("deck").output, "no cats left\n")
    let ann = try served.client()
    _ = try await ann.logIn(try XCTUnwrap(Credentials(user: "Ann", password: "password")))
    for name in ["Bob", "Bella"] {
      let cat = try served.client()
      _ = try await cat.register(
        try XCTUnwrap(Credentials(user: name, password: "password")), ProfileDraft(name: name))
      _ = try await cat.decide(.like, on: try ann.uid)
      _ = try await ann.decide(.like, on: try cat.uid)
    }
    XCTAssertTrue(try catinder("matches").output.contains("Bob  new match: say hello!\n"))
    let either = try catinder("send", "b", "Hello")
    XCTAssertEqual(either.status, EX_DATAERR)
    XCTAssertTrue(either.errors.contains("Bob") && either.errors.contains("Bella"))
    XCTAssertEqual(try catinder("send", "BO", "Hello").status, 0)
    let messages = try catinder("messages", "bob", "--language", "ru").output
    XCTAssertNotNil(
      messages.range(
        of: #"^\d+ \p{Cyrillic}{3} \d\d:\d\d  вы: Hello\n$"#, options: .regularExpression),
      messages)
    XCTAssertEqual(try catinder("messages", "Bella").output, "nobody has written yet\n")
  }

  /// The administrator reads what users have reported, while the server runs.
  func testReportsAreListedForTheAdministrator() async throws {
    let home = folder.appending(path: "server")
    let served = try ServedProgram(home)
    XCTAssertEqual(
      try catinder(
        "login", "ann", "--register", "--name", "Ann", "--server", served.address
      ).status, 0)
    let bob = try served.client()
    _ = try await bob.register(
      try XCTUnwrap(Credentials(user: "bobby", password: "password")), ProfileDraft(name: "Bob"))
    XCTAssertEqual(
      try catinder(
        "report", "Bob", "--reason", "abuse", "--text", "He hissed.\u{1B}[31m"
      ).output, "reported: Bob\n")
    let list = try run("serve", "reports", "--data", home.path, "--json")
    let report = try XCTUnwrap((try list.json() as? [[String: Any]])?.first)
    XCTAssertEqual(report["reason"] as? String, "abuse")
    XCTAssertEqual(report["text"] as? String, "He hissed.\u{FFFD}[31m")
    XCTAssertEqual((report["reported"] as? [String: Any])?["user"] as? String, "bobby")
    XCTAssertEqual((report["reporter"] as? [String: Any])?["name"] as? String, "Ann")
    let words = try run("serve", "reports", "--data", home.path, "--language", "ru").output
    XCTAssertTrue(words.contains("оскорбления  Ann"), words)
    XCTAssertTrue(words.contains("He hissed."), words)
    served.kill()
    let none = folder.appending(path: "none").path
    let nothing = try run("serve", "reports", "--data", none)
    XCTAssertNotEqual(nothing.status, 0, "there is no server")
    XCTAssertTrue(
      nothing.errors.contains("\(none) has no records of a Catinder server"), nothing.errors)
  }
}
