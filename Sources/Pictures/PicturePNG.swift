import CPictures
import Terminal

/// Makes a PNG of pixels of our own (ISO/IEC 15948), by libspng.
public enum PicturePNG {
  /// - Parameters:
  ///   - pixels: red, green and blue of each, row by row.
  ///   - dotsPerInch: the size on paper.
  /// - Throws: ``PictureFailure/gaveUp`` for pixels that are not of this size, and without memory.
  public static func encode(
    _ pixels: [UInt8], width: Int, height: Int, dotsPerInch: Double
  ) throws(PictureFailure) -> [UInt8] {
    guard width > 0, height > 0, pixels.count == width * height * 3 else { throw .gaveUp }
    let dots = Int32((dotsPerInch / 0.0254).rounded())
    var length = 0
    let bytes = pixels.withUnsafeBufferPointer { buffer in
      cpicture_encode_png(buffer.baseAddress, Int32(width), Int32(height), dots, &length)
    }
    guard let bytes else { throw .gaveUp }
    defer { cpicture_free_png(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: length))
  }
}
