import Core

/// The names of months and days, and how a date is said.
public typealias CalendarWords = Words<CalendarTopic>

/// The topic of ``CalendarWords``, with the tables behind them.
public enum CalendarTopic {
  static let englishNames = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  static let russianNames = [
    "январь", "февраль", "март", "апрель", "май", "июнь", "июль", "август", "сентябрь",
    "октябрь", "ноябрь", "декабрь",
  ]

  static let russianGenitives = [
    "января", "февраля", "марта", "апреля", "мая", "июня", "июля", "августа", "сентября",
    "октября", "ноября", "декабря",
  ]
}

extension CalendarWords {
  /// The month by itself, as above a calendar: `March`, `март`.
  public func name(of month: Int) -> String {
    let names = language == .russian ? Topic.russianNames : Topic.englishNames
    return names.indices.contains(month - 1) ? names[month - 1] : ""
  }

  /// The month within a date: `March`, `марта`.
  public func nameInDate(of month: Int) -> String {
    let names = language == .russian ? Topic.russianGenitives : Topic.englishNames
    return names.indices.contains(month - 1) ? names[month - 1] : ""
  }

  /// `March 2026`, `март 2026`.
  public func title(_ month: CalendarMonth) -> String { "\(name(of: month.month)) \(month.year)" }
  /// The month where there is little room: `Mar`, `мар`.
  public func short(_ month: CalendarMonth) -> String { String(name(of: month.month).prefix(3)) }

  /// Two letters, for the head of a calendar: `Mo`, `Пн`.
  public func short(_ day: Weekday) -> String {
    let names = say(en: "Mo Tu We Th Fr Sa Su", ru: "Пн Вт Ср Чт Пт Сб Вс")
    return String(names.split(separator: " ")[day.rawValue - 1])
  }

  /// In a line, beside an axis: `Mon`, `пн`.
  public func inLine(_ day: Weekday) -> String {
    let names = say(en: "Mon Tue Wed Thu Fri Sat Sun", ru: "пн вт ср чт пт сб вс")
    return String(names.split(separator: " ")[day.rawValue - 1])
  }

  /// At the beginning of a line: `Mon`, `Пн`.
  public func leading(_ day: Weekday) -> String { say(en: inLine(day), ru: short(day)) }

  public func name(of day: Weekday) -> String {
    let names = say(
      en: "Monday Tuesday Wednesday Thursday Friday Saturday Sunday",
      ru: "понедельник вторник среда четверг пятница суббота воскресенье")
    return String(names.split(separator: " ")[day.rawValue - 1])
  }

  /// `6 March 2026`, `6 марта 2026`.
  public func date(_ day: CalendarDay) -> String { "\(dateInYear(day)) \(day.year)" }
  /// Returns a date without its year: `6 March`, `6 марта`.
  public func dateInYear(_ day: CalendarDay) -> String { "\(day.day) \(nameInDate(of: day.month))" }
  /// `Friday, 6 March 2026`, `пятница, 6 марта 2026`.
  public func full(_ day: CalendarDay) -> String { "\(name(of: day.weekday)), \(date(day))" }
  /// `Fri, 06.03.2026`: the shortest that names the day of the week too.
  public func brief(_ day: CalendarDay) -> String { "\(leading(day.weekday)), \(digits(day))" }
}
