import Core
import Foundation

/// The settings and tables of a file in their order, each with its place.
struct TOMLDocument {
  /// After so many problems the rest of a file is not read: it is something else than a setting
  /// file.
  static let problemLimit = 100

  let file: URL
  private(set) var leaves: [TOMLLeaf] = []
  /// The headers.
  private(set) var tables: [(path: [String], place: TOMLPlace)] = []
  private var seen: Set<[String]> = []

  /// Returns nil where there is no file, or none that can be read.
  static func read(_ file: URL, _ problems: inout [ConfigurationProblem]) -> TOMLDocument? {
    switch TextFile.read(file) {
    case .missing: return nil
    case .problem(let reason, let place):
      problems.append(ConfigurationProblem(file, place, reason))
      return nil
    case .text(let text): return TOMLDocument(text, of: file, &problems)
    }
  }

  init(_ text: String, of file: URL, _ problems: inout [ConfigurationProblem]) {
    self.file = file
    var scanner = TOMLScanner(text)
    var header: [String]? = []
    while let statement = TOMLStatement.next(&scanner) {
      guard problems.count < Self.problemLimit else {
        problems.append(ConfigurationProblem(file, statement.place, .tooManyProblems))
        return
      }
      do throws(TOMLMistake) {
        if statement.isHeader {
          header = nil
          let path = try TOMLParser.path(ofHeader: statement)
          header = path
          tables.append((path, statement.place))
        } else {
          let found = try TOMLParser.leaves(of: statement)
          // Settings below a header that cannot be read belong nowhere.
          if let header { for leaf in found { add(leaf, below: header, &problems) } }
        }
      } catch { problems.append(ConfigurationProblem(file, error.place, error.reason)) }
    }
  }

  private mutating func add(
    _ leaf: TOMLLeaf, below header: [String], _ problems: inout [ConfigurationProblem]
  ) {
    var leaf = leaf
    leaf.path = header + leaf.path
    guard seen.insert(leaf.path).inserted else {
      problems.append(ConfigurationProblem(file, leaf.place, .setTwice(leaf.name)))
      return
    }
    leaves.append(leaf)
  }
}

/// One setting of a document, by its whole path: inline tables and dotted keys are taken apart.
struct TOMLLeaf {
  /// A value as far as settings need one.
  enum Value: Equatable {
    case string(String)
    case bool(Bool)
    case array([Item])
    /// Numbers, dates, and what cannot be read.
    case other
  }

  struct Item: Equatable {
    var value: Value
    var place: TOMLPlace
  }

  var path: [String]
  /// The place of the key.
  var place: TOMLPlace
  var value: Value
  var valuePlace: TOMLPlace

  /// The path as a person would write it.
  var name: String { path.joined(separator: ".") }
}

/// A place in a text, counted from 1; a column is a Unicode scalar.
struct TOMLPlace: Hashable, Sendable {
  var line: Int
  var column: Int

  static let start = TOMLPlace(line: 1, column: 1)

  /// Goes over one scalar.
  mutating func pass(_ scalar: Unicode.Scalar) {
    if scalar == "\n" {
      line += 1
      column = 1
    } else {
      column += 1
    }
  }

  /// Returns the place that is `other` in a text which itself begins here.
  func then(_ other: TOMLPlace) -> TOMLPlace {
    other.line <= 1
      ? TOMLPlace(line: line, column: column + max(1, other.column) - 1)
      : TOMLPlace(line: line + other.line - 1, column: max(1, other.column))
  }
}

/// The place of a value and of its parts.
struct TOMLValuePlace {
  /// A key and its value in an inline table.
  struct Member {
    /// The key as written, with its quotes and dots.
    var key: String
    var place: TOMLPlace
    var value: TOMLValuePlace
  }

  var place: TOMLPlace
  /// The items of an array.
  var items: [TOMLValuePlace] = []
  /// The members of an inline table.
  var members: [Member] = []
}

/// The value that is expected at a place of a TOML text.
public enum TOMLExpectation: Hashable, Sendable {
  case key, equals, value, commaOrBracket, commaOrBrace, closingBracket, closingQuote

  func text(in language: Language) -> String {
    switch self {
    case .key: language.say(en: "a name is missing", ru: "не хватает имени")
    case .equals: language.say(en: "“=” is missing", ru: "не хватает «=»")
    case .value:
      language.say(
        en: "a value is missing; texts stand in quotes",
        ru: "не хватает значения; текст пишется в кавычках")
    case .commaOrBracket: language.say(en: "“,” or “]” is missing", ru: "не хватает «,» или «]»")
    case .commaOrBrace: language.say(en: "“,” or “}” is missing", ru: "не хватает «,» или «}»")
    case .closingBracket: language.say(en: "“]” is missing", ru: "не хватает «]»")
    case .closingQuote:
      language.say(en: "the closing quote is missing", ru: "не хватает закрывающей кавычки")
    }
  }
}

/// The reason that a statement cannot be read, and the place.
struct TOMLMistake: Error {
  var place: TOMLPlace
  var reason: ConfigurationProblem.Reason
}
