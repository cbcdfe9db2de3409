import Core
import Foundation
import Scheduling
import Toolkit

/// The words of the lists.
extension CatinderCommandWords {
  var noCats: String { language.say(en: "no cats left", ru: "котов больше нет") }
  var noMatches: String { language.say(en: "no matches yet", ru: "пар пока нет") }
  var noMessages: String {
    language.say(en: "nobody has written yet", ru: "пока никто не писал")
  }
  var newMatch: String { language.say(en: "new match: say hello!", ru: "новая пара: напишите!") }
  var you: String { language.say(en: "you", ru: "вы") }

  /// `22 Nov 07:49` in the time zone of the machine; of another year with it.
  func moment(_ date: Date, now: Date = Date(), in zone: TimeZone = .current) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let time = calendar.dateComponents([.hour, .minute], from: date)
    let (day, today) = (CalendarDay(date, in: zone), CalendarDay(now, in: zone))
    let month = CalendarWords(language).nameInDate(of: day.month).prefix(3)
    let text = day.year == today.year ? "\(day.day) \(month)" : day.dotted
    return text + " " + Self.clock(time.hour ?? 0, time.minute ?? 0)
  }

  private static func clock(_ hour: Int, _ minute: Int) -> String {
    [hour, minute].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }
}
