import PseudoTerminal
import Semantics
import Terminal

/// The recorded acts, each with its page.
public struct Recording: Hashable, Sendable {
  public struct Entry: Hashable, Sendable {
    public let page: RecordedPage?
    public let act: RecordedAct
  }

  /// The name of the program as a Swift type: `Notes`.
  public let name: String
  public internal(set) var entries: [Entry] = []

  /// - Parameter program: its file, or what else it is called.
  public init(program: String) {
    let file = program.split(separator: "/").last.map(String.init) ?? program
    let stem = file.split(separator: ".").first.map(String.init) ?? file
    name = SourceName.type(stem) ?? "Program"
  }
}

/// One thing that was done or expected while recording.
public enum RecordedAct: Hashable, Sendable {
  case press([KeyStroke])
  case type(String)
  case paste(String)
  case click(RecordedTarget, MouseButton, Modifiers)
  case doubleClick(RecordedTarget)
  case drag(from: RecordedTarget, to: RecordedTarget)
  case scroll(WheelDirection, Int, over: RecordedTarget)
  case resize(Size)
  case expectText(String)
  /// A snapshot with the name of its state.
  case snapshot(String)
  case ended(ExitStatus)
}

/// A screen of the program, as a recording tells it from others.
public struct RecordedPage: Hashable, Sendable {
  /// `ClearPage`
  public let name: String
  /// A query that matches exactly while the page shows.
  public let mark: RecordedQuery
}

/// The target of the pointer: a thing that can be named, or else a cell.
public enum RecordedTarget: Hashable, Sendable {
  case thing(RecordedQuery)
  case cell(Point)
}

/// A query that the recorder has found for a thing, in the ways in which it is written down.
public struct RecordedQuery: Hashable, Sendable {
  public let query: Query
  /// The Swift source of the query: `Query(.button, "Save")`.
  let source: String
  /// The words for the name of a property: `Save button`.
  let words: String

  private init(_ query: Query, _ source: String, words: String) {
    (self.query, self.source, self.words) = (query, source, words)
  }

  static func identifier(_ identifier: Identifier) -> RecordedQuery {
    let last = identifier.name.split(separator: ".").suffix(1).joined(separator: " ")
    return RecordedQuery(Query(identifier), "Query(\(identifier.name.sourceLiteral))", words: last)
  }

  static func role(_ role: Role, _ label: String) -> RecordedQuery {
    RecordedQuery(
      Query(role, label), "Query(.\(role.rawValue), \(label.sourceLiteral))",
      words: "\(label) \(role.rawValue)")
  }

  static func text(_ text: String) -> RecordedQuery {
    RecordedQuery(.text(text), "Query.text(\(text.sourceLiteral))", words: "\(text) text")
  }

  func within(_ container: RecordedQuery) -> RecordedQuery {
    RecordedQuery(
      query.within(container.query), "\(source).within(\(container.source))", words: words)
  }

  func nth(_ index: Int) -> RecordedQuery {
    RecordedQuery(query.nth(index), "\(source).nth(\(index))", words: "\(words) \(index + 1)")
  }

  func having(_ traits: Traits, _ name: String) -> RecordedQuery {
    RecordedQuery(query.having(traits), "\(source).having(.\(name))", words: words)
  }
}

extension String {
  /// The text as a Swift literal on one line.
  var sourceLiteral: String {
    var literal = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\t": literal += "\\t"
      case _ where scalar.properties.generalCategory == .control:
        literal += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}
