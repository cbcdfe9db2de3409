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

  public init(_ id: Identifier) {
    part = Part(Footer(id: id))
  }
}

/// What the footer draws.
struct Footer: Drawing {
  let id: Identifier

  var flex: Flex { Flex(horizontal: 1) }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    Size(available.columns, min(1, available.rows))
  }

  func draw(in rect: Rect, on painter: Painter) {
    // A menu in front of the screen has keys too.
    painter.drawOverlays(above: rect)
    let scopes = painter.activeScopes
    let plan = painter.footerPlan(for: scopes, columns: rect.columns - 2)
    let node = SemanticNode(identifier: id, role: .footer, frame: rect)
    let context = painter.context
    let look = Look(id: id, plan: plan, focus: context.focus, hovered: context.hovered)
    painter.group(node) {
      painter.sketched(SketchKey(look), in: rect, tellsFocus: true) {
        for spot in plan.spots { draw(spot, at: frame(of: spot, in: rect), painter) }
      }
    }
    for spot in plan.spots {
      // What is bound has the root's actions already.
      painter.add(target(of: spot, at: frame(of: spot, in: rect), scopes), isLifted: true)
    }
  }

  /// All that shows of it.
  private struct Look: Hashable {
    let id: Identifier
    let plan: FooterPlan
    let focus: Identifier?
    let hovered: Identifier?
  }

  private func frame(of spot: FooterPlan.Spot, in rect: Rect) -> Rect {
    Rect(x: rect.minX + 1 + spot.x, y: rect.minY, columns: spot.columns, rows: 1)
  }

  private func draw(_ spot: FooterPlan.Spot, at frame: Rect, _ painter: Painter) {
    let face = spot.face
    painter.write(face.key, at: frame.origin, role: .hintKey)
    if spot.columns > face.shortWidth {
      let point = Point(x: frame.minX + face.shortWidth + 1, y: frame.minY)
      painter.write(face.title, at: point, role: .hintText)
    }
    painter.describe(
      SemanticNode(
        identifier: id.item(face.key), role: .hint, label: face.title, value: face.key,
        actions: ["press"], frame: frame))
  }

  private func target(
    of spot: FooterPlan.Spot, at frame: Rect, _ scopes: [Scope]
  ) -> Target<Any> {
    Target(
      id.item(spot.face.key), frame: frame, isChrome: true,
      onMouse: { event in
        guard case .press(.left, _) = event.kind else { return nil }
        let scope = scopes[spot.scope]
        return scope.lifted(scope.rows()[spot.row]).perform()
      })
  }
}

extension Painter {
  /// The footer of these scopes, outermost first; what it comes to for screens that were shown a
  /// moment ago is remembered.
  fileprivate func footerPlan(for scopes: [Scope], columns: Int) -> FooterPlan {
    let takesText = takesText
    if let plan = sketches.footer(where: { $0.is(of: scopes, takesText, columns) }) { return plan }
    let plan = FooterPlan(of: scopes, takesText: takesText, columns: columns)
    sketches.keep(plan)
    return plan
  }
}

/// What a key does, as hint and help say it: the label of a button or a dialog begins with a small
/// letter there, as every other title of a key does.
enum HintTitle {
  /// Words of capitals, as `JSON`, stay.
  static func of(_ label: String) -> String {
    guard let first = label.first, label.dropFirst().first?.isUppercase != true else {
      return label
    }
    return first.lowercased() + label.dropFirst()
  }
}

/// What stands where in a footer, and what it was made of; two are the same where they are one.
final class FooterPlan: Sendable, Hashable {
  /// A row of a table of keys that shows.
  final class Spot: Sendable {
    let face: HintFace
    /// The place of its scope among those that it was made of, and its own in that one's table.
    let scope: Int
    let row: Int
    /// Its first column, from the first of all, and how many it takes.
    let x: Int
    let columns: Int

    fileprivate init(_ hint: Hint, x: Int, columns: Int) {
      (face, scope, row) = hint
      (self.x, self.columns) = (x, columns)
    }
  }

  let spots: [Spot]
  private let looks: [ScopeLook]
  private let takesText: Bool
  private let columns: Int

