import Core
import CursesHost
import Toolkit

/// The dates of a command, in the order of digits that holds on the screen too.
struct TypedDates: Sendable {
  let today: CalendarDay
  let words: CalendarWords

  init(today: CalendarDay, units: Units, _ language: Language) {
    self.today = today
    words = CalendarWords(language, units: units)
  }

  /// Returns the day that a text means, in any of the forms that a field of the screen reads: `+1y` and
  /// `tomorrow` too; nil for none. One that could be read both ways is told in words.
  ///
  /// - Parameter isPast: true where two digits of a year mean the past.
  func day(in text: String, isPast: Bool = false) -> CalendarDay? {
    let style = words.units.date
    let bounds = [
      DateRules(today: today, latest: isPast ? today : nil, style: style),
      DateRules(today: today, style: style),
    ]
    guard let day = bounds.lazy.compactMap({ try? $0.day(in: text) }).first else { return nil }
    if text.contains("/"), day.day <= 12, day.day != day.month {
      ErrorOutput.write("\(text): \(words.date(day))")
    }
    return day
  }

  /// A text as records read it; unchanged where it is no date.
  func iso(_ text: String, isPast: Bool) -> String { day(in: text, isPast: isPast)?.iso ?? text }
}
