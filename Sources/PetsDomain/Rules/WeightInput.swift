/// Reads a weight in kilograms as people type it, with a comma or a point.
public enum WeightInput {
  static let decimals = 3

  public static func weight(in text: String) throws(FieldProblem) -> Weight {
    let text = TextRules.trimmed(text).replacing(",", with: ".")
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let whole = parts.first, !text.isEmpty, text != "." else {
      throw .notANumber
    }
    let fraction = parts.count == 2 ? parts[1] : ""
    guard isDigits(whole), isDigits(fraction) else { throw .notANumber }
    let exact = fraction.reversed().drop { $0 == "0" }.count
    if exact > decimals { throw .tooManyDecimals(decimals) }
    let thousandths = (fraction + "000").prefix(decimals)
    guard let grams = Int(whole + thousandths), let weight = Weight(grams: grams) else {
      throw .outOfRange
    }
    return weight
  }

  private static func isDigits(_ text: Substring) -> Bool {
    text.utf8.allSatisfy { (48...57).contains($0) }
  }
}
