import Terminal

/// Makes cells of the dots of a map.
struct MapGround {
  let raster: MapRaster
  let palette: MapPalette
  let style: MapStyle
  /// Where some countries are filled, the others are sparse, so that no colour is needed to tell.
  let hasFilled: Bool
  /// Borders between two cells take a cell of their own only where countries are big.
  let hasRoomForBorders: Bool

  var surface: Surface {
    var surface = Surface(
      size: Size(raster.columns, raster.rows), filledWith: Cell(" ", style: palette.ground))
    for row in 0..<raster.rows {
      for column in 0..<raster.columns {
        let dots = CellDots(raster, column, row)
        if dots.isVoid { continue }
        surface[column, row] = cell(dots, row * raster.columns + column)
      }
    }
    return surface
  }

  private func cell(_ dots: CellDots, _ index: Int) -> Cell {
    switch style {
    case .blocks, .automatic: block(dots, index)
    case .braille: braille(dots, index)
    case .ascii: sign(dots, raster.borders[index])
    }
  }

  // MARK: Blocks

  private func block(_ dots: CellDots, _ index: Int) -> Cell {
    guard let tone = dots.only else { return quarters(dots) }
    let number = Int(tone.rawValue)
    let line = tone.isLand ? raster.borders[index] : raster.grid[index]
    if tone == .sea, raster.coasts[index] != 0 {
      return area(
        Braille.cells[Int(raster.coasts[index])], palette.areas[Int(MapTone.land.rawValue)],
        on: palette.areas[number])
    }
    guard line != 0 else { return area(.blank, on: palette.areas[number]) }
    return area(
      Braille.cells[Int(line)], tone.isLand ? palette.borders[number] : palette.graticule,
      on: palette.areas[number])
  }

  /// Two tones in one cell: the more frequent one is the ground.
  private func quarters(_ dots: CellDots) -> Cell {
    let (ground, _, other) = dots.twoMost
    var bits = 0
    for quarter in 0..<4 where dots.quarter(quarter, is: other, orElse: ground) {
      bits |= 1 << quarter
    }
    return area(
      Quarters.cells[bits], palette.areas[Int(other.rawValue)],
      on: palette.areas[Int(ground.rawValue)])
  }

  private func area(_ cell: Cell, _ color: Color = .default, on ground: Color) -> Cell {
    var cell = cell
    cell.style = Style(foreground: color, background: ground)
    return cell
  }

  // MARK: Braille

  private func braille(_ dots: CellDots, _ index: Int) -> Cell {
    let (border, coast) = (raster.borders[index], raster.coasts[index])
    let (land, filled, dimmed) = (
      dots.mask(.land), dots.mask(.filled), dots.mask(.dimmed)
    )
    var bits = filled & ~border
    bits |= hasFilled ? land & (Braille.sparse | border) : land & ~border
    bits |= (border | coast) & dimmed
    if hasFilled || filled | land == 0 { bits |= coast & ~filled }
    let tone: MapTone = filled != 0 ? .filled : land != 0 ? .land : dimmed != 0 ? .dimmed : .sea
    if bits == 0 { return area(Braille.cells[Int(raster.grid[index])], style: palette.grid) }
    // A coast without land beside it is an island smaller than a dot.
    return area(Braille.cells[Int(bits)], style: palette.dots(tone == .sea ? .land : tone))
  }

  private func area(_ cell: Cell, style: Style) -> Cell {
    var cell = cell
    cell.style = style
    cell.style.background = palette.ground.background
    return cell
  }

  // MARK: Signs

  private func sign(_ dots: CellDots, _ border: UInt8) -> Cell {
    let (tone, count, _) = dots.twoMost
    guard tone.isLand, count >= 4 else { return Cell(" ", style: palette.ground) }
    let isLine = hasRoomForBorders && border != 0
    var cell = isLine && tone != .dimmed ? Self.line : Self.signs[Int(tone.rawValue)]
    cell.style = palette.dots(tone)
    return cell
  }

  private static let signs = [" ", " ", ":", "#", "."].map { Cell($0) }
  private static let line = Cell("+")
}
