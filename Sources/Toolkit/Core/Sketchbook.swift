import Terminal

/// Parts that were drawn before, by what they depend on: see ``Remembered``.
///
/// It goes from frame to frame, and tells nothing that drawing anew would not tell.
public struct Sketchbook: Sendable {
  /// A part as it was drawn.
  struct Sketch: Sendable {
    let key: any Hashable & Sendable
    let size: Size
    /// Row by row.
    let cells: [Cell]
    /// With places as if the part stood in the corner of the screen, and parents as if its nodes were
    /// the first; nil for those that the part itself stands in.
    let nodes: [SemanticNode]
  }

  /// What of the context drawing may depend on everywhere.
  struct Look: Equatable, Sendable {
    let theme: Theme
    let language: Language
    let depth: ColorDepth
    let isFlat: Bool
    let isMotionReduced: Bool

    init(_ context: RenderContext) {
      (theme, language, depth) = (context.theme, context.language, context.depth)
      (isFlat, isMotionReduced) = (context.isFlat, context.isMotionReduced)
    }
  }

  /// More than any screen shows; then all are made anew.
  private static let most = 128

  private var look: Look?
  /// By the hash of the key; of two keys with the same one, the newer is kept.
  private var sketches: [Int: Sketch] = [:]

  public init() {}

  /// The same, or an empty one where everything looks different now.
  func looking(as look: Look) -> Sketchbook {
    if self.look == look { return self }
    var book = Sketchbook()
    book.look = look
    return book
  }

  func sketch<Key: Hashable & Sendable>(of key: Key, size: Size) -> Sketch? {
    guard let sketch = sketches[key.hashValue], sketch.size == size, sketch.key as? Key == key
    else { return nil }
    return sketch
  }

  mutating func keep(_ sketch: Sketch, for key: some Hashable) {
    if sketches.count >= Self.most { sketches = [:] }
    sketches[key.hashValue] = sketch
  }
}
