import Core

/// A length of time that is left, in words and about right.
public enum RemainingTime {
  /// `about 2 minutes left`, `осталось около 2 минут`.
  public static func words(_ time: Duration, _ language: Language) -> String {
    let seconds = Int(min(max(0, time.inSeconds), 1_000_000).rounded(.up))
    if seconds < 5 {
      return language.say(en: "a few seconds left", ru: "осталось несколько секунд")
    }
    let amount = amount(seconds, language)
    return language.say(en: "about \(amount) left", ru: "осталось около \(amount)")
  }

  /// The words stand in the genitive, which `около` asks for.
  private static func amount(_ seconds: Int, _ language: Language) -> String {
    if seconds <= 55 { return Self.seconds((seconds + 4) / 5 * 5, language) }
    let minutes = (seconds + 30) / 60
    if minutes < 60 { return Self.minutes(max(1, minutes), language) }
    let (hours, rest) = ((minutes + 5) / 60, (minutes + 5) % 60 / 10 * 10)
    let words = Self.hours(hours, language)
    return rest == 0 || hours >= 10 ? words : words + " " + Self.minutes(rest, language)
  }

  private static func seconds(_ count: Int, _ language: Language) -> String {
    let word = language.plural(
      count, en: ("second", "seconds"), ru: ("секунды", "секунд", "секунд"))
    return "\(count) \(word)"
  }

  private static func minutes(_ count: Int, _ language: Language) -> String {
    let word = language.plural(
      count, en: ("minute", "minutes"), ru: ("минуты", "минут", "минут"))
    return "\(count) \(word)"
  }

  private static func hours(_ count: Int, _ language: Language) -> String {
    let word = language.plural(count, en: ("hour", "hours"), ru: ("часа", "часов", "часов"))
    return "\(count) \(word)"
  }
}
