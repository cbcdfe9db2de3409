/// A line of an outline: a node as ``Toolkit/SemanticNode/line`` writes it, or a pattern `/…/` that
/// the whole of such a line has to fit.
struct OutlineLine {
  /// How many levels it is below the outermost, two blanks each.
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

  var isPattern: Bool { pattern != nil }

  /// The line as it stands in an outline.
  var indented: String { String(repeating: "  ", count: depth) + text }

  /// Whether a node's line is what this one asks for, at whatever depth.
  func fits(_ line: OutlineLine, _ match: OutlineMatch) -> Bool {
    if let pattern { return (try? pattern.wholeMatch(in: line.text)) != nil }
    return text == line.text || match == .contains && words.isPart(of: line.words)
  }
}
