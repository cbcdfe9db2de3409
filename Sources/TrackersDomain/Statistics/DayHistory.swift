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

  private mutating func begin(on day: Int, _ codes: some Collection<UInt8>, _ amounts: [Int32]) {
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
  /// True if nothing in it was measured.
  var isPlain: Bool { amounts.isEmpty && !codes.contains(YearDays.Code.amount) }

  /// Returns the state of each day of a range.
  func states(_ habit: Habit, _ days: ClosedRange<Int>, _ weekStart: WeekStart) -> DayStates {
    if habit.isTotal { return TotalDays(habit, self, weekStart).states(days) }
    return states(habit.target, days)
  }

  private func states(_ target: Target?, _ days: ClosedRange<Int>) -> DayStates {
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
  func doneCount(_ habit: Habit?, _ weekStart: WeekStart) -> Int {
    if let habit, habit.isTotal, !isEmpty {
      let states = TotalDays(habit, self, weekStart).states(first...last)
      return states.days.count { states[$0] == .done }
    }
    return doneCount(habit?.target)
  }

  private func doneCount(_ target: Target?) -> Int {
    if isPlain { return codes.reduce(0) { $0 + ($1 == YearDays.Code.done ? 1 : 0) } }
    return codes.indices.reduce(0) { $0 + (self[first + $1].isDone(target) ? 1 : 0) }
  }
}

/// The state of each day of a range.
struct DayStates: Sendable {
  enum State: UInt8 { case missed, done, skipped }

  let days: ClosedRange<Int>
  private var states: [State]

  init(_ days: ClosedRange<Int>) {
    self.days = days
    states = Array(repeating: .missed, count: days.count)
  }

  /// A day outside is a missed one.
  subscript(day: Int) -> State {
    get { days.contains(day) ? states[day - days.lowerBound] : .missed }
    set { states[day - days.lowerBound] = newValue }
  }
}

/// Weeks and months of days that are numbers.
enum DayNumber {
  /// 0 for Monday; 1 January 1970 was a Thursday.
  static func weekdayPlace(_ day: Int) -> Int {
    let place = (day + 3) % 7
    return place < 0 ? place + 7 : place
  }

  /// The first day of the week.
  static func week(_ day: Int, _ start: WeekStart) -> Int {
    day - (weekdayPlace(day) - (start.weekday.rawValue - 1) + 7) % 7
  }

  static func nextWeek(_ day: Int, _ start: WeekStart) -> Int { week(day, start) + 7 }
  /// The first day of the month.
  static func month(_ day: Int) -> Int { day - CalendarDay(day).day + 1 }

  static func nextMonth(_ day: Int) -> Int {
    let first = CalendarDay(day)
    return day - first.day + 1 + first.inMonth.days
  }
}
