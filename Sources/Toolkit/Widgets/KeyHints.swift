import Semantics
import Terminal

/// The footer: the keys that work now, from the very table that routes them; a click presses one.
///
/// Draw it after everything else: it shows what was bound before it in the walk.
///
/// ```
/// KeyHints("gallery.footer")
/// ```
public struct KeyHints<Action>: PlainWidget {
  let part: Part

  public init(_ id: Identifier) { part = Part(Footer(id: id)) }
}

/// The drawing of the footer.
private struct Footer: LineDrawing {
  let id: Identifier

  func draw(in rect: Rect, on painter: Painter) {
    // A menu in front of the screen has keys too.
    painter.drawOverlays(above: rect)
    let hints = hints(of: painter.activeScopes, takesText: painter.takesText)
    let row = FooterRow(hints, columns: rect.columns - 2, isTyping: painter.takesText)
    var x = rect.minX + 1
    let spots = row.shown.map { index, columns in
      defer { x += columns + 2 }
      return (hint: hints[index], frame: Rect(x: x, y: rect.minY, columns: columns, rows: 1))
    }
    painter.group(SemanticNode(identifier: id, role: .footer, frame: rect)) {
      for spot in spots { draw(spot.hint, at: spot.frame, painter) }
    }
    for spot in spots {
      // The bindings have the root's actions already.
      painter.add(target(of: spot.hint, at: spot.frame), isLifted: true)
    }
  }

  /// Returns the hints of scopes, the innermost first; a key that an inner scope or a text field takes
  /// is not shown, and what two keys do alike stands with the first of them.
  ///
  /// - Parameter takesText: letters are text now.
  private func hints(of scopes: [Scope], takesText: Bool) -> [Hint] {
    var taken: Set<KeySequence> = []
    taken.reserveCapacity(scopes.reduce(0) { $0 + $1.bindings.count } * 2)
    var told: Set<String> = []
    var hints: [Hint] = []
    for scope in scopes.reversed() {
      for row in scope.bindings {
        let isShown = row.hint.isFooter || takesText && row.hint == .whileTyping
        var free: KeySequence?
        for key in row.keys {
          let isNew = taken.insert(key).inserted
          if isShown, isNew, free == nil, !takesText || key.first.text == nil { free = key }
        }
        guard let free else { continue }
        let hint = Hint(scope.lifted(row), key: free)
        if told.insert(row.title).inserted || hint.arrow != nil { hints.append(hint) }
      }
    }
    return hints
  }

  private func draw(_ hint: Hint, at frame: Rect, _ painter: Painter) {
    painter.write(hint.key, at: frame.origin, role: .hintKey)
    if frame.columns > hint.shortWidth {
      let point = Point(x: frame.minX + hint.shortWidth + 1, y: frame.minY)
      painter.write(hint.title, at: point, role: .hintText)
    }
    painter.describe(
      SemanticNode(
        identifier: id.item(hint.key), role: .hint, label: hint.title, value: hint.key,
        actions: ["press"], frame: frame))
  }

  private func target(of hint: Hint, at frame: Rect) -> Target<Any> {
    Target(id.item(hint.key), frame: frame, isChrome: true, onPress: { _ in hint.perform() })
  }
}

/// A binding as the footer shows it.
private struct Hint {
  let key: String
  let title: String
  /// The modifiers of an arrow key; nil for any other.
  let arrow: Modifiers?
  /// The columns of the key alone, and with what it does.
  let shortWidth: Int
  let fullWidth: Int
  let isWayOut: Bool
  let isAlways: Bool
  let mayShrink: Bool
  /// True for what somebody most likely wants to do next.
  let isMain: Bool
  let perform: () -> Response<Any>

  /// - Parameter sequence: the key that it names, of all that do the same.
  init(_ row: KeyBinding<Any>, key sequence: KeySequence) {
    perform = row.perform
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

/// The choice of the hints that stand in a width, and of those that show their key alone.
///
/// The last one (help) always stands there. Then come the main keys, the way out (`Esc`), what always
/// stands there, and the others from the first on. Where not all fit, those of the program shrink
/// to their keys, and grow again into what is left, the last one first.
private struct FooterRow {
  private let hints: [Hint]
  /// The columns of each; nil for those that do not show.
  private var widths: [Int?]
  private var left: Int

  /// - Parameter isTyping: how to end that is then more than what always stands there.
  init(_ hints: [Hint], columns: Int, isTyping: Bool) {
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

  private mutating func takeEach(_ isWanted: (Hint) -> Bool) {
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

/// Labels of buttons and dialogs as hint and help say them: with a small letter at the beginning, as
/// every other title of a key.
enum HintTitle {
  /// Returns the label with a small letter first; words of capitals, as `JSON`, stay.
  static func of(_ label: String) -> String {
    guard let first = label.first, label.dropFirst().first?.isUppercase != true
    else { return label }
    return first.lowercased() + label.dropFirst()
  }
}
