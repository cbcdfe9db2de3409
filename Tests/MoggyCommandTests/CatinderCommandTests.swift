import Foundation
import Shell
import XCTest

/// `moggy catinder`, with the server within the program.
final class CatinderCommandTests: CommandCase {
  @discardableResult
  private func catinder(_ arguments: String..., input: String = "") throws -> Ended {
    let script = "printf '%s\\n' \"$1\" | \"$0\" catinder \"${@:2}\""
    return try shell(script, [input] + arguments + ["--data", path("data")])
  }

  func testWhoIsNotLoggedInIsTold() throws {
    let ended = try catinder("deck")
    XCTAssertEqual(ended.status, 77)
    XCTAssertTrue(ended.errors.contains("moggy catinder login"), ended.errors)
  }

  func testTheDeckOfTheServerWithinTheProgramIsListed() throws {
    XCTAssertEqual(try catinder("login", "Ann", input: "secret").status, 0)
    let deck = try catinder("deck", "--json").json() as? [[String: Any]]
    XCTAssertEqual(deck?.count, 20)
    XCTAssertEqual(deck?.first?["name"] as? String, "Busya")
    let russian = try catinder("deck", "--language", "ru")
    XCTAssertTrue(russian.lines.first?.contains("Буся, 3") == true, russian.output)
    XCTAssertEqual(try catinder("matches", "--json").output, "[]\n")
    let uid = try XCTUnwrap(deck?.first?["uid"] as? String)
    XCTAssertEqual(try catinder("messages", uid).status, 66, "none that matches")
    XCTAssertEqual(try catinder("send", uid, "Hello").status, 66)
    XCTAssertEqual(try catinder("send", "me", "Hello").status, 66)
    XCTAssertEqual(try catinder("logout").status, 0)
    XCTAssertEqual(try catinder("deck").status, 77)
    XCTAssertEqual(try catinder("login", "Ann", input: "wrong").status, 77)
  }

  /// The keys of the deck, from the shell.
  func testTheDeckIsDecidedOnAndTakenBack() throws {
    try catinder("login", "Ann", input: "secret")
    let nope = try catinder("nope", "--json").json() as? [String: Any]
    XCTAssertEqual((nope?["profile"] as? [String: Any])?["name"] as? String, "Busya")
    XCTAssertEqual(nope?["decision"] as? String, "dislike")
    XCTAssertEqual(nope?["isMatch"] as? Bool, false)
    XCTAssertEqual(try catinder("superlike", "kuz").output, "super liked: Kuzma; it is a match\n")
    XCTAssertTrue(try catinder("matches").output.contains("Kuzma  new match"))
    XCTAssertEqual(
      try catinder("undo", "--language", "ru").output, "снова среди карточек: Кузьма\n")
    XCTAssertEqual(try catinder("matches").output, "no matches yet\n")
    let undo = try catinder("undo", "--json").json() as? [String: Any]
    XCTAssertEqual((undo?["profile"] as? [String: Any])?["name"] as? String, "Busya")
    XCTAssertEqual(undo?["isMatchKept"] as? Bool, false)
    let nothing = try catinder("undo")
    XCTAssertEqual(nothing.status, 66)
    XCTAssertEqual(nothing.errors, "moggy: there is nothing to undo\n")
    let nobody = try catinder("like", "Nobody")
    XCTAssertEqual(nobody.status, 66)
    XCTAssertEqual(nobody.errors, "moggy: there is no “Nobody” in the deck\n")
    XCTAssertTrue(try catinder("like", "Marq").output.hasPrefix("liked: Marquise"))
  }

  func testAMatchWithMessagesStaysAndTheRestStartsAgain() throws {
    try catinder("login", "Ann", input: "secret")
    try catinder("superlike")
    try catinder("nope")
    try catinder("send", "Busya", "Hello")
    let cats = try catinder("start-again", "--json").json() as? [String: Any]
    XCTAssertEqual(cats?["cats"] as? Int, 19)
    XCTAssertEqual(try catinder("undo").status, 66, "the match is none of the last decisions")
    let boost = try catinder("boost", "--json").json() as? [String: Any]
    XCTAssertTrue((1...10).contains(boost?["seconds"] as? Int ?? 0))
  }

