import Core
import Toolkit
import WeatherDomain

/// The words of the walk card in one language.
struct WalkWords: Sendable {
  let language: Language

  init(_ language: Language) {
    self.language = language
  }

  var title: String { language.say(en: "A walk?", ru: "Гулять?") }
  var dog: String {
    language.say(
      en: "A dog jumps while the weather is asked for",
      ru: "Собака прыгает, пока узнаём погоду")
  }
  var asking: String { language.say(en: "Is it weather for a walk?", ru: "Гулять или нет?") }

  func verdict(_ verdict: WalkVerdict?) -> String {
    switch verdict {
    case .walk: language.say(en: "Good weather for a walk", ru: "Погода для прогулки")
    case .home: language.say(en: "Better to stay at home", ru: "Лучше остаться дома")
    case nil: language.say(en: "No weather, no advice", ru: "Нет погоды — нет совета")
    }
  }

  var unknown: String {
    language.say(en: "Look out of the window.", ru: "Посмотрите в окно.")
  }

  /// What to mind on a walk, where something asks for care; nil where nothing does.
  func care(_ weather: CurrentWeather) -> String? {
    let felt = weather.feelsLike ?? weather.temperature
    if let felt, felt.severityAsFelt != nil {
      return felt.celsius > 0
        ? language.say(
          en: "Keep it short: the heat is hard on a dog.",
          ru: "Недолго: в такую жару собаке тяжело.")
        : language.say(
          en: "Keep it short: the frost is hard on paws.",
          ru: "Недолго: мороз опасен для лап.")
    }
    if (weather.wind.gusts ?? weather.wind.speed)?.severity != nil {
      return language.say(en: "Mind the wind.", ru: "Осторожно, ветер.")
    }
    return nil
  }

  var place: String { language.say(en: "The place for a walk", ru: "Место прогулки") }
}
