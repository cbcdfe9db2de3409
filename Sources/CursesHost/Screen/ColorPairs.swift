/// Which of ncurses' numbered pairs stands for which two colours.
///
/// Pairs are given out as they are asked for and kept. Pair 0 is the terminal's own two colours.
struct ColorPairs: Sendable {
  struct Colors: Hashable, Sendable {
    var foreground: Int32
    var background: Int32
  }

  enum Answer: Equatable {
    case known(Int32)
    /// Given out just now: ncurses has to be told.
    case new(Int32)
    /// No number is left. The caller empties the table and draws everything anew.
    case full
  }

  private let limit: Int32
  private var numbers: [Colors: Int32] = [:]

  /// - Parameter limit: the number of pairs the terminal has, pair 0 included.
  init(limit: Int32) {
    self.limit = limit
  }

  mutating func number(for colors: Colors) -> Answer {
    if colors == Colors(foreground: -1, background: -1) { return .known(0) }
    if let number = numbers[colors] { return .known(number) }
    let next = Int32(numbers.count) + 1
    guard next < limit else { return .full }
    numbers[colors] = next
    return .new(next)
  }

  mutating func removeAll() { numbers.removeAll() }
}
