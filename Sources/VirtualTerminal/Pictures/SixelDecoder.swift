import Terminal

/// Draws a sixel string (DEC's VT330/VT340 graphics manual, chapter 14) into pixels.
///
/// The string is walked twice: once to measure, once to draw, so that memory is bounded by what it
/// really paints and by `limit`.
struct SixelDecoder {
  /// The most pixels each way.
  static let limit = 4096
  /// The most pixels of a picture.
  static let areaLimit = 1 << 22

  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var palette: SixelPalette
  private let isTransparent: Bool
  /// How many rows of pixels a sixel's dot is high.
  private var aspect: Int
  private var declared = Size.zero

  // The walk
  private var position = 0
  private var x = 0
  private var band = 0
  private var register = 0
  private var extent = Size.zero

  // The drawing
  /// How many pixels may still be painted: the same ones painted again and again take time too.
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
    aspect =
      switch string.header.value(0) {
      case 2: 5
      case 3, 4: 3
      case 7, 8, 9: 1
      default: 2
      }
  }

  /// The picture; nil where there is none.
  mutating func decode() -> PictureContent? {
    let first = palette
    walk(isDrawing: false)
    width = min(Self.limit, max(extent.columns, declared.columns))
    height = min(Self.limit, max(extent.rows, declared.rows))
    guard width > 0, height > 0, width * height <= Self.areaLimit else { return nil }
    palette = first
    let background = isTransparent ? [0, 0, 0, 0] : Self.pixel(palette[0])
    pixels.reserveCapacity(width * height * 4)
    for _ in 0..<width * height { pixels += background }
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
    (position, x, band, register) = (0, 0, 0, 0)
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

  /// The parameters that follow; at most five count.
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
    if values.count > 3 {
      declared = Size(min(values[2], Self.limit), min(values[3], Self.limit))
    }
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
    budget -= (min(x, width) - start) * 6 * aspect
    guard budget > 0 else { return }
    let color = Self.pixel(palette[register])
    for dot in 0..<6 where dots >> UInt8(dot) & 1 == 1 {
      let top = (band * 6 + dot) * aspect
      for y in top..<min(height, top + aspect) {
        for column in start..<min(x, width) {
          let offset = (y * width + column) * 4
          for part in 0..<4 { pixels[offset + part] = color[part] }
        }
      }
    }
  }
}
