import Core
import Foundation

/// All that was put down for one tracker, a day to a place: what every count is made of.
struct DayHistory: Sendable, Equatable {
  /// The number of the first place, which has a mark.
  private(set) var first = 0
  /// ``YearDays/Code``.
  private(set) var codes: [UInt8] = []
  /// Thousandths; shorter than the codes where the rest is nothing.
  private(set) var amounts: [Int32] = []

  var isEmpty: Bool { codes.isEmpty }

  /// The last place.
  var last: Int { first + codes.count - 1 }

  /// Adds days that come after all that are there; amounts of days that have no place count for nothing.
  ///
  /// The first place is the first day with a mark, and room is taken for what there is: a history costs
  /// its days, also where there are a hundred thousand of them.
  mutating func append(from day: Int, _ codes: some Collection<UInt8>, _ amounts: [Int32]) {
    guard !self.codes.isEmpty else { return begin(on: day, codes, amounts) }
    let place = day - first
    guard place >= self.codes.count else { return }
    self.codes.append(contentsOf: repeatElement(0, count: place - self.codes.count))
    self.codes.append(contentsOf: codes)
    guard !amounts.isEmpty else { return }
    self.amounts.append(contentsOf: repeatElement(0, count: place - self.amounts.count))
    self.amounts.append(contentsOf: amounts.prefix(codes.count))
  }

  private mutating func begin(
    on day: Int, _ codes: some Collection<UInt8>, _ amounts: [Int32]
  ) {
    let codes = Array(codes)
    let skipped = codes.firstIndex { $0 != YearDays.Code.none } ?? codes.count
    first = day + skipped
    self.codes = Array(codes.dropFirst(skipped))
    self.amounts = Array(amounts.prefix(codes.count).dropFirst(skipped))
  }

  subscript(day: Int) -> DayMark {
    let place = day - first
    guard codes.indices.contains(place) else { return .none }
    return YearDays.mark(codes[place], amounts.indices.contains(place) ? amounts[place] : 0)
  }

  /// The first day with a mark; nil where there is none.
  var firstMarked: Int? { isEmpty ? nil : first }

  /// Whether nothing in it was measured.
  var isPlain: Bool { amounts.isEmpty && !codes.contains(YearDays.Code.amount) }

  /// Whether each day counts as done or skipped, from one day to another.
  func states(_ target: Target?, _ days: ClosedRange<Int>) -> DayStates {
    var states = DayStates(days)
    let from = max(days.lowerBound, first)
    let until = min(days.upperBound, last)
    guard !codes.isEmpty, from <= until else { return states }
    for day in from...until {
      switch codes[day - first] {
      case YearDays.Code.none: break
      case YearDays.Code.done: states[day] = .done
      case YearDays.Code.skip: states[day] = .skipped
      default: if self[day].isDone(target) { states[day] = .done }
      }
    }
    return states
  }

  /// The days that count as done, all of them.
  func doneCount(_ target: Target?) -> Int {
    if isPlain {
      return codes.reduce(0) { $0 + ($1 == YearDays.Code.done ? 1 : 0) }
    }
    return codes.indices.reduce(0) { $0 + (self[first + $1].isDone(target) ? 1 : 0) }
  }
}
