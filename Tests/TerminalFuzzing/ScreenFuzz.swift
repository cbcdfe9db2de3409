import Terminal
import VirtualTerminal

/// The first byte is the size, the second the kind of terminal; the others are the stream.
enum ScreenFuzz {
  static func run(_ bytes: UnsafeBufferPointer<UInt8>) throws(BrokenRule) {
    guard bytes.count > 2 else { return }
    let stream = UnsafeBufferPointer(rebasing: bytes.dropFirst(2))
    let whole = terminal(bytes[0], bytes[1])
    whole.feed(stream)
    let pieces = terminal(bytes[0], bytes[1])
    for index in stream.indices {
      pieces.feed(UnsafeBufferPointer(rebasing: stream[index...index]))
    }
    try whole.checkInvariants()
    try whole.checkEqual(to: pieces)
  }

  static func terminal(_ size: UInt8, _ kind: UInt8) -> VirtualTerminal {
    var options = TerminalOptions()
    options.utf8 = kind & 1 == 0
    options.columns132 = kind & 2 != 0
    options.reflow = kind & 4 == 0
    options.stringLimit = 4096
    return VirtualTerminal(
      size: Size(1 + Int(size & 31), 1 + Int(size >> 5)), scrollback: Int(kind >> 4),
      options: options)
  }
}
