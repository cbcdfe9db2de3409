/// The eight dots of one cell.
struct CellDots {
  /// Row by row, ``MapTone`` in a byte each, the first dot lowest.
  private let packed: UInt64

  @inline(__always)
  init(_ raster: MapRaster, _ column: Int, _ row: Int) {
    packed = raster.tones.withUnsafeBufferPointer { tones in
      var packed: UInt64 = 0
      var start = row * 4 * raster.width + column * 2
      for shift in stride(from: UInt64(0), to: 64, by: 16) {
        packed |= (UInt64(tones[start]) | UInt64(tones[start + 1]) << 8) << shift
        start += raster.width
      }
      return packed
    }
  }

  private static let ones: UInt64 = 0x0101_0101_0101_0101

  var isVoid: Bool { packed == 0 }

  /// The tone that all dots have.
  var only: MapTone? {
    packed == (packed & 0xFF) &* Self.ones ? MapTone(rawValue: UInt8(packed & 0xFF)) : nil
  }

  private func tone(_ dot: Int) -> UInt8 { UInt8(truncatingIfNeeded: packed >> UInt64(dot * 8)) }

  /// The two most frequent tones and how many dots have them; of equals, what comes first in
  /// ``MapTone``. The second is the first again where there is only one.
  var twoMost: (first: MapTone, count: Int, second: MapTone) {
    var counts: UInt64 = 0
    for dot in 0..<8 { counts += 1 << (UInt64(tone(dot)) * 8) }
    var (first, most, second, more) = (UInt8(0), UInt64(0), UInt8(0), UInt64(0))
    for tone in 0...MapTone.dimmed.rawValue {
      let count = counts >> (UInt64(tone) * 8) & 0xFF
      if count > most {
        (second, more) = (first, most)
        (first, most) = (tone, count)
      } else if count > more {
        (second, more) = (tone, count)
      }
    }
    let ground = MapTone(rawValue: first) ?? .void
    return (ground, Int(most), more > 0 ? MapTone(rawValue: second) ?? ground : ground)
  }

  /// Whether a quarter, two dots one above the other, is of a tone rather than of another: where they
  /// differ, the dot nearer to the middle of the cell's edge decides.
  func quarter(_ quarter: Int, is tone: MapTone, orElse other: MapTone) -> Bool {
    let first = (quarter / 2) * 4 + quarter % 2
    let (upper, lower) = (self.tone(first), self.tone(first + 2))
    if upper == lower { return upper == tone.rawValue }
    if upper == tone.rawValue { return lower != other.rawValue || quarter < 2 }
    return lower == tone.rawValue && (upper != other.rawValue || quarter >= 2)
  }

  /// The dots of a tone as the bits of a braille sign.
  func mask(_ tone: MapTone) -> UInt8 {
    var mask: UInt8 = 0
    for dot in 0..<8 where self.tone(dot) == tone.rawValue {
      mask |= Braille.bit(dot)
    }
    return mask
  }
}
