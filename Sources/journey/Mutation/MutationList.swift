/// A file of mutations.
///
/// `#` begins a comment, `host FOLDER` names the target that all broken files import, and each
/// block is a mutation:
///
/// ```
/// ## cut text without an ellipsis
/// in Sources/Terminal/DisplayWidth.swift
/// expression
/// - return «prefix(of: text, fitting: columns - 1).text + "…"»
/// + prefix(of: text, fitting: columns).text
/// ```
struct MutationList {
  /// The folder of the target that gets the switch.
  private(set) var host = ""
  private(set) var mutations: [Mutation] = []

  init(host: String, mutations: [Mutation]) { (self.host, self.mutations) = (host, mutations) }

  init(_ text: String) throws(MutationError) {
    var block: Block?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let number = index + 1
      if line.hasPrefix("## ") {
        if let done = block { mutations.append(try done.mutation) }
        block = Block(line: number, name: String(line.dropFirst(3)))
      } else if line.hasPrefix("#") || line.isEmpty {
        continue
      } else if block != nil {
        try block?.add(line, number)
      } else if line.hasPrefix("host ") {
        host = String(line.dropFirst(5))
      } else {
        throw .malformed(line: number, "a mutation begins with “## ” and its name")
      }
    }
    if let done = block { mutations.append(try done.mutation) }
    if host.isEmpty { throw .malformed(line: 1, "“host FOLDER” is missing") }
  }

  /// A mutation of which lines are still to come.
  private struct Block {
    let line: Int
    let name: String
    var file = ""
    var kind: Mutation.Kind?
    var text: [Substring] = []
    var replacement: [Substring] = []

    init(line: Int, name: String) { (self.line, self.name) = (line, name) }

    mutating func add(_ line: Substring, _ number: Int) throws(MutationError) {
      if line.hasPrefix("in ") {
        file = String(line.dropFirst(3))
      } else if let kind = Mutation.Kind(rawValue: String(line)) {
        self.kind = kind
      } else if line.hasPrefix("- ") {
        text.append(line.dropFirst(2))
      } else if line.hasPrefix("+ ") {
        replacement.append(line.dropFirst(2))
      } else {
        throw .malformed(line: number, "“\(line)” means nothing")
      }
    }

    var mutation: Mutation {
      get throws(MutationError) {
        guard !file.isEmpty, let kind, !text.isEmpty, !replacement.isEmpty
        else { throw .malformed(line: line, "“\(name)” lacks its file, kind, text or replacement") }
        var source = text.joined(separator: "\n")
        let mark = kind == .statement ? source.startIndex..<source.endIndex : Self.unmark(&source)
        guard let mark
        else { throw .malformed(line: line, "“\(name)” has no part between « and »") }
        return Mutation(
          name: name, file: file, kind: kind, text: source, mark: mark,
          replacement: replacement.joined(separator: "\n"))
      }
    }

    /// Takes the marks out; returns what stood between them.
    private static func unmark(_ text: inout String) -> Range<String.Index>? {
      let parts = text.split(separator: "«", omittingEmptySubsequences: false)
      guard parts.count == 2 else { return nil }
      let rest = parts[1].split(separator: "»", omittingEmptySubsequences: false)
      guard rest.count == 2 else { return nil }
      let (before, marked) = (String(parts[0]), String(rest[0]))
      text = before + marked + rest[1]
      let start = text.index(text.startIndex, offsetBy: before.count)
      return start..<text.index(start, offsetBy: marked.count)
    }
  }
}

/// One way to break a program: a piece of its source, and what stands there instead.
struct Mutation: Hashable {
  enum Kind: String {
    /// Whole statements, which declare nothing that is used later.
    case statement
    /// A value; only the marked part is replaced.
    case expression
  }

  var name: String
  /// The path from the root of the package.
  var file: String
  var kind: Kind
  /// Stands in the file exactly once; the first line without its indentation.
  var text: String
  /// The part of `text` that is replaced.
  var mark: Range<String.Index>
  var replacement: String

  /// Returns the source that does the one or the other, by the number that is switched on.
  func schema(number: Int) -> String {
    let original = text[mark]
    switch kind {
    case .statement: return "if Mutant.isOn(\(number)) {\n\(replacement)\n} else {\n\(original)\n}"
    case .expression: return "(Mutant.isOn(\(number)) ? (\(replacement)) : (\(original)))"
    }
  }
}

/// The reason that mutations cannot be made.
enum MutationError: Error, Hashable, CustomStringConvertible {
  /// A line of the list is not as it has to be.
  case malformed(line: Int, String)
  /// The text does not stand in its file exactly once; how often it does.
  case notFound(name: String, file: String, times: Int)
  /// Two mutations replace the same.
  case overlapping(String, String)
  /// The tests are red where nothing is broken, or the package does not build.
  case redAsItIs(String)
  case unreadable(String)

  var description: String {
    switch self {
    case .malformed(let line, let what): "line \(line): \(what)"
    case .notFound(let name, let file, let times):
      "\(name): its text stands \(times) times in \(file), not once"
    case .overlapping(let first, let second): "“\(first)” and “\(second)” replace the same"
    case .redAsItIs(let what): "nothing is broken, and yet \(what)"
    case .unreadable(let file): "\(file) cannot be read"
    }
  }
}
