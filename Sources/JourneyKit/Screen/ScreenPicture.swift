import Terminal

/// A screen as an SVG image, for a README or a report: text stays text, and can be searched; blocks and
/// Braille dots, of which pictures and charts are made, are drawn, as fonts differ in them or lack them.
///
/// Colours that the terminal chooses itself are given; the other indexed ones are xterm's.
public struct ScreenPicture {
  private let screen: Screen
  private let foreground: Color
  private let background: Color
  private let palette: [Color]

  /// The advance and the line height of the font, in pixels.
  private static let (column, row) = (9, 18)
  private static let margin = 12

  /// - Parameter palette: the first indexed colours, where they are not xterm's.
  public init(
    _ screen: Screen, foreground: Color = .hex(0xE9ECF0), background: Color = .hex(0x1C1B22),
    palette: [Color] = []
  ) {
    (self.screen, self.foreground, self.background) = (screen, foreground, background)
    self.palette = palette
  }

  public var svg: String {
    let lines = frame(screen.size) + (0..<screen.size.rows).flatMap(line) + ["</svg>", ""]
    return lines.joined(separator: "\n")
  }

  /// Returns the beginning of the image and its background.
  func frame(_ size: Size) -> [String] {
    let width = size.columns * Self.column + 2 * Self.margin
    let height = size.rows * Self.row + 2 * Self.margin
    return [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(width) \(height)\" "
        + "width=\"\(width)\" height=\"\(height)\" font-size=\"15\" font-family=\""
        + "'DejaVu Sans Mono', Menlo, Consolas, monospace\" style=\"white-space:pre\" xml:space=\"preserve\">",
      rect(0, 0, width, height, background, radius: 8),
    ]
  }

  // MARK: One row
  /// Cells side by side that are drawn as one piece.
  private struct Run {
    var start: Int
    var columns: Int
    var text: String
    var style: Style
    var isMosaic = false
  }

  /// Returns one row: the backgrounds that differ from the picture's, then the text.
  func line(_ y: Int) -> [String] {
    let runs = runs(y)
    return runs.compactMap { paper($0, y) } + runs.compactMap { ink($0, y) }
  }

  /// Returns the pieces of a row. A wide character stands alone, so that another font shifts
  /// nothing.
  private func runs(_ y: Int) -> [Run] {
    var runs: [Run] = []
    for x in 0..<screen.size.columns {
      let cell = screen.surface[x, y]
      if cell.width == 0 { continue }
      let isMosaic = Mosaic.draws(cell.text)
      if cell.width == 1, let last = runs.last, last.style == cell.style, last.isMosaic == isMosaic,
        last.text.unicodeScalars.count == last.columns, cell.text.unicodeScalars.count == 1
      {
        runs[runs.count - 1].text += cell.text
        runs[runs.count - 1].columns += 1
      } else {
        runs.append(
          Run(
            start: x, columns: Int(cell.width), text: cell.text, style: cell.style,
            isMosaic: isMosaic))
      }
    }
    return runs
  }

  private func paper(_ run: Run, _ y: Int) -> String? {
    let color = colors(run.style).paper
    guard color != background else { return nil }
    return rect(left(run.start), top(y), run.columns * Self.column, Self.row, color, radius: 0)
  }

  private func ink(_ run: Run, _ y: Int) -> String? {
    let run = trimmed(run)
    guard run.columns > 0 else { return nil }
    if run.isMosaic { return mosaic(run, y) }
    let style = run.style
    var attributes = "x=\"\(left(run.start))\" y=\"\(top(y) + 14)\""
    attributes += " textLength=\"\(run.columns * Self.column)\" lengthAdjust=\"spacingAndGlyphs\""
    attributes += " fill=\"\(hex(colors(style).ink))\""
    if style.attributes.contains(.bold) { attributes += " font-weight=\"bold\"" }
    if style.attributes.contains(.italic) { attributes += " font-style=\"italic\"" }
    if style.attributes.contains(.dim) { attributes += " opacity=\"0.6\"" }
    if !decorations(style).isEmpty {
      attributes += " text-decoration=\"\(decorations(style).joined(separator: " "))\""
    }
    return "<text \(attributes)>\(MarkupText.escaped(run.text))</text>"
  }

  private func mosaic(_ run: Run, _ y: Int) -> String {
    let cell = Mosaic(width: Double(Self.column), height: Double(Self.row))
    let path = run.text.unicodeScalars.enumerated().map { index, scalar in
      cell.path(of: scalar, x: left(run.start + index), y: top(y))
    }
    let opacity = run.style.attributes.contains(.dim) ? " opacity=\"0.6\"" : ""
    // Blocks meet without a seam; dots are smaller than what can be crisp.
    let isCrisp = run.text.unicodeScalars.allSatisfy { $0.value < 0x2800 }
    let crisp = isCrisp ? " shape-rendering=\"crispEdges\"" : ""
    return "<path\(crisp) d=\"\(path.joined())\" fill=\"\(hex(colors(run.style).ink))\""
      + "\(opacity)/>"
  }

  /// Returns a run without the blanks at its ends, which a viewer may drop from the text but count
  /// in its length. An underlined blank is visible and stays.
  private func trimmed(_ run: Run) -> Run {
    guard decorations(run.style).isEmpty else { return run }
    var run = run
    while run.text.last == " " {
      run.text.removeLast()
      run.columns -= 1
    }
    while run.text.first == " " {
      run.text.removeFirst()
      run.start += 1
      run.columns -= 1
    }
    return run
  }

  private func decorations(_ style: Style) -> [String] {
    var words = style.underline == .none ? [] : ["underline"]
    if style.attributes.contains(.overline) { words.append("overline") }
    if style.attributes.contains(.strike) { words.append("line-through") }
    return words
  }

  // MARK: Parts
  private func left(_ x: Int) -> Int { Self.margin + x * Self.column }
  private func top(_ y: Int) -> Int { Self.margin + y * Self.row }

  private func colors(_ style: Style) -> (ink: Color, paper: Color) {
    let ink = style.foreground == .default ? foreground : style.foreground
    let paper = style.background == .default ? background : style.background
    return style.attributes.contains(.reverse) ? (paper, ink) : (ink, paper)
  }

  private func rect(
    _ x: Int, _ y: Int, _ width: Int, _ height: Int, _ color: Color, radius: Int
  ) -> String {
    let corners = radius > 0 ? " rx=\"\(radius)\"" : ""
    return "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\""
      + "\(corners) fill=\"\(hex(color))\"/>"
  }

  private func hex(_ color: Color) -> String {
    switch color {
    case .default: foreground.hexText ?? "#000000"
    case .indexed(let index) where palette.indices.contains(Int(index)): hex(palette[Int(index)])
    default: color.hexText ?? ""
    }
  }
}
