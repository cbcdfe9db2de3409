import Foundation
import XCTest

@testable import moggy

/// What is said of wrong arguments, by the real program: where the library of the arguments changes
/// its words, the Russian ones no longer come.
final class WrongUseTests: CommandCase {
  private func firstLine(_ arguments: [String], language: String = "ru") throws -> String {
    let ended = try run(["--data", path("data"), "--language", language] + arguments)
    XCTAssertEqual(ended.status, 64, "\(arguments)")
    XCTAssertEqual(ended.output, "")
    return ended.errors.components(separatedBy: "\n")[0]
  }

  func testFrequentMistakesAreToldInRussian() throws {
    let mistakes: [([String], String)] = [
      (["trackers", "list", "--another"], "неизвестный параметр '--another'"),
      (
        ["trackers", "list", "--archive"],
        "неизвестный параметр '--archive'. Может быть, '--archived'?"
      ),
      (["trackers", "add", "Run", "--category"], "не указано значение для '--category <name>'"),
      (["trackers", "foo"], "лишний аргумент 'foo'"),
      (["foo"], "лишний аргумент 'foo'"),
      (["travel", "stats", "a", "b"], "лишние аргументы (2): 'a', 'b'"),
      (["pets", "list", "--json=3"], "у параметра '--json' нет значения, а указано '3'"),
      (["pets", "list", "--limit", "x"], "значение 'x' не подходит для '--limit <limit>'"),
      (
        ["--animations", "x"],
        "значение 'x' не подходит для '--animations <state>'. Возможны 'on' и 'off'."
      ),
      (
        ["trackers", "export", "--format", "x"],
        "значение 'x' не подходит для '--format <format>'. Возможны 'json', 'csv', 'ics' и 'zip'."
      ),
    ]
    for (arguments, words) in mistakes {
      XCTAssertEqual(try firstLine(arguments), "Ошибка: " + words)
    }
    XCTAssertEqual(
      try firstLine(["trackers", "foo"], language: "en"), "Error: Unexpected argument 'foo'")
  }

  func testHelpOfWhatThereIs() throws {
    let ended = try run(["--data", path("data"), "help", "pets", "list"])
    XCTAssertEqual(ended.status, 0, ended.errors)
    XCTAssertTrue(ended.output.contains("moggy pets list"), ended.output)
    XCTAssertEqual(try run(["help"]).status, 0)
  }

  func testOwnMistakesAreToldInRussian() throws {
    let mistakes: [([String], String)] = [
      (["places", "search", "x", "--limit", "0"], "--limit — от 1 до 1000."),
      (
        ["trackers", "add", "Tea", "--at-most", "--at-least"],
        "'--at-least' и '--at-most' исключают друг друга"
      ),
      (
        ["backup", "-"],
        "значение '-' не подходит для '<path>': нужен файл; тот, что называется -, — это ./-."
      ),
      (["pets", "list", "--data", ""], "значение '' не подходит для '--data <dir>': имя пустое."),
      (["help", "nope"], "лишний аргумент 'nope'"),
      (["help", "pets", "nope"], "лишний аргумент 'nope'"),
      (
        ["--seed", "x"],
        "значение 'x' не подходит для '--seed <number>': нужно целое число от 0 до \(UInt64.max)."
      ),
    ]
    for (arguments, words) in mistakes {
      XCTAssertEqual(try firstLine(arguments), "Ошибка: " + words)
    }
  }

  /// Every sentence that a command has for wrong arguments stands in the table of the Russian ones.
  func testNoSentenceOfACommandIsForgotten() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources")
    let paths = try ["moggy", "CursesHost"].flatMap { module in
      try FileManager.default.subpathsOfDirectory(
        atPath: sources.appending(path: module).path(percentEncoded: false)
      ).map { "\(module)/\($0)" }
    }
    let wrong = WrongUse(["--language", "ru"], [:])
    var count = 0
    for path in paths where path.hasSuffix(".swift") {
      let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
      for found in text.matches(of: #/ValidationError\("((?:[^"\\]|\\\([^()]*\))*)"\)/#) {
        let sentence = String(found.1.replacing(#/\\\([^()]*\)/#, with: "7"))
        count += 1
        XCTAssertTrue(
          wrong.text("Error: \(sentence)", message: sentence).hasPrefix("Ошибка: "), sentence)
      }
      XCTAssertEqual(
        text.components(separatedBy: "throw ValidationError(").count,
        text.components(separatedBy: "throw ValidationError(\"").count, path)
    }
    XCTAssertGreaterThan(count, 15)
  }

  func testTheLinesBelowFollow() throws {
    let ended = try run(["pets", "add", "--another", "--language=ru"])
    let lines = ended.errors.components(separatedBy: "\n")
    XCTAssertEqual(lines[0], "Ошибка: неизвестный параметр '--another'")
    XCTAssertTrue(lines[1].hasPrefix("Вызов: moggy pets add "), lines[1])
    XCTAssertEqual(lines[2], "  Подробнее: 'moggy pets add --help'.")
  }

  func testTheLanguageIsThatOfTheArgumentsElseOfTheEnvironment() throws {
    let russian = ["LC_ALL": "ru_RU.UTF-8"]
    XCTAssertTrue(try run(["foo"], russian).errors.hasPrefix("Ошибка: лишний"))
    XCTAssertTrue(try run(["foo", "--language", "en"], russian).errors.hasPrefix("Error: Unexp"))
    XCTAssertTrue(try run(["foo", "--language"], russian).errors.hasPrefix("Ошибка: не указано"))
    XCTAssertTrue(try run(["foo"]).errors.hasPrefix("Error: Unexpected"))
  }

  func testWhatIsNotKnownStaysWhole() {
    let wrong = WrongUse(["--language", "ru"], [:])
    for text in ["Error: Quite another\nUsage: x", "Quite another"] {
      XCTAssertEqual(wrong.text(text, message: "Quite another"), text)
    }
    XCTAssertEqual(
      wrong.text("Error: Unknown option 'a'b'\n\nHelp:  c", message: "Unknown option 'a'b'"),
      "Ошибка: неизвестный параметр 'a'b'\n\nСправка:  c")
  }
}
