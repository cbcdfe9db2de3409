/// The order in which a date is written in digits.
public enum DateStyle: String, Sendable, Hashable, Codable, CaseIterable {
  /// `14.05.2021`
  case dayMonthYear
  /// `05/14/2021`
  case monthDayYear
  /// `2021-05-14`
  case yearMonthDay

  /// The habit of a region of ISO 3166 (two letters): the month first in the United States, else the day.
  public static func usual(inRegion region: String?) -> DateStyle {
    region == "US" ? .monthDayYear : .dayMonthYear
  }

  /// The date in ten characters.
  public func text(_ day: CalendarDay) -> String {
    let iso = day.iso
    return switch self {
    case .dayMonthYear: joined(iso, ".") + "." + iso.prefix(4)
    case .monthDayYear: joined(iso, "/") + "/" + iso.prefix(4)
    case .yearMonthDay: iso
    }
  }

  /// The date without its year: `14.05`, `05/14`, `05-14`.
  public func inYear(_ day: CalendarDay) -> String {
    switch self {
    case .dayMonthYear: joined(day.iso, ".")
    case .monthDayYear: joined(day.iso, "/")
    case .yearMonthDay: String(day.iso.suffix(5))
    }
  }

  /// A date that stands as an example beside a field.
  public var example: String {
    switch self {
    case .dayMonthYear: "14.05.2021"
    case .monthDayYear: "05/14/2021"
    case .yearMonthDay: "2021-05-14"
    }
  }

  private func joined(_ iso: String, _ separator: String) -> String {
    let (month, date) = (iso.dropFirst(5).prefix(2), iso.suffix(2))
    return self == .monthDayYear ? month + separator + date : date + separator + month
  }
}

extension Words {
  /// A date in digits, in the order that holds.
  public func digits(_ day: CalendarDay) -> String { units.date.text(day) }
}
