import Core
import Semantics
import Terminal

/// The acts that a screen offers: keys in its hints, things to click at, a field to type in.
struct StormOffers {
  /// A key that the screen names, with the words behind it.
  struct Hint: Hashable {
    /// The name of the key, as ``Terminal/KeyStroke/init(name:)`` reads it.
    var key: String
    var label: String

    /// `u Undo`, `^Z undo`
    var isUndo: Bool { label.lowercased().hasPrefix("undo") || label.hasPrefix("Отменить") }

    /// True if the words say that something is changed which can be taken back. A mark is no edit: it
    /// chooses what the next act is about.
    var isEdit: Bool {
      let label = label.lowercased()
      return Self.edits.contains { label.hasPrefix($0) } && !isUndo
    }

    private static let edits = [
      "delete", "remove", "done", "toggle", "check", "more", "less", "one more",
      "duplicate", "increase", "decrease", "cut", "clear",
    ]
  }

  private let screen: Screen
  private let rows: HintRows

  /// - Parameter rows: the rows that were read before.
  init(_ screen: Screen, rows: HintRows = HintRows()) { (self.screen, self.rows) = (screen, rows) }

  // MARK: Hints
  /// The keys that the screen names, each once, from the top.
  var hints: [Hint] {
    var seen: Set<String> = []
    var hints: [Hint] = []
    for row in screen.text.split(separator: "\n") {
      for hint in rows.hints(in: String(row)) where seen.insert(hint.key).inserted {
        hints.append(hint)
      }
    }
    return hints
  }

  static func hints(in row: String) -> [Hint] {
    named(in: row) + bracketed(in: row) + lettered(in: row)
  }

  /// `F1 Help`, `^X Exit`, `Ctrl-R Redo`, `Shift-Tab Back`, `Enter: open`, `← Back`
  private static func named(in row: String) -> [Hint] {
    let pattern =
      #/(?:^|[\s\[(<│|·,])(?<key>F\d{1,2}|\^[A-Z\\_\]]|(?:Ctrl|Alt|Shift|C|M)[-+](?:[A-Za-z]+|[^\s\w])|Enter|Return|Esc|Escape|Space|Tab|Backspace|Delete|Del|Insert|Ins|Home|End|PgUp|PgDn|PageUp|PageDown|Up|Down|Left|Right|[←↑→↓])(?=$|[\s:\])>=│|·,\/])(?:[:\])>=] ?| (?! ))?(?<label>[^\s│|]*(?: [^\s│|]+)?)/#
    return row.matches(of: pattern).compactMap { match in
      name(String(match.key)).map { Hint(key: $0, label: String(match.label)) }
    }
  }

  /// Returns the kit's name of a key.
  private static func name(_ text: String) -> String? {
    var name = text
    if name.hasPrefix("^") { name = "Ctrl-" + name.dropFirst() }
    name = name.replacing("+", with: "-", maxReplacements: name.hasSuffix("++") ? 1 : 2)
    if name.hasPrefix("C-") { name = "Ctrl-" + name.dropFirst(2) }
    if name.hasPrefix("M-") { name = "Alt-" + name.dropFirst(2) }
    return (KeyStroke(name: name) ?? KeyStroke.twin(ofKeyNamed: name))?.description
  }

  /// `[q]uit`, `(y/n)`, `[Y/n/c]`, `<q> Quit`
  private static func bracketed(in row: String) -> [Hint] {
    let single = row.matches(of: #/[\[(<](?<key>[A-Za-z?\/])[\])>](?<label> ?[A-Za-z]*)/#).map {
      Hint(key: String($0.key), label: String($0.key) + $0.label)
    }
    let several = row.matches(of: #/[\[(](?<keys>[A-Za-z](?:[\/|,][A-Za-z])+)[\])]/#).flatMap {
      $0.keys.filter { $0.isLetter }.map { Hint(key: $0.lowercased(), label: "answer") }
    }
    return single + several
  }

  /// `a Add`, `/ Search`, `+ One more`, `q:Quit`, `d=delete`
  private static func lettered(in row: String) -> [Hint] {
    let pattern =
      #/(?:^|  |[│|·] ?)(?<key>[^\s\w]|[A-Za-z0-9])(?: (?=\p{L})|: ?(?=\p{L})|=(?=\p{L}))(?<label>\p{L}+(?: \p{L}+)?)/#
    return row.matches(of: pattern).compactMap { match in
      let key = String(match.key)
      guard let character = key.unicodeScalars.first, character.isASCII, KeyStroke(name: key) != nil
      else { return nil }
      return Hint(key: key, label: String(match.label))
    }
  }

  // MARK: Fields
  /// True if text can probably be typed: a field has the focus, the cursor shows, or a row ends with `:`.
  var hasField: Bool {
    if let focus = screen.focus, let node = screen.nodes.first(where: { $0.identifier == focus }) {
      return node.actions.contains("edit")
    }
    guard screen.nodes.isEmpty else { return false }
    return screen.cursor != nil || screen.text.split(separator: "\n").contains { $0.hasSuffix(":") }
  }

