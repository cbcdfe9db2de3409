import Terminal

extension VirtualTerminal {
  /// Returns the bytes that a terminal in the modes now in force sends for an event.
  ///
  /// - Throws: ``InputError`` where it would send nothing: a click while no mouse mode is on is a
  ///   mistake of the test, not a click.
  public func encode(_ event: InputEvent) throws -> [UInt8] {
    let modes = state.modes
    switch event {
    case .key(let stroke): return try encode(KeyPress(stroke))
    case .mouse(let mouse): return try MouseEncoder(modes: modes, size: size).encode(mouse)
    case .paste(let text): return Self.paste(text, isBracketed: modes.contains(.bracketedPaste))
    case .focus(let hasFocus):
      guard modes.contains(.focusEvents) else { throw InputError.focusNotReported }
      return Array((hasFocus ? "\u{1B}[I" : "\u{1B}[O").utf8)
    case .resize(let size):
      guard modes.contains(.resizeReports) else { throw InputError.resizeNotReported }
      let size = TerminalState.clamped(size)
      let report = "\u{1B}[48;\(size.rows);\(size.columns);\(size.rows * 16);\(size.columns * 8)t"
      return Array(report.utf8)
    case .capabilities: throw InputError.capabilitiesNotAsked
    }
  }

  /// Returns the bytes for a key of which more is known than a stroke says; see ``KeyPress``.
  public func encode(_ press: KeyPress) throws -> [UInt8] {
    try KeyEncoder(modes: state.modes, keyboard: state.keyboard).encode(press)
  }

  /// The features of the kitty keyboard protocol that the program has asked for, on the screen that
  /// shows.
  public var keyboardFlags: KeyboardFlags { state.keyboard.flags }

  /// Line ends become CR, as when typed. Other control characters than tabs are left out, those of C1 too,
  /// as VTE has it: a text that somebody else has written presses no key, and closes no bracket.
  private static func paste(_ text: String, isBracketed: Bool) -> [UInt8] {
    var typed = ""
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n" where previous == "\r": break
      case "\n", "\r": typed += "\r"
      case "\t": typed += "\t"
      default: if !scalar.isControl { typed.unicodeScalars.append(scalar) }
      }
      previous = scalar
    }
    return Array((isBracketed ? "\u{1B}[200~\(typed)\u{1B}[201~" : typed).utf8)
  }
}

/// The reason that a terminal in its present modes would not tell the program of an event.
public enum InputError: Error, Hashable, Sendable {
  /// No mouse mode is on.
  case mouseNotReported
  /// A mouse mode is on that leaves out moves with a button held.
  case dragNotReported
  /// A mouse mode is on, or none, that leaves out moves with no button held.
  case motionNotReported
  /// The position is outside the screen, or beyond what the encoding in force can say.
  case positionNotEncodable
  /// Mode 1004 is off.
  case focusNotReported
  /// A release, or a modifier alone, that the program has not asked for.
  case keyNotReported
  /// No sequence is known for the key.
  case keyNotEncodable
  /// A resize is a signal, not bytes, unless mode 2048 is on.
  case resizeNotReported
  /// The program has not asked what the terminal is.
  case capabilitiesNotAsked
}

extension InputError: CustomStringConvertible {
  /// Names the modes that would have to be on.
  public var description: String {
    switch self {
    case .mouseNotReported:
      "the program has no mouse reports on (modes 1000, 1002 and 1003, or 9 for presses)"
    case .dragNotReported:
      "the program has no reports of moves with a button held on (modes 1002 and 1003)"
    case .motionNotReported: "the program has no reports of all moves on (mode 1003)"
    case .positionNotEncodable:
      "the place is off the screen, or too far for the mouse encoding (mode 1006 would do)"
    case .focusNotReported: "the program has no focus reports on (mode 1004)"
    case .keyNotReported:
      "the program has not asked for such keys (kitty keyboard protocol, event types, CSI > 2 u)"
    case .keyNotEncodable: "there is no sequence for this key"
    case .resizeNotReported: "the program has no reports of sizes on (mode 2048)"
    case .capabilitiesNotAsked: "a terminal tells what it is only when it is asked"
    }
  }
}
