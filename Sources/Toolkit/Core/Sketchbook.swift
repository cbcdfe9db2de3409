import Core
import Semantics
import Terminal

/// Parts that were drawn before, by what they depend on: see ``Remembered``.
///
/// It goes from frame to frame, and tells nothing that drawing anew would not tell.
public struct Sketchbook: Sendable {
  /// Where a part stands on the screen and among the nodes.
  struct Place: Equatable, Sendable {
    let origin: Point
    /// How many nodes there are before its own.
    let first: Int
    let parent: Int?
  }

  /// A part as it was drawn.
  final class Sketch: Sendable {
    let key: any Hashable & Sendable
    let size: Size
    /// Row by row.
    let cells: [Cell]
    let nodes: [SemanticNode]
    /// Where it stood then, which is where it mostly stands again.
    let place: Place

    init(
      key: any Hashable & Sendable, size: Size, cells: [Cell], nodes: [SemanticNode],
      at place: Place
    ) {
      (self.key, self.size, self.cells) = (key, size, cells)
      (self.nodes, self.place) = (nodes, place)
    }

    func isOf(_ key: SketchKey, _ size: Size) -> Bool {
      self.size == size && key.isSame(as: self.key)
    }
  }

  /// What of the context drawing may depend on everywhere.
  struct Look: Equatable, Sendable {
    let theme: Theme
    let language: Language
    let depth: ColorDepth
    let isFlat: Bool
    let isMotionReduced: Bool
    let keymap: Keymap

    init(_ context: RenderContext) {
      (theme, language, depth) = (context.theme, context.language, context.depth)
      (isFlat, isMotionReduced) = (context.isFlat, context.isMotionReduced)
      keymap = context.keymap
    }
  }

  /// More than any screen shows; then all are made anew.
  private static let most = 128

  private var look: Look?
  /// By the hash of the key; of two keys with the same one, the newer is kept.
  private var sketches: [Int: Sketch] = [:]
  /// Those of the frame before, and of this one so far, in the order of the walk: mostly a part is what
  /// it was a frame ago, and nothing has to be looked for.
  private var earlier: [Sketch?] = []
  private var shown: [Sketch?] = []

  /// The footers of the screens that were shown last, the newest first.
  private var footers: [FooterPlan] = []
  private static let mostFooters = 8

  public init() {}

  /// The same, or an empty one where everything looks different now.
  func looking(as look: Look) -> Sketchbook {
    var book = self.look == look ? self : Sketchbook()
    book.look = look
    (book.earlier, book.shown) = (book.shown, [])
    return book
  }

  /// The part that comes next in the walk, if it was drawn before.
  mutating func next(_ key: SketchKey, size: Size) -> Sketch? {
    let sketch = expected(key, size) ?? found(key, size)
    shown.append(sketch)
    return sketch
  }

  private func expected(_ key: SketchKey, _ size: Size) -> Sketch? {
    guard shown.count < earlier.count, let sketch = earlier[shown.count], sketch.isOf(key, size)
    else { return nil }
    return sketch
  }

  private func found(_ key: SketchKey, _ size: Size) -> Sketch? {
    guard let sketch = sketches[key.hash], sketch.isOf(key, size) else { return nil }
    return sketch
  }

  /// Keeps the part that was drawn last.
  mutating func keep(_ sketch: Sketch, for key: SketchKey, at place: Int) {
    if sketches.count >= Self.most { sketches = [:] }
    sketches[key.hash] = sketch
    shown[place] = sketch
  }

  /// The place of the part that comes next.
  var place: Int { shown.count }

  /// The footer that the same question was answered with; it is the newest one then.
  mutating func footer(where isSame: (FooterPlan) -> Bool) -> FooterPlan? {
    guard let index = footers.firstIndex(where: isSame) else { return nil }
    if index > 0 { footers.insert(footers.remove(at: index), at: 0) }
    return footers[0]
  }

  mutating func keep(_ footer: FooterPlan) {
    footers.insert(footer, at: 0)
    if footers.count > Self.mostFooters { footers.removeLast() }
  }
}

/// What a remembered part depends on. It is compared by code of its own type, made where that is known.
@usableFromInline
struct SketchKey {
  let value: any Hashable & Sendable
  private let isEqual: (any Hashable & Sendable) -> Bool
  private let code: () -> Int

