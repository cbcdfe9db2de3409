import Core

/// How old data is, in words: `data of 5 minutes ago`.
public enum DataAge {
  /// The greatest whole unit of minutes, hours and days; less than a minute is `just now`.
  public static func words(_ age: Duration, _ language: Language) -> String {
    let minutes = max(0, age.components.seconds / 60)
    if minutes < 1 {
      return language.say(en: "data received just now", ru: "данные только что получены")
    }
    let ago = ago(Int(minutes), language)
    return language.say(en: "data from \(ago) ago", ru: "данные получены \(ago) назад")
  }

  /// The same where there is little room: `5 min ago`.
  public static func short(_ age: Duration, _ language: Language) -> String {
    let minutes = max(0, age.components.seconds / 60)
    let (hours, days) = (minutes / 60, minutes / (24 * 60))
    if minutes < 1 { return language.say(en: "just now", ru: "только что") }
    if hours < 1 { return language.say(en: "\(minutes) min ago", ru: "\(minutes) мин назад") }
    if days < 1 { return language.say(en: "\(hours) h ago", ru: "\(hours) ч назад") }
    return language.say(en: "\(days) d ago", ru: "\(days) дн. назад")
  }

  private static func ago(_ minutes: Int, _ language: Language) -> String {
    let hours = minutes / 60
    if hours < 1 {
      let unit = language.plural(
        minutes, en: ("minute", "minutes"), ru: ("минуту", "минуты", "минут"))
      return "\(minutes) \(unit)"
    }
    if hours < 24 {
      let unit = language.plural(hours, en: ("hour", "hours"), ru: ("час", "часа", "часов"))
      return "\(hours) \(unit)"
    }
    let days = hours / 24
    return "\(days) \(language.plural(days, en: ("day", "days"), ru: ("день", "дня", "дней")))"
  }
}
