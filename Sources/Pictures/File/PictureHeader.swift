import Terminal

/// What the first bytes of a file promise: its format and its size.
struct PictureHeader: Equatable {
  enum Format: Equatable {
    case png, jpeg
  }

  var format: Format
  /// In pixels, as they are stored.
  var width: Int
  var height: Int
  /// How the stored pixels are to be turned, 1 to 8 as EXIF numbers it.
  var orientation = 1

  /// Whether width and height change places when it is shown.
  var isTurned: Bool { orientation >= 5 }

  /// In pixels, as it is looked at.
  var shownSize: Size { isTurned ? Size(height, width) : Size(width, height) }

  /// Reads a few bytes, and of a JPEG those before its pixels.
  init(_ file: PictureFile, _ limits: PictureLimits) throws(PictureFailure) {
    let start = file.bytes(from: 0, 33)
    guard let header = Self.png(start) ?? Self.jpeg(file, start) else { throw .unreadable }
    guard header.width > 0, header.height > 0 else { throw .unreadable }
    guard max(header.width, header.height) <= limits.side,
      header.width * header.height <= limits.pixels
    else { throw .tooLarge }
    self = header
  }

  init(format: Format, width: Int, height: Int, orientation: Int = 1) {
    self.format = format
    self.width = width
    self.height = height
    self.orientation = orientation
  }

  private static let pngStart: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
  ]

  /// The signature and the chunk IHDR, which always is the first (PNG, ISO/IEC 15948, 11.2.2).
  private static func png(_ bytes: [UInt8]) -> PictureHeader? {
    let reader = BigEndianBytes(bytes[...])
    guard bytes.starts(with: pngStart), let width = reader.number(at: 16, 4),
      let height = reader.number(at: 20, 4)
    else { return nil }
    return PictureHeader(format: .png, width: width, height: height)
  }
}
