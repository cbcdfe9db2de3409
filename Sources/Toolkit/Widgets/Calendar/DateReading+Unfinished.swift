extension DateReading {
  /// Whether more typing can make another date of a text, or the first: nobody is told what is wrong
  /// with `1` on the way to `14.05.2021`, nor with `14.05` on the way to a later year.
  func isUnfinished(_ text: String) -> Bool {
    let words = text.lowercased().split { $0.isWhitespace || $0 == "," }.map(String.init)
    guard let last = words.last, words.count <= 3 else { return words.isEmpty }
    if last.allSatisfy(Self.isDigit), words.count > 1 { return last.count < 4 }
    return isNameBegun(last) || words.count == 1 && isNumberBegun(last)
  }

  private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }

  /// The beginning of the name of a month, or of a word such as `tomorrow`.
  private func isNameBegun(_ word: String) -> Bool {
    let names =
      CalendarWords.englishNames + CalendarWords.russianNames + CalendarWords.russianGenitives
    return (names.map { $0.lowercased() } + Self.relatives).contains { $0.hasPrefix(word) }
  }

  private func isNumberBegun(_ word: String) -> Bool {
    if word.allSatisfy(Self.isDigit) { return isCompactBegun(Array(word)) }
    for separator in [".", "/", "-"] as [Character] {
      let parts = word.split(separator: separator, omittingEmptySubsequences: false).map(
        String.init)
      guard parts.count > 1 else { continue }
      return parts.joined().allSatisfy(Self.isDigit)
        && isBegun(parts, isYearFirst: separator == "-")
    }
    return false
  }

  /// `1405`, or the year of `2021-05-14`.
  private func isCompactBegun(_ digits: [Character]) -> Bool {
    if digits.count <= 4 { return true }
    let (day, month) = (Int(String(digits[..<2])) ?? 0, Int(String(digits[2..<4])) ?? 0)
    return digits.count < 8 && (1...31).contains(day) && (1...12).contains(month)
  }

  private func isBegun(_ parts: [String], isYearFirst: Bool) -> Bool {
    guard parts.count <= 3 else { return false }
    let lengths = isYearFirst ? [4...4, 1...2, 1...2] : [1...2, 1...2, 4...4]
    let limits = isYearFirst ? [9999, 12, 31] : [31, 12, 9999]
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      let number = Int(part) ?? 0
      if isLast { return part.isEmpty || part.count < lengths[index].upperBound || index < 2 }
      guard lengths[index].contains(part.count), (1...limits[index]).contains(number) else {
        return false
      }
    }
    return false
  }
}
