extension Parser {
  /// Reads a sequence behind CSI, or behind DCS up to its final byte.
  mutating func sequence<Handler: ParserHandler & ~Copyable>(
    _ start: Position, _ end: Position, _ handler: inout Handler
  ) -> Position {
    var position = start
    while position < end {
      let byte = position.pointee
      switch byte {
      case 0x30...0x39:
        guard intermediates == 0 else { return ignore(position) }
        let digit = Int32(byte &- 0x30)
        current = current < 0 ? digit : min(current &* 10 &+ digit, 99_999_999)
      case 0x3B, 0x3A:
        guard intermediates == 0 else { return ignore(position) }
        push(colon: byte == 0x3A)
      case 0x40...0x7E:
        finish(byte, &handler)
        return position + 1
      case 0x20...0x2F:
        guard addIntermediate(byte) else { return ignore(position) }
      case 0x3C...0x3F:
        guard prefix == 0, count == 0, current < 0, intermediates == 0
        else { return ignore(position) }
        prefix = byte
      case 0x7F: break
      default:
        guard interrupted(by: byte, &handler) else { return position }
        if state != .sequence { return position + 1 }
      }
      position += 1
    }
    return position
  }

  @inline(__always)
  private mutating func push(colon: Bool) {
    if count < ControlSequence.maximumParameters { values[count] = current }
    count += 1
    if colon, count < 64 { colons |= 1 << UInt64(count) }
    current = -1
  }

  private mutating func addIntermediate(_ byte: UInt8) -> Bool {
    if intermediates == 0 {
      intermediates = UInt16(byte)
    } else if intermediates < 0x100 {
      intermediates |= UInt16(byte) << 8
    } else {
      return false
    }
    return true
  }

  private mutating func finish<Handler: ParserHandler & ~Copyable>(
    _ byte: UInt8, _ handler: inout Handler
  ) {
    if count > 0 || current >= 0 { push(colon: false) }
    count = min(count, ControlSequence.maximumParameters)
    final = byte
    if isDeviceControl {
      state = .string
    } else {
      state = .ground
      handler.control(header)
    }
  }

  var header: ControlSequence {
    ControlSequence(
      prefix: prefix, intermediates: intermediates, final: final, count: count,
      values: UnsafePointer(values), colons: colons)
  }

  private mutating func ignore(_ position: Position) -> Position {
    state = .ignoredSequence
    return position
  }

  /// Up to the final byte of a sequence that nobody could understand.
  mutating func ignored<Handler: ParserHandler & ~Copyable>(
    _ position: Position, _ handler: inout Handler
  ) -> Position {
    switch position.pointee {
    case 0x40...0x7E:
      handler.malformed()
      // Nothing of it is known: it may have had more parameters than are kept.
      (final, count) = (0, 0)
      state = isDeviceControl ? .string : .ground
    case 0x20...0x3F, 0x7F: break
    default: if !interrupted(by: position.pointee, &handler) { return position }
    }
    return position + 1
  }

  /// Reads a control or a byte beyond ASCII within a sequence.
  ///
  /// - Returns: false where the byte ends the sequence and is to be read again as text.
  private mutating func interrupted<Handler: ParserHandler & ~Copyable>(
    by byte: UInt8, _ handler: inout Handler
  ) -> Bool {
    switch byte {
    case 0x18, 0x1A:
      state = .ground
      handler.execute(byte)
    case 0x1B: begin(.escape)
    case 0..<0x20: if !isDeviceControl { handler.execute(byte) }
    default:
      state = .ground
      handler.malformed()
      return false
    }
    return true
  }

  /// Reads the byte behind ESC.
  mutating func escape<Handler: ParserHandler & ~Copyable>(
    _ position: Position, _ handler: inout Handler
  ) -> Position {
    let byte = position.pointee
    switch byte {
    case 0x20...0x2F where !handler.isVT52:
      if !addIntermediate(byte) { state = .ignoredSequence }
    case 0x20...0x7E: finishEscape(byte, &handler)
    case 0x7F: break
    default: if !interrupted(by: byte, &handler) { return position }
    }
    return position + 1
  }

  private mutating func finishEscape<Handler: ParserHandler & ~Copyable>(
    _ byte: UInt8, _ handler: inout Handler
  ) {
    if handler.isVT52 {
      state = byte == 0x59 ? .vt52Row : .ground
      if state == .ground { handler.vt52(final: byte, row: 0, column: 0) }
    } else if intermediates == 0, byte >= 0x40, byte < 0x60 {
      state = .ground
      control1(byte &+ 0x40, &handler)
    } else if byte < 0x30 {
      state = .ground
      handler.malformed()
    } else {
      state = .ground
      handler.escape(intermediates: intermediates, final: byte)
    }
  }

  /// Reads the two bytes of a VT52's direct cursor address.
  mutating func vt52Address<Handler: ParserHandler & ~Copyable>(
    _ position: Position, _ handler: inout Handler
  ) -> Position {
    let byte = position.pointee
    guard byte >= 0x20 else { return interrupted(by: byte, &handler) ? position + 1 : position }
    if state == .vt52Row {
      current = Int32(byte) - 0x20
      state = .vt52Column
    } else {
      state = .ground
      handler.vt52(final: 0x59, row: Int(current), column: Int(byte) - 0x20)
    }
    return position + 1
  }

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

  /// Reads the bytes of a string, until its end or the end of the piece.
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

  /// Reads the byte behind ESC within a string: `\` ends it; anything else drops it and starts a
  /// new sequence.
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
