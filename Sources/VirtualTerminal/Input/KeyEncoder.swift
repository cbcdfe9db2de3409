import Terminal

/// Keys as xterm sends them: the normal, application and modified forms; in the form of the kitty
/// protocol where the program has asked for it.
struct KeyEncoder {
  let modes: Modes
  let keyboard: KeyboardModes

  func encode(_ press: KeyPress) throws -> [UInt8] {
    var press = press
    if !keyboard.flags.isEmpty {
      let bytes = try KittyKeyEncoder(flags: keyboard.flags).encode(press)
      if let bytes { return bytes }
    }
    guard press.kind != .release else { throw InputError.keyNotReported }
    press.modifiers.subtract(.locks)
    switch press.cap {
    case .key(.character) where press.text != nil && press.modifiers.isEmpty:
      return Array((press.text ?? "").utf8)
    case .key(let key): return try encode(KeyStroke(key, press.modifiers))
    case .keypad(let key): return try keypad(key, press.modifiers)
    case .silent: throw InputError.keyNotEncodable
    }
  }

  private func encode(_ stroke: KeyStroke) throws -> [UInt8] {
    if let bytes = OtherKeyEncoder(keyboard).encode(stroke) { return bytes }
    let modifiers = stroke.modifiers
    switch stroke.key {
    case .character(let character): return try characterBytes(character, modifiers)
    case .enter: return withAlt(modes.contains(.newLine) ? [0x0D, 0x0A] : [0x0D], modifiers)
    case .escape: return withAlt([0x1B], modifiers)
    case .tab: return tab(modifiers)
    case .backspace:
      // Control swaps the two codes, as in xterm.
      let swaps = modifiers.contains(.control) != modes.contains(.backarrowKey)
      return withAlt([swaps ? 0x08 : 0x7F], modifiers)
    case .up: return cursor("A", modifiers)
    case .down: return cursor("B", modifiers)
    case .right: return cursor("C", modifiers)
    case .left: return cursor("D", modifiers)
    case .home: return cursor("H", modifiers)
    case .end: return cursor("F", modifiers)
    case .insert: return tilde(2, modifiers)
    case .delete: return tilde(3, modifiers)
    case .pageUp: return tilde(5, modifiers)
    case .pageDown: return tilde(6, modifiers)
    case .function(let number): return try function(number, modifiers)
    }
  }

  private func withAlt(_ bytes: [UInt8], _ modifiers: Modifiers) -> [UInt8] {
    modifiers.contains(.alt) ? [0x1B] + bytes : bytes
  }

  private func tab(_ modifiers: Modifiers) -> [UInt8] {
    modifiers.contains(.shift)
      ? withAlt(Array("\u{1B}[Z".utf8), modifiers) : withAlt([9], modifiers)
  }

  private func characterBytes(_ character: Character, _ modifiers: Modifiers) throws -> [UInt8] {
    // Without a code of its own the key is sent as if control were not held.
    if modifiers.contains(.control), let code = ControlCode.of(character) {
      return withAlt([code], modifiers)
    }
    let typed = modifiers.contains(.shift) ? character.uppercased() : String(character)
    return withAlt(Array(typed.utf8), modifiers)
  }

