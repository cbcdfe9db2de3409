import AppRuntime
import Core
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

  func label(_ item: ViewSwitch) -> String {
    switch item {
    case .motion: language.say(en: "Animations", ru: "Анимация")
    case .mouse: language.say(en: "Mouse", ru: "Мышь")
    case .flat: language.say(en: "Screen reader", ru: "Диктор экрана")
    }
  }
  var on: String { language.say(en: "on", ru: "вкл.") }
  var off: String { language.say(en: "off", ru: "выкл.") }

  // MARK: Units

  var unitsHeading: String { language.say(en: "Units", ru: "Единицы") }
  func label(_ row: UnitRow) -> String {
    switch row {
    case .weight: language.say(en: "Weight", ru: "Вес")
    case .weekStart: language.say(en: "Week begins", ru: "Начало недели")
    case .clock: language.say(en: "Clock", ru: "Время")
    }
  }
  /// As the region has it, and what that is.
  func automatic(_ value: String) -> String {
    language.say(en: "auto: \(value)", ru: "авто: \(value)")
  }
  func weight(_ unit: WeightUnit) -> String {
    switch unit {
    case .kilograms: language.say(en: "kg", ru: "кг")
    case .pounds: language.say(en: "lb", ru: "фунты")
    }
  }
  func weekStart(_ start: WeekStart) -> String {
    CalendarWords(language).inLine(start.weekday)
  }
  func clock(_ style: ClockStyle) -> String {
    switch style {
    case .hours24: language.say(en: "24 h", ru: "24 ч")
    case .hours12: language.say(en: "12 h", ru: "12 ч")
    }
  }

  // MARK: Rows

  var rowsLabel: String { language.say(en: "Profile", ru: "Профиль") }
  func row(_ row: ProfileRow) -> String {
    switch row {
    case .pets: pets
    case .premium: PremiumWords(language).title
    case .contact: language.say(en: "Write to the developer", ru: "Написать разработчику")
    case .about: about
    case .developer: language.say(en: "For developers", ru: "Для разработчиков")
    case .resetLaunch: reset(.launch)
    case .resetPremium: reset(.premium)
    }
  }
  var about: String { language.say(en: "About Moggy", ru: "О программе") }
  var premiumOn: String { language.say(en: "on", ru: "включён") }
  var premiumOff: String { language.say(en: "off", ru: "выключен") }
  var openHint: String { language.say(en: "open", ru: "открыть") }

  var pets: String { language.say(en: "Pets", ru: "Питомцы") }

  // MARK: Contact

  var mailSubject: String { language.say(en: "About Moggy", ru: "О программе Moggy") }
  var mailBody: String {
    language.say(
      en: "What happened, and what did you expect instead?",
      ru: "Что произошло и чего вы ожидали?")
  }
  var mailStarted: String {
    language.say(en: "Your mail program opens.", ru: "Открывается почтовая программа.")
  }
  var contactText: String {
    language.say(
      en: "No mail program could be opened. Write to:",
      ru: "Почтовую программу открыть не удалось. Напишите на:")
  }
  var noContact: String {
    language.say(
      en: "No address is set. Write one into config.toml; “moggy config path” says where that is.",
      ru: "Адрес не задан. Впишите его в config.toml; где он, скажет «moggy config path».")
  }
  /// The lines of the file that set one.
  var contactExample: [String] {
    let address = language.say(en: "name@example.org", ru: "имя@example.org")
    return ["[contact]", "email = \"\(address)\""]
  }
  var copy: String { language.say(en: "Copy", ru: "Скопировать") }
  var copyHint: String { language.say(en: "copy", ru: "скопировать") }
  /// Terminals do not say whether they have done it.
  var copied: String {
    language.say(
      en: "The address was handed to the terminal’s clipboard.",
      ru: "Адрес передан в буфер обмена терминала.")
  }

  // MARK: For developers

  func reset(_ reset: ProfileReset) -> String {
    switch reset {
    case .launch: language.say(en: "Reset the first launch", ru: "Сбросить первый запуск")
    case .premium: language.say(en: "Reset the purchase", ru: "Сбросить покупку")
    }
  }
  func question(_ reset: ProfileReset) -> String {
    switch reset {
    case .launch:
      language.say(
        en: "The introduction will be shown again at the next start.",
        ru: "При следующем запуске снова появится знакомство.")
    case .premium:
      language.say(
        en: "Premium will be off. All pets stay; only adding is limited.",
        ru: "Premium выключится. Все питомцы останутся, ограничено только добавление.")
    }
  }
  func done(_ reset: ProfileReset) -> String {
    switch reset {
    case .launch:
      language.say(
        en: "First launch: not seen. The introduction comes at the next start.",
        ru: "Первый запуск: ещё не было. Знакомство — при следующем запуске.")
    case .premium: language.say(en: "Premium: off.", ru: "Premium: выключен.")
    }
  }
  var resetButton: String { language.say(en: "Reset", ru: "Сбросить") }
  var keepButton: String { language.say(en: "Keep", ru: "Оставить") }

  // MARK: About

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

  func version(_ about: AboutInfo) -> String { "Moggy \(about.version) (\(about.build))" }
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
      en:
        "All drawings and texts are our own. Your records stay here; only for the weather a place is sent.",
      ru:
        "Все рисунки и тексты — наши. Ваши записи остаются здесь; ради погоды отправляется только место."
    )
  }
}
