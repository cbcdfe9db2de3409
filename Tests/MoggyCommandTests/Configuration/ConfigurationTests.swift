import Core
import Foundation
import Terminal
import Toolkit
import XCTest

@testable import moggy

final class ConfigurationTests: XCTestCase {
  func testNothingIsThere() throws {
    let folder = try ConfigFolder()
    let (configuration, problems) = Configuration.load(folder: folder.url)
    XCTAssertEqual(configuration, Configuration())
    XCTAssertEqual(problems, [])
    let nowhere = folder.url.appending(path: "no/such/folder")
    XCTAssertEqual(Configuration.load(folder: nowhere).1, [])
  }

  func testEverythingThatCanBeSaid() throws {
    let (configuration, problems) = try load(
      """
      # Mine
      [ui]
      language = "ru"          # Russian
      theme = 'high-contrast'
      animations = false
      mouse = "off"
      flat = true
      pictures = "sixel"

      [keys]
      quit = "Ctrl-Q"
      "pets.add" = ["a", "z p"]
      pets.delete = [
        "d", # as before
        "Delete",
      ]
      help = []
      """)
    XCTAssertEqual(problems, [])
    XCTAssertEqual(configuration.language, .russian)
    XCTAssertEqual(configuration.theme, .highContrast)
    XCTAssertEqual(configuration.hasAnimations, false)
    XCTAssertEqual(configuration.hasMouse, false)
    XCTAssertEqual(configuration.isFlat, true)
    XCTAssertEqual(configuration.pictures, .sixel)
    XCTAssertEqual(
      configuration.keymap.keys,
      [
        "quit": [KeySequence(.control("q"))], "pets.add": ["a", KeySequence("z", "p")],
        "pets.delete": ["d", KeySequence(.delete)], "help": [],
      ])
  }

  func testOtherWaysToWriteTheSame() throws {
    for text in [
      "ui.theme = \"dark\"", "ui = { theme = \"dark\" }", "[ ui ]\r\n\"theme\" = \"dark\"\r\n",
      "\u{FEFF}[ui]\ntheme = \"\"\"dark\"\"\"", "[ui]\n'theme' = \"d\\u0061rk\"",
      "ui . \"theme\" = '''\ndark'''",
    ] {
      let (configuration, problems) = try load(text)
      XCTAssertEqual(problems, [], text)
      XCTAssertEqual(configuration.theme, .dark, text)
    }
  }

  // MARK: Mistakes

