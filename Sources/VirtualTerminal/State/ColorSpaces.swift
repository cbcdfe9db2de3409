import Glibc

/// Colours that a program names by what an eye sees, as Xlib reads them ("Xlib - C Language X Interface", 6.4):
/// `rgbi:`, `CIEXYZ:`, `CIExyY:`, `CIEuvY:`, `CIELab:`, `CIELuv:` and `TekHVC:`, each with three numbers.
///
/// Formulas and figures are those of libX11 (`src/xcms`: `LRGB.c`, `xyY.c`, `uvY.c`, `Lab.c`, `Luv.c`, `HVC.c`),
/// with a*, b*, u* and v* in hundredths, and with its dark colours of CIELab. The screen is the one that it takes
/// where none is described: a monitor of Tektronix. A colour that it cannot show keeps hue and lightness, and
/// loses as much of its chroma as it has to.
struct ColorSpaces {
  /// Returns a colour as `0xRRGGBB`; nil where the text is none.
  static func color(_ text: String) -> UInt32? {
    let sides = text.split(separator: ":", maxSplits: 1)
    guard sides.count == 2, let numbers = numbers(sides[1]) else { return nil }
    let (a, b, c) = numbers
    switch sides[0].lowercased() {
    case "rgbi":
      let intensities = [a, b, c]
      return intensities.allSatisfy { (0...1).contains($0) } ? packed(intensities) : nil
    case "ciexyz": return color(XYZ(x: a, y: b, z: c))
    case "ciexyy": return b == 0 ? nil : color(XYZ(x: a * c / b, y: c, z: (1 - a - b) * c / b))
    case "cieuvy": return color(XYZ(u: a, v: b, y: c))
    case "cielab": return percent.contains(a) ? color(lab(a, b, c)) : nil
    case "cieluv": return percent.contains(a) ? color(luv(a, b, c)) : nil
    case "tekhvc": return percent.contains(b) && c >= 0 ? color(hvc(a, b, c)) : nil
    default: return nil
    }
  }

  /// The range of a lightness.
  private static let percent = 0.0...100.0