  // MARK: Targets
  /// The places where something stands that could be clicked on: nodes with actions, or the beginnings of
  /// words.
  var targets: [Point] {
    let nodes = screen.nodes.filter {
      !$0.frame.isEmpty && !$0.traits.contains(.disabled)
        && !$0.actions.filter { $0 != "scroll" }.isEmpty
    }
    if !screen.nodes.isEmpty {
      return nodes.map { node in
        Point(
          x: node.frame.minX + (node.frame.columns - 1) / 2,
          y: node.frame.minY + (node.frame.rows - 1) / 2)
      }
    }
    return (0..<screen.size.rows).flatMap { y -> [Point] in
      let row = screen.surface.row(y).map(\.text)
      return row.indices.compactMap { index in
        let isStart = index == row.startIndex || row[index - 1] == " "
        return isStart && row[index] != " " ? Point(x: index - row.startIndex, y: y) : nil
      }
    }
  }

  /// Places beside and below what stands there, in the corners and in the last row and column.
  func edges(_ random: inout SeededStream) -> [Point] {
    let (columns, rows) = (screen.size.columns, screen.size.rows)
    guard columns > 1, rows > 1 else { return [] }
    var points = [
      Point(x: 0, y: 0), Point(x: columns - 1, y: rows - 1), Point(x: columns - 1, y: 0),
      Point(x: 0, y: rows - 1),
    ]
    // Right of what stands in a row; the first rows have headings, as often as not.
    let written = (0..<rows).filter { y in screen.surface.row(y).contains { $0.text != " " } }
    for part in [written, Array(written.prefix(3))] where !part.isEmpty {
      let y = part[random.below(part.count)]
      let end = screen.surface.text(row: y).reversed().drop { $0 == " " }.count
      points.append(
        Point(x: min(columns - 1, end + random.below(max(1, columns - end))), y: y))
    }
    points.append(Point(x: random.below(columns), y: rows - 1 - random.below(rows / 2 + 1)))
    return points
  }

  // MARK: Sizes
  /// Sizes that are likely to break something: small ones, usual ones and their neighbours, and those in
  /// which what stands there just fits.
  func sizes(_ random: inout SeededStream) -> [Size] {
    let (columns, rows) = (screen.size.columns, screen.size.rows)
    func width() -> Int {
      let fitting = fittingWidths
      switch random.below(3) {
      case 0: return 10 + random.below(36)
      case 1 where !fitting.isEmpty:
        return fitting[random.below(fitting.count)] + random.below(3) - 1
      default: return Self.widths[random.below(Self.widths.count)]
      }
    }
    func height() -> Int {
      let counts = counts
      switch random.below(3) {
      case 0: return 3 + random.below(12)
      // The rows of a list, with up to five others around it.
      case 1 where !counts.isEmpty:
        let most = counts.max() ?? 0
        return (random.oneIn(2) ? most : counts[random.below(counts.count)]) + random.below(6)
      default: return Self.heights[random.below(Self.heights.count)]
      }
    }
    return [
      Size(width(), rows), Size(columns, height()), Size(width(), height()),
      Size(columns + random.below(3) - 1, rows + random.below(3) - 1),
    ].map { Size(max(4, $0.columns), max(2, $0.rows)) }
  }

  private static let widths = [20, 39, 40, 41, 79, 81, 100, 120, 132]
  private static let heights = [10, 12, 23, 25, 40, 50, 66, 100]

  /// The numbers of things that the screen tells, as `3 of 17`, `3/17`, `(17)`, where a window could have as
  /// many rows.
  private var counts: [Int] {
    screen.text.matches(of: #/(?:\bof |из |\/ ?|\()(?<count>\d{1,3})\b/#)
      .compactMap { Int($0.count) }.filter { (4...195).contains($0) }
  }

  /// A word that stands on the screen, as a search would look for; nil where there is none.
  func word(_ random: inout SeededStream) -> String? {
    let words = screen.text.split { !$0.isLetter }.filter { $0.count > 2 }
    return words.isEmpty ? nil : String(words[random.below(words.count)])
  }

  /// Widths at which a row of the screen just fits.
  var fittingWidths: [Int] {
    let lengths = screen.text.split(separator: "\n").map { row in
      row.reversed().drop { $0 == " " || $0 == "│" }.count
    }
    return Array(Set(lengths.filter { $0 > 10 && $0 < 200 })).sorted()
  }
}

/// The hints of rows, each read once.
final class HintRows {
  private var known: [String: [StormOffers.Hint]] = [:]

  func hints(in row: String) -> [StormOffers.Hint] {
    if let hints = known[row] { return hints }
    if known.count > 5000 { known = [:] }
    let hints = StormOffers.hints(in: row)
    known[row] = hints
    return hints
  }
}

/// Random numbers below a limit, the same for the same seed.
struct SeededStream {
  private var random: SeededRandom

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  /// Returns a number from 0 on; 0 where the limit is not above it.
  mutating func below(_ limit: Int) -> Int { Int(random.next() % UInt64(max(1, limit))) }
  /// Returns true once in so many times.
  mutating func oneIn(_ number: Int) -> Bool { below(number) == 0 }
  /// Returns a number from 0 up to 1.
  mutating func fraction() -> Double { Double(random.next() >> 11) / Double(1 << 53) }

  /// Returns an index by weight; nil where all weights are 0.
  mutating func index(weights: [Double]) -> Int? {
    let sum = weights.reduce(0, +)
    guard sum > 0 else { return nil }
    var rest = fraction() * sum
    for (index, weight) in weights.enumerated() {
      rest -= weight
      if rest < 0 { return index }
    }
    return weights.lastIndex { $0 > 0 }
  }
}
