import Foundation

extension Coordinates {
  /// Reads `47.5, 19.04`, `47,5 19,04`, `33.9S 151.2E`, `N 47°30′ E 19°2′24″`; latitude first, unless
  /// letters say otherwise. Nil for all else, also for numbers that are out of range, of which
  /// ``CoordinateFault`` tells.
  public init?(parsing text: String) {
    self.init(written: text)
    guard isValid else { return nil }
  }

  /// In range or not.
  init?(written text: String) {
    guard text.utf8.count <= 80, let parts = Self.halves(text), parts.count == 2,
      var first = Angle(parts[0]), var second = Angle(parts[1])
    else { return nil }
    if first.axis == .longitude || second.axis == .latitude { swap(&first, &second) }
    guard first.axis != .longitude, second.axis != .latitude else { return nil }
    self.init(latitude: first.degrees, longitude: second.degrees)
  }

  /// Where one number ends and the next begins: at a comma, unless it stands in both as the sign
  /// of the decimals; then at a semicolon or a blank.
  private static func halves(_ text: String) -> [String]? {
    let text = text.trimmingCharacters(in: .whitespaces)
    for mark: Character in [";", ","] where text.filter({ $0 == mark }).count == 1 {
      let parts = text.split(separator: mark, omittingEmptySubsequences: false).map(String.init)
      if mark == ";" || !parts[1].isEmpty { return parts.map(decimal) }
    }
    let groups = text.split(whereSeparator: \.isWhitespace).map(String.init)
    let commas = text.filter { $0 == "," }.count
    if commas == 2, groups.count == 2 { return groups.map(decimal) }
    guard commas == 0 else { return nil }
    return Angle.pairs(groups)
  }

  private static func decimal(_ text: String) -> String { text.replacing(",", with: ".") }
}

/// A number of degrees, and what it counts where a letter tells.
private struct Angle {
  enum Axis {
    case latitude, longitude
  }

  let degrees: Double
  let axis: Axis?

  private static let letters: [Character: (axis: Axis, sign: Double)] = [
    "N": (.latitude, 1), "S": (.latitude, -1), "E": (.longitude, 1), "W": (.longitude, -1),
    "С": (.latitude, 1), "Ю": (.latitude, -1), "В": (.longitude, 1), "З": (.longitude, -1),
  ]
  private static let marks: Set<Character> = ["°", "º", "′", "'", "’", "″", "\"", "”"]

  init?(_ text: String) {
    var text = text.uppercased().trimmingCharacters(in: .whitespaces)
    var side: (axis: Axis, sign: Double)?
    if let first = text.first, let found = Self.letters[first] {
      (side, text) = (found, String(text.dropFirst()))
    } else if let last = text.last, let found = Self.letters[last] {
      (side, text) = (found, String(text.dropLast()))
    }
    let parts = text.split { Self.marks.contains($0) || $0.isWhitespace }.map(String.init)
    guard (1...3).contains(parts.count), parts.allSatisfy(Self.isNumber) else { return nil }
    let numbers = parts.compactMap(Double.init)
    guard numbers.count == parts.count, numbers.dropFirst().allSatisfy({ (0..<60).contains($0) })
    else { return nil }
    let isNegative = parts[0].hasPrefix("-")
    guard side == nil || !isNegative else { return nil }
    let size = zip(numbers, [1, 60, 3600]).reduce(0) { $0 + abs($1.0) / $1.1 }
    degrees = size * (side?.sign ?? (isNegative ? -1 : 1))
    axis = side?.axis
  }

  /// Digits, one point, a sign; `Double` would also take `inf`, `0x1p3` and `1e5`.
  private static func isNumber(_ text: String) -> Bool {
    text.allSatisfy { $0.isASCII && ($0.isNumber || ".+-".contains($0)) }
  }

  /// Groups between blanks as two angles: cut behind or before a letter, else in the middle.
  static func pairs(_ groups: [String]) -> [String]? {
    guard (2...8).contains(groups.count) else { return nil }
    func hasLetter(_ part: ArraySlice<String>) -> Bool {
      part.contains { $0.uppercased().contains { letters[$0] != nil } }
    }
    let isBare = !hasLetter(groups[...])
    let cuts = isBare ? [groups.count / 2] : Array(1..<groups.count)
    if isBare, !groups.count.isMultiple(of: 2) { return nil }
    for cut in cuts where hasLetter(groups[..<cut]) == hasLetter(groups[cut...]) {
      let halves = [groups[..<cut], groups[cut...]].map { $0.joined(separator: " ") }
      if halves.allSatisfy({ Angle($0) != nil }) { return halves }
    }
    return nil
  }
}
