import Terminal

/// Keys as xterm sends them: the normal, application and modified forms.
struct KeyEncoder {
  let modes: Modes
  let modifyOtherKeys: Int

  func encode(_ stroke: KeyStroke) throws -> [UInt8] {
    switch stroke.key {
    case .character(let character): return try characterBytes(character, stroke.modifiers)
    case .enter:
      return withAlt(modes.contains(.newLine) ? [0x0D, 0x0A] : [0x0D], stroke.modifiers)
    case .escape: return withAlt([0x1B], stroke.modifiers)
    case .tab: return tab(stroke.modifiers)
    case .backspace:
      // Control swaps the two codes, as in xterm.
      let swaps = stroke.modifiers.contains(.control) != modes.contains(.backarrowKey)
      return withAlt([swaps ? 0x08 : 0x7F], stroke.modifiers)
    case .up: return cursor("A", stroke.modifiers)
    case .down: return cursor("B", stroke.modifiers)
    case .right: return cursor("C", stroke.modifiers)
    case .left: return cursor("D", stroke.modifiers)
    case .home: return cursor("H", stroke.modifiers)
    case .end: return cursor("F", stroke.modifiers)
    case .insert: return tilde(2, stroke.modifiers)
    case .delete: return tilde(3, stroke.modifiers)
    case .pageUp: return tilde(5, stroke.modifiers)
    case .pageDown: return tilde(6, stroke.modifiers)
    case .function(let number): return try function(number, stroke.modifiers)
    }
  }

  private func withAlt(_ bytes: [UInt8], _ modifiers: Modifiers) -> [UInt8] {
    modifiers.contains(.alt) ? [0x1B] + bytes : bytes
  }

  private func tab(_ modifiers: Modifiers) -> [UInt8] {
    modifiers.contains(.shift)
      ? withAlt(Array("\u{1B}[Z".utf8), modifiers) : withAlt([9], modifiers)
  }

  private func characterBytes(
    _ character: Character, _ modifiers: Modifiers
  ) throws -> [UInt8] {
    var modifiers = modifiers
    guard modifiers.contains(.control) else {
      let typed = modifiers.contains(.shift) ? character.uppercased() : String(character)
      return withAlt(Array(typed.utf8), modifiers)
    }
    if modifyOtherKeys > 0 || control(character) == nil {
      guard let scalar = character.unicodeScalars.first, modifyOtherKeys > 0 else {
        // Without a code of its own the key is sent as if control were not held.
        modifiers.remove(.control)
        return try characterBytes(character, modifiers)
      }
      if modifyOtherKeys == 2 || control(character) == nil {
        return Array("\u{1B}[27;\(1 + modifiers.rawValue);\(scalar.value)~".utf8)
      }
    }
    return withAlt(control(character).map { [$0] } ?? [], modifiers)
  }

  /// The control code of a key: `@` to `_` and letters less 64, and the digits of a VT220.
  private func control(_ character: Character) -> UInt8? {
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

  /// Arrows, Home and End: `CSI x`, in application mode `SS3 x`, modified `CSI 1 ; m x`.
  private func cursor(_ final: String, _ modifiers: Modifiers) -> [UInt8] {
    if !modes.contains(.ansi) { return Array("\u{1B}\(final)".utf8) }
    guard modifiers.isEmpty else {
      return Array("\u{1B}[1;\(1 + modifiers.rawValue)\(final)".utf8)
    }
    return Array("\u{1B}\(modes.contains(.cursorKeys) ? "O" : "[")\(final)".utf8)
  }

  private func tilde(_ number: Int, _ modifiers: Modifiers) -> [UInt8] {
    let suffix = modifiers.isEmpty ? "" : ";\(1 + modifiers.rawValue)"
    return Array("\u{1B}[\(number)\(suffix)~".utf8)
  }

  private func function(_ number: Int, _ modifiers: Modifiers) throws -> [UInt8] {
    let codes = [15, 17, 18, 19, 20, 21, 23, 24, 25, 26, 28, 29, 31, 32, 33, 34]
    switch number {
    case 1...4:
      let final = ["P", "Q", "R", "S"][number - 1]
      if !modes.contains(.ansi) { return Array("\u{1B}\(final)".utf8) }
      let text = modifiers.isEmpty ? "O\(final)" : "[1;\(1 + modifiers.rawValue)\(final)"
      return Array("\u{1B}\(text)".utf8)
    case 5...20: return tilde(codes[number - 5], modifiers)
    // xterm's F21 to F24 are F9 to F12 with shift.
    case 21...24: return tilde(codes[number - 17], modifiers.union(.shift))
    default: throw InputError.keyNotEncodable
    }
  }
}