  /// Arrows, Home and End: `CSI x`, in application mode `SS3 x`, modified `CSI 1 ; m x`.
  private func cursor(_ final: String, _ modifiers: Modifiers) -> [UInt8] {
    if !modes.contains(.ansi) { return Array("\u{1B}\(final)".utf8) }
    guard let modified = modified(modifiers, keyboard.modify[1], final) else {
      return Array("\u{1B}\(modes.contains(.cursorKeys) ? "O" : "[")\(final)".utf8)
    }
    return modified
  }

  /// xterm's four ways to write modifiers; nil where there are none to write.
  private func modified(_ modifiers: Modifiers, _ way: Int, _ final: String) -> [UInt8]? {
    guard !modifiers.isEmpty, way >= 0 else { return nil }
    let parameters = way < 2 ? "" : way == 3 ? ">1;" : "1;"
    return Array("\u{1B}[\(parameters)\(1 + modifiers.rawValue)\(final)".utf8)
  }

  private func tilde(_ number: Int, _ modifiers: Modifiers) -> [UInt8] {
    let isTold = !modifiers.isEmpty && keyboard.modify[2] >= 0
    let suffix = isTold ? ";\(1 + modifiers.rawValue)" : ""
    let prefix = isTold && keyboard.modify[2] == 3 ? ">" : ""
    return Array("\u{1B}[\(prefix)\(number)\(suffix)~".utf8)
  }

  private func function(_ number: Int, _ modifiers: Modifiers) throws -> [UInt8] {
    let codes = [15, 17, 18, 19, 20, 21, 23, 24, 25, 26, 28, 29, 31, 32, 33, 34]
    switch number {
    case 1...4:
      let final = ["P", "Q", "R", "S"][number - 1]
      if !modes.contains(.ansi) { return Array("\u{1B}\(final)".utf8) }
      return modified(modifiers, keyboard.modify[2], final) ?? Array("\u{1B}O\(final)".utf8)
    case 5...20: return tilde(codes[number - 5], modifiers)
    // xterm's F21 to F24 are F9 to F12 with shift.
    case 21...24: return tilde(codes[number - 17], modifiers.union(.shift))
    default: throw InputError.keyNotEncodable
    }
  }

  /// Returns the bytes of a key of the keypad: the label of the key, or codes of its own in
  /// application mode.
  private func keypad(_ key: KeypadKey, _ modifiers: Modifiers) throws -> [UInt8] {
    if modes.contains(.keypad), modifiers.isEmpty, let final = key.applicationFinal {
      return Array("\u{1B}\(modes.contains(.ansi) ? "O" : "?")\(final)".utf8)
    }
    if let plain = key.plain { return try encode(KeyStroke(plain, modifiers)) }
    return cursor("E", modifiers)
  }
}

/// xterm's modifyOtherKeys: modified keys that the old codes cannot tell, as `CSI 27 ; m ; code ~`
/// or, with formatOtherKeys, `CSI code ; m u`.
private struct OtherKeyEncoder {
  private let level: Int
  private let isShort: Bool

  init(_ keyboard: KeyboardModes) {
    level = keyboard.modifyOtherKeys
    isShort = keyboard.format[4] == 1
  }

  /// Returns the bytes; nil where the key is sent as ever.
  func encode(_ stroke: KeyStroke) -> [UInt8]? {
    guard level > 0, !stroke.modifiers.isEmpty, let code = code(stroke) else { return nil }
    let modifiers = 1 + Int(stroke.modifiers.rawValue)
    return Array(
      (isShort ? "\u{1B}[\(code);\(modifiers)u" : "\u{1B}[27;\(modifiers);\(code)~").utf8)
  }

  private func code(_ stroke: KeyStroke) -> UInt32? {
    let modifiers = stroke.modifiers
    switch stroke.key {
    case .enter: return 13
    // Shift and Tab have had a sequence of their own for long.
    case .tab: return modifiers == .shift ? nil : 9
    case .escape: return level > 1 ? 27 : nil
    case .backspace: return level > 1 && modifiers != .control ? 127 : nil
    case .character(let character): return code(character, modifiers)
    default: return nil
    }
  }

  /// Level 1 leaves what has a code or a prefix, level 2 only what shift says by itself.
  private func code(_ character: Character, _ modifiers: Modifiers) -> UInt32? {
    guard let scalar = character.unicodeScalars.first else { return nil }
    if modifiers == .shift { return level > 1 && scalar == " " ? scalar.value : nil }
    if level == 1 {
      let isTold = modifiers.contains(.control) && ControlCode.of(character) == nil
      return isTold ? scalar.value : nil
    }
    let typed = modifiers.contains(.shift) ? character.uppercased() : String(character)
    return typed.unicodeScalars.first?.value
  }
}

/// The C0 code that a key gives while control is held.
private enum ControlCode {
  /// `@` to `_` and letters less 64, and the digits of a VT220; nil for keys without a code.
  static func of(_ character: Character) -> UInt8? {
    guard let byte = character.asciiValue else { return nil }
    switch byte {
    case 0x40...0x5F: return byte - 0x40
    case 0x61...0x7A: return byte - 0x60
    case 0x20, 0x32: return 0
    case 0x33...0x37: return byte - 0x33 + 0x1B
    case 0x38, 0x3F: return 0x7F
    case 0x2F: return 0x1F
    default: return nil
    }
  }
}
