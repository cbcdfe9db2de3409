import Terminal

/// The promise of a file's first bytes: its format and its size.
struct PictureHeader: Equatable {
  enum Format: Equatable { case png, jpeg }

  var format: Format
  /// In pixels, as they are stored.
  var width: Int
  var height: Int
  /// The turn of the stored pixels, 1 to 8 as EXIF numbers it.
  var orientation = 1

  /// True if width and height change places when it is shown.
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
    (self.format, self.width, self.height, self.orientation) = (format, width, height, orientation)
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

  /// More segments than this before the pixels, and the file is no picture.
  private static let mostSegments = 1000

  /// Goes from segment to segment to the frame header, SOFn (ITU T.81, B.1.1 and B.2.2).
  static func jpeg(_ file: PictureFile, _ start: [UInt8]) -> PictureHeader? {
    guard start.starts(with: [0xFF, 0xD8, 0xFF]) else { return nil }
    var offset = 2
    var orientation: Int?
    for _ in 0..<mostSegments {
      let head = file.bytes(from: offset, 10)
      guard head.count == 10, head[0] == 0xFF else { return nil }
      switch head[1] {
      case 0xFF: offset += 1  // a fill byte
      case 0x01, 0xD0...0xD8: offset += 2
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF: return frame(head, orientation ?? 1)
      case 0xD9, 0xDA: return nil
      default:
        let length = Int(head[2]) << 8 | Int(head[3])
        guard length >= 2 else { return nil }
        if head[1] == 0xE1, orientation == nil {
          orientation = ExifOrientation.find(in: file.bytes(from: offset + 4, length - 2))
        }
        offset += 2 + length
      }
    }
    return nil
  }

  private static func frame(_ head: [UInt8], _ orientation: Int) -> PictureHeader? {
    let reader = BigEndianBytes(head[...])
    guard let height = reader.number(at: 5, 2), let width = reader.number(at: 7, 2)
    else { return nil }
    return PictureHeader(format: .jpeg, width: width, height: height, orientation: orientation)
  }
}

/// The side of a photo that is up, as the camera wrote it.
enum ExifOrientation {
  /// Of a JPEG's APP1 segment, without its marker and length; nil where it is no Exif or tells none.
  ///
  /// Exif is a TIFF file behind six bytes (Exif 2.3, 4.5.4); the orientation is tag 0x0112 of its
  /// first directory, a number of 16 bits.
  static func find(in segment: [UInt8]) -> Int? {
    guard segment.starts(with: [0x45, 0x78, 0x69, 0x66, 0, 0]) else { return nil }
    let tiff = segment.dropFirst(6)
    let isLittle = tiff.starts(with: [0x49, 0x49, 0x2A, 0])
    guard isLittle || tiff.starts(with: [0x4D, 0x4D, 0, 0x2A]) else { return nil }
    let reader = BigEndianBytes(tiff, isReversed: isLittle)
    guard let directory = reader.number(at: 4, 4), let count = reader.number(at: directory, 2)
    else { return nil }
    for entry in 0..<count {
      let offset = directory + 2 + entry * 12
      guard let tag = reader.number(at: offset, 2) else { return nil }
      guard tag == 0x0112 else { continue }
      guard reader.number(at: offset + 2, 2) == 3, let value = reader.number(at: offset + 8, 2),
        (1...8).contains(value)
      else { return nil }
      return value
    }
    return nil
  }
}

/// Numbers in bytes of somebody else; every read may be out of bounds.
struct BigEndianBytes {
  private let bytes: ArraySlice<UInt8>
  private let isReversed: Bool

  /// - Parameter isReversed: the least byte of a number is the first.
  init(_ bytes: ArraySlice<UInt8>, isReversed: Bool = false) {
    (self.bytes, self.isReversed) = (bytes, isReversed)
  }

  /// The number in `count` bytes, up to 4, at an offset from the first.
  func number(at offset: Int, _ count: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - count else { return nil }
    let start = bytes.startIndex + offset
    let part = bytes[start..<start + count]
    let ordered = isReversed ? Array(part.reversed()) : Array(part)
    return ordered.reduce(0) { $0 << 8 | Int($1) }
  }
}
