import Terminal

/// What a drawn picture depends on: the file as it is now, and the request; as bytes.
struct CacheKey: Hashable {
  let bytes: [UInt8]

  init(_ file: PictureFile.Identity, _ request: PictureRequest) {
    var writer = ByteWriter()
    writer.append(file.device)
    writer.append(file.number)
    for number in [file.bytes] + file.changed { writer.append(UInt64(bitPattern: number)) }
    for number in [request.size, request.cellPixels ?? .zero] {
      writer.append(UInt32(truncatingIfNeeded: number.columns))
      writer.append(UInt32(truncatingIfNeeded: number.rows))
    }
    writer.append(PackedColor.number(of: request.ground))
    writer.append(UInt32(request.depth.rawValue))
    writer.append(UInt32(request.mode == .fit ? 0 : 1))
    writer.append(UInt32(request.graphics.map(PackedProtocol.number) ?? 0))
    bytes = writer.bytes
  }

  /// The name of its file.
  var name: String {
    [Checksum.of(bytes), Checksum.of(bytes.reversed())].map { number in
      let digits = String(number, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// A number for the picture that is the same in every run, and never 0.
  var imageNumber: UInt32 { UInt32(truncatingIfNeeded: Checksum.of(bytes) >> 33) + 1 }
}