  func testEachMistakeIsToldWithItsPlace() throws {
    let cases: [(text: String, line: Int, column: Int, words: String)] = [
      ("[ui]\ntheme = dark", 2, 9, "not valid TOML"),
      ("[ui]\ntheme = \"dark", 2, 9, "not valid TOML"),
      ("[ui\ntheme = 'dark'", 1, 4, "not valid TOML"),
      ("  theme", 1, 8, "not valid TOML"),
      ("[ui]\n\n  tehme = 'dark'", 3, 3, "there is no “tehme” here; there is language"),
      ("[ui]\ntheme =   'no'", 2, 11, "there is no theme “no”"),
      ("[ui]\n\"language\" = 3", 2, 14, "“ui.language” must be \"en\" or \"ru\""),
      ("[ui]\nlanguage = 'de'", 2, 12, "“ui.language” must be \"en\" or \"ru\""),
      ("[ui]\nmouse = 'perhaps'", 2, 9, "“ui.mouse” must be true or false"),
      ("[ui]\npictures = 'x'", 2, 12, "“ui.pictures” must be \"auto\""),
      ("ui = 3", 1, 6, "“ui” must be [ui]"),
      (
        "# ü\n[bogus]\nx = 1\n", 2, 1,
        "there is no table [bogus]; there is [ui], [keys], [contact], [weather] or [travel]"
      ),
      ("x = 1", 1, 1, "there is no “x” here"),
      ("ui = { theme = 'dark', no.way = 1 }", 1, 24, "there is no “no.way” here"),
      ("[keys]\nquit = 'Ctrl-Foo'", 2, 8, "“Ctrl-Foo” is no key"),
      ("[keys]\nquit = [ # one\n 'q',\n 'qq' ]", 4, 2, "“qq” is no key"),
      ("[keys]\nquit = ['q', 3]", 2, 14, "“keys.quit” must be"),
      ("[keys]\nquit = ''", 2, 8, "“” is no key"),
      ("[keys]\nquit = ['q', 'z Ctrl-M']", 2, 14, "terminals cannot tell “Ctrl-M” from Enter"),
      ("[keys]\nquit = 'Ctrl-['", 2, 8, "terminals cannot tell “Ctrl-[” from Esc"),
      ("contact = 'a@b'", 1, 11, "“contact” must be [contact]"),
      ("[contact]\nmail = 'a@b'", 2, 1, "there is no “mail” here; there is email"),
      ("[contact]\nemail = '-a@b'", 2, 9, "“contact.email” must be \"name@example.org\""),
      ("[contact]\nemail = 'a@b c'", 2, 9, "“contact.email” must be \"name@example.org\""),
      ("weather = 3", 1, 11, "“weather” must be [weather]"),
      ("[weather]\nkey = 'secret'", 2, 1, "there is no “key” here; there is coordinates"),
      ("[weather]\ncoordinates = '91, 0'", 2, 15, "“weather.coordinates” must be \"55.75, 37.62\""),
      ("[weather]\ncoordinates = '55.75'", 2, 15, "“weather.coordinates” must be"),
      ("[weather]\nkey_variable = 'a b'", 2, 16, "“weather.key_variable” must be"),
      ("[weather]\nkey_file = ''", 2, 12, "“weather.key_file” must be"),
      ("[weather]\nserver = 'http://example.org'", 2, 10, "“weather.server” must be \"https://…\""),
      ("[weather]\nserver = 'https://'", 2, 10, "“weather.server” must be \"https://…\""),
      ("[weather]\navatar = 'https://a:b@example.org/x'", 2, 10, "“weather.avatar” must be"),
      ("[weather]\npictures = 'file:///etc/passwd'", 2, 12, "“weather.pictures” must be"),
      ("travel = 3", 1, 10, "“travel” must be [travel]"),
      ("[travel]\nkey = 'secret'", 2, 1, "there is no “key” here; there is key_file"),
      ("[travel]\nkey_variable = 'a b'", 2, 16, "“travel.key_variable” must be \"PEXELS_KEY\""),
      ("[travel]\nserver = 'http://example.org'", 2, 10, "“travel.server” must be \"https://…\""),
      ("keys = 'q'", 1, 8, "“keys” must be [keys]"),
      ("[ui]\nflat = true\nflat = false", 3, 1, "“ui.flat” is set twice"),
      ("a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a = 1", 1, 1, "nested too deeply"),
      ("ü = 1", 1, 1, "not valid TOML"), ("[ui]\nflat = true x", 2, 13, "not valid TOML"),
    ]
    for (text, line, column, words) in cases {
      let (_, problems) = try load(text)
      let problem = try XCTUnwrap(problems.first, text)
      XCTAssertEqual(problems.count, 1, "\(text): \(problems)")
      XCTAssertEqual([problem.line, problem.column], [line, column], "\(text): \(problem)")
      XCTAssertTrue(problem.message(in: .english).hasPrefix(words), "\(text): \(problem)")
      XCTAssertTrue(problem.file.hasSuffix("/config.toml"), problem.file)
      XCTAssertNotEqual(problem.message(in: .russian), problem.message(in: .english))
    }
  }

