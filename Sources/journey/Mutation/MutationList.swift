/// A file of mutations.
///
/// `#` begins a comment, `host FOLDER` names the target that all broken files import, and each block
/// is a mutation:
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

    init(line: Int, name: String) {
      self.line = line
      self.name = name
    }

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
        guard !file.isEmpty, let kind, !text.isEmpty, !replacement.isEmpty else {
          throw .malformed(line: line, "“\(name)” lacks its file, kind, text or replacement")
        }
        var source = text.joined(separator: "\n")
        let mark = kind == .statement ? source.startIndex..<source.endIndex : Self.unmark(&source)
        guard let mark else {
          throw .malformed(line: line, "“\(name)” has no part between « and »")
        }
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