  /// Three decimal numbers between slashes.
  private static func numbers(_ text: Substring) -> (Double, Double, Double)? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    // Swift reads more than decimal numbers.
    guard parts.count == 3, text.utf8.allSatisfy({ "0123456789+-.eE/".utf8.contains($0) }),
      let a = Double(parts[0]), let b = Double(parts[1]), let c = Double(parts[2]),
      max(abs(a), abs(b), abs(c)) <= 1_000_000
    else { return nil }
    return (a, b, c)
  }

  // MARK: Spaces

  /// A colour of CIE 1931.
  private struct XYZ {
    var x, y, z: Double

    /// White, where red, green and blue are as light as they get.
    static let white = XYZ(x: 0.949664400, y: 1, z: 1.406040300)

    init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }

    /// - Parameters: u' and v' of CIE 1976.
    init(u: Double, v: Double, y luminance: Double) {
      let sum = 6 * u - 16 * v + 12
      let (x, y) = sum == 0 ? (Self.white.x, 0) : (9 * u / sum, 4 * v / sum)
      let scale = y == 0 ? 1 : luminance / y
      self.init(x: x * scale, y: luminance, z: (1 - x - y) * scale)
    }

    var uv: (u: Double, v: Double) {
      let sum = x + 15 * y + 3 * z
      return sum == 0 ? XYZ.white.uv : (4 * x / sum, 9 * y / sum)
    }
  }

  /// Returns Y of a lightness L*.
  private static func luminance(_ lightness: Double) -> Double {
    lightness < 7.999_536_24 ? lightness / 903.29 : pow((lightness + 16) / 116, 3)
  }

  private static func lab(_ lightness: Double, _ a: Double, _ b: Double) -> XYZ {
    let (white, root) = (XYZ.white, (lightness + 16) / 116)
    if pow(root, 3) < 0.008856 {
      let y = lightness / 9.03292
      return XYZ(x: white.x * (y + a / 3893.5), y: y, z: white.z * (y - b / 1557.4))
    }
    return XYZ(
      x: white.x * pow(root + a / 5, 3), y: pow(root, 3), z: white.z * pow(root - b / 2, 3))
  }

  private static func luv(_ lightness: Double, _ u: Double, _ v: Double) -> XYZ {
    guard lightness > 0 else { return XYZ(x: 0, y: 0, z: 0) }
    let (white, scale) = (XYZ.white.uv, 13 * lightness / 100)
    return XYZ(u: white.u + u / scale, v: white.v + v / scale, y: luminance(lightness))
  }

  /// Hue in degrees from the best red on, value and chroma of TekHVC.
  private static func hvc(_ hue: Double, _ value: Double, _ chroma: Double) -> XYZ {
    guard value > 0, value < 100 else { return value > 0 ? XYZ.white : XYZ(x: 0, y: 0, z: 0) }
    let white = XYZ.white.uv
    let angle = hue * .pi / 180 + atan((0.4931 - white.v) / (0.7127 - white.u))
    let scale = chroma / (value * 7.50725)
    return XYZ(
      u: white.u + cos(angle) * scale, v: white.v + sin(angle) * scale, y: luminance(value))
  }

  // MARK: Screen

  private static func color(_ color: XYZ) -> UInt32? {
    guard (0...1).contains(color.y) else { return nil }
    var wanted = intensities(color)
    if !wanted.allSatisfy({ (-0.001...1.001).contains($0) }) {
      let (white, uv) = (XYZ.white.uv, color.uv)
      var (low, high) = (0.0, 1.0)
      for _ in 0..<32 {
        let share = (low + high) / 2
        let paler = XYZ(
          u: white.u + (uv.u - white.u) * share, v: white.v + (uv.v - white.v) * share, y: color.y)
        if intensities(paler).allSatisfy({ (0...1).contains($0) }) {
          low = share
        } else {
          high = share
        }
      }
      wanted = intensities(
        XYZ(u: white.u + (uv.u - white.u) * low, v: white.v + (uv.v - white.v) * low, y: color.y))
    }
    return packed(wanted)
  }

  private static func intensities(_ color: XYZ) -> [Double] {
    [
      3.483404812535390 * color.x - 1.521763749272852 * color.y - 0.559231333540498 * color.z,
      -1.071527513061936 * color.x + 1.965937952043724 * color.y + 0.036736913395535 * color.z,
      0.063511797904978 * color.x - 0.200205010004965 * color.y + 0.810709420316482 * color.z,
    ]
  }

  private static func packed(_ intensities: [Double]) -> UInt32 {
    zip(intensities, tubes).reduce(0) { $0 << 8 | $1.1.value($1.0) }
  }

  /// The light that a value makes one of the monitor's tubes emit.
  private struct Tube {
    /// The largest value that is black.
    let black: Double
    /// Intensities in millionths: of `black`, and of each fifth value up to 255.
    let levels: [Double]

    func value(_ intensity: Double) -> UInt32 {
      let wanted = intensity * 1_000_000
      guard wanted > 0 else { return 0 }
      guard let above = levels.firstIndex(where: { $0 >= wanted }), above > 0 else { return 255 }
      let (low, high) = (value(at: above - 1), value(at: above))
      let share = (wanted - levels[above - 1]) / (levels[above] - levels[above - 1])
      return UInt32((low + (high - low) * share).rounded())
    }

    private func value(at index: Int) -> Double {
      index == 0 ? black : 255 - 5 * Double(levels.count - 1 - index)
    }
  }

  private static let tubes = [
    Tube(
      black: 9,
      levels: [
        0, 936, 1481, 2329, 3529, 5127, 7169, 9699, 12759, 16392, 20637, 25533, 31119, 37431, 44504,
        52373, 61069, 70624, 81070, 92433, 104744, 118026, 132307, 147610, 163958, 181371, 199871,
        219475, 240202, 262069, 285089, 309278, 334647, 361208, 388971, 417945, 448138, 479555,
        512202,
        546082, 581199, 617552, 655144, 693971, 734031, 775322, 817837, 861571, 906515, 952662,
        1_000_000,
      ]),
    Tube(
      black: 19,
      levels: [
        0, 832, 1998, 3612, 5736, 8428, 11745, 15740, 20463, 25960, 32275, 39449, 47519, 56520,
        66484,
        77439, 89409, 102418, 116485, 131625, 147853, 165176, 183604, 203140, 223783, 245533,
        268384,
        292327, 317351, 343441, 370580, 398747, 427919, 458068, 489165, 521176, 554067, 587797,
        622324,
        657604, 693588, 730225, 767459, 805235, 843491, 882164, 921187, 960490, 1_000_000,
      ]),
    Tube(
      black: 14,
      levels: [
        0, 1341, 2080, 3188, 4729, 6766, 9357, 12559, 16424, 21004, 26344, 32489, 39481, 47357,
        56154,
        65903, 76634, 88373, 101145, 114968, 129862, 145841, 162915, 181095, 200386, 220791, 242309,
        264937, 288670, 313499, 339410, 366390, 394421, 423481, 453547, 484592, 516587, 549498,
        583291,
        617925, 653361, 689553, 726454, 764013, 802178, 840891, 880093, 919723, 959715, 1_000_000,
      ]),
  ]
}
