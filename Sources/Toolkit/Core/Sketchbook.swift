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
