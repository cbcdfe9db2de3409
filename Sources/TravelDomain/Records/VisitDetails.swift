import Core
import Interchange

/// The state, time and note of a place.
public struct VisitDetails: Sendable, Hashable {
  /// Characters.
  public static let longestNote = 2000

  public var state: VisitState
  public var from: PartialDate?
  public var until: PartialDate?
  /// May have several lines.
  public var note: String

  public init(
    _ state: VisitState = .been, from: PartialDate? = nil, until: PartialDate? = nil,
    note: String = ""
  ) { (self.state, self.from, self.until, self.note) = (state, from, until, note) }

  /// With a clean note, as it is stored.
  public func checked() throws(TravelProblem) -> VisitDetails {
    var checked = self
    checked.note = TextRules.trimmed(note, multiline: true)
    if checked.note.count > Self.longestNote { throw .noteTooLong(most: Self.longestNote) }
    for date in [from, until].compactMap({ $0 }) where !PartialDate.years.contains(date.year) {
      throw .dateOutOfRange(PartialDate.years)
    }
    if let from, let until, until.last < from.first { throw .endsBeforeStart }
    return checked
  }
}

/// The relation of a person to a place.
public enum VisitState: String, Sendable, Hashable, CaseIterable, Codable {
  case been
  case want
  case lived

  /// Been and lived count as visited; a wish does not.
  public var isVisited: Bool { self != .want }
}

/// The relation of a person to a place on a day.
public enum VisitStanding: String, Sendable, Hashable, CaseIterable {
  case been, lived, want
  /// A journey that begins later.
  case planned

  public var isVisited: Bool { self == .been || self == .lived }
}

extension VisitDetails {
  /// Returns the state as of a day: what begins later is a plan until then.
  public func standing(on today: CalendarDay) -> VisitStanding {
    switch state {
    case .want: .want
    case _ where from.map { $0.first > today } ?? false: .planned
    case .been: .been
    case .lived: .lived
    }
  }
}

/// A date of which only the year may be known, or the year and the month.
public struct PartialDate: Sendable, Hashable {
  public let year: Int
  public let month: Int?
  public let day: Int?

  /// The years in which a journey may be: the earliest that a living person may remember, and
  /// plans.
  public static let years = 1900...2100

  /// Nil for what the calendar does not have, or a year beyond ``CalendarDay/years``; a day without
  /// a month is none.
  public init?(year: Int, month: Int? = nil, day: Int? = nil) {
    guard let first = CalendarMonth(year: year, month: month ?? 1) else { return nil }
    if let day {
      guard month != nil, (1...first.days).contains(day) else { return nil }
    }
    (self.year, self.month, self.day) = (year, month, day)
  }

  public init(_ day: CalendarDay) { (year, month, self.day) = (day.year, day.month, day.day) }

  /// Reads `2019`, `2019-05` and `2019-05-14`, and only these forms.
  public init?(iso text: String) {
    // Byte by byte: statistics read those of every record.
    var (year, month, day, count) = (0, 0, 0, 0)
    for byte in text.utf8 {
      let digit = Int(byte) - 48
      switch count {
      case 4, 7: if byte != UInt8(ascii: "-") { return nil }
      case _ where !(0...9).contains(digit): return nil
      case 0..<4: year = year * 10 + digit
      case 5, 6: month = month * 10 + digit
      case 8, 9: day = day * 10 + digit
      default: return nil
      }
      count += 1
    }
    guard count == 4 || count == 7 || count == 10 else { return nil }
    self.init(year: year, month: count > 4 ? month : nil, day: count > 7 ? day : nil)
  }

  /// Reads what people type: the forms of ISO, `14.05.2019`, `14/05/2019`, `05.2019`, `5/2019`.
  ///
  /// - Parameter style: decides what `05/06/2019` is.
  public init?(typed text: String, style: DateStyle = .dayMonthYear) {
    let text = TextRules.trimmed(text)
    if let date = PartialDate(iso: text) {
      self = date
      return
    }
    // With two digits of a year, somebody's 1919 would be another one's 2019.
    if let day = DateInput.day(in: text, latest: CalendarDay.last, style: style),
      text.utf8.suffix(4).allSatisfy({ (48...57).contains($0) })
    {
      self.init(day)
      return
    }
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "/" }
    guard parts.count == 2, (1...2).contains(parts[0].utf8.count), parts[1].utf8.count == 4,
      parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }),
      let month = Int(parts[0]), let year = Int(parts[1])
    else { return nil }
    self.init(year: year, month: month)
  }

  /// As much of `2019-05-14` as is known (ISO 8601).
  public var iso: String {
    ([digits(year, 4)] + [month, day].compactMap { $0.map { digits($0, 2) } })
      .joined(separator: "-")
  }

  /// As much of `14.05.2019` as is known, in an order of digits.
  public func text(_ style: DateStyle) -> String {
    guard let month else { return digits(year, 4) }
    guard day == nil else { return style.text(first) }
    switch style {
    case .dayMonthYear: return digits(month, 2) + "." + digits(year, 4)
    case .monthDayYear: return digits(month, 2) + "/" + digits(year, 4)
    case .yearMonthDay: return iso
    }
  }

  /// A year, a month and a day as they may be typed, for a hint beside a field.
  public static func examples(_ style: DateStyle) -> [String] {
    ["2019", "2019-05", "2019-05-14"].compactMap { PartialDate(iso: $0)?.text(style) }
  }

  /// The first day that it may mean.
  public var first: CalendarDay {
    CalendarMonth(year: year, month: month ?? 1)?.day(day ?? 1) ?? .first
  }

  /// The last day that it may mean.
  public var last: CalendarDay {
    CalendarMonth(year: year, month: month ?? 12)?.day(day ?? 31) ?? .last
  }

  private func digits(_ value: Int, _ count: Int) -> String {
    let text = String(value)
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }
}