  /// What is taken back is not the last decision, so it is told which one is passed over, and why.
  func testUndoTellsTheNewerMatchThatStays() throws {
    try catinder("login", "Ann", input: "secret")
    try catinder("nope")
    try catinder("superlike", "kuz")
    try catinder("send", "Kuzma", "Hello")
    let undo = try catinder("undo")
    XCTAssertEqual(undo.output, "back in the deck: Busya\n")
    XCTAssertEqual(
      undo.errors, "moggy: taken back: Busya; newer, but a match with messages stays: Kuzma\n")
    XCTAssertEqual(undo.status, 0)
    try catinder("nope")
    XCTAssertEqual(try catinder("undo").errors, "", "the match is older")
    try catinder("nope", "Marq")
    try catinder("superlike", "Busya")
    try catinder("send", "Busya", "Hello")
    let russian = try catinder("undo", "--json", "--language", "ru")
    XCTAssertEqual(
      russian.errors,
      "moggy: отменено: Маркиза; новее, но пара с сообщениями остаётся: Буся\n")
    let passed = (try russian.json() as? [String: Any])?["passedOver"] as? [[String: Any]]
    XCTAssertEqual(passed?.map { $0["name"] as? String }, ["Буся"])
  }

  func testTheProfileIsPrintedAndChanged() throws {
    try catinder("login", "Ann", input: "secret")
    let changed =
      try catinder(
        "profile", "--name", "Murka", "--age", "4", "--short", "Purrs.", "--json"
      ).json() as? [String: Any]
    XCTAssertEqual(changed?["name"] as? String, "Murka")
    XCTAssertEqual(changed?["age"] as? Int, 4)
    let lines = try catinder("profile", "--age", "none").lines
    XCTAssertTrue(lines.first?.hasSuffix("  Murka") == true, "\(lines)")
    XCTAssertEqual(lines.dropFirst(), ["0 photos", "Purrs."])
    XCTAssertEqual(try catinder("profile", "--age", "121").status, 64)
    let blank = try catinder("profile", "--name", " ", "--language", "ru")
    XCTAssertEqual(blank.status, 65)
    XCTAssertEqual(blank.errors, "moggy: коту нужно имя\n")
    XCTAssertEqual(try catinder("profile").lines.first, lines.first, "nothing was changed")
  }

  func testPhotosOfTheProfileAreAddedOrderedAndDeleted() throws {
    try catinder("login", "Ann", input: "secret")
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let photo = folder.appending(path: "PictureFixtures/baseline.jpg").path
    func names(_ ended: Ended) throws -> [String] {
      try XCTUnwrap((ended.json() as? [String: Any])?["photosNames"] as? [String])
    }
    let two = try names(catinder("profile", "--photo", photo, "--photo", photo, "--json"))
    XCTAssertEqual(two.count, 2)
    XCTAssertEqual(try names(catinder("profile", "--main-photo", "2", "--json")), two.reversed())
    XCTAssertEqual(try names(catinder("profile", "--delete-photo", "1", "--json")), [two[0]])
    let missing = try catinder("profile", "--delete-photo", "2")
    XCTAssertEqual(missing.status, 65)
    XCTAssertEqual(missing.errors, "moggy: there is no photo 2; the profile has 1\n")
    XCTAssertEqual(try catinder("profile", "--photo", "/nowhere.png").status, 66)
    XCTAssertEqual(try names(catinder("profile", "--json")), [two[0]])
  }

  func testAMatchIsEndedAndACatBlockedAndUnblocked() throws {
    try catinder("login", "Ann", input: "secret")
    try catinder("superlike")
    try catinder("superlike")
    let ended = try catinder("unmatch", "Busya", "--json").json() as? [String: Any]
    XCTAssertEqual(ended?["name"] as? String, "Busya")
    XCTAssertEqual(try catinder("unmatch", "Busya").status, 66, "there is none any more")
    XCTAssertEqual(
      try catinder("block", "кузь", "--language", "ru").output, "заблокировано: Кузьма\n")
    XCTAssertEqual(try catinder("matches").output, "no matches yet\n")
    XCTAssertEqual(try catinder("block", "Marquise").output, "blocked: Marquise\n")
    let blocked = try catinder("blocked", "--json").json() as? [[String: Any]]
    XCTAssertEqual(blocked?.compactMap { $0["name"] as? String }, ["Marquise", "Kuzma"])
    let none = try catinder("unblock", "Busya")
    XCTAssertEqual(none.status, 66)
    XCTAssertEqual(none.errors, "moggy: no blocked cat is called “Busya”\n")
    XCTAssertEqual(try catinder("unblock", "Marquise").output, "unblocked: Marquise\n")
    XCTAssertTrue(try catinder("deck").lines.first?.contains("Marquise") == true)
    XCTAssertEqual(
      try catinder("report", "Marquise", "--reason", "spam", "--text", "Ads.", "--block").output,
      "reported and blocked: Marquise\n")
    XCTAssertEqual(try catinder("report", "Kuzma", "--reason", "dull").status, 64)
    let long = String(repeating: "a", count: 1001)
    XCTAssertEqual(
      try catinder("report", "Busya", "--reason", "spam", "--text", long, "--language", "ru")
        .errors,
      "moggy: жалоба: слишком длинно, не больше 1000 знаков\n")
  }

