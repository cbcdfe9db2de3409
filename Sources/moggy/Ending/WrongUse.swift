import Core
import Foundation

/// The words on arguments that could not be parsed. The library that parses them speaks English
/// alone and keeps the kinds of its errors to itself, so its sentences are found by their words; one
/// that is not known here stays as it is.
struct WrongUse {
  let words: Words<WrongUse>

  /// - Parameter arguments: those of the program; a language that is named among them counts, else
  ///   that of the environment.
  init(_ arguments: [String], _ environment: [String: String]) {
    let named = arguments.indices.reversed().lazy.compactMap { index -> Language? in
      let parts = arguments[index].split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.first == "--language" else { return nil }
      return (parts.count > 1 ? parts[1] : arguments.dropFirst(index + 1).first)
        .flatMap(Language.init(rawValue:))
    }
    words = Words(named.first ?? Language(environment: environment))
  }

  /// - Parameters:
  ///   - text: all that the library has to say.
  ///   - message: what is wrong, which `text` begins with, behind `Error: `.
  func text(_ text: String, message: String) -> String {
    let start = "Error: " + message
    guard words.language == .russian, text.hasPrefix(start), let translated = russian(message)
    else { return text }
    let more = text.dropFirst(start.count).components(separatedBy: "\n")
    return "Ошибка: " + translated
      + more.map { $0.isEmpty ? "" : russian($0) ?? $0 }.joined(separator: "\n")
  }

  private func russian(_ sentence: String) -> String? {
    for (english, russian) in Self.sentences {
      guard let words = Self.words(of: sentence, in: english) else { continue }
      let parts = russian.components(separatedBy: "%")
      return zip(parts, words + [""]).map { $0 + $1 }.joined()
    }
    return nil
  }

  /// The words in the places of `%`; nil where the rest is another.
  private static func words(of sentence: String, in pattern: String) -> [String]? {
    let parts = pattern.components(separatedBy: "%")
    guard sentence.hasPrefix(parts[0]) else { return nil }
    var rest = sentence.dropFirst(parts[0].count)
    var words: [String] = []
    for part in parts.dropFirst() {
      let place =
        part.isEmpty
        ? rest.endIndex..<rest.endIndex
        : rest.range(of: part, options: words.count == parts.count - 2 ? .backwards : [])
      guard let place else { return nil }
      words.append(String(rest[..<place.lowerBound]))
      rest = rest[place.upperBound...]
    }
    return rest.isEmpty ? words : nil
  }

  /// The first that fits is meant; as many `%` on both sides, in the same order.
  private static let sentences: [(english: String, russian: String)] = [
    ("Unknown option '%'. Did you mean '%'?", "неизвестный параметр '%'. Может быть, '%'?"),
    ("Unknown option '%'", "неизвестный параметр '%'"),
    ("Missing value for '%'", "не указано значение для '%'"),
    ("Missing expected argument '%'", "не указан аргумент '%'"),
    ("Unexpected argument '%'", "лишний аргумент '%'"),
    ("% unexpected arguments: '%'", "лишние аргументы (%): '%'"),
    (
      "The option '%' does not take any value, but '%' was specified.",
      "у параметра '%' нет значения, а указано '%'"
    ),
    (
      "The value '%' is invalid for '%'. Please provide one of '%' and '%'.",
      "значение '%' не подходит для '%'. Возможны '%' и '%'."
    ),
    (
      "The value '%' is invalid for '%'. Please provide one of %, '%' or '%'.",
      "значение '%' не подходит для '%'. Возможны %, '%' и '%'."
    ),
    ("The value '%' is invalid for '%'", "значение '%' не подходит для '%'"),
    ("Usage: %", "Вызов: %"),
    ("  See '%' for more information.", "  Подробнее: '%'."),
    ("Help:  %", "Справка:  %"),
  ]
}