  /// - Parameters:
  ///   - scopes: those whose keys work, outermost first.
  ///   - takesText: whether letters are text now.
  init(of scopes: [Scope], takesText: Bool, columns: Int) {
    (self.takesText, self.columns) = (takesText, columns)
    looks = scopes.map(\.look)
    let hints = Self.hints(looks, takesText: takesText)
    let row = FooterRow(hints.map(\.face), columns: columns, isTyping: takesText)
    var x = 0
    spots = row.shown.map { index, columns in
      defer { x += columns + 2 }
      return Spot(hints[index], x: x, columns: columns)
    }
  }

  /// Whether it would be made alike of other scopes.
  func `is`(of scopes: [Scope], _ takesText: Bool, _ columns: Int) -> Bool {
    takesText == self.takesText && columns == self.columns && scopes.count == looks.count
      && zip(looks, scopes).allSatisfy { $1.looks(like: $0) }
  }

  static func == (left: FooterPlan, right: FooterPlan) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  fileprivate typealias Hint = (face: HintFace, scope: Int, row: Int)

  /// The innermost first; a key that an inner scope or a text field takes is not shown, and what two
  /// keys do alike stands with the first of them.
  private static func hints(_ scopes: [ScopeLook], takesText: Bool) -> [Hint] {
    var taken = TakenKeys()
    var told: Set<String> = []
    var hints: [Hint] = []
    for (place, scope) in scopes.enumerated().reversed() {
      for (index, row) in scope.rows.enumerated() {
        let isShown = row.hint.isFooter || takesText && row.hint == .whileTyping
        let key = isShown ? row.keys.first { isFree($0, taken, takesText) } : nil
        for key in row.keys { taken.insert(key) }
        guard let key else { continue }
        let face = HintFace(row, key: key)
        if told.insert(row.title).inserted || face.arrow != nil {
          hints.append((face, place, index))
        }
      }
    }
    return hints
  }

  private static func isFree(_ key: KeySequence, _ taken: TakenKeys, _ takesText: Bool) -> Bool {
    !taken.contains(key) && !(takesText && key.first.text != nil)
  }
}

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

/// A set of keys, quick for what most of them are: a single ASCII character, with control or without,
/// or a named key alone. A footer puts all keys of the screen into one.
struct TakenKeys {
  /// A bit for each character; those with control stand behind the others.
  private var characters: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
  /// A bit for each named key without modifiers.
  private var named: UInt64 = 0
  private var others: Set<KeySequence> = []

  func contains(_ key: KeySequence) -> Bool {
    guard let place = Self.place(of: key) else { return others.contains(key) }
    return self[word: place >> 6] >> (place & 63) & 1 == 1
  }

  mutating func insert(_ key: KeySequence) {
    guard let place = Self.place(of: key) else {
      others.insert(key)
      return
    }
    self[word: place >> 6] |= 1 << (place & 63)
  }

  private static func place(of key: KeySequence) -> UInt64? {
    guard let stroke = key.single else { return nil }
    guard case .character(let character) = stroke.key else {
      return stroke.modifiers.isEmpty ? named(stroke.key).map { $0 + 256 } : nil
    }
    guard let code = character.asciiValue else { return nil }
    if stroke.modifiers.isEmpty { return UInt64(code) }
    return stroke.modifiers == .control ? UInt64(code) + 128 : nil
  }

  private static func named(_ key: Key) -> UInt64? {
    switch key {
    case .enter: 0
    case .escape: 1
    case .tab: 2
    case .backspace: 3
    case .delete: 4
    case .insert: 5
    case .up: 6
    case .down: 7
    case .left: 8
    case .right: 9
    case .home: 10
    case .end: 11
    case .pageUp: 12
    case .pageDown: 13
    case .character, .function: nil
    }
  }

  private subscript(word index: UInt64) -> UInt64 {
    get {
      switch index {
      case 0: characters.0
      case 1: characters.1
      case 2: characters.2
      case 3: characters.3
      default: named
      }
    }
    set {
      switch index {
      case 0: characters.0 = newValue
      case 1: characters.1 = newValue
      case 2: characters.2 = newValue
      case 3: characters.3 = newValue
      default: named = newValue
      }
    }
  }
}
