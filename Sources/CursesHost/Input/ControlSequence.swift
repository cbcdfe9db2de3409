import Terminal

/// A complete control sequence (ECMA-48 5.4) taken apart: `CSI < 0 ; 12 ; 3 M`.
struct ControlSequence {
  /// The largest number that a parameter is read as; what is beyond counts as this.
  static let largest = 1 << 24

  /// One of `<`, `=`, `>`, `?` at the beginning: a private sequence.
  let marker: UInt8?
  /// The parameters, each with its sub-parameters; one that is left out is 0.
  let parameters: [[Int]]
  let hasIntermediates: Bool
  let final: UInt8

  /// - Parameter bytes: from the ESC to the final byte; nil where they are no control sequence.
  init?(_ bytes: [UInt8]) {
    var body = bytes.dropFirst(2)
    guard let final = body.popLast() else { return nil }
    self.final = final
    marker = body.first.flatMap { (0x3C...0x3F).contains($0) ? $0 : nil }
    if marker != nil { body.removeFirst() }
    let digits = body.prefix { (0x30...0x3B).contains($0) }
    hasIntermediates = digits.count < body.count
    parameters = digits.isEmpty ? [] : Self.parse(digits)
  }

  /// Returns the main part of a parameter, 0 where there is none.
  func parameter(_ index: Int) -> Int { subparameter(index, 0) }

  private func subparameter(_ index: Int, _ part: Int) -> Int {
    guard index < parameters.count, part < parameters[index].count else { return 0 }
    return parameters[index][part]
  }

  var isPasteStart: Bool {
    final == UInt8(ascii: "~") && marker == nil && parameters == [[200]] && !hasIntermediates
  }

  /// The terminal's window got or lost the focus (mode 1004).
  var focus: Bool? {
    guard marker == nil, parameters.isEmpty, !hasIntermediates else { return nil }
    switch final {
    case UInt8(ascii: "I"): return true
    case UInt8(ascii: "O"): return false
    default: return nil
    }
  }

  private static func parse(_ digits: ArraySlice<UInt8>) -> [[Int]] {
    var result = [[0]]
    for byte in digits {
      let last = result.count - 1
      switch byte {
      case UInt8(ascii: ";"): result.append([0])
      case UInt8(ascii: ":"): result[last].append(0)
      default:
        let part = result[last].count - 1
        result[last][part] = min(largest, result[last][part] * 10 + Int(byte) - 0x30)
      }
    }
    return result
  }

  /// The key that sends this sequence, nil where none does: an answer of the terminal, the release
  /// of a key, a key that we have no name for.
  var keyStroke: KeyStroke? {
    guard marker == nil, !hasIntermediates, subparameter(1, 1) != 3 else { return nil }
    switch final {
    case UInt8(ascii: "~"): return tildeKey
    case UInt8(ascii: "u"):
      return KeyStroke(
        code: parameter(0), shifted: subparameter(0, 1), base: subparameter(0, 2), modifiers)
    case UInt8(ascii: "$"): return editingKey.map { KeyStroke($0, .shift) }
    case UInt8(ascii: "^"): return editingKey.map { KeyStroke($0, .control) }
    case UInt8(ascii: "@"): return editingKey.map { KeyStroke($0, [.control, .shift]) }
    case UInt8(ascii: "Z"): return .backTab
    case UInt8(ascii: "a")...UInt8(ascii: "d"): return rxvtShiftedArrow
    default: return letterKey
    }
  }

  /// The second parameter, 1 and the bits of the modifiers.
  private var modifiers: Modifiers { Modifiers(parameter: parameter(1)) }

  /// `CSI 3 ; 5 ~`, and `CSI 27 ; 5 ; 114 ~` of xterm's modifyOtherKeys.
  private var tildeKey: KeyStroke? {
    if parameter(0) == 27, parameters.count == 3 {
      return KeyStroke(code: parameter(2), shifted: 0, base: 0, modifiers)
    }
    return Self.tildeKeys[parameter(0)].map { KeyStroke($0, modifiers) }
  }

  /// A key of rxvt, which tells modifiers by the final byte.
  private var editingKey: Key? { parameters.count == 1 ? Self.tildeKeys[parameter(0)] : nil }

  private var rxvtShiftedArrow: KeyStroke? {
    guard parameters.isEmpty else { return nil }
    return Self.letterKeys[final - 0x20].map { KeyStroke($0, .shift) }
  }

  /// `CSI A`, `CSI 1 ; 5 A`. `CSI 1 ; 5 R` is Ctrl-F3 where the second number can be modifiers; any
  /// other `R` is a cursor position that nobody asked for.
  private var letterKey: KeyStroke? {
    guard let key = Self.letterKeys[final], parameters.count <= 2, parameter(0) <= 1 else {
      return nil
    }
    let isPosition = key == .function(3) && !parameters.isEmpty
    if isPosition, !(2...16).contains(parameter(1)) { return nil }
    return KeyStroke(key, modifiers)
  }

  /// The keys by final byte: the arrows and Home, End, F1 to F4 of xterm and the VT220.
  static let letterKeys: [UInt8: Key] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right,
    UInt8(ascii: "D"): .left, UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end,
    UInt8(ascii: "P"): .function(1), UInt8(ascii: "Q"): .function(2),
    UInt8(ascii: "R"): .function(3), UInt8(ascii: "S"): .function(4),
  ]

  /// The keys by number: the editing keys and function keys of the VT220, as xterm and rxvt count
  /// them.
  private static let tildeKeys: [Int: Key] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
    17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
    23: .function(11), 24: .function(12), 25: .function(13), 26: .function(14),
    28: .function(15), 29: .function(16), 31: .function(17), 32: .function(18),
    33: .function(19), 34: .function(20), 42: .function(21), 43: .function(22),
    44: .function(23), 45: .function(24),
  ]
}

extension Modifiers {
  /// Reads a parameter: 1 and the bits shift 1, alt 2, control 4, super 8, meta 32; the locks (64,
  /// 128) do not count.
  init(parameter: Int) {
    let bits = max(0, parameter - 1)
    self.init(rawValue: UInt8(bits & 0x0F))
    if bits & 32 != 0 { insert(.alt) }
  }
}
