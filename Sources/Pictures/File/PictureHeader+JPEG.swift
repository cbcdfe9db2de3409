extension PictureHeader {
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
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        return frame(head, orientation ?? 1)
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
    guard let height = reader.number(at: 5, 2), let width = reader.number(at: 7, 2) else {
      return nil
    }
    return PictureHeader(format: .jpeg, width: width, height: height, orientation: orientation)
  }
}
