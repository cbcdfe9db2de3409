import Foundation
import GRDB

/// The days of one tracker in one year, as a row has them.
struct YearDays {
  enum Code {
    static let none: UInt8 = 0
    static let done: UInt8 = 1
    static let skip: UInt8 = 2
    static let amount: UInt8 = 3
  }

  static let most = 366

  /// From 1 January on, as far as there is something.
  private(set) var marks: [UInt8] = []
  /// Thousandths, at the same places; shorter where the rest is nothing.
  private(set) var amounts: [Int32] = []

  init() {}

  init(marks: [UInt8], amounts: [Int32]) { (self.marks, self.amounts) = (marks, amounts) }

  subscript(place: Int) -> DayMark {
    get {
      guard marks.indices.contains(place) else { return .none }
      return Self.mark(marks[place], amounts.indices.contains(place) ? amounts[place] : 0)
    }
    set {
      set(place, newValue)
      while marks.last == Code.none { marks.removeLast() }
      while amounts.last == 0 { amounts.removeLast() }
    }
  }

  private mutating func set(_ place: Int, _ mark: DayMark) {
    let (code, amount) = Self.code(mark)
    while marks.count <= place { marks.append(Code.none) }
    marks[place] = code
    if amount != 0 || amounts.indices.contains(place) {
      while amounts.count <= place { amounts.append(0) }
      amounts[place] = amount
    }
  }

  static func mark(_ code: UInt8, _ amount: Int32) -> DayMark {
    switch code {
    case Code.done: .done
    case Code.skip: .skip
    case Code.amount: .amount(Amount(thousandths: Int(amount)) ?? .zero)
    default: .none
    }
  }

  static func code(_ mark: DayMark) -> (UInt8, Int32) {
    switch mark {
    case .none: (Code.none, 0)
    case .done: (Code.done, 0)
    case .skip: (Code.skip, 0)
    case .amount(let amount): (Code.amount, Int32(amount.thousandths))
    }
  }
}