  /// A mistake costs what it stands in and nothing else.
  func testTheRestOfTheFileCounts() throws {
    let (configuration, problems) = try load(
      """
      [ui]
      theme = dark
      language = "ru"
      mouse = [1, 2
      flat = true
      pictures = "''
      animations = false
      [ke ys]
      quit = "x"
      [keys]
      help = "h"
      """)
    XCTAssertEqual(problems.map(\.line), [2, 5, 6, 8])
    XCTAssertEqual(configuration.language, .russian)
    XCTAssertNil(configuration.theme)
    XCTAssertNil(configuration.hasMouse)
    XCTAssertEqual(configuration.isFlat, true)
    XCTAssertEqual(configuration.hasAnimations, false)
    XCTAssertEqual(configuration.keymap.keys, ["help": ["h"]])
  }

  func testOneWrongKeyLeavesTheActionItsOwn() throws {
    let (configuration, problems) = try load("[keys]\nquit = ['q', 'qq']\nhelp = '?'")
    XCTAssertEqual(problems.count, 1)
    XCTAssertEqual(configuration.keymap.keys, ["help": ["?"]])
  }

  func testAProblemIsALineThatEditorsKnow() {
    let problem = ConfigurationProblem(
      file: "/srv/a\u{1B}[31m/config.toml", line: 3, column: 9, .unknownTheme("x\u{1B}]0;y\u{07}"))
    XCTAssertFalse(problem.description.unicodeScalars.contains("\u{1B}"))
    XCTAssertTrue(problem.description.hasSuffix("/config.toml:3:9: there is no theme “x�]0;y�”"))
    XCTAssertTrue(problem.shortText(in: .russian).hasPrefix("config.toml:3:9: нет темы «x"))
  }

  // MARK: Files that are none

  func testWhatIsNoTextIsOneProblem() throws {
    let folder = try ConfigFolder()
    let file = Configuration.file(in: folder.url)
    func only() throws -> ConfigurationProblem {
      let (configuration, problems) = Configuration.load(folder: folder.url)
      XCTAssertEqual(configuration, Configuration())
      XCTAssertEqual(problems.count, 1)
      return try XCTUnwrap(problems.first)
    }
    try Data(repeating: UInt8(ascii: "#"), count: TextFile.limit + 1).write(to: file)
    XCTAssertEqual(try only().reason, .tooLarge)
    try Data("[ui]\nflat = true # \u{FC}".utf8.dropLast()).write(to: file)
    XCTAssertEqual(try only().reason, .notUTF8)
    XCTAssertEqual([try only().line, try only().column], [2, 15])
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
    XCTAssertEqual(try only().reason, .notAFile)
    try FileManager.default.removeItem(at: file)
    XCTAssertEqual(mkfifo(file.path(percentEncoded: false), 0o600), 0)
    XCTAssertEqual(try only().reason, .notAFile)
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createSymbolicLink(
      at: file, withDestinationURL: URL(filePath: "/dev/zero"))
    XCTAssertEqual(try only().reason, .notAFile)
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createSymbolicLink(at: file, withDestinationURL: file)
    guard case .unreadable = try only().reason else { return XCTFail("a link to itself") }
  }

  func testHostileTextsEndInProblems() throws {
    let texts = [
      "x = " + String(repeating: "[", count: 300_000),
      "x = " + String(repeating: "{a=", count: 200_000),
      String(repeating: "a.", count: 300_000) + "b = 1",
      "[" + String(repeating: "a.", count: 300_000) + "b]",
      "x = \"" + String(repeating: "\\", count: 200_001),
      String(repeating: "a = '''\n", count: 60_001), String(repeating: "a = [\n", count: 100_000),
      String(repeating: "a = [1,\n", count: 60_000), "[ui]\ntheme = \"a\0b\"", "\0", "a\u{0} = 1",
      "\"a\\u0000b\" = 1", "[\"a\\u0000b\"]", "[[ui]]\n[[ui]]\nx = 1", "= 1", "[]", "[[]]", "]",
      "x = 1979-05-27T07:32:00Z\ny = inf\nz = 0xFFFFFFFFFFFFFFFFFF", "\u{1B}[31m = 1",
      String(repeating: "#\n", count: 400_000) + "x",
    ]
    for text in texts {
      let (configuration, problems) = try load(text)
      XCTAssertFalse(problems.isEmpty, String(text.prefix(20)))
      XCTAssertLessThanOrEqual(problems.count, TOMLDocument.problemLimit + 2)
      XCTAssertNil(configuration.theme)
    }
  }

