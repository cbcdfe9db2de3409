import Glibc

/// Standard input in pieces of at most 64 KiB, without buffering in between.
enum StandardInput {
  static func forEachPiece(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { buffer in
      let bytes = buffer.bindMemory(to: UInt8.self)
      while true {
        let count = read(STDIN_FILENO, bytes.baseAddress, bytes.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return }
        body(UnsafeBufferPointer(rebasing: bytes[..<count]))
      }
    }
  }
}
