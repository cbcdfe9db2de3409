import Toolkit

/// Every text of the Profile tab.
public struct ProfileWords: Sendable {
  let language: Language

  public init(_ language: Language) {
    self.language = language
  }

  public var title: String { language.say(en: "Profile", ru: "Профиль") }
  var languageLabel: String { language.say(en: "Language", ru: "Язык") }
  var themeLabel: String { language.say(en: "Theme", ru: "Тема") }
  var dataLabel: String { language.say(en: "Data folder", ru: "Папка данных") }
  var nothingKept: String {
    language.say(en: "nothing is kept", ru: "ничего не сохраняется")
  }
  var about: String { language.say(en: "About Moggy", ru: "О программе") }
  var close: String { language.say(en: "Close", ru: "Закрыть") }

  func theme(_ name: ThemeName) -> String { ViewWords(language).theme(named: name) }

  func given(_ origin: SettingOrigin) -> String {
    switch origin {
    case .commandLine: language.say(en: "as given at the start", ru: "как задано при запуске")
    case .file: language.say(en: "as given in config.toml", ru: "как задано в config.toml")
    }
  }

  /// Another than that has been chosen since.
  func givenOtherwise(_ origin: SettingOrigin) -> String {
    switch origin {
    case .commandLine:
      language.say(en: "another was given at the start", ru: "при запуске задано другое")
    case .file: language.say(en: "config.toml says otherwise", ru: "в config.toml задано другое")
    }
  }

  func version(_ version: String) -> String {
    language.say(en: "Moggy \(version)", ru: "Moggy \(version)")
  }
  var summary: String {
    language.say(
      en: "A home for your pets in the terminal.",
      ru: "Дом для ваших питомцев в терминале.")
  }
  var licence: String {
    language.say(
      en: "Free software under the MIT licence, without any warranty.",
      ru: "Свободная программа под лицензией MIT, без каких-либо гарантий.")
  }
  var madeWith: String { language.say(en: "Made with", ru: "Сделано с помощью") }
  var credits: String { language.say(en: "Data and pictures", ru: "Данные и рисунки") }
  var creditsText: String {
    language.say(
      en: "All drawings and texts are our own. Nothing is sent anywhere.",
      ru: "Все рисунки и тексты — наши. Никакие данные никуда не отправляются.")
  }
}
