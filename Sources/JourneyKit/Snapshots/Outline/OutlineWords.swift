/// The parts of a node's line: `button`, `"Save"`, `#pets.save`, `= "x"`, the words in `[…]` and `(…)`.
struct OutlineWords {
  private let role: String
  private let parts: Set<String>

  init(_ line: String) {
    var rest = line[...]
    role = Self.take(&rest) ?? ""
    var parts: Set<String> = []
    while var part = Self.take(&rest) {
      if part == "=", let value = Self.take(&rest) { part += " " + value }
      parts.formUnion(Self.words(part))
    }
    self.parts = parts
  }

  func isPart(of other: OutlineWords) -> Bool {
    role == other.role && parts.isSubset(of: other.parts)
  }

  /// `[a, b]` is `[a` and `[b`, so that each counts for itself.
  private static func words(_ part: String) -> [String] {
    guard let opening = part.first, opening == "[" || opening == "(" else { return [part] }
    return part.dropFirst().dropLast().split(separator: ", ").map { "\(opening)\($0)" }
  }

  private static func take(_ rest: inout Substring) -> String? {
    rest = rest.drop { $0 == " " }
    guard let first = rest.first else { return nil }
    let end: Substring.Index =
      switch first {
      case "\"": quoteEnd(rest)
      case "[": rest.firstIndex(of: "]").map(rest.index(after:)) ?? rest.endIndex
      case "(": rest.firstIndex(of: ")").map(rest.index(after:)) ?? rest.endIndex
      default: rest.firstIndex(of: " ") ?? rest.endIndex
      }
    defer { rest = rest[end...] }
    return String(rest[..<end])
  }

  private static func quoteEnd(_ text: Substring) -> Substring.Index {
    var isEscaped = false
    for index in text.indices.dropFirst() {
      if text[index] == "\"", !isEscaped { return text.index(after: index) }
      isEscaped = text[index] == "\\" && !isEscaped
    }
    return text.endIndex
  }
}
