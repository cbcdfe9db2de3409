extension Parser {
  typealias Position = UnsafePointer<UInt8>

  /// Text, controls and whole sequences, until one that is not all there or the end.
  mutating func ground<Handler: ParserHandler & ~Copyable>(
    _ start: Position, _ end: Position, _ handler: inout Handler
  ) -> Position {
    var position = start
    while position < end {
      let byte = position.pointee
      if utf8.isPending || byte >= 0x80 {
        position = beyondASCII(position, end, &handler)
        if state != .ground { return position }
      } else if byte &- 0x20 < 0x5F {
        let stop = Self.endOfRun(position + 1, end)
        handler.printASCII(UnsafeBufferPointer(start: position, count: stop - position))
        position = stop
      } else if byte == 0x1B {
        guard let next = wholeSequence(position + 1, end, &handler) else {
          begin(.escape)
          return position + 1
        }
        position = next
      } else {
        if byte != 0x7F { handler.execute(byte) }
        position += 1
      }
    }
    return position
  }

  /// Characters beyond ASCII, until something else or the end.
  private mutating func beyondASCII<Handler: ParserHandler & ~Copyable>(
    _ start: Position, _ end: Position, _ handler: inout Handler
  ) -> Position {
    guard handler.isUTF8 else {
      show(UInt32(start.pointee), &handler)
      return start + 1
    }
    var position = start
    if !utf8.isPending {
      while end - position >= 4, let whole = UTF8Decoder.whole(position) {
        position += whole.length
        show(whole.scalar, &handler)
        if state != .ground { return position }
      }
      if position > start { return position }
    }
    return byteOfCharacter(position, &handler)
  }

  /// One byte of a character that is malformed or cut by the end of a piece.
  private mutating func byteOfCharacter<Handler: ParserHandler & ~Copyable>(
    _ position: Position, _ handler: inout Handler
  ) -> Position {
    switch utf8.next(position.pointee) {
    case .more: break
    case .scalar(let value): show(value, &handler)
    case .malformed: handler.print("\u{FFFD}")
    case .malformedBefore:
      handler.print("\u{FFFD}")
      return position
    }
    return position + 1
  }

  @inline(__always)
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
