import Core
import Terminal

/// Text as an enemy or an accident would make it.
enum RandomText {
  /// Scalars that terminals often get wrong; they come more often than a uniform choice would have them.
  private static let hostile: [ClosedRange<UInt32>] = [
    0x00...0x1F, 0x20...0x7E, 0x7F...0x9F, 0x300...0x36F, 0x400...0x4FF, 0x600...0x605,
    0x1100...0x11FF, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0x4E00...0x4E40,
    0xFE00...0xFE0F, 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF, 0x1F466...0x1F469, 0xE0020...0xE007F,
    0x200D...0x200D, 0x00...0xD7FF, 0xE000...0x10FFFF,
  ]

  static func hostile(length: Int, using random: inout SeededRandom) -> String {
    var scalars = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...length, using: &random) {
      let range = hostile.randomElement(using: &random) ?? 0x20...0x7E
      let value = UInt32.random(in: range, using: &random)
      if let scalar = Unicode.Scalar(value) { scalars.append(scalar) }
    }
    return String(scalars)
  }
}

extension Unicode.Scalar {
  var isControl: Bool {
    let isWhite = self == "\n" || self == "\t"
    return !isWhite && properties.generalCategory == .control
  }
}

extension String {
  var scalarValues: [UInt32] { unicodeScalars.map(\.value) }

  /// What the sanitizer promises, told once more in other words.
  func isInert(multiline: Bool) -> Bool {
    var marks = 5
    var last: Unicode.Scalar?
    for scalar in unicodeScalars {
      defer { last = scalar }
      let isWhite = scalar == "\n" || scalar == "\t"
      if isWhite {
        guard multiline else { return false }
        marks = 5
        continue
      }
      let isSelector = (0xFE00...0xFE0F).contains(scalar.value)
      if scalar == "\u{200D}" || isSelector || DisplayWidth.of(scalar) == 0 {
        marks += 1
        if marks > 4 { return false }
      } else {
        marks = 0
      }
      let isOfIdeograph = isSelector && last?.properties.isIdeographic == true
      if !isOfIdeograph, !scalar.isHarmless { return false }
    }
    return true
  }
}

extension Unicode.Scalar {
  fileprivate var isHarmless: Bool {
    if [0x200D, 0xFE0E, 0xFE0F].contains(value) { return true }
    switch properties.generalCategory {
    case .control, .format, .privateUse, .surrogate, .lineSeparator, .paragraphSeparator:
      return false
    default: return DisplayWidth.of(self) >= 0 && !properties.isDefaultIgnorableCodePoint
    }
  }
}
