import Terminal

/// Colours as the numbers that ncurses knows them by on one terminal; -1 is the terminal's own.
struct ColorNumbers: Sendable {
  let depth: ColorDepth
  /// The size of the terminal's palette: 8, 16, 256 or 2²⁴.
  let count: Int
  let hasDefault: Bool

  func foreground(_ color: Color) -> Int32 {
    guard let index = number(color) else { return hasDefault ? -1 : 7 }
    // Of eight colours there is no bright black; black could not be seen.
    return count == 8 && index == 8 ? 7 : index % Int32(count)
  }

  func background(_ color: Color) -> Int32 {
    guard let index = number(color) else { return hasDefault ? -1 : 0 }
    return index % Int32(count)
  }

  private func number(_ color: Color) -> Int32? {
    switch color.reduced(to: depth) {
    case .default: nil
    case .indexed(let index) where count <= 256 || index < 8: Int32(index)
    case .indexed(let index): direct(XtermPalette.color(index))
    case .rgb: direct(color)
    }
  }

  /// A `-direct` entry takes 0 to 7 for the palette, and every other number for `0xRRGGBB`; the
  /// blacks that it thereby lacks become the nearest one that it has.
  private func direct(_ color: Color) -> Int32? {
    guard case .rgb(let red, let green, let blue) = color else { return nil }
    return max(8, Int32(red) << 16 | Int32(green) << 8 | Int32(blue))
  }
}
