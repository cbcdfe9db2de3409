/// The colour registers of sixel graphics, as `0xRRGGBB`; first those of a VT340.
struct SixelPalette: Hashable {
  static let count = 256

  private var colors: [UInt32]

  init() {
    // In percent, from the VT330/VT340 graphics manual.
    let first: [(UInt32, UInt32, UInt32)] = [
      (0, 0, 0), (20, 20, 80), (80, 13, 13), (20, 80, 20), (80, 20, 80), (20, 80, 80),
      (80, 80, 20), (53, 53, 53), (26, 26, 26), (33, 33, 60), (60, 26, 26), (33, 60, 33),
      (60, 33, 60), (33, 60, 60), (60, 60, 33), (80, 80, 80),
    ]
    colors = first.map { Self.rgb($0.0, $0.1, $0.2) }
    colors += Array(repeating: 0, count: Self.count - first.count)
  }

  subscript(_ register: Int) -> UInt32 { colors[register % Self.count] }

  /// `# register ; kind ; x ; y ; z`: kind 1 hue, lightness and saturation, 2 red, green and blue.
  mutating func define(_ register: Int, _ kind: Int, _ x: Int, _ y: Int, _ z: Int) {
    switch kind {
    case 1: colors[register % Self.count] = Self.hls(x, min(y, 100), min(z, 100))
    case 2:
      let parts = [x, y, z].map { UInt32(min($0, 100)) }
      colors[register % Self.count] = Self.rgb(parts[0], parts[1], parts[2])
    default: break
    }
  }

  private static func rgb(_ red: UInt32, _ green: UInt32, _ blue: UInt32) -> UInt32 {
    // In Swift a shift comes before a division.
    ((red * 255 + 50) / 100) << 16 | ((green * 255 + 50) / 100) << 8 | (blue * 255 + 50) / 100
  }

  /// DEC counts the hue from blue: 0 blue, 120 red, 240 green.
  private static func hls(_ hue: Int, _ lightness: Int, _ saturation: Int) -> UInt32 {
    let light = Double(lightness) / 100
    let chroma = (1 - abs(2 * light - 1)) * Double(saturation) / 100
    let sector = Double((hue + 240) % 360) / 60
    let second = chroma * (1 - abs(sector.truncatingRemainder(dividingBy: 2) - 1))
    let low = light - chroma / 2
    let parts: (Double, Double, Double) =
      switch Int(sector) {
      case 0: (chroma, second, 0)
      case 1: (second, chroma, 0)
      case 2: (0, chroma, second)
      case 3: (0, second, chroma)
      case 4: (second, 0, chroma)
      default: (chroma, 0, second)
      }
    func byte(_ value: Double) -> UInt32 { UInt32(max(0, min(255, (value + low) * 255 + 0.5))) }
    return byte(parts.0) << 16 | byte(parts.1) << 8 | byte(parts.2)
  }
}