  func testRandomTextsNeitherTrapNorHang() throws {
    let parts = [
      "[ui]", "[keys]", "\n", " ", "=", "theme", "\"", "'", "\"\"\"", "'''", "[", "]", "{", "}",
      ",", ".", "#", "\\", "true", "1", "\"dark\"", "ü", "\r\n", "\0", "flat = true\n",
    ]
    var random = SeededRandom(seed: 11)
    for _ in 0..<1500 {
      let count = Int.random(in: 1...40, using: &random)
      let text = (0..<count).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      var problems: [ConfigurationProblem] = []
      let document = TOMLDocument(text, of: URL(filePath: "/config.toml"), &problems)
      let lines = text.utf8.count { $0 == 0x0A } + 1
      for problem in problems {
        XCTAssertTrue((1...lines).contains(problem.line), "\(problem) in \(text.debugDescription)")
        XCTAssertGreaterThan(problem.column, 0)
      }
      XCTAssertLessThanOrEqual(document.leaves.count, count)
    }
  }

  // MARK: The template

  func testTheTemplateSaysWhatIsInForce() throws {
    XCTAssertEqual(try load(Configuration().template).0, Configuration())
    let (configuration, _) = try load(
      """
      [ui]
      theme = "16"
      language = "ru"
      animations = true
      mouse = false
      flat = false
      pictures = "cells"
      [contact]
      email = "cat-lover+moggy@example.org"
      [weather]
      coordinates = "-33.9, 151.2"
      key_file = "~/keys/weather"
      key_variable = "WEATHER_KEY"
      key_command = "pass show \\"weather\\""
      server = "http://127.0.0.1:8080/mirror"
      author = "Anna"
      avatar = "https://example.org/anna.png"
      pictures = "https://example.org/dogs.json"
      [travel]
      key_file = "pexels.key"
      key_variable = "PEXELS_KEY"
      key_command = "pass show pexels"
      server = "https://photos.example.org"
      [keys]
      "a\\"b" = ["Ctrl-X Ctrl-S", "\\\\", "\\""]
      x = []
      """)
    let (again, problems) = try load(configuration.template)
    XCTAssertEqual(problems, [])
    XCTAssertEqual(again, configuration)
    XCTAssertEqual(again.keymap.keys["x"], [])
    XCTAssertEqual(again.weather.coordinates?.latitude, -33.9)
    XCTAssertEqual(again.weather.server?.port, 8080)
    XCTAssertEqual(again.travel.keyCommand, "pass show pexels")
    XCTAssertEqual(again.weather.keyCommand, "pass show \"weather\"")
  }

  private func load(_ text: String) throws -> (Configuration, [ConfigurationProblem]) {
    let folder = try ConfigFolder()
    try folder.write(text, to: "config.toml")
    return Configuration.load(folder: folder.url)
  }

