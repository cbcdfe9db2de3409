import Terminal

/// How a row of a table of keys looks in the footer.
struct HintFace: Sendable {
  let key: String
  let title: String
  /// The modifiers of an arrow key; nil for any other.
  let arrow: Modifiers?
  /// Of the key alone, and with what it does.
  let shortWidth: Int
  let fullWidth: Int
  let isWayOut: Bool
  let isAlways: Bool
  let mayShrink: Bool
  /// What somebody most likely wants to do next.
  let isMain: Bool

  /// - Parameter sequence: the key that it names, of all that do the same.
  init(_ row: KeyLook, key sequence: KeySequence) {
    key = sequence.description
    title = row.title
    shortWidth = DisplayWidth.of(key)
    fullWidth = shortWidth + 1 + DisplayWidth.of(title)
    arrow = sequence.single.flatMap { Self.arrows.contains($0.key) ? $0.modifiers : nil }
    isWayOut = row.answers(.escape)
    mayShrink = row.hint == .footerKey
    isAlways = row.hint == .footerAlways || mayShrink
    isMain = row.hint == .footerMain || row.answers(.enter)
  }

  private static let arrows: Set<Key> = [.up, .down, .left, .right]
}

/// Which hints stand in a width, and which of them with their key alone.
///
/// The last one (help) always stands there. Then come the main keys, the way out (`Esc`), what always
/// stands there, and the others from the first on. Where not all fit, those of the program shrink
/// to their keys, and grow again into what is left, the last one first.
struct FooterRow {
  private let hints: [HintFace]
  /// The columns of each; nil for those that do not show.
  private var widths: [Int?]
  private var left: Int

  /// - Parameter isTyping: how to end that is then more than what always stands there.
  init(_ hints: [HintFace], columns: Int, isTyping: Bool) {
    self.hints = hints
    widths = Array(repeating: nil, count: hints.count)
    left = columns
    let whole = hints.reduce(-2) { $0 + $1.fullWidth + 2 }
    if whole <= columns {
      widths = hints.map(\.fullWidth)
      return
    }
    fill(isTyping: isTyping)
  }

  /// The places of those that show, from left to right.
  var shown: [(index: Int, columns: Int)] {
    widths.enumerated().compactMap { index, width in width.map { (index, $0) } }
  }

  private mutating func fill(isTyping: Bool) {
    guard let last = hints.last else { return }
    let width = last.mayShrink ? last.shortWidth : last.fullWidth
    widths[hints.count - 1] = width
    left -= width
    takeEach(\.isMain)
    takeEach(\.isWayOut)
    if !isTyping { takeEach(\.isAlways) }
    for group in groups { take(group) }
    grow()
  }

  private mutating func takeEach(_ isWanted: (HintFace) -> Bool) {
    for index in hints.indices where isWanted(hints[index]) { take(index..<index + 1) }
  }

  private mutating func take(_ group: Range<Int>) {
    let missing = group.filter { widths[$0] == nil }
    let asked = missing.map { hints[$0].mayShrink ? hints[$0].shortWidth : hints[$0].fullWidth }
    let room = asked.reduce(0) { $0 + $1 + 2 }
    guard room <= left else { return }
    left -= room
    for (index, width) in zip(missing, asked) { widths[index] = width }
  }

  private mutating func grow() {
    for index in hints.indices.reversed() {
      guard let width = widths[index], hints[index].fullWidth - width <= left else { continue }
      left -= hints[index].fullWidth - width
      widths[index] = hints[index].fullWidth
    }
  }

  /// Arrows that stand side by side are one thing: with half of them one would look for the others.
  private var groups: [Range<Int>] {
    var groups: [Range<Int>] = []
    for index in hints.indices {
      if let last = groups.last, let arrow = hints[index].arrow, hints[index - 1].arrow == arrow {
        groups[groups.count - 1] = last.lowerBound..<index + 1
      } else {
        groups.append(index..<index + 1)
      }
    }
    return groups
  }
}