  @inlinable
  init<Value: Hashable & Sendable>(_ value: Value) {
    self.init(value: value, isEqual: { $0 as? Value == value }, code: { value.hashValue })
  }

  @usableFromInline
  init(
    value: any Hashable & Sendable, isEqual: @escaping (any Hashable & Sendable) -> Bool,
    code: @escaping () -> Int
  ) {
    (self.value, self.isEqual, self.code) = (value, isEqual, code)
  }

  var hash: Int { code() }

  func isSame(as other: any Hashable & Sendable) -> Bool { isEqual(other) }
}

extension Painter {
  /// All but cells and meaning that drawing leaves behind, as far as it tells whether there was any.
  private struct Traces: Equatable {
    let counts: [Int]
    let cursor: Point?
    let nextChange: Duration?
    let isTimed: Bool
  }

  private var traces: Traces {
    Traces(
      counts: [
        targets.count, scopes.count, kept.count, overlays.count, wantedPictures.count,
        placedPictures.count, topLayer,
      ], cursor: cursor, nextChange: nextChange, isTimed: timed != nil)
  }

  /// Draws a part, or puts it down as it was drawn for the same key.
  ///
  /// Only on bare ground and where all of it shows; a part that leaves more behind than cells and
  /// nodes is always drawn.
  ///
  /// - Parameter tellsFocus: whether the key tells focus and pointer too; else a part with
  ///   identifiers, which those can change, is always drawn.
  func sketched(
    _ key: SketchKey, in rect: Rect, tellsFocus: Bool = false, _ draw: () -> Void
  ) {
    let ground = Cell(" ", style: context.theme.ground)
    guard !rect.isEmpty, clip.intersection(rect) == rect, surface.isFilled(rect, with: ground)
    else { return draw() }
    let place = sketches.place
    if let sketch = sketches.next(key, size: rect.size) { return put(sketch, in: rect) }
    let (before, first) = (traces, placeOfNodes(at: rect.origin))
    draw()
    let own = nodes[first.first...]
    guard traces == before, tellsFocus || own.allSatisfy({ $0.identifier == nil }) else { return }
    sketches.keep(
      Sketchbook.Sketch(
        key: key.value, size: rect.size, cells: surface.cells(in: rect), nodes: Array(own),
        at: first),
      for: key, at: place)
  }

  private func placeOfNodes(at origin: Point) -> Sketchbook.Place {
    Sketchbook.Place(origin: origin, first: nodes.count, parent: parent)
  }

  private func put(_ sketch: Sketchbook.Sketch, in rect: Rect) {
    surface.put(sketch.cells, in: rect)
    let place = placeOfNodes(at: rect.origin)
    nodes += place == sketch.place ? sketch.nodes : sketch.nodes(at: place)
  }
}

extension Sketchbook.Sketch {
  /// As if the part had been drawn there.
  fileprivate func nodes(at other: Sketchbook.Place) -> [SemanticNode] {
    nodes.map { node in
      var node = node
      node.frame.origin = node.frame.origin - place.origin + other.origin
      let isInside = (node.parent ?? -1) >= place.first
      node.parent = isInside ? node.parent.map { $0 - place.first + other.first } : other.parent
      return node
    }
  }
}

/// A part that is drawn once and then put down as it was, as long as what it depends on is the same:
/// the items of a list, of which a key changes one or two.
///
/// It has to take no input, to move by nothing, and to show no picture, or it is drawn each time.
///
/// ```
/// Remembered(by: pet) { description(pet) }
/// ```
public struct Remembered<Action>: PlainWidget {
  @usableFromInline let part: Part

  /// - Parameters:
  ///   - key: all that the content depends on, besides theme, language and size; quick to compare.
  ///   - content: made only where it has to be drawn.
  @inlinable
  public init(
    by key: some Hashable & Sendable, _ content: @escaping () -> Element<Action>
  ) {
    part = Part(remembering: SketchKey(key), { content().part })
  }
}

extension Part {
  @usableFromInline
  init(remembering key: SketchKey, _ content: @escaping () -> Part) {
    self.init(Sketched(key: key, content: content))
  }
}

/// What is drawn once for a key.
struct Sketched: Drawing {
  let key: SketchKey
  let content: () -> Part

  var flex: Flex { .both }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    content().measure(available, context)
  }

  func draw(in rect: Rect, on painter: Painter) {
    painter.sketched(key, in: rect) { content().draw(in: rect, on: painter) }
  }
}
