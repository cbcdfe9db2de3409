extension TerminalState {
  /// The sequences that say how keys are told: kitty's `u`, xterm's XTMODKEYS and XTFMTKEYS.
  mutating func keyboardSequence(_ s: ControlSequence) -> Bool {
    switch s.key {
    case 0x3F0075: reply("\u{1B}[?\(keyboard.flags.rawValue)u")
    case 0x3E0075: keyboard.push(Self.flags(s.value(0)))
    case 0x3C0075: keyboard.pop(s.amount(0))
    case 0x3D0075: return setFlags(Self.flags(s.value(0)), s.value(1, or: 1))
    case 0x3E006D: setResource(s, \.modify, KeyboardModes.initial)
    case 0x3E006E: disableModifiers(s)
    case 0x3F006D: reportResource(s.value(0), keyboard.modify, "m")
    case 0x3E0066: setResource(s, \.format, [Int](repeating: 0, count: 8))
    case 0x3F0067: reportResource(s.value(0), keyboard.format, "f")
    default: return false
    }
    return true
  }

  private static func flags(_ value: Int) -> KeyboardFlags {
    KeyboardFlags(rawValue: UInt8(truncatingIfNeeded: value)).intersection(.all)
  }

  private mutating func setFlags(_ value: KeyboardFlags, _ mode: Int) -> Bool {
    switch mode {
    case 1: keyboard.flags = value
    case 2: keyboard.flags.formUnion(value)
    case 3: keyboard.flags.subtract(value)
    default: return false
    }
    return true
  }

  /// Without a number all go back to what they were first, without a value the one.
  private mutating func setResource(
    _ s: ControlSequence, _ table: WritableKeyPath<KeyboardModes, [Int]>, _ initial: [Int]
  ) {
    guard s.count > 0 else { return keyboard[keyPath: table] = initial }
    let number = s.value(0)
    guard initial.indices.contains(number), number != 5 else { return }
    keyboard[keyPath: table][number] = s.count > 1 ? min(3, s.value(1)) : initial[number]
  }

  /// `CSI > n`: without a number the function keys' modifiers, as xterm has it.
  private mutating func disableModifiers(_ s: ControlSequence) {
    let number = s.value(0, or: 2)
    guard keyboard.modify.indices.contains(number), number != 5 else { return }
    keyboard.modify[number] = -1
  }

  private mutating func reportResource(_ number: Int, _ table: [Int], _ final: String) {
    guard table.indices.contains(number), number != 5 else { return }
    let value = table[number] < 0 ? "" : ";\(table[number])"
    reply("\u{1B}[>\(number)\(value)\(final)")
  }
}
