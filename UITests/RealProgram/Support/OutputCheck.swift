import VirtualTerminal

/// Reads what a program has written as a terminal does, and notes everything that is not on the list
/// of what ncurses and the program itself have reason to send.
struct OutputCheck: ParserHandler {
  /// What nobody has any business to send, in words.
  private(set) var breaches: [String] = []
  /// The parameters of SGR that choose a colour.
  private(set) var colours: Set<Int> = []
  /// How many controls and sequences were seen, so that a check of nothing is no success.
  private(set) var count = 0

  static func of(_ bytes: [UInt8]) -> OutputCheck {
    var check = OutputCheck()
    var parser = Parser()
    bytes.withUnsafeBufferPointer { _ = parser.feed($0, to: &check) }
    let text = String(decoding: bytes, as: UTF8.self).unicodeScalars
    if text.contains(where: { (0x80..<0xA0).contains($0.value) }) { check.breaches.append("C1") }
    return check
  }

  mutating func printASCII(_ run: UnsafeBufferPointer<UInt8>) {}

  mutating func print(_ scalar: Unicode.Scalar) {
    if scalar.isHidden { breaches.append("text U+" + String(scalar.value, radix: 16)) }
  }

  /// Back, down and to the left; SI and SO change the character set of some; `ESC M`, which goes up,
  /// is told as the C1 control that it stands for.
  mutating func execute(_ control: UInt8) {
    count += 1
    if ![0x08, 0x09, 0x0A, 0x0D, 0x0E, 0x0F, 0x8D].contains(control) {
      breaches.append("control " + String(control, radix: 16))
    }
  }

  /// Character sets, the keypad, a line up, and the cursor kept.
  mutating func escape(intermediates: UInt16, final: UInt8) {
    count += 1
    let name = Self.words(intermediates) + String(Unicode.Scalar(final))
    let allowed = ["(B", "(0", ")0", ")B", "=", ">", "7", "8"]
    if !allowed.contains(name) { breaches.append("ESC " + name) }
  }

  mutating func control(_ sequence: ControlSequence) {
    count += 1
    let text = sequence.description
    switch (sequence.prefix, sequence.intermediates, Unicode.Scalar(sequence.final)) {
    case (0, 0, "m"): noteColours(sequence)
    case (0, 0, "A"), (0, 0, "B"), (0, 0, "C"), (0, 0, "D"), (0, 0, "G"), (0, 0, "H"), (0, 0, "d"),
      (0, 0, "I"), (0, 0, "Z"), (0, 0, "J"), (0, 0, "K"), (0, 0, "X"), (0, 0, "P"), (0, 0, "@"),
      (0, 0, "L"), (0, 0, "M"), (0, 0, "S"), (0, 0, "T"), (0, 0, "b"), (0, 0, "r"), (0, 0, "g"):
      break
    // The title is kept and given back by xterm's own entry.
    case (0, 0, "t"): if !["22;0;0t", "23;0;0t"].contains(text) { breaches.append("CSI " + text) }
    case (0, 0, "h"), (0, 0, "l"):
      if ![4, 34].contains(sequence.value(0)) { breaches.append("CSI " + text) }
    case (0x3F, 0, "h"), (0x3F, 0, "l"):
      for index in 0..<sequence.count where !Self.modes.contains(sequence.value(index)) {
        breaches.append("CSI " + text)
      }
    // The Linux console's shape of the cursor.
    case (0x3F, 0, "c"):
      if !["?0c", "?1c", "?8c"].contains(text) { breaches.append("CSI " + text) }
    default: breaches.append("CSI " + text)
    }
  }

  private static let modes: Set<Int> = [
    1, 3, 4, 5, 7, 12, 25, 34, 47, 1000, 1002, 1003, 1004, 1006, 1049, 2004, 2026, 2031,
  ]

  mutating func string(_ string: ControlString) {
    count += 1
    let text = String(decoding: string.bytes, as: UTF8.self)
    let isMark = string.kind == .operatingSystemCommand && string.endsWithBell
    let digits = text.dropFirst("7373;frame;".count)
    guard isMark, text.hasPrefix("7373;frame;"), !digits.isEmpty, digits.allSatisfy(\.isNumber)
    else { return breaches.append("\(string.kind) \(text.prefix(40))") }
  }

  mutating func malformed() { breaches.append("malformed") }

  private mutating func noteColours(_ sequence: ControlSequence) {
    for index in 0..<sequence.count where !sequence.isSubparameter(index) {
      let value = sequence.value(index)
      if (30...49).contains(value) || (90...107).contains(value) { colours.insert(value) }
    }
  }

  private static func words(_ intermediates: UInt16) -> String {
    let bytes = [UInt8(truncatingIfNeeded: intermediates), UInt8(intermediates >> 8)]
    return bytes.filter { $0 != 0 }.map { String(Unicode.Scalar($0)) }.joined()
  }
}

extension Unicode.Scalar {
  /// Seen by nobody, or in another order than it is stored in: what may hide in a text. Joiners and
  /// selectors are told apart elsewhere.
  var isHidden: Bool {
    switch value {
    // Joiners, and the selectors of emoji and of ideographs.
    case 0x200D, 0xFE00...0xFE0F, 0xE0100...0xE01EF: return false
    case 0..<0x20, 0x7F..<0xA0: return true
    default: break
    }
    switch properties.generalCategory {
    case .format, .privateUse, .surrogate, .lineSeparator, .paragraphSeparator, .control:
      return true
    default: return properties.isNoncharacterCodePoint || properties.isDefaultIgnorableCodePoint
    }
  }
}
