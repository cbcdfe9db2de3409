import Core
import Foundation
import Scheduling
import Toolkit

/// Says when something was, as seen from now.
struct CatinderMoments {
  let now: Date
  let timeZone: TimeZone
  let clock: ClockStyle
  let language: Language

  func day(of date: Date) -> CalendarDay { CalendarDay(date, in: timeZone) }

  /// `09:05`.
  func time(of date: Date) -> String {
    let seconds = date.timeIntervalSince1970 + Double(timeZone.secondsFromGMT(for: date))
    // What is beyond the calendar counts as its end.
    let minutes = Int((min(max(-1e12, seconds), 1e12) / 60).rounded(.down))
    let minute = (minutes % 1440 + 1440) % 1440
    return clock.text(hour: minute / 60, minute: minute % 60)
  }

  /// In a list: `09:05` today, else `6 Mar`, else with its year.
  func brief(_ date: Date) -> String {
    let (day, today) = (day(of: date), day(of: now))
    if day == today { return time(of: date) }
    if day.year != today.year { return day.dotted }
    return "\(day.day) " + String(words.nameInDate(of: day.month).prefix(3))
  }

  /// Between the days of a chat: `today`, else `Friday, 6 March`, else with its year.
  func title(of day: CalendarDay) -> String {
    let today = self.day(of: now)
    if day == today { return language.say(en: "today", ru: "сегодня") }
    if day == self.day(of: now.addingTimeInterval(-86_400)) {
      return language.say(en: "yesterday", ru: "вчера")
    }
    if day.year != today.year { return words.full(day) }
    return "\(words.name(of: day.weekday)), \(words.dateInYear(day))"
  }

  private var words: CalendarWords { CalendarWords(language) }
}
