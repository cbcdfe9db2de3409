import Terminal

/// The terminal's own pictures on the screen: which stand there, and what is to be written for
/// those that shall.
///
/// A sixel or an iTerm2 picture replaces what the cells show, until they are written again; one of
/// kitty lies above them, is kept under its number, and goes when it is told to (kitty's graphics
/// protocol, "Deleting images").
struct PictureLayer {
  /// The bytes that bring the screen from one frame to the next.
  struct Step: Equatable {
    /// Rows whose cells are to be written again, for the pictures in them to vanish.
    var rows: [Int] = []
    /// Written behind the cells; leaves the cursor where it was.
    var bytes: [UInt8] = []
  }

  private struct Placed: Equatable {
    var frame: Rect
    var graphics: DrawnPicture.Graphics
    /// The number of this showing of its image, for kitty.
    var placement: Int
  }

  /// The last gate, which looks at every byte.
  private let isSound: (DrawnPicture.Graphics) -> Bool
  private var placed: [Placed] = []
  private var forgotten: Set<UInt32> = []

  init(isSound: @escaping (DrawnPicture.Graphics) -> Bool = PictureSequence.isSound) {
    self.isSound = isSound
  }

  var isEmpty: Bool { placed.isEmpty && forgotten.isEmpty }

  /// Forgets what the terminal shows: the next step brings all pictures again.
  mutating func forget() {
    forgotten.formUnion(placed.compactMap(\.graphics.image))
    placed = []
  }

  /// Returns the bytes that take every picture out of the terminal's memory, before somebody else
  /// gets the screen.
  mutating func clear() -> [UInt8] {
    forget()
    defer { forgotten = [] }
    return Self.wrapped(forgotten.sorted().flatMap(Self.deleting))
  }

  mutating func step(to pictures: [PlacedPicture], on screen: Size) -> Step {
    let wanted = pictures.filter { isFit($0, on: screen) }
    var step = Step()
    var bytes = forgotten.sorted().flatMap(Self.deleting)
    forgotten = []
    let before = placed
    var gone = before.filter { old in !wanted.contains { Self.shows($0, old) } }
    step.rows = Self.rows(of: gone)
    placed = before.filter { !gone.contains($0) }
    for old in placed where old.graphics.image == nil && Self.crosses(old.frame, step.rows) {
      bytes += Self.at(old.frame.origin, old.graphics.sequence)
    }
    for picture in wanted where !before.contains(where: { Self.shows(picture, $0) }) {
      bytes += place(picture, instead: &gone, known: before)
    }
    bytes += remove(gone)
    step.bytes = Self.wrapped(bytes)
    return step
  }

  // MARK: Placing

  /// An image that kitty has is only told to show, which takes its showing that is gone along.
  private mutating func place(
    _ picture: PlacedPicture, instead gone: inout [Placed], known: [Placed]
  ) -> [UInt8] {
    guard let graphics = picture.picture.graphics else { return [] }
    var new = Placed(frame: picture.frame, graphics: graphics, placement: 1)
    defer { placed.append(new) }
    guard let image = graphics.image,
      (known + placed).contains(where: { $0.graphics.image == image })
    else { return Self.at(picture.frame.origin, graphics.sequence) }
    if let old = gone.firstIndex(where: { $0.graphics.image == image }) {
      new.placement = gone.remove(at: old).placement
    } else {
      let used = Set((placed + gone).filter { $0.graphics.image == image }.map(\.placement))
      new.placement = (1...used.count + 1).first { !used.contains($0) } ?? used.count + 1
    }
    let size = picture.frame.size
    let show = Self.command(
      "a=p,q=2,C=1,i=\(image),p=\(new.placement),c=\(size.columns),r=\(size.rows)")
    return Self.at(picture.frame.origin, show)
  }

