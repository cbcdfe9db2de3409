/// Which side of a photo is up, as the camera wrote it.
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
