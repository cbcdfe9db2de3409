import Terminal

/// Keys as the kitty keyboard protocol tells them while a program has asked for it.
struct KittyKeyEncoder {
  let flags: KeyboardFlags

  /// Returns the bytes; nil where the protocol leaves the key as it always was.
  func encode(_ press: KeyPress) throws -> [UInt8]? {
    guard press.kind != .release || flags.contains(.eventTypes)
    else { throw InputError.keyNotReported }
    if let plain = try plainForm(press) { return plain.isEmpty ? nil : plain }
    guard isEscaped(press) else { return nil }
    return try sequence(press)
  }

  /// Text, and Enter, Tab and Backspace, are typed as ever while not all keys are escape codes: a
  /// program that dies leaves a shell that can be typed into. Empty where the old form is right.
  private func plainForm(_ press: KeyPress) throws -> [UInt8]? {
    guard !flags.contains(.allKeys) else { return nil }
    if case .silent(let key) = press.cap, key.isModifier { throw InputError.keyNotReported }
    let modifiers = press.modifiers.subtracting(.locks)
    switch press.cap {
    case .key(.enter), .key(.tab), .key(.backspace):
      guard modifiers.isEmpty else { return nil }
      if press.kind == .release { throw InputError.keyNotReported }
      return []
    case .key(.character):
      guard press.kind != .release, modifiers.subtracting(.shift).isEmpty else { return nil }
      return Array(typed(press).utf8)
    case .keypad(let key):
      guard press.kind != .release, modifiers.subtracting(.shift).isEmpty else { return nil }
      return key.character.map { Array(String($0).utf8) }
    default: return nil
    }
  }

  /// Returns true if the key is told in the protocol's form. Of the flags, alternate keys and text
  /// alone change nothing, and the types of events only what is no press.
  private func isEscaped(_ press: KeyPress) -> Bool {
    flags.contains(.allKeys) || flags.contains(.disambiguate) || press.kind != .press
      || flags.contains(.alternateKeys) && alternates(press).contains(":")
  }

  private func typed(_ press: KeyPress) -> String {
    if let text = press.text { return text }
    guard case .key(.character(let character)) = press.cap else { return "" }
    return press.modifiers.contains(.shift) ? character.uppercased() : String(character)
  }

  // MARK: Parts of the sequence
  private func sequence(_ press: KeyPress) throws -> [UInt8] {
    let (number, final) = try form(press.cap)
    var modifiers = press.modifiers
    if impliesShift(press) { modifiers.insert(.shift) }
    var second = modifiers.isEmpty ? "" : String(1 + Int(modifiers.rawValue))
    if press.kind != .press { second = "\(1 + Int(modifiers.rawValue)):\(press.kind.rawValue)" }
    let text = associatedText(press)
    var body = alternates(press).isEmpty ? String(number) : alternates(press)
    if second.isEmpty, text.isEmpty {
      if final != "u", final != "~" { body = "" }
    } else {
      body += ";" + second + (text.isEmpty ? "" : ";" + text)
    }
    return Array("\u{1B}[\(body)\(final)".utf8)
  }

  /// Returns the key's number without shift, with the shifted one and that of the US layout where
  /// asked.
  private func alternates(_ press: KeyPress) -> String {
    guard case .key(.character(let character)) = press.cap else { return "" }
    let scalar = Self.unshifted(character)
    var text = String(scalar.value)
    guard flags.contains(.alternateKeys) else { return text }
    var shifted = ""
    if press.modifiers.contains(.shift) || impliesShift(press) {
      let known = press.shifted ?? Self.capital(scalar)
      shifted = known.map { String($0.value) } ?? ""
    }
    let base = press.baseLayout.flatMap { $0 == scalar ? nil : String($0.value) } ?? ""
    if !shifted.isEmpty || !base.isEmpty { text += ":" + shifted }
    if !base.isEmpty { text += ":" + base }
    return text
  }

  private func associatedText(_ press: KeyPress) -> String {
    guard flags.isSuperset(of: [.allKeys, .associatedText]), press.kind != .release,
      press.text != nil || press.modifiers.subtracting([.shift, .capsLock, .numLock]).isEmpty
    else { return "" }
    let scalars = typed(press).unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }
    return scalars.map { String($0.value) }.joined(separator: ":")
  }

  /// A capital letter is shift and the small one.
  private func impliesShift(_ press: KeyPress) -> Bool {
    guard case .key(.character(let character)) = press.cap else { return false }
    return character.unicodeScalars.first != Self.unshifted(character)
  }

  private static func unshifted(_ character: Character) -> Unicode.Scalar {
    let lower = character.lowercased().unicodeScalars
    guard lower.count == 1, let scalar = lower.first
    else { return character.unicodeScalars.first ?? " " }
    return scalar
  }

  private static func capital(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    let upper = String(Character(scalar)).uppercased().unicodeScalars
    return upper.count == 1 && upper.first != scalar ? upper.first : nil
  }

  // MARK: Numbers
  /// Returns the number and final byte of a key, from the protocol's table of functional keys.
  private func form(_ cap: KeyPress.Cap) throws -> (Int, String) {
    switch cap {
    case .keypad(.begin): return (1, "E")
    case .keypad(let key): return (key.kittyCode, "u")
    case .silent(let key): return (key.rawValue, "u")
    case .key(let key): return try form(key)
    }
  }

  private func form(_ key: Key) throws -> (Int, String) {
    switch key {
    case .character(let character): (Int(Self.unshifted(character).value), "u")
    case .escape: (27, "u")
    case .enter: (13, "u")
    case .tab: (9, "u")
    case .backspace: (127, "u")
    case .insert: (2, "~")
    case .delete: (3, "~")
    case .pageUp: (5, "~")
    case .pageDown: (6, "~")
    case .up: (1, "A")
    case .down: (1, "B")
    case .right: (1, "C")
    case .left: (1, "D")
    case .home: (1, "H")
    case .end: (1, "F")
    case .function(let number): try Self.function(number)
    }
  }

  private static func function(_ number: Int) throws -> (Int, String) {
    let tildes = [15, 17, 18, 19, 20, 21, 23, 24]
    switch number {
    case 1, 2, 4: return (1, ["P", "Q", "", "S"][number - 1])
    case 3: return (13, "~")  // CSI R would be a cursor report
    case 5...12: return (tildes[number - 5], "~")
    case 13...35: return (57376 + number - 13, "u")
    default: throw InputError.keyNotEncodable
    }
  }
}
