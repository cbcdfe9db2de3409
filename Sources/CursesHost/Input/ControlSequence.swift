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

  /// The main part of a parameter, 0 where there is none.
  func parameter(_ index: Int) -> Int { subparameter(index, 0) }

  func subparameter(_ index: Int, _ part: Int) -> Int {
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
}
