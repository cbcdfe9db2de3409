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

  /// Characters beyond ASCII: many where the handler takes them at once, otherwise one.
  private mutating func beyondASCII<Handler: ParserHandler & ~Copyable>(
    _ start: Position, _ end: Position, _ handler: inout Handler
  ) -> Position {
    guard handler.isUTF8 else {
      show(UInt32(start.pointee), &handler)
      return start + 1
    }
    if !utf8.isPending {
      let position = handler.printText(start, end)
      if position > start { return position }
      if end - start >= 4, let whole = UTF8Decoder.whole(start) {
        show(whole.scalar, &handler)
        return start + whole.length
      }
    }
    return byteOfCharacter(start, &handler)
  }

  /// Reads one byte of a character that is malformed or cut by the end of a piece.
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

// What a stream mostly consists of, read in one go where it stands whole in the piece. Everything
// else takes the way byte by byte, from the beginning: both ways tell the handler the same.
extension Parser {
  /// Returns the first byte that is not printable ASCII.
  ///
  /// Most runs are a character or a word, which eight bytes at once tell; longer ones go on by
  /// sixteen.
  @inline(__always)
  private static func endOfRun(_ start: Position, _ end: Position) -> Position {
    var position = start
    if end - position >= 8 {
      let word = UnsafeRawPointer(position).loadUnaligned(as: UInt64.self)
      let other = ~textBits(word) & highBits
      if other != 0 { return position + other.littleEndian.trailingZeroBitCount / 8 }
      position += 8
    }
    while end - position >= 16 {
      let bytes = UnsafeRawPointer(position).loadUnaligned(as: SIMD16<UInt8>.self)
      let words = unsafeBitCast(textBits(bytes), to: SIMD2<UInt64>.self)
      if words.x & words.y & highBits != highBits {
        let first = ~words.x & highBits
        if first != 0 { return position + first.littleEndian.trailingZeroBitCount / 8 }
        return position + 8 + (~words.y & highBits).littleEndian.trailingZeroBitCount / 8
      }
      position += 16
    }
    while position < end, position.pointee &- 0x20 < 0x5F { position += 1 }
    return position
  }

  private static var highBits: UInt64 { 0x8080_8080_8080_8080 }

  /// Returns the top bit of each byte that is printable ASCII. Without a comparison: those of SIMD
  /// vectors are done byte by byte, sums and bits at once.
  @inline(__always)
  private static func textBits(_ word: UInt64) -> UInt64 {
    let low = word & 0x7F7F_7F7F_7F7F_7F7F
    // No sum carries into the next byte: the top bits are out.
    return (low &+ 0x6060_6060_6060_6060) & ~(low &+ 0x0101_0101_0101_0101) & ~word
  }

  @inline(__always)
  private static func textBits(_ bytes: SIMD16<UInt8>) -> SIMD16<UInt8> {
    let low = bytes & 0x7F
    return (low &+ 0x60) & ~(low &+ 1) & ~bytes
  }

  /// Reads a control sequence behind ESC: numbers and perhaps a prefix, up to its final byte.
  ///
  /// Counts in registers and leaves the parser's state alone, which is why it is fast and why it
  /// can give up at any byte.
  ///
  /// - Returns: the place behind it; nil where this is something else or goes on in the next piece.
  @inline(__always)
  private mutating func wholeSequence<Handler: ParserHandler & ~Copyable>(
    _ start: Position, _ end: Position, _ handler: inout Handler
  ) -> Position? {
    // The last byte of the piece ends every loop below: it is final, or it is not all there.
    guard end - start >= 2, start.pointee == 0x5B, !handler.isVT52 else { return nil }
    var position = start + 1
    var byte = position.pointee
    var prefix: UInt8 = 0
    if byte &- 0x3C < 4 {
      prefix = byte
      guard let next = Self.byte(behind: &position, end) else { return nil }
      byte = next
    }
    var count = 0
    var colons: UInt64 = 0
    while true {
      var value: Int32 = -1
      if byte &- 0x30 < 10 {
        value = 0
        repeat {
          guard value < 10_000_000 else { return nil }
          value = value &* 10 &+ Int32(byte &- 0x30)
          guard let next = Self.byte(behind: &position, end) else { return nil }
          byte = next
        } while byte &- 0x30 < 10
      }
      let isLast = byte &- 0x40 < 0x3F
      guard isLast || byte &- 0x3A < 2, count < ControlSequence.maximumParameters - 1
      else { return nil }
      values[count] = value
      count &+= 1
      if isLast {
        if count == 1, value < 0 { count = 0 }
        break
      }
      if byte == 0x3A { colons |= 1 << UInt64(count) }
      guard let next = Self.byte(behind: &position, end) else { return nil }
      byte = next
    }
    handler.control(
      ControlSequence(
        prefix: prefix, intermediates: 0, final: byte, count: count,
        values: UnsafePointer(values), colons: colons))
    return position + 1
  }

  @inline(__always)
  private static func byte(behind position: inout Position, _ end: Position) -> UInt8? {
    position += 1
    return position < end ? position.pointee : nil
  }
}
