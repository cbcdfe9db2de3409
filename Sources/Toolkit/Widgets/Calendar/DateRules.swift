import Core

/// Which days a date may be, and how one is read from what was typed.
public struct DateRules: Hashable, Sendable {
  public var today: CalendarDay
  public var earliest: CalendarDay
  public var latest: CalendarDay

  /// - Parameters:
  ///   - earliest: nil for no bound.
  ///   - latest: `today` where the future is not allowed; nil for no bound.
  public init(today: CalendarDay, earliest: CalendarDay? = nil, latest: CalendarDay? = nil) {
    self.today = today
    self.earliest = earliest ?? .first
    self.latest = max(latest ?? .last, self.earliest)
  }

  /// What is wrong with a date.
  public enum Problem: Error, Hashable, Sendable {
    case notADate
    case tooEarly(CalendarDay)
    case tooLate(CalendarDay)

    public func words(_ language: Language) -> String {
      let calendar = CalendarWords(language)
      switch self {
      case .notADate:
        return language.say(
          en: "No such date: try 14.05.2021 or 14 May 2021",
          ru: "Нет такой даты: например, 14.05.2021")
      case .tooEarly(let day):
        let date = calendar.date(day)
        return language.say(en: "Not before \(date)", ru: "Не раньше \(date)")
      case .tooLate(let day):
        let date = calendar.date(day)
        return language.say(en: "Not after \(date)", ru: "Не позже \(date)")
      }
    }
  }

  /// Why a day is out of bounds; nil where it is within.
  public func problem(with day: CalendarDay) -> Problem? {
    if day < earliest { return .tooEarly(earliest) }
    return day > latest ? .tooLate(latest) : nil
  }

  /// The day nearest to another that is within the bounds.
  public func nearest(to day: CalendarDay) -> CalendarDay { min(max(day, earliest), latest) }

  /// Where a calendar opens that is to change a text: on its date, or today.
  public func start(for text: String) -> CalendarDay {
    nearest(to: DateReading(rules: self).day(in: text) ?? today)
  }

  /// Reads a date in any of the forms of ``DateReading``, and holds it to the bounds.
  public func day(in text: String) throws(Problem) -> CalendarDay {
    guard let day = DateReading(rules: self).day(in: text) else { throw .notADate }
    if let problem = problem(with: day) { throw problem }
    return day
  }

  /// What is wrong with a text; nil for a good date and where there is none.
  public func problem(with text: String) -> Problem? {
    guard text.contains(where: { !$0.isWhitespace }) else { return nil }
    do throws(Problem) {
      _ = try day(in: text)
      return nil
    } catch { return error }
  }
}
