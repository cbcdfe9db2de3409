/// Numbers of rows and columns in words.
enum ColumnWords {
  static func ranges(_ numbers: some Sequence<Int>) -> [ClosedRange<Int>] {
    var ranges: [ClosedRange<Int>] = []
    for number in numbers {
      if let last = ranges.last, last.upperBound == number - 1 {
        ranges[ranges.count - 1] = last.lowerBound...number
      } else {
        ranges.append(number...number)
      }
    }
    return ranges
  }

  /// `0-3, 7`
  static func text(_ ranges: some Sequence<ClosedRange<Int>>) -> String {
    ranges.map(text).joined(separator: ", ")
  }

  static func text(_ range: ClosedRange<Int>) -> String {
    range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)-\(range.upperBound)"
  }
}
