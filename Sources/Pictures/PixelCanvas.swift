import Terminal

/// The pixels of a whole room: red, green, blue, alpha; transparent beside the picture.
struct PixelCanvas {
  let width: Int
  let height: Int
  private(set) var bytes: [UInt8]

  /// Puts a picture's pixels at a place where all of it fits.
  init(
    width: Int, height: Int, holding pixels: [UInt8], width columns: Int, height rows: Int,
    at origin: Point
  ) {
    (self.width, self.height) = (width, height)
    guard columns != width || rows != height else {
      bytes = pixels
      return
    }
    bytes = [UInt8](repeating: 0, count: width * height * 4)
    for row in 0..<rows {
      let start = ((origin.y + row) * width + origin.x) * 4
      let from = row * columns * 4
      bytes.replaceSubrange(start..<start + columns * 4, with: pixels[from..<from + columns * 4])
    }
  }

  /// Blends with a background what is half transparent; what is wholly so stays, for the background itself
  /// to show, unless `isSolid`.
  ///
  /// Over a background that is not known, a pixel is there or is not.
  mutating func settle(on background: (UInt8, UInt8, UInt8)?, isSolid: Bool = false) {
    bytes.withUnsafeMutableBufferPointer { bytes in
      for pixel in stride(from: 0, to: bytes.count, by: 4) {
        let alpha = bytes[pixel + 3]
        if alpha == 255 || (alpha == 0 && !isSolid) { continue }
        if let background {
          bytes[pixel] = Self.blend(bytes[pixel], background.0, alpha)
          bytes[pixel + 1] = Self.blend(bytes[pixel + 1], background.1, alpha)
          bytes[pixel + 2] = Self.blend(bytes[pixel + 2], background.2, alpha)
          bytes[pixel + 3] = 255
        } else {
          bytes[pixel + 3] = alpha < 128 ? 0 : 255
        }
      }
    }
  }

  /// Returns true if nothing of the picture is in a rectangle of pixels.
  func isTransparent(x: Int, y: Int, width columns: Int, height rows: Int) -> Bool {
    for row in y..<y + rows {
      let start = (row * width + x) * 4
      for alpha in stride(from: start + 3, to: start + columns * 4, by: 4) where bytes[alpha] != 0 {
        return false
      }
    }
    return true
  }

  private static func blend(_ color: UInt8, _ background: UInt8, _ alpha: UInt8) -> UInt8 {
    let sum = Int(color) * Int(alpha) + Int(background) * (255 - Int(alpha))
    return UInt8((sum + 127) / 255)
  }
}
