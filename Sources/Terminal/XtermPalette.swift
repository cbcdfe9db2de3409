/// The colours of xterm's table of 256: 16 of the terminal's, a cube of 6 × 6 × 6, 24 greys.
public enum XtermPalette {
  static let cubeLevels: [UInt8] = [0, 95, 135, 175, 215, 255]

  /// What xterm shows for the first 16, unless the user chose others.
  static let ansi: [UInt32] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ]

  /// An index as red, green and blue.
  public static func color(_ index: UInt8) -> Color {
    if index < 16 { return .hex(ansi[Int(index)]) }
    if index >= 232 {
      let grey = 8 + (index - 232) * 10
      return .rgb(grey, grey, grey)
    }
    let cell = Int(index) - 16
    return .rgb(cubeLevels[cell / 36], cubeLevels[cell / 6 % 6], cubeLevels[cell % 6])
  }

  /// The nearest of the cube and the greys; never one of the first 16, which the user may have set
  /// to anything.
  static func nearest256(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt8 {
    let cell = [red, green, blue].map(nearestLevel)
    let inCube = UInt8(16 + 36 * cell[0] + 6 * cell[1] + cell[2])
    let mean = (Int(red) + Int(green) + Int(blue)) / 3
    let inGreys = UInt8(232 + min(23, max(0, (mean - 3) / 10)))
    let wanted = Color.rgb(red, green, blue)
    return distance(wanted, color(inGreys)) < distance(wanted, color(inCube)) ? inGreys : inCube
  }

  static func nearest16(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt8 {
    let wanted = Color.rgb(red, green, blue)
    let best = (UInt8(0)..<16).min { a, b in
      distance(wanted, color(a)) < distance(wanted, color(b))
    }
    return best ?? 0
  }

  private static func nearestLevel(_ value: UInt8) -> Int {
    let levels = cubeLevels.indices
    return levels.min { a, b in gap(cubeLevels[a], value) < gap(cubeLevels[b], value) } ?? 0
  }

  private static func gap(_ a: UInt8, _ b: UInt8) -> Int { abs(Int(a) - Int(b)) }

  /// The square of the distance, weighted as the eye weighs red, green and blue.
  private static func distance(_ a: Color, _ b: Color) -> Int {
    guard case .rgb(let red, let green, let blue) = a,
      case .rgb(let otherRed, let otherGreen, let otherBlue) = b
    else { return .max }
    let (r, g, b) = (gap(red, otherRed), gap(green, otherGreen), gap(blue, otherBlue))
    return 3 * r * r + 6 * g * g + b * b
  }
}
