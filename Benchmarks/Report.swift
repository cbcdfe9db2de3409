/// Prints one line a figure: what was measured, its median, 95th percentile and worst, and the aim.
enum Report {
  static func title(_ text: String) {
    print("\n\(text)")
  }

  static func line(_ what: String, _ samples: Samples, aim: Double) {
    let columns = [samples.median, samples.quantile(0.95), samples.quantile(1)]
    let numbers = columns.map { pad(number($0), to: 9) }.joined()
    let verdict = samples.median <= aim ? "" : "  (above the aim)"
    print("  \(padRight(what, to: 52))\(numbers) ms   aim \(number(aim))\(verdict)")
  }

  static func note(_ what: String, _ value: String) {
    print("  \(padRight(what, to: 52))\(pad(value, to: 9))")
  }

  static func number(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return "\(rounded)"
  }

  private static func pad(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(1, width - text.count)) + text
  }

  private static func padRight(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
