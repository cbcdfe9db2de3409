/// Single characters as text, made once: of the million that are drawn, nearly all are among these.
enum Glyph {
  static func text(of scalar: Unicode.Scalar) -> String {
    let value = Int(scalar.value)
    if value < basic.count { return basic[value] }
    if boxes.contains(value) { return boxTexts[value - boxes.lowerBound] }
    return String(scalar)
  }

  /// ASCII to Cyrillic.
  private static let basic = texts(0..<0x500)
  private static let boxes = 0x2500..<0x25A0
  private static let boxTexts = texts(boxes)

  private static func texts(_ values: Range<Int>) -> [String] {
    values.map { value in Unicode.Scalar(UInt32(value)).map { String($0) } ?? "" }
  }
}
