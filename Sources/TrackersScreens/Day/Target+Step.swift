import TrackersDomain

extension Target {
  /// What one step changes: about a tenth of what is wanted, 1, 2 or 5 of some power of ten; 1 where
  /// single ones are counted.
  var step: Amount {
    let wanted = amount.thousandths
    if (2000..<20_000).contains(wanted) { return Amount(thousandths: 1000) ?? .zero }
    var unit = 1
    while unit * 100 <= wanted { unit *= 10 }
    let steps = [1, 2, 5].map { $0 * unit }
    let step = steps.last { $0 * 10 <= wanted } ?? unit
    return Amount(thousandths: step) ?? .zero
  }

  /// The amount a step from a mark; nil for nothing. What was only done counts as what is wanted.
  func stepped(from mark: DayMark, isMore: Bool) -> Amount? {
    let now =
      switch mark {
      case .none, .skip: 0
      case .done: amount.thousandths
      case .amount(let amount): amount.thousandths
      }
    let next = now + (isMore ? 1 : -1) * step.thousandths
    if next <= 0, !isMore { return now == 0 ? nil : isAtMost ? .zero : nil }
    return Amount(thousandths: min(next, Amount.range.upperBound))
  }
}
