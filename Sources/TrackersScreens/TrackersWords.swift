import Core
import Toolkit
import TrackersDomain

/// The words of the Trackers tab in one language; those of a page stand beside it.
public struct TrackersWords: Sendable {
  let language: Language

  public init(_ language: Language) {
    self.language = language
  }

  var calendar: CalendarWords { CalendarWords(language) }

  public var title: String { language.say(en: "Trackers", ru: "Трекеры") }
  var parts: String { language.say(en: "Parts of Trackers", ru: "Разделы трекеров") }

  func name(_ section: TrackersSection) -> String {
    switch section {
    case .day: title
    case .statistics: language.say(en: "Statistics", ru: "Статистика")
    }
  }

  // MARK: The first visit

  var letsGo: String { language.say(en: "That is technology!", ru: "Вот это технологии!") }
  var firstPage: String {
    language.say(en: "Keep track of what matters to you", ru: "Следите за тем, что важно вам")
  }
  var firstLine: String {
    language.say(en: "You alone choose what it is.", ru: "Что именно — решаете только вы.")
  }
  var secondPage: String {
    language.say(
      en: "Even if it is neither water nor yoga", ru: "Даже если это не вода и не йога")
  }
  var secondLine: String {
    language.say(
      en: "Any habit counts, and so does a single event.",
      ru: "Годится любая привычка и любое разовое дело.")
  }

  // MARK: Everywhere

  func told(_ parts: [String]) -> String { parts.joined(separator: " · ") }

  /// `5 days`, with the plural of the language (H-15).
  public func days(_ count: Int) -> String {
    let word = language.plural(count, en: ("day", "days"), ru: ("день", "дня", "дней"))
    return "\(language.number(Double(count))) \(word)"
  }
}
