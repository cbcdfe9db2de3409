import VirtualTerminal

/// The first byte says what kind of handler and how long the pieces are; the others are the stream.
enum ParserFuzz {
  static func run(_ bytes: UnsafeBufferPointer<UInt8>) throws(BrokenRule) {
    guard let options = bytes.first else { return }
    let stream = UnsafeBufferPointer(rebasing: bytes.dropFirst())
    let whole = events(stream, options, pieces: max(1, stream.count))
    let pieces = events(stream, options, pieces: 1 + Int(options >> 2))
    try require(whole == pieces, "cut otherwise: \(whole) and \(pieces)")
  }

  private static func events(
    _ stream: UnsafeBufferPointer<UInt8>, _ options: UInt8, pieces length: Int
  ) -> [String] {
    var handler = RecordingHandler()
    handler.isUTF8 = options & 1 == 0
    handler.isVT52 = options & 2 != 0
    var parser = Parser(stringLimit: 256)
    var start = 0
    while start < stream.count {
      let end = min(start + length, stream.count)
      start += parser.feed(UnsafeBufferPointer(rebasing: stream[start..<end]), to: &handler)
    }
    return handler.all
  }
}
