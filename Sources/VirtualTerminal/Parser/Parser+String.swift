extension Parser {
  /// - Parameter introducer: the C1 control DCS, SOS, OSC, PM or APC.
  mutating func beginString(_ introducer: UInt8) {
    begin(.string)
    buffer.removeAll(keepingCapacity: buffer.capacity <= 1 << 16)
    isTruncated = false
    switch introducer {
    case 0x90:
      kind = .deviceControl
      isDeviceControl = true
      state = .sequence
    case 0x98: kind = .startOfString
    case 0x9D: kind = .operatingSystemCommand
    case 0x9E: kind = .privacyMessage
    default: kind = .applicationProgramCommand
    }
  }

  /// The bytes of a string, until its end or the end of the piece.
  mutating func string<Handler: ParserHandler & ~Copyable>(
    _ start: Position, _ end: Position, _ handler: inout Handler
  ) -> Position {
    var position = start
    while position < end {
      let byte = position.pointee
      if byte < 0x20 || byte == 0x9C {
        keep(start, position)
        endOrControl(byte, &handler)
        return position + 1
      }
      position += 1
    }
    keep(start, position)
    return position
  }

  private mutating func keep(_ start: Position, _ end: Position) {
    let room = stringLimit - buffer.count
    if end - start > room { isTruncated = true }
    buffer.append(contentsOf: UnsafeBufferPointer(start: start, count: min(end - start, room)))
  }

  private mutating func endOrControl<Handler: ParserHandler & ~Copyable>(
    _ byte: UInt8, _ handler: inout Handler
  ) {
    switch byte {
    case 0x07 where kind == .operatingSystemCommand: deliver(bell: true, &handler)
    case 0x18, 0x1A:
      state = .ground
      handler.malformed()
    case 0x1B: state = .stringEscape
    case 0x9C: terminator(&handler)
    case 0x08...0x0D where kind != .operatingSystemCommand: keepByte(byte)
    default: break
    }
  }

  /// `0x9C` ends a string by itself in 8-bit text, and as the second byte of U+009C in UTF-8; there
  /// it is otherwise a part of a character.
  private mutating func terminator<Handler: ParserHandler & ~Copyable>(_ handler: inout Handler) {
    guard handler.isUTF8 else { return deliver(bell: false, &handler) }
    if buffer.last == 0xC2 {
      buffer.removeLast()
      deliver(bell: false, &handler)
    } else {
      keepByte(0x9C)
    }
  }

  private mutating func keepByte(_ byte: UInt8) {
    if buffer.count < stringLimit { buffer.append(byte) } else { isTruncated = true }
  }

  /// Behind ESC within a string: `\` ends it; anything else drops it and starts a new sequence.
  mutating func stringEscape<Handler: ParserHandler & ~Copyable>(
    _ position: Position, _ handler: inout Handler
  ) -> Position {
    if position.pointee == 0x5C {
      deliver(bell: false, &handler)
      return position + 1
    }
    handler.malformed()
    begin(.escape)
    return position
  }

  private mutating func deliver<Handler: ParserHandler & ~Copyable>(
    bell: Bool, _ handler: inout Handler
  ) {
    state = .ground
    let (header, kind, isTruncated) = (header, kind, isTruncated)
    buffer.withUnsafeBufferPointer { bytes in
      handler.string(
        ControlString(
          kind: kind, header: header, bytes: bytes, isTruncated: isTruncated, endsWithBell: bell))
    }
  }
}
