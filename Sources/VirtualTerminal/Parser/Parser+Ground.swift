extension Parser {
  typealias Position = UnsafePointer<UInt8>

  /// Text and controls, until an escape or the end.
  mutating func ground<Handler: ParserHandler & ~Copyable>(
    _ start: Position, _ end: Position, _ handler: inout Handler
  ) -> Position {
    var position = start
    while position < end {
      let byte = position.pointee
      if byte &- 0x20 < 0x5F, !utf8.isPending {
        let stop = endOfRun(position + 1, end)
        handler.printASCII(UnsafeBufferPointer(start: position, count: stop - position))
        position = stop
      } else if byte < 0x80 {
        finishText(&handler)
        if byte == 0x1B {
          begin(.escape)
          return handler.isVT52 ? position + 1 : introducer(position + 1, end)
        }
        if byte < 0x20 {
          handler.execute(byte)
          position += 1
        } else if byte == 0x7F {
          position += 1
        }
      } else {
        position = beyondASCII(position, end, &handler)
        if state != .ground { return position }
      }
    }
    return position
  }

  /// The commonest escape sequence starts at once, without a turn through the state switch.
  private mutating func introducer(_ position: Position, _ end: Position) -> Position {
    guard position < end, position.pointee == 0x5B else { return position }
    state = .sequence
    return position + 1
  }

  /// Eight bytes at a time: the first byte that is not printable ASCII.
  @inline(__always)
  private func endOfRun(_ start: Position, _ end: Position) -> Position {
    let high: UInt64 = 0x8080_8080_8080_8080
    var position = start
    while end - position >= 8 {
      let word = UInt64(littleEndian: UnsafeRawPointer(position).loadUnaligned(as: UInt64.self))
      let low = word & ~high
      let good = ~word & (low &+ 0x6060_6060_6060_6060) & ~(low &+ 0x0101_0101_0101_0101) & high
      if good != high { return position + (good ^ high).trailingZeroBitCount / 8 }
      position += 8
    }
    while position < end, position.pointee &- 0x20 < 0x5F { position += 1 }
    return position
  }

  /// One byte of text beyond ASCII, or a whole character where it is all there.
  private mutating func beyondASCII<Handler: ParserHandler & ~Copyable>(
    _ start: Position, _ end: Position, _ handler: inout Handler
  ) -> Position {
    let byte = start.pointee
    guard handler.isUTF8 else {
      show(UInt32(byte), &handler)
      return start + 1
    }
    if !utf8.isPending, end - start >= 4, let whole = UTF8Decoder.whole(start) {
      show(whole.scalar, &handler)
      return start + whole.length
    }
    switch utf8.next(byte) {
    case .more: break
    case .scalar(let value): show(value, &handler)
    case .malformed: handler.print("\u{FFFD}")
    case .malformedBefore:
      handler.print("\u{FFFD}")
      return start
    }
    return start + 1
  }

  /// A control interrupts a half read character.
  private mutating func finishText<Handler: ParserHandler & ~Copyable>(_ handler: inout Handler) {
    guard utf8.isPending else { return }
    utf8 = UTF8Decoder()
    handler.print("\u{FFFD}")
  }

  private mutating func show<Handler: ParserHandler & ~Copyable>(
    _ value: UInt32, _ handler: inout Handler
  ) {
    if value >= 0xA0 {
      handler.print(Unicode.Scalar(value) ?? "\u{FFFD}")
    } else {
      control1(UInt8(value), &handler)
    }
  }

  /// A C1 control: an introducer, or one for the handler.
  mutating func control1<Handler: ParserHandler & ~Copyable>(
    _ control: UInt8, _ handler: inout Handler
  ) {
    switch control {
    case 0x9B: begin(.sequence)
    case 0x90, 0x98, 0x9D, 0x9E, 0x9F: beginString(control)
    case 0x9C: break
    default: handler.execute(control)
    }
  }
}
