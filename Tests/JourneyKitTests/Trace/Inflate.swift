import CZlib

/// Undoes RFC 1951 with the system's libz; nil for bytes that are none, or go on behind the end.
enum Inflate {
  static func bytes(of packed: [UInt8]) -> [UInt8]? {
    var stream = z_stream()
    let size = Int32(MemoryLayout<z_stream>.size)
    guard inflateInit2_(&stream, -MAX_WBITS, ZLIB_VERSION, size) == Z_OK else { return nil }
    defer { inflateEnd(&stream) }
    var packed = packed
    return packed.withUnsafeMutableBufferPointer { input in
      stream.next_in = input.baseAddress
      stream.avail_in = UInt32(input.count)
      return rest(&stream)
    }
  }

  private static func rest(_ stream: inout z_stream) -> [UInt8]? {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 65_536)
    while true {
      let (outcome, count) = part.withUnsafeMutableBufferPointer { output in
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(output.count)
        let outcome = inflate(&stream, Z_NO_FLUSH)
        return (outcome, output.count - Int(stream.avail_out))
      }
      bytes += part.prefix(count)
      if outcome == Z_STREAM_END { return stream.avail_in == 0 ? bytes : nil }
      guard outcome == Z_OK else { return nil }
    }
  }
}
