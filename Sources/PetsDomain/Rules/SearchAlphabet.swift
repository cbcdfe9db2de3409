/// Folded text with one byte for each Russian letter.
///
/// SQLite's `GLOB` leaps to the next place where an ASCII pattern can begin, but walks letter by
/// letter for any other; and half the bytes are half the pages. Folded text has no capital letters
/// and no controls, so these are free to stand for а to я.
enum SearchAlphabet {
  private static let first: UInt32 = 0x0430
  private static let stand: [Unicode.Scalar] =
    (0x41...0x5A).map { Unicode.Scalar(UInt8($0)) } + (1...6).map { Unicode.Scalar(UInt8($0)) }

  static func encode(_ folded: String) -> String {
    if folded.utf8.allSatisfy({ $0 < 0x80 }) { return folded }
    var result = String.UnicodeScalarView()
    for scalar in folded.unicodeScalars {
      let index = Int(scalar.value) - Int(first)
      result.append(stand.indices.contains(index) ? stand[index] : scalar)
    }
    return String(result)
  }
}