  func testTheAccountIsChangedWrittenOutAndDeleted() throws {
    try catinder("login", "Ann", input: "secret")
    XCTAssertEqual(try catinder("password", input: "guess\nother").status, 77)
    let changed = try catinder("password", input: "secret\nother")
    XCTAssertEqual(changed.output, "the password is changed; all other sessions are over\n")
    XCTAssertEqual(try catinder("login", "Ann", input: "secret").status, 77)
    let file = path("mine.zip")
    XCTAssertEqual(try catinder("data", "--output", file).status, 0)
    XCTAssertEqual(
      try Data(contentsOf: URL(filePath: file)).prefix(4), Data([0x50, 0x4B, 3, 4]))
    XCTAssertEqual(try catinder("data", "--output", file).status, 73, "not over a file")
    let wrong = try catinder("delete-account", "--language", "ru", input: "secret")
    XCTAssertEqual(wrong.status, 77)
    XCTAssertEqual(wrong.errors, "moggy: неверный пароль\n")
    XCTAssertEqual(try catinder("logout", "--everywhere").status, 0)
    XCTAssertEqual(try catinder("deck").status, 77)
    try catinder("login", "Ann", input: "other")
    XCTAssertEqual(
      try catinder("delete-account", input: "other").output, "the account is deleted\n")
    XCTAssertEqual(try catinder("deck").status, 77)
    let again = try catinder("login", "Ann", "--json", input: "secret").json() as? [String: Any]
    XCTAssertEqual(again?["name"] as? String, "Ann", "the account is free again")
  }

  func testTheLanguageOfTheSettingsFileCounts() throws {
    let folder = path("data") + "/config"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data("[ui]\nlanguage = 'ru'\n".utf8).write(to: URL(filePath: folder + "/config.toml"))
    try catinder("login", "Ann", input: "secret")
    XCTAssertEqual(try catinder("matches").output, "пар пока нет\n")
    XCTAssertEqual(try catinder("matches", "--language", "en").output, "no matches yet\n")
  }

  func testAnEmptyListSaysSoButForPrograms() throws {
    try catinder("login", "Ann", input: "secret")
    XCTAssertEqual(try catinder("matches").output, "no matches yet\n")
    XCTAssertEqual(try catinder("matches", "--language", "ru").output, "пар пока нет\n")
    XCTAssertEqual(try catinder("matches", "--json").output, "[]\n")
  }

  func testWhatIsTypedWrongIsSaidInTheLanguageThatIsAskedFor() throws {
    let none = try catinder("login", "Ann", "--language", "ru")
    XCTAssertEqual(none.errors, "moggy: нужен пароль, на стандартном вводе\n")
    XCTAssertEqual(none.status, 65)
    try catinder("login", "Ann", input: "secret")
    let empty = try catinder("send", "Busya", " ", "--language", "ru")
    XCTAssertEqual(empty.errors, "moggy: сообщение пустое\n")
    let long = try catinder("send", "Busya", String(repeating: "a", count: 2001))
    XCTAssertEqual(long.errors, "moggy: the message is too long: 2001 of 2000 characters\n")
    let unknown = try catinder("messages", "Nobody", "--language", "ru")
    XCTAssertEqual(unknown.errors, "moggy: пары «Nobody» нет\n")
    XCTAssertEqual(unknown.status, 66)
  }

  func testTheHelpOfTheOptionForTabsNamesEveryTab() throws {
    let help = try run(["--help"]).output
    let list = try XCTUnwrap(help.firstMatch(of: /--tab <tab>((.|\n)*?)\./)?.1)
    let names = list.split { !$0.isLetter }
    XCTAssertEqual(names.map(String.init), Tabs.names, help)
  }

  func testAPasswordDoesNotLeaveTheMachineInPlainSight() throws {
    let ended = try catinder("login", "Ann", "--server", "http://192.0.2.1", input: "secret")
    XCTAssertEqual(ended.status, 64)
  }

  func testAPortThatIsTakenIsSaid() throws {
    let ended = try run(["serve", "--host", "192.0.2.1", "--data", path("server")])
    XCTAssertEqual(ended.status, 69)
    XCTAssertTrue(ended.errors.contains("192.0.2.1:8140"), ended.errors)
  }
}
