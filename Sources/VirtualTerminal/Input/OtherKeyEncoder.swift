import Terminal

/// xterm's modifyOtherKeys: modified keys that the old codes cannot tell, as `CSI 27 ; m ; code ~`
/// or, with formatOtherKeys, `CSI code ; m u`.
struct OtherKeyEncoder {
  private let level: Int
  private let isShort: Bool

  init(_ keyboard: KeyboardModes) {
    level = keyboard.modifyOtherKeys
    isShort = keyboard.format[4] == 1
  }

  /// The bytes; nil where the key is sent as ever.
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
