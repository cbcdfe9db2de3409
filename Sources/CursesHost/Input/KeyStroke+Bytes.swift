import Terminal

extension KeyStroke {
  /// A byte below 0x80 other than ESC, as the keyboard sends it. Both BS and DEL are Backspace:
  /// terminals differ, and nobody presses the other one. LF is Ctrl-J, which counts as Enter where
  /// nothing else is bound to it.
  init?(byte: UInt8) {
    switch byte {
    case 0x00: self = .control(" ")
    case 0x08, 0x7F: self = .backspace
    case 0x09: self = .tab
    case 0x0D: self = .enter
    case 0x01...0x1A: self = .control(Character(Unicode.Scalar(byte + 0x60)))
    case 0x1C...0x1F: self = .control(Character(Unicode.Scalar(byte + 0x40)))
    case 0x20..<0x7F: self.init(.character(Character(Unicode.Scalar(byte))))
    default: return nil
    }
  }

  /// `ESC O …`: cursor and function keys in application mode, the keypad in application mode, and
  /// rxvt's arrows with control. Old xterms put the modifiers between: `ESC O 5 P`.
  init?(singleShift sequence: [UInt8]) {
    guard let final = sequence.last else { return nil }
    let numbers = sequence.dropFirst(2).dropLast().split(separator: UInt8(ascii: ";"))
    let parameter = numbers.last.flatMap { Int(String(decoding: $0, as: UTF8.self)) } ?? 0
    let modifiers = Modifiers(parameter: min(parameter, ControlSequence.largest))
    if let key = ControlSequence.letterKeys[final] {
      self.init(key, modifiers)
    } else if (0x61...0x64).contains(final), let key = ControlSequence.letterKeys[final - 0x20] {
      self.init(key, .control)
    } else if final == UInt8(ascii: "M") {
      self.init(.enter, modifiers)
    } else if let character = Self.keypad[final] {
      self.init(.character(character), modifiers.subtracting(.shift))
    } else {
      return nil
    }
  }

  private static let keypad: [UInt8: Character] = {
    let codes = UInt8(ascii: "j")...UInt8(ascii: "y")
    var result = Dictionary(uniqueKeysWithValues: zip(codes, "*+,-./0123456789"))
    result[UInt8(ascii: "X")] = "="
    result[UInt8(ascii: " ")] = " "
    return result
  }()

  /// Makes a key by its code point, as kitty's protocol and modifyOtherKeys tell it.
  ///
  /// `shifted` is what the key types with shift, `base` what it types on a Latin layout, by which a
  /// shortcut goes; each is 0 where the terminal did not say.
  init?(code: Int, shifted: Int, base: Int, _ modifiers: Modifiers) {
    switch code {
    case 8, 127: self.init(.backspace, modifiers)
    case 9: self.init(.tab, modifiers)
    case 13: self.init(.enter, modifiers)
    case 27: self.init(.escape, modifiers)
    case 57344...63743:
      guard let key = Self.privateKey(code) else { return nil }
      self.init(key, modifiers)
    default:
      guard
        let character = Self.character(code: code, shifted: shifted, base: base, modifiers)
      else { return nil }
      self.init(.character(character), modifiers.subtracting(.shift))
    }
  }

  private static func character(
    code: Int, shifted: Int, base: Int, _ modifiers: Modifiers
  ) -> Character? {
    if modifiers.contains(.control) {
      guard let character = printable(base) ?? printable(code) else { return nil }
      return single(character.lowercased()) ?? character
    }
    guard let character = printable(code) else { return nil }
    guard modifiers.contains(.shift) else { return character }
    return printable(shifted) ?? single(character.uppercased()) ?? character
  }

  private static func printable(_ code: Int) -> Character? {
    guard code >= 0x20, !(0x7F..<0xA0).contains(code) else { return nil }
    return UInt32(exactly: code).flatMap(Unicode.Scalar.init).map { Character($0) }
  }

  private static func single(_ text: String) -> Character? { text.count == 1 ? text.first : nil }

  /// Returns the private use code points that kitty's protocol gives to keys without a character.
  private static func privateKey(_ code: Int) -> Key? {
    switch code {
    case 57376...57387: return .function(code - 57376 + 13)
    case 57399...57408: return .character(Character(Unicode.Scalar(UInt8(code - 57399 + 0x30))))
    default: return privateKeys[code]
    }
  }

  private static let privateKeys: [Int: Key] = [
    57409: .character("."), 57410: .character("/"), 57411: .character("*"),
    57412: .character("-"), 57413: .character("+"), 57414: .enter, 57415: .character("="),
    57416: .character(","), 57417: .left, 57418: .right, 57419: .up, 57420: .down,
    57421: .pageUp, 57422: .pageDown, 57423: .home, 57424: .end, 57425: .insert,
    57426: .delete,
  ]
}
