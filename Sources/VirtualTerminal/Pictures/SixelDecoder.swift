import Terminal

/// Draws a sixel string (DEC's VT330/VT340 graphics manual, chapter 14) into pixels.
///
/// The string is walked twice: once to measure, once to draw, so that memory is bounded by what it
/// really paints and by `limit`.
struct SixelDecoder {
  /// The most pixels each way.
  static let limit = 4096
  /// The most pixels of a picture.
  private static let areaLimit = 1 << 22

  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var palette: SixelPalette
  private let isTransparent: Bool
  /// The height of a sixel's dot in rows of pixels, by the macro parameter and by raster attributes.
  private let firstAspect: Int
  private var aspect = 1
  private var declared = Size.zero

  // The walk
  private var position = 0
  private var x = 0
  private var band = 0
  private var register = 0
  private var extent = Size.zero

  // The drawing
  /// The number of pixels that may still be painted: the same ones painted again and again take
  /// time too.
  private var budget = 1 << 25
  private var pixels: [UInt8] = []
  private var width = 0
  private var height = 0

  /// The top of the band where the string ended, in pixels.
  var endOfBands: Int { band * 6 * aspect }

  init(_ string: ControlString, palette: SixelPalette) {
    bytes = string.bytes
    self.palette = palette
    isTransparent = string.header.value(1) == 1
    firstAspect =
      switch string.header.value(0) {
      case 2: 5
      case 3, 4: 3
      case 7, 8, 9: 1
      default: 2
      }
  }

  /// Returns the picture; nil where there is none.
  mutating func decode() -> PictureContent? {
    let first = palette
    walk(isDrawing: false)
    width = min(Self.limit, max(extent.columns, declared.columns))
    height = min(Self.limit, max(extent.rows, declared.rows))
    guard width > 0, height > 0, width * height <= Self.areaLimit else { return nil }
    palette = first
    let background = isTransparent ? [0, 0, 0, 0] : Self.pixel(palette[0])
    let count = width * height * 4
    pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, length in
      for index in 0..<count { buffer.initializeElement(at: index, to: background[index & 3]) }
      length = count
    }
    walk(isDrawing: true)
    return PictureContent(
      format: .rgba, isDeflated: false, size: Size(width, height), bytes: pixels)
  }

  private static func pixel(_ color: UInt32) -> [UInt8] {
    [
      UInt8(truncatingIfNeeded: color >> 16), UInt8(truncatingIfNeeded: color >> 8),
      UInt8(truncatingIfNeeded: color), 255,
    ]
  }

  private mutating func walk(isDrawing: Bool) {
    (position, x, band, register, aspect) = (0, 0, 0, 0, firstAspect)
    var count = 1
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case 0x3F...0x7E:
        paint(byte - 0x3F, count, isDrawing)
        count = 1
      case 0x21: count = max(1, numbers().first ?? 1)
      case 0x22: setRaster(numbers())
      case 0x23: setColor(numbers())
      case 0x24: x = 0
      case 0x2D:
        x = 0
        if band * 6 * aspect < Self.limit { band += 1 }
      default: break
      }
    }
  }

  /// Returns the parameters that follow; at most five count.
  private mutating func numbers() -> [Int] {
    var values = [0]
    while position < bytes.count {
      let byte = bytes[position]
      if byte == 0x3B {
        if values.count < 6 { values.append(0) }
      } else if (0x30...0x39).contains(byte) {
        let last = values.count - 1
        values[last] = min(values[last] * 10 + Int(byte - 0x30), 1 << 20)
      } else {
        break
      }
      position += 1
    }
    return values
  }

  /// `" Pan ; Pad ; Ph ; Pv`: the shape of a dot, and how large the picture is.
  private mutating func setRaster(_ values: [Int]) {
    guard x == 0, band == 0 else { return }
    if values.count > 1, values[0] > 0, values[1] > 0 {
      aspect = max(1, min(10, (values[0] + values[1] / 2) / values[1]))
    }
    if values.count > 3 { declared = Size(min(values[2], Self.limit), min(values[3], Self.limit)) }
  }

  private mutating func setColor(_ values: [Int]) {
    register = values[0] % SixelPalette.count
    if values.count >= 5 { palette.define(register, values[1], values[2], values[3], values[4]) }
  }

  private mutating func paint(_ dots: UInt8, _ count: Int, _ isDrawing: Bool) {
    let start = x
    x = min(Self.limit, x + count)
    guard dots != 0, x > start else { return }
    if isDrawing { return draw(dots, start) }
    let highest = 8 - dots.leadingZeroBitCount
    extent = Size(
      max(extent.columns, x), max(extent.rows, min(Self.limit, (band * 6 + highest) * aspect)))
  }

  private mutating func draw(_ dots: UInt8, _ start: Int) {
    let end = min(x, width)
    guard start < end else { return }
    budget -= (end - start) * 6 * aspect
    guard budget > 0 else { return }
    let color = Self.pixel(palette[register])
    for dot in 0..<6 where dots >> UInt8(dot) & 1 == 1 {
      let top = min(height, (band * 6 + dot) * aspect)
      for y in top..<min(height, top + aspect) {
        for column in start..<end {
          let offset = (y * width + column) * 4
          for part in 0..<4 { pixels[offset + part] = color[part] }
        }
      }
    }
  }
}

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

  mutating func archive(_ archive: inout StateArchive) {
    for index in colors.indices { archive.number(&colors[index], 0...0xFF_FFFF) }
  }

  subscript(_ register: Int) -> UInt32 { colors[register % Self.count] }

  /// `# register ; kind ; x ; y ; z`: kind 1 hue, lightness and saturation, 2 red, green and blue.
  fileprivate mutating func define(_ register: Int, _ kind: Int, _ x: Int, _ y: Int, _ z: Int) {
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
