/// The way to compare an outline with a recorded one.
public enum OutlineMatch: String, Codable, Hashable, Sendable {
  /// Every node stands in it, and nothing else.
  case exact
  /// The recorded lines stand in it, in this order and nesting. There may be more nodes, and more
  /// on a line: `button "Save"` fits `button "Save" #pets.save [focused] (press)`.
  case contains
}

/// A written outline held against that of a screen.
struct OutlineComparison {
  let isEqual: Bool
  /// Only what truly differs: a pattern that fits is no difference.
  let changes: [String]
  /// The written outline as it would be right: patterns that fit stay.
  let replacement: [String]

  init(template: [String], actual: [String], match: OutlineMatch) {
    let wanted = template.map(OutlineLine.init)
    let found = actual.map(OutlineLine.init)
    let steps = Self.steps(wanted, found, match)
    let isAligned = steps.allSatisfy(\.isFit)
    switch match {
    case .exact:
      isEqual = isAligned
      changes = steps.flatMap(\.changes)
      replacement = steps.compactMap(\.replacement)
    case .contains:
      isEqual = OutlineTree(found).contains(OutlineTree(wanted))
      let near = Self.near(steps)
      let words = near.flatMap(\.changes)
      changes = isEqual ? [] : words.isEmpty ? ["the lines are there, but not nested so"] : words
      replacement = isEqual ? template : near.compactMap(\.replacement)
    }
  }

  /// A step through both: a line of either, or one of each that fit.
  private struct Step {
    var wanted: OutlineLine?
    var found: OutlineLine?

    var isFit: Bool { wanted != nil && found != nil }

    var changes: [String] {
      if isFit { return [] }
      return (wanted.map { ["- " + $0.indented] } ?? [])
        + (found.map { ["+ " + $0.indented] } ?? [])
    }

    var replacement: String? {
      if let wanted, found != nil { return wanted.indented }
      return found?.indented
    }
  }

  private static func steps(
    _ wanted: [OutlineLine], _ found: [OutlineLine], _ match: OutlineMatch
  ) -> [Step] {
    Alignment.pairs(wanted, found) { first, second in
      fits(first, second, match) || fits(second, first, match)
    }.map(Step.init)
  }

  /// Returns true if two lines fit. For a part of an outline, nesting is checked as a whole later.
  private static func fits(
    _ wanted: OutlineLine, _ found: OutlineLine, _ match: OutlineMatch
  ) -> Bool { (match == .contains || wanted.depth == found.depth) && wanted.fits(found, match) }

  /// Keeps, of the unexpected lines, at most as many as are missing before them.
  private static func near(_ steps: [Step]) -> [Step] {
    var missing = 0
    return steps.filter { step in
      if step.isFit {
        missing = 0
        return true
      }
      if step.wanted != nil {
        missing += 1
        return true
      }
      missing -= 1
      return missing >= 0
    }
  }
}

/// A line of an outline: a node as ``Toolkit/SemanticNode/line`` writes it, or a pattern `/…/` that
/// the whole of such a line has to fit.
struct OutlineLine {
  /// The number of levels below the outermost, two blanks each.
  let depth: Int
  /// Without the blanks before it.
  let text: String
  private let pattern: Regex<AnyRegexOutput>?
  /// Its words, apart; made once, as a line is held against many.
  private let words: OutlineWords

  init(_ line: String) {
    let indentation = line.prefix { $0 == " " }.count
    depth = indentation / 2
    text = String(line.dropFirst(indentation))
    words = OutlineWords(text)
    let isPattern = text.count > 2 && text.hasPrefix("/") && text.hasSuffix("/")
    pattern = isPattern ? try? Regex(String(text.dropFirst().dropLast())) : nil
  }

  /// The line as it stands in an outline.
  var indented: String { String(repeating: "  ", count: depth) + text }

  /// Returns true if a node's line fits this one, at any depth.
  func fits(_ line: OutlineLine, _ match: OutlineMatch) -> Bool {
    if let pattern { return (try? pattern.wholeMatch(in: line.text)) != nil }
    return text == line.text || match == .contains && words.isPart(of: line.words)
  }
}

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

  /// Returns `[a` and `[b` for `[a, b]`, so that each counts alone.
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

/// The lines of an outline as what stands inside what.
struct OutlineTree {
  private let lines: [OutlineLine]
  /// The lines one level inside each line.
  private let children: [[Int]]
  private let roots: [Int]

  init(_ lines: [OutlineLine]) {
    self.lines = lines
    var children: [[Int]] = lines.map { _ in [] }
    var roots: [Int] = []
    var open: [Int] = []
    for (index, line) in lines.enumerated() {
      while let last = open.last, lines[last].depth >= line.depth { open.removeLast() }
      if let parent = open.last { children[parent].append(index) } else { roots.append(index) }
      open.append(index)
    }
    (self.children, self.roots) = (children, roots)
  }

  /// Returns true if this tree has every line of a template: the outermost anywhere, the others
  /// directly inside the line that their parent has found, all in order.
  func contains(_ template: OutlineTree) -> Bool {
    finds(template.roots, of: template, among: Array(lines.indices))
  }

  /// Returns true if every wanted line is found. The first fit is taken, which leaves most for the
  /// rest.
  private func finds(_ wanted: [Int], of template: OutlineTree, among found: [Int]) -> Bool {
    var left = found[...]
    return wanted.allSatisfy { line in
      guard let place = left.firstIndex(where: { holds($0, template, line) }) else { return false }
      left = left[(place + 1)...]
      return true
    }
  }

  private func holds(_ index: Int, _ template: OutlineTree, _ line: Int) -> Bool {
    template.lines[line].fits(lines[index], .contains)
      && finds(template.children[line], of: template, among: children[index])
  }
}
