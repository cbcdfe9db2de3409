/// A point on the sheet of a poster: x to the right, y down, in points.
typealias SheetPoint = SIMD2<Double>

/// A colour of red, green and blue.
struct PosterInk: Sendable, Equatable {
  let red: UInt8
  let green: UInt8
  let blue: UInt8

  /// - Parameter number: as `0x2a8c82`.
  init(_ number: UInt32) {
    red = UInt8(truncatingIfNeeded: number >> 16)
    green = UInt8(truncatingIfNeeded: number >> 8)
    blue = UInt8(truncatingIfNeeded: number)
  }

  static let (paper, text, quiet) = (PosterInk(0xF4F8FB), PosterInk(0x1F2A33), PosterInk(0x5B6873))
  static let (white, line, city) = (PosterInk(0xFFFFFF), PosterInk(0x333333), PosterInk(0xC8382D))
}

/// The look of a surface. States differ in pattern too, so that a print without colours tells them apart.
enum PosterFill: Sendable, Equatable {
  case plain(PosterInk)
  case state(VisitStanding)

  /// Of a country without a state.
  static let rest = PosterFill.plain(PosterInk(0xD5DBE1))

  /// The ground of the pattern, and what is drawn on it.
  static func inks(_ state: VisitStanding) -> (ground: PosterInk, mark: PosterInk) {
    switch state {
    case .been: (PosterInk(0x2A8C82), PosterInk(0x2A8C82))
    case .lived: (PosterInk(0x174F6B), PosterInk(0x5E93AD))
    case .want: (PosterInk(0xFDF1D3), PosterInk(0xE0A526))
    case .planned: (PosterInk(0xE4ECF7), PosterInk(0x3B6FB6))
    }
  }

  /// Returns the colour at a point: been is plain, lived has bars, a wish diagonals, a plan dots, all in
  /// squares of ``period`` points.
  func ink(at point: SheetPoint) -> PosterInk {
    guard case .state(let state) = self else {
      if case .plain(let ink) = self { return ink }
      return .paper
    }
    let inks = Self.inks(state)
    return Self.isMarked(state, at: point) ? inks.mark : inks.ground
  }

  static let period = 6.0

  private static func isMarked(_ state: VisitStanding, at point: SheetPoint) -> Bool {
    func part(_ value: Double) -> Double { value - (value / period).rounded(.down) * period }
    switch state {
    case .been: return false
    case .lived: return part(point.y) < 1.5
    case .want: return part((point.x + point.y) * 0.5.squareRoot()) < 2.5
    case .planned:
      return (2..<4.4).contains(part(point.x)) && (2..<4.4).contains(part(point.y))
    }
  }
}

/// A thing on the sheet of a poster. What comes later lies on top.
enum PosterShape: Sendable, Equatable {
  case box(SheetBox, PosterFill, isOutlined: Bool)
  /// Closed rings; a ring within a ring is a hole. With a hairline of white around.
  case land(code: String, PosterFill, rings: [[SheetPoint]])
  case dot(SheetPoint, radius: Double, PosterFill, line: PosterInk, lineWidth: Double)
  case text(SheetText)
}

struct SheetBox: Sendable, Equatable {
  let x: Double
  let y: Double
  let width: Double
  let height: Double

  func overlaps(_ other: SheetBox) -> Bool {
    x < other.x + other.width && other.x < x + width && y < other.y + other.height
      && other.y < y + height
  }
}

/// A line of text.
struct SheetText: Sendable, Equatable {
  enum Anchor: String, Sendable { case start, middle, end }

  let text: String
  /// On the base line.
  let point: SheetPoint
  /// Of an em, in points.
  let size: Double
  var anchor = Anchor.start
  var ink = PosterInk.text
  /// The colour of a rim that parts the text from what lies below; nil for none.
  var rim: PosterInk?
  var isBold = false

  /// As the font of the sheet has it.
  var width: Double { StrokeFont.width(text) * size }

  /// The left end.
  var start: SheetPoint {
    switch anchor {
    case .start: point
    case .middle: SheetPoint(point.x - width / 2, point.y)
    case .end: SheetPoint(point.x - width, point.y)
    }
  }

  /// The room of capitals and of what hangs below the line.
  var box: SheetBox {
    SheetBox(x: start.x - 2, y: point.y - size * 0.78, width: width + 4, height: size * 1.0)
  }
}
