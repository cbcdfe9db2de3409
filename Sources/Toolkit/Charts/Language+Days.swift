extension Language {
  /// The short name of a month, from 1: `Mar`, `мар`.
  func shortMonth(_ month: Int) -> String {
    Self.name(
      month - 1,
      say(
        en: "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec",
        ru: "янв фев мар апр май июн июл авг сен окт ноя дек"))
  }

  /// The name of a month by itself, from 1: `March`, `март`.
  func month(_ month: Int) -> String {
    Self.name(
      month - 1,
      say(
        en: "January February March April May June July August September October November December",
        ru: "январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь"))
  }

  /// `14 March`, `14 марта`.
  func date(_ day: ChartDay) -> String {
    let month = Self.name(
      day.month - 1,
      say(
        en: "January February March April May June July August September October November December",
        ru: "января февраля марта апреля мая июня июля августа сентября октября ноября декабря"))
    return "\(day.day) \(month)"
  }

  /// The short name of a day of the week, 0 for Monday: `Mon`, `пн`.
  public func shortWeekday(_ weekday: Int) -> String {
    Self.name(weekday, say(en: "Mon Tue Wed Thu Fri Sat Sun", ru: "пн вт ср чт пт сб вс"))
  }

  private static func name(_ index: Int, _ names: String) -> String {
    let names = names.split(separator: " ")
    return names.indices.contains(index) ? String(names[index]) : ""
  }
}
