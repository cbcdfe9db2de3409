import AppRuntime
import Core
import Toolkit

/// Every text of the Profile tab.
public typealias ProfileWords = Words<ProfileFeature>

extension ProfileWords {
  public var title: String { say(en: "Profile", ru: "Профиль") }
  var languageLabel: String { say(en: "Language", ru: "Язык") }
  var themeLabel: String { say(en: "Theme", ru: "Тема") }
  var dataLabel: String { say(en: "Data folder", ru: "Папка данных") }
  var nothingKept: String { say(en: "nothing is kept", ru: "ничего не сохраняется") }

  func label(_ item: ViewSwitch) -> String {
    switch item {
    case .motion: say(en: "Animations", ru: "Анимация")
    case .mouse: say(en: "Mouse", ru: "Мышь")
    case .flat: say(en: "Screen reader", ru: "Диктор экрана")
    }
  }
  var on: String { say(en: "on", ru: "вкл.") }
  var off: String { say(en: "off", ru: "выкл.") }

  /// The title of the group of language, theme and switches.
  var lookHeading: String { say(en: "Language and look", ru: "Язык и вид") }

  // MARK: Units
  var unitsHeading: String { say(en: "Units", ru: "Единицы") }
  func label(_ row: UnitRow) -> String {
    switch row {
    case .weight: say(en: "Weight", ru: "Вес")
    case .weekStart: say(en: "Week begins", ru: "Начало недели")
    case .clock: say(en: "Clock", ru: "Время")
    case .date: say(en: "Dates", ru: "Даты")
    }
  }
  /// As the region has it, and what that is.
  func automatic(_ value: String) -> String { say(en: "auto: \(value)", ru: "авто: \(value)") }
  func weight(_ unit: WeightUnit) -> String {
    switch unit {
    case .kilograms: say(en: "kg", ru: "кг")
    case .pounds: say(en: "lb", ru: "фунты")
    }
  }
  func weekStart(_ start: WeekStart) -> String { CalendarWords(language).inLine(start.weekday) }
  func clock(_ style: ClockStyle) -> String {
    switch style {
    case .hours24: say(en: "24 h", ru: "24 ч")
    case .hours12: say(en: "12 h", ru: "12 ч")
    }
  }

  func date(_ style: DateStyle) -> String {
    switch style {
    case .dayMonthYear: say(en: "dd.mm.yyyy", ru: "дд.мм.гггг")
    case .monthDayYear: say(en: "mm/dd/yyyy", ru: "мм/дд/гггг")
    case .yearMonthDay: say(en: "yyyy-mm-dd", ru: "гггг-мм-дд")
    }
  }

  // MARK: Rows
  var rowsLabel: String { say(en: "Profile", ru: "Профиль") }
  func row(_ row: ProfileRow) -> String {
    switch row {
    case .pets: pets
    case .premium: PremiumWords(language).title
    case .contact: say(en: "Write to the developer", ru: "Написать разработчику")
    case .about: about
    case .developer: say(en: "For developers", ru: "Для разработчиков")
    case .resetLaunch: reset(.launch)
    case .resetPremium: reset(.premium)
    }
  }
  /// The hint of the key that opens it.
  func hint(_ row: ProfileRow) -> String {
    switch row {
    case .pets: say(en: "all pets", ru: "все питомцы")
    case .premium: say(en: "premium", ru: "премиум")
    case .contact: say(en: "write to the developer", ru: "написать разработчику")
    case .about: say(en: "about", ru: "о программе")
    case .developer, .resetLaunch, .resetPremium: self.row(row)
    }
  }
  var about: String { say(en: "About Moggy", ru: "О программе") }
  var premiumOn: String { say(en: "on", ru: "включён") }
  var premiumOff: String { say(en: "off", ru: "выключен") }
  var openHint: String { say(en: "open", ru: "открыть") }
  var pets: String { say(en: "Pets", ru: "Питомцы") }

  // MARK: Contact
  var mailSubject: String { say(en: "About Moggy", ru: "О программе Moggy") }
  var mailBody: String {
    say(
      en: "What happened, and what did you expect instead?", ru: "Что произошло и чего вы ожидали?")
  }
  var mailStarted: String {
    say(en: "Your mail program opens.", ru: "Открывается почтовая программа.")
  }
  var contactText: String {
    say(
      en: "No mail program could be opened. Write to:",
      ru: "Почтовую программу открыть не удалось. Напишите на:")
  }
  var copy: String { say(en: "Copy", ru: "Скопировать") }
  var copyHint: String { say(en: "copy", ru: "скопировать") }

  /// Terminals do not say whether they have done it.
  var copied: String {
    say(
      en: "The address was handed to the terminal’s clipboard.",
      ru: "Адрес передан в буфер обмена терминала.")
  }

  // MARK: For developers
  func reset(_ reset: ProfileReset) -> String {
    switch reset {
    case .launch: say(en: "Reset the first launch", ru: "Сбросить первый запуск")
    case .premium: say(en: "Reset the purchase", ru: "Сбросить покупку")
    }
  }
  func question(_ reset: ProfileReset) -> String {
    switch reset {
    case .launch:
      say(
        en: "The introduction will be shown again at the next start.",
        ru: "При следующем запуске снова появится знакомство.")
    case .premium:
      say(
        en: "Premium will be off. All pets stay; only adding is limited.",
        ru: "Premium выключится. Все питомцы останутся, ограничено только добавление.")
    }
  }
  func done(_ reset: ProfileReset) -> String {
    switch reset {
    case .launch:
      say(
        en: "First launch: not seen. The introduction comes at the next start.",
        ru: "Первый запуск: ещё не было. Знакомство — при следующем запуске.")
    case .premium: say(en: "Premium: off.", ru: "Premium: выключен.")
    }
  }
  var resetButton: String { say(en: "Reset", ru: "Сбросить") }
  var keepButton: String { say(en: "Keep", ru: "Оставить") }

  // MARK: About
  var close: String { say(en: "Close", ru: "Закрыть") }
  func theme(_ name: ThemeName) -> String { ViewWords(language).theme(named: name) }

  func given(_ origin: SettingOrigin) -> String {
    switch origin {
    case .commandLine: say(en: "as given at the start", ru: "как задано при запуске")
    case .file: say(en: "as given in config.toml", ru: "как задано в config.toml")
    }
  }

  /// Another than that has been chosen since.
  func givenOtherwise(_ origin: SettingOrigin) -> String {
    switch origin {
    case .commandLine: say(en: "another was given at the start", ru: "при запуске задано другое")
    case .file: say(en: "config.toml says otherwise", ru: "в config.toml задано другое")
    }
  }

  func version(_ about: AboutInfo) -> String { "Moggy \(about.version) (\(about.build))" }
  var summary: String {
    say(
      en: "Weather for walks, pets, habits, travels and cats to meet, in the terminal.",
      ru: "Погода для прогулок, питомцы, привычки, поездки и знакомства котов — в терминале.")
  }
  var licence: String {
    say(
      en: "Free software under the MIT licence, without any warranty.",
      ru: "Свободная программа под лицензией MIT, без каких-либо гарантий.")
  }
  var madeWith: String { say(en: "Made with", ru: "Сделано с помощью") }
  var credits: String { say(en: "Data and pictures", ru: "Данные и рисунки") }
  var creditsText: String {
    say(
      en:
        "All drawings and texts are our own. Your records stay here; only for the weather a place is sent.",
      ru:
        "Все рисунки и тексты — наши. Ваши записи остаются здесь; ради погоды отправляется только место."
    )
  }
}
