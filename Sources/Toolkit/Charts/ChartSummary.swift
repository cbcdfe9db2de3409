import Core

/// What a chart says, in words.
struct ChartSummary {
  let language: Language
  let digits: Int
  let unit: String

  func number(_ value: Double) -> String { language.number(value, digits: digits) + unit }

  /// A value, or the word for none.
  func number(_ value: Double?) -> String {
    value.map { number($0) } ?? language.say(en: "none", ru: "нет")
  }

  /// `min −3, max 12, last 7; rising`.
  func words(_ values: [Double?]) -> String {
    let known = values.compactMap { $0 }.filter(\.isFinite)
    guard let last = known.last, let low = known.min(), let high = known.max() else {
      return language.say(en: "no data", ru: "нет данных")
    }
    if known.count == 1 { return number(last) }
    let ends = language.say(
      en: "min \(number(low)), max \(number(high)), last \(number(last))",
      ru: "мин. \(number(low)), макс. \(number(high)), последнее \(number(last))")
    return ends + "; " + trend(known, span: high / 2 - low / 2)
  }

  /// The mean of the last third against that of the first; a tenth of the span counts as none.
  private func trend(_ values: [Double], span: Double) -> String {
    let third = max(1, values.count / 3)
    let change = mean(values.suffix(third)) / 2 - mean(values.prefix(third)) / 2
    if change > span / 10 { return language.say(en: "rising", ru: "растёт") }
    if change < -span / 10 { return language.say(en: "falling", ru: "падает") }
    return language.say(en: "steady", ru: "держится")
  }

  private func mean(_ values: some Collection<Double>) -> Double {
    let count = Double(max(1, values.count))
    return values.reduce(0) { $0 + $1 / count }
  }
}
