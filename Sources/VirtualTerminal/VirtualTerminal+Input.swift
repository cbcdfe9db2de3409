import Terminal

extension VirtualTerminal {
  /// The bytes that a terminal in the modes now in force sends for an event.
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
      let report = "\u{1B}[48;\(size.rows);\(size.columns);\(size.rows * 16);\(size.columns * 8)t"
      return Array(report.utf8)
    case .capabilities: throw InputError.capabilitiesNotAsked
    }
  }

  /// The bytes for a key of which more is known than a stroke says; see ``KeyPress``.
  public func encode(_ press: KeyPress) throws -> [UInt8] {
    try KeyEncoder(modes: state.modes, keyboard: state.keyboard).encode(press)
  }

  /// What the program has asked of the kitty keyboard protocol, on the screen that shows.
  public var keyboardFlags: KeyboardFlags { state.keyboard.flags }

  /// Line ends become CR, as when typed. In brackets, nothing in the text can close them.
  private static func paste(_ text: String, isBracketed: Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    let close = Array("\u{1B}[201~".utf8)
    var previous: UInt8 = 0
    for byte in text.utf8 {
      if byte == 0x0A, previous == 0x0D {
        previous = byte
        continue
      }
      bytes.append(byte == 0x0A ? 0x0D : byte)
      previous = byte
      if isBracketed, byte == 0x7E, bytes.suffix(close.count) == close[...] {
        bytes.removeLast(close.count)
      }
    }
    guard isBracketed else { return bytes }
    return Array("\u{1B}[200~".utf8) + bytes + close
  }
}
