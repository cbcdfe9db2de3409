import CZlib

/// Bytes made fewer by the system's libz as RFC 1951 says, which every browser can undo.
enum Deflate {
  /// libz could not work: there is no memory.
  struct Failure: Error {}

  /// Returns the bytes deflated, without a head or a checksum.
  static func compressed(_ bytes: [UInt8]) throws -> [UInt8] {
    var stream = z_stream()
    // A window of 32 kB; below zero it goes without a head.
    let started = deflateInit2_(
      &stream, Z_BEST_COMPRESSION, Z_DEFLATED, -MAX_WBITS, MAX_MEM_LEVEL, Z_DEFAULT_STRATEGY,
      ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    guard started == Z_OK, let count = UInt32(exactly: bytes.count) else { throw Failure() }
    defer { deflateEnd(&stream) }
    let most = Int(deflateBound(&stream, UInt(count)))
    var bytes = bytes
    return try [UInt8](unsafeUninitializedCapacity: most) { output, written in
      let outcome = bytes.withUnsafeMutableBufferPointer { input in
        stream.next_in = input.baseAddress
        stream.avail_in = count
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(most)
        return deflate(&stream, Z_FINISH)
      }
      guard outcome == Z_STREAM_END else { throw Failure() }
      written = Int(stream.total_out)
    }
  }
}
