import Terminal
import VirtualTerminal

/// As ``ScreenFuzz``, but a byte 0xFF, which is no part of UTF-8, makes the next two a size.
enum ResizeFuzz {
  static func run(_ bytes: UnsafeBufferPointer<UInt8>) throws(BrokenRule) {
    guard bytes.count > 2 else { return }
    let terminal = ScreenFuzz.terminal(bytes[0], bytes[1] & ~1)
    var start = 2
    for index in bytes.indices.dropFirst(2) where index >= start {
      guard bytes[index] == 0xFF, index + 2 < bytes.count else { continue }
      terminal.feed(UnsafeBufferPointer(rebasing: bytes[start..<index]))
      let size = Size(1 + Int(bytes[index + 1]) % 96, 1 + Int(bytes[index + 2]) % 32)
      terminal.resize(to: size)
      try require(terminal.size == size, "\(terminal.size) instead of \(size)")
      try terminal.checkInvariants()
      start = index + 3
    }
    terminal.feed(UnsafeBufferPointer(rebasing: bytes[min(start, bytes.count)...]))
    try terminal.checkInvariants()
  }
}
