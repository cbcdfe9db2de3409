import Terminal

/// Escape sequences, byte by byte.
///
/// In every phase a byte that cannot belong to the sequence ends it and stands for itself, CAN and
/// SUB cancel it, and ESC begins anew (ECMA-48, and the state table of the VT500 family).
extension InputDecoder {
  mutating func beginEscape() {
    phase = .escape
    sequence = [0x1B]
    string.removeAll()
  }

  mutating func escape(_ byte: UInt8) {
    sequence.append(byte)
    switch byte {
    case 0x1B:
      emitPendingEscape()
      isAlt = true
      beginEscape()
    case UInt8(ascii: "["): phase = .controlSequence
    case UInt8(ascii: "O"): phase = .singleShift
    case UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "]"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      emitPendingEscape()
      phase = .string
    default: alternate(byte)
    }
  }

  /// Takes ESC and a byte that introduces nothing: the key with Alt.
  private mutating func alternate(_ byte: UInt8) {
    emitPendingEscape()
    let stroke = extraKeys[sequence]
    reset()
    if let stroke {
      emit(stroke)
    } else {
      isAlt = true
      ground(byte)
    }
  }

  mutating func controlSequence(_ byte: UInt8) {
    switch byte {
    case 0x18, 0x1A: reset()
    case 0x1B: restart()
    case 0..<0x20, 0x7F...: abandon(at: byte)
    case UInt8(ascii: "[") where sequence.count == 2:
      sequence.append(byte)
      phase = .linuxKey
    case UInt8(ascii: "M") where sequence.count == 2 && extraKeys[sequence + [byte]] == nil:
      sequence.append(byte)
      phase = .legacyMouse
    case 0x40...0x7E:
      sequence.append(byte)
      endControlSequence()
    default:
      if sequence.count < Self.sequenceLimit { sequence.append(byte) }
      if byte == UInt8(ascii: "$"), isRxvtShift { endControlSequence() }
    }
  }

  /// rxvt ends the keys of its keypad with `$` where shift is held: `CSI 3 $`.
  private var isRxvtShift: Bool {
    let digits = sequence.dropFirst(2).dropLast()
    return !digits.isEmpty && digits.allSatisfy { (0x30...0x39).contains($0) }
  }

  private mutating func endControlSequence() {
    defer { if phase != .paste { reset() } }
    if let stroke = extraKeys[sequence] { return emit(stroke) }
    guard sequence.count < Self.sequenceLimit, let control = ControlSequence(sequence) else {
      return
    }
    if control.isPasteStart {
      emitPendingEscape()
      phase = .paste
    } else if let focus = control.focus {
      emit(.focus(focus))
    } else if let event = mouse.decode(control, at: now) {
      emit(.mouse(event))
    } else if let reply = TerminalReply(control) {
      emit(reply)
    } else if let stroke = control.keyStroke {
      emit(stroke)
    } else {
      emitPendingEscape()
    }
  }

  mutating func singleShift(_ byte: UInt8) {
    switch byte {
    case 0x18, 0x1A: reset()
    case 0x1B: restart()
    case 0..<0x20, 0x7F...: abandon(at: byte)
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ";"):
      if sequence.count < Self.sequenceLimit { sequence.append(byte) }
    default:
      sequence.append(byte)
      let stroke = extraKeys[sequence] ?? KeyStroke(singleShift: sequence)
      if let stroke { emit(stroke) }
      reset()
    }
  }

  /// `CSI [ A` to `CSI [ E`: F1 to F5 of the Linux console (console_codes(4)).
  mutating func linuxKey(_ byte: UInt8) {
    switch byte {
    case 0x1B: restart()
    case 0x41...0x45:
      emit(extraKeys[sequence + [byte]] ?? KeyStroke(.function(Int(byte) - 0x40)))
      reset()
    default: abandon(at: byte)
    }
  }

  /// `CSI M` and three bytes: the mouse of a terminal that does not know mode 1006.
  mutating func legacyMouse(_ byte: UInt8) {
    guard byte != 0x1B else { return restart() }
    sequence.append(byte)
    guard sequence.count == 6 else { return }
    let report = sequence.suffix(3).map { Int($0) - 32 }
    if let event = mouse.decode(legacy: report, at: now) { emit(.mouse(event)) }
    reset()
  }

  mutating func string(_ byte: UInt8) {
    switch byte {
    case 0x1B: phase = .stringEscape
    case 0x18, 0x1A: reset()
    case 0x07: endString()
    default: if string.count <= Self.stringLimit { string.append(byte) }
    }
  }

  mutating func stringEscape(_ byte: UInt8) {
    if byte == UInt8(ascii: "\\") { return endString() }
    beginEscape()
    escape(byte)
  }

  private mutating func endString() {
    defer { reset() }
    guard let introducer = sequence.last, string.count <= Self.stringLimit else { return }
    let prefix = Array("journey;".utf8)
    if introducer == UInt8(ascii: "_"), string.starts(with: prefix) {
      emit(application: String(decoding: string.dropFirst(prefix.count), as: UTF8.self))
    } else if let reply = TerminalReply(introducer: introducer, body: string) {
      emit(reply)
    }
  }

  private mutating func restart() {
    reset()
    beginEscape()
  }
}
