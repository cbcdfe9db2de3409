import Semantics
import Terminal

/// A search for barriers in a program: text that cannot be read, things that no key reaches, and
/// words that are cut on a small screen.
///
/// ```swift
/// let faults = try await Audit().faults(of: app)
/// XCTAssertEqual(faults, [])
/// ```
public struct Audit {
  /// One thing that is wrong.
  public struct Fault: Hashable, Sendable, CustomStringConvertible {
    /// The screen on which it was found.
    public var size: Size
    public var words: String

    public var description: String { "\(size.columns)x\(size.rows): \(words)" }
  }

  /// The screens on which the program is looked at, in this order.
  public var sizes = [Size(80, 24), Size(40, 15)]
  public var contrast = ContrastRule()

  public init() {}

  /// Returns every fault of the current screen. In a program that publishes no nodes, only contrast
  /// is checked.
  ///
  /// Resizes the program, and presses `Tab` in it.
  @MainActor
  public func faults(of app: Journey) async throws -> [Fault] {
    var faults: [Fault] = []
    for size in sizes {
      try await app.resize(to: size)
      var found = contrast.faults(on: app.screen)
      if !app.screen.nodes.isEmpty { found += try await Sweep.walk(app).faults }
      faults += found.map { Fault(size: size, words: $0) }
    }
    return faults
  }
}

/// Text stands out from its background as WCAG 2.2 asks for (1.4.3): 4.5 to 1.
///
/// Letters, digits and signs count; lines and blocks, emoji, what is hidden and what is disabled do
/// not. Dim text counts as it was written, since every terminal dims in its own way.
public struct ContrastRule {
  /// The colours of the terminal where a program leaves them to it.
  public var foreground = Color.hex(0xE9ECF0)
  public var background = Color.hex(0x1C1B22)
  public var needed = 4.5

  public init() {}

  /// Returns one line for each piece of a row in the same colours.
  public func faults(on screen: Screen) -> [String] {
    let disabled = screen.nodes.filter { $0.traits.contains(.disabled) }.map(\.frame)
    return (0..<screen.size.rows).flatMap { y in
      pieces(screen, y, disabled).map { words($0, screen, y) }
    }
  }

  private struct Piece {
    var columns: Range<Int>
    var ink: Color
    var paper: Color
    var contrast: Double
  }

  private func pieces(_ screen: Screen, _ y: Int, _ disabled: [Rect]) -> [Piece] {
    var pieces: [Piece] = []
    for x in 0..<screen.size.columns {
      let cell = screen.surface[x, y]
      guard isText(cell), !disabled.contains(where: { $0.contains(Point(x: x, y: y)) })
      else { continue }
      let (ink, paper) = colors(cell.style)
      guard let contrast = ink.contrast(with: paper), contrast < needed else { continue }
      if let last = pieces.last, last.ink == ink, last.paper == paper,
        x - last.columns.upperBound <= 1
      {
        pieces[pieces.count - 1].columns = last.columns.lowerBound..<x + 1
      } else {
        pieces.append(Piece(columns: x..<x + 1, ink: ink, paper: paper, contrast: contrast))
      }
    }
    return pieces
  }

  private func isText(_ cell: Cell) -> Bool {
    guard cell.width > 0, !cell.style.attributes.contains(.hidden) else { return false }
    guard let scalar = cell.text.unicodeScalars.first, scalar != " " else { return false }
    let properties = scalar.properties
    if properties.isEmojiPresentation { return false }
    return scalar.isASCII || properties.isAlphabetic || properties.numericType != nil
  }

  func colors(_ style: Style) -> (ink: Color, paper: Color) {
    let ink = style.foreground == .default ? foreground : style.foreground
    let paper = style.background == .default ? background : style.background
    return style.attributes.contains(.reverse) ? (paper, ink) : (ink, paper)
  }

  private func words(_ piece: Piece, _ screen: Screen, _ y: Int) -> String {
    let frame = Rect(x: piece.columns.lowerBound, y: y, columns: piece.columns.count, rows: 1)
    let tenths = Int(piece.contrast * 10)
    return "contrast \(tenths / 10).\(tenths % 10) of \(piece.ink.words) on \(piece.paper.words): "
      + "\(screen.rows(in: frame).joined().quoted) at row \(y) col \(frame.minX)"
  }
}