  private func remove(_ gone: [Placed]) -> [UInt8] {
    let left = Set(placed.compactMap(\.graphics.image))
    let images = Set(gone.compactMap(\.graphics.image))
    let showings = gone.flatMap { old -> [UInt8] in
      guard let image = old.graphics.image, left.contains(image) else { return [] }
      return Self.command("a=d,q=2,d=i,i=\(image),p=\(old.placement)")
    }
    return showings + images.subtracting(left).sorted().flatMap(Self.deleting)
  }

  // MARK: Which

  /// In the last row, all but kitty would scroll the screen. The bytes of what stands there were
  /// looked through when it came: that takes as long as they are many.
  private func isFit(_ picture: PlacedPicture, on screen: Size) -> Bool {
    guard let graphics = picture.picture.graphics, !picture.frame.isEmpty,
      Rect(size: screen).intersection(picture.frame) == picture.frame,
      graphics.format == .kitty || picture.frame.maxY < screen.rows
    else { return false }
    return placed.contains { Self.shows(picture, $0) } || isSound(graphics)
  }

  private static func shows(_ picture: PlacedPicture, _ placed: Placed) -> Bool {
    picture.frame == placed.frame && picture.picture.graphics == placed.graphics
  }

  private static func rows(of gone: [Placed]) -> [Int] {
    Set(gone.filter { $0.graphics.image == nil }.flatMap { $0.frame.minY..<$0.frame.maxY }).sorted()
  }

  private static func crosses(_ frame: Rect, _ rows: [Int]) -> Bool {
    rows.contains { (frame.minY..<frame.maxY).contains($0) }
  }

  // MARK: Bytes

  /// DECSC and DECRC (VT220): ncurses relies on the cursor and the colours that it left.
  private static func wrapped(_ bytes: [UInt8]) -> [UInt8] {
    bytes.isEmpty ? [] : Array("\u{1B}7".utf8) + bytes + Array("\u{1B}8".utf8)
  }

  private static func at(_ point: Point, _ bytes: [UInt8]) -> [UInt8] {
    Array("\u{1B}[\(point.y + 1);\(point.x + 1)H".utf8) + bytes
  }

  private static func deleting(_ image: UInt32) -> [UInt8] { command("a=d,q=2,d=I,i=\(image)") }

  private static func command(_ keys: String) -> [UInt8] { Array("\u{1B}_G\(keys)\u{1B}\\".utf8) }
}

/// The last gate of a picture's own bytes, as ``CellText`` is that of cells.
enum PictureSequence {
  private static let escape: UInt8 = 0x1B
  private static let bell: UInt8 = 0x07

  /// Returns true if the bytes are control strings of the picture's protocol, with nothing but
  /// printable ASCII in them, and nothing else.
  static func isSound(_ graphics: DrawnPicture.Graphics) -> Bool {
    var rest = graphics.sequence[...]
    guard !rest.isEmpty else { return false }
    repeat {
      guard let body = string(&rest, graphics.format) else { return false }
      guard body.allSatisfy({ (0x20..<0x7F).contains($0) }) else { return false }
    } while !rest.isEmpty && graphics.format == .kitty
    return rest.isEmpty
  }

  /// Takes one control string: `APC G … ST`, `OSC 1337 ; File= … BEL`, `DCS … ST`.
  private static func string(
    _ rest: inout ArraySlice<UInt8>, _ format: PictureProtocol
  ) -> ArraySlice<UInt8>? {
    let (start, end): (String, [UInt8]) =
      switch format {
      case .kitty: ("_G", [escape, 0x5C])
      case .iterm2: ("]1337;File=", [bell])
      case .sixel: ("P", [escape, 0x5C])
      }
    guard rest.starts(with: [escape] + Array(start.utf8)) else { return nil }
    rest = rest.dropFirst(1 + start.utf8.count)
    guard let close = rest.firstIndex(of: end[0]), rest[close...].starts(with: end) else {
      return nil
    }
    defer { rest = rest[(close + end.count)...] }
    return rest[..<close]
  }
}