  func testAKeyOfTwoActionsIsToldWithTheOneThatLosesIt() throws {
    let cases: [(text: String, place: String, words: [String])] = [
      // A standard key of the same screen, a key of two lines, one that works everywhere.
      ("pets.add = 's'", "2:1", ["“s” does pets.add, so pets.sort loses this key there"]),
      (
        "pets.add = 'x'\npets.sort = ['y', 'x']", "3:1",
        ["“x” does pets.add, so pets.sort loses this key there"]
      ),
      ("pets.sort = 'q'", "2:1", ["“q” does pets.sort, so program.quit loses this key there"]),
      (
        "program.help = 'q'", "2:1", ["“q” does program.help, so program.quit loses this key there"]
      ),
      (
        "program.quit = 'a'", "2:1",
        ["“a” does favourites.add, so program.quit loses this key there"]
      ),
      // A key that begins another one.
      (
        "pets.add = 'z m x'", "2:1",
        ["“z m x” does pets.add, so program.mouse loses this key there"]
      ),
      // Two tabs, two screens of one tab, and a key that was free or has been given away.
      ("pets.add = 'n'\ntrackers.add = 'n'\ncatinder.message = 'm'", "", []),
      ("pets.add = 'y'", "", []), ("pets.add = 's'\npets.sort = 'y'", "", []),
    ]
    for (text, place, words) in cases {
      let (configuration, problems) = try load("[keys]\n" + text)
      XCTAssertEqual(problems.map { $0.message(in: .english) }, words, text)
      XCTAssertEqual(problems.map { "\($0.line):\($0.column)" }, place.isEmpty ? [] : [place], text)
      XCTAssertFalse(configuration.keymap.keys.isEmpty, "the line counts all the same")
    }
  }

  func testAKeyThatIsGivenTwiceStaysWithTheFirst() throws {
    let (configuration, problems) = try load(
      "[keys]\npets.sort = ['y', 'x']\npets.add = ['x', 'p']")
    XCTAssertEqual(configuration.keymap.keys, ["pets.sort": ["y", "x"], "pets.add": ["p"]])
    XCTAssertEqual(
      problems.map { $0.message(in: .russian) },
      ["«x» выполняет pets.sort, а pets.add там эту клавишу теряет"])
  }

  func testAnActionThatThereIsNotIsToldWithTheNearest() throws {
    let actions: Set = ["program.quit", "program.help", "pets.add", "pets.edit"]
    let cases: [(name: String, nearest: String)] = [
      ("progam.quit", "program.quit"), ("quit", "program.quit"), ("pets.ad", "pets.add"),
      ("Help", "program.help"), ("pets.edits", "pets.edit"),
      (String(repeating: "x", count: 100_000), "pets.add"),
    ]
    for (name, nearest) in cases {
      let folder = try ConfigFolder()
      try folder.write("[keys]\n  \(name) = 'x'\npets.edit = 'y'", to: "config.toml")
      let (configuration, problems) = Configuration.load(folder: folder.url, actions: actions)
      XCTAssertEqual(configuration.keymap.keys, ["pets.edit": ["y"]])
      XCTAssertEqual(problems.map(\.reason), [.unknownAction(name, nearest: nearest)])
      XCTAssertEqual(problems.map { [$0.line, $0.column] }, [[2, 3]])
    }
  }

  func testTheNearestIsLookedForOnlyForTheFirstUnknownActions() throws {
    let folder = try ConfigFolder()
    let lines = (1...1000).map { "pets.ad\($0) = 'x'" }
    try folder.write("[keys]\n" + lines.joined(separator: "\n"), to: "config.toml")
    let (_, problems) = Configuration.load(folder: folder.url, actions: ["pets.add"])
    XCTAssertEqual(problems.count, 1000)
    XCTAssertEqual(problems[19].reason, .unknownAction("pets.ad20", nearest: "pets.add"))
    XCTAssertEqual(problems[20].reason, .unknownAction("pets.ad21", nearest: nil))
  }

  func testTheWordsForAnUnknownAction() {
    let problem = ConfigurationProblem(
      file: "/c/config.toml", line: 2, column: 1,
      .unknownAction("quitt", nearest: "program.quit"))
    XCTAssertEqual(
      problem.shortText(in: .english),
      "config.toml:2:1: there is no action “quitt”; the nearest is program.quit")
    XCTAssertEqual(
      problem.shortText(in: .russian),
      "config.toml:2:1: нет действия «quitt»; похожее: program.quit")
  }
}
