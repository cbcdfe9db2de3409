import Glibc

extension Language {
  /// A number as it is written: the decimal mark of the language, a true minus sign, groups of three
  /// from 10,000 on; `–` where it is none.
  ///
  /// - Parameter digits: after the mark, 9 at the most. Beyond 15 digits it is `1.2e20`.
  public func number(_ value: Double, digits: Int = 0) -> String {
    guard value.isFinite else { return "–" }
    let digits = min(max(0, digits), 9)
    let scaled = (value.magnitude * pow(10, Double(digits))).rounded()
    guard scaled < 1e15 else { return exponential(value) }
    let (whole, rest) = Int(scaled).quotientAndRemainder(dividingBy: Self.power(of: digits))
    let sign = value < 0 && scaled > 0 ? "−" : ""
    guard digits > 0 else { return sign + grouped(whole) }
    let tail = String(rest)
    return sign + grouped(whole) + decimalMark + String(repeating: "0", count: digits - tail.count)
      + tail
  }

  /// The mark between whole and fraction, as in `4.2` and `4,2`.
  public var decimalMark: String { say(en: ".", ru: ",") }

  private static func power(of digits: Int) -> Int { (0..<digits).reduce(1) { a, _ in a * 10 } }

  /// A no-break space parts the groups in Russian.
  private func grouped(_ whole: Int) -> String {
    let text = String(whole)
    guard whole >= 10_000 else { return text }
    let first = text.count % 3
    var groups = first > 0 ? [String(text.prefix(first))] : []
    var rest = text.dropFirst(first)
    while !rest.isEmpty {
      groups.append(String(rest.prefix(3)))
      rest = rest.dropFirst(3)
    }
    return groups.joined(separator: say(en: ",", ru: "\u{A0}"))
  }

  private func exponential(_ value: Double) -> String {
    let exponent = Int(log10(value.magnitude).rounded(.down))
    let mantissa = value / pow(10, Double(exponent))
    // 9.96 is written 10.0, which would be a digit too much.
    let isRoundedUp = mantissa.magnitude >= 9.95
    return number(isRoundedUp ? mantissa / 10 : mantissa, digits: 1)
      + "e\(isRoundedUp ? exponent + 1 : exponent)"
  }
}
