import Core

/// Reads a date as people type it, in either language: `2021-05-14`, `14.05.2021`, `14/05/21`,
/// `14.05`, `14052021`, `14 мая 2021`, `14 may`, `May 14, 2021`, `today`, `вчера`, `+1y`, `+2н`.
///
/// A year of two digits, and one that is left out, is the newest that is within the bounds; where
/// these have no end, the year of two digits reaches half a century ahead, and the one that is left
/// out is this year.
struct DateReading {
  let rules: DateRules

  func day(in text: String) -> CalendarDay? {
    let words = Folding.fold(text).split { $0.isWhitespace || $0 == "," }.map(String.init)
    switch words.count {
    case 1:
      return relative(words[0]) ?? offset(words[0])
        ?? DateInput.day(in: words[0], latest: latest, style: rules.style)
        ?? short(words[0]) ?? compact(words[0])
    case 2, 3: return named(words)
    default: return nil
    }
  }

  /// The last day that a short year may mean.
  private var latest: CalendarDay {
    rules.latest == .last ? rules.today.adding(months: 50 * 12) : rules.latest
  }

  static let relatives = ["today", "сегодня", "yesterday", "вчера", "tomorrow", "завтра"]

  private func relative(_ word: String) -> CalendarDay? {
    switch word {
    case "today", "сегодня": rules.today
    case "yesterday", "вчера": rules.today.adding(days: -1)
    case "tomorrow", "завтра": rules.today.adding(days: 1)
    default: nil
    }
  }

  /// So many days, weeks, months or years from today: `+3d`, `+2w`, `+6m`, `+1y`, `+3д`, `+2н`, `+6м`,
  /// `+1г`.
  private func offset(_ word: String) -> CalendarDay? {
    guard word.first == "+", let unit = word.last,
      let count = number(word.dropFirst().dropLast(), 1...4)
    else { return nil }
    switch unit {
    case "d", "д": return rules.today.adding(days: count)
    case "w", "н": return rules.today.adding(days: 7 * count)
    case "m", "м": return rules.today.adding(months: count)
    case "y", "г": return rules.today.adding(months: 12 * count)
    default: return nil
    }
  }

  /// `14.05`, and `14.05.` as one stops typing; `05/14` where the month comes first.
  private func short(_ word: String) -> CalendarDay? {
    let separator: Character = word.contains("/") ? "/" : "."
    var parts = word.split(separator: separator, omittingEmptySubsequences: false)
    if parts.count == 3, parts[2].isEmpty { parts.removeLast() }
    guard parts.count == 2, let first = number(parts[0], 1...2),
      let second = number(parts[1], 1...2)
    else { return nil }
    let isMonthFirst = separator == "/" && rules.style == .monthDayYear
    return isMonthFirst ? withoutYear(second, first) : withoutYear(first, second)
  }

  /// `14052021`, `05142021` or `20210514`, in the order of the style.
  private func compact(_ word: String) -> CalendarDay? {
    guard let number = number(word, 8...8) else { return nil }
    if rules.style == .yearMonthDay {
      return CalendarDay(year: number / 10_000, month: number / 100 % 100, day: number % 100)
    }
    let (first, second) = (number / 1_000_000, number / 10_000 % 100)
    let (day, month) = rules.style == .monthDayYear ? (second, first) : (first, second)
    return CalendarDay(year: number % 10_000, month: month, day: day)
  }

  /// `14 мая`, `14 may 2021`, `may 14 2021`.
  private func named(_ words: [String]) -> CalendarDay? {
    let isMonthFirst = month(words[0]) != nil
    guard let month = month(words[isMonthFirst ? 0 : 1]),
      let day = number(words[isMonthFirst ? 1 : 0], 1...2)
    else { return nil }
    guard words.count == 3 else { return withoutYear(day, month) }
    guard let year = number(words[2], 2...4), words[2].utf8.count != 3 else { return nil }
    return DateInput.day(day, month, (year, words[2].utf8.count), latest)
  }

  private func withoutYear(_ day: Int, _ month: Int) -> CalendarDay? {
    let years = [rules.today.year, rules.today.year - 1]
    let days = years.compactMap { CalendarDay(year: $0, month: month, day: day) }
    return days.first { $0 <= rules.latest } ?? days.first
  }

  /// A month by its name, or at least the first three letters of it.
  private func month(_ word: String) -> Int? {
    let word = word.hasSuffix(".") ? String(word.dropLast()) : word
    guard word.count >= 3 || word == "мая" || word == "май" else { return nil }
    let lists = [
      CalendarTopic.englishNames, CalendarTopic.russianNames, CalendarTopic.russianGenitives,
    ]
    for names in lists {
      if let index = names.firstIndex(where: { Folding.fold($0).hasPrefix(word) }) {
        return index + 1
      }
    }
    return nil
  }

  /// ASCII digits alone, so many of them.
  private func number(_ text: some StringProtocol, _ digits: ClosedRange<Int>) -> Int? {
    guard digits.contains(text.utf8.count), text.utf8.allSatisfy({ (48...57).contains($0) })
    else { return nil }
    return Int(text)
  }

  /// Returns true if more typing can make another date of a text, or the first: no error shows at
  /// `1` on the way to `14.05.2021`, nor at `14.05` on the way to a later year.
  func isUnfinished(_ text: String) -> Bool {
    let words = text.lowercased().split { $0.isWhitespace || $0 == "," }.map(String.init)
    guard let last = words.last, words.count <= 3 else { return words.isEmpty }
    if words.count == 1, last.first == "+" { return last.dropFirst().allSatisfy(Self.isDigit) }
    if last.allSatisfy(Self.isDigit), words.count > 1 { return last.count < 4 }
    return isNameBegun(last) || words.count == 1 && isNumberBegun(last)
  }

  private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }

  /// The beginning of the name of a month, or of a word such as `tomorrow`.
  private func isNameBegun(_ word: String) -> Bool {
    let names =
      CalendarTopic.englishNames + CalendarTopic.russianNames + CalendarTopic.russianGenitives
    return (names.map { $0.lowercased() } + Self.relatives).contains { $0.hasPrefix(word) }
  }

  private func isNumberBegun(_ word: String) -> Bool {
    if word.allSatisfy(Self.isDigit) { return isCompactBegun(Array(word)) }
    for separator in [".", "/", "-"] as [Character] {
      let parts = word.split(separator: separator, omittingEmptySubsequences: false).map(
        String.init)
      guard parts.count > 1 else { continue }
      let limits =
        switch separator {
        case "-": [9999, 12, 31]
        case "/": [31, 31, 9999]
        default: [31, 12, 9999]
        }
      return parts.joined().allSatisfy(Self.isDigit) && isBegun(parts, limits)
    }
    return false
  }

  /// `1405`, or the year of `2021-05-14`.
  private func isCompactBegun(_ digits: [Character]) -> Bool {
    if digits.count <= 4 { return true }
    if digits.count >= 8 { return false }
    if rules.style == .yearMonthDay { return true }
    let (first, second) = (Int(String(digits[..<2])) ?? 0, Int(String(digits[2..<4])) ?? 0)
    let (day, month) = rules.style == .monthDayYear ? (second, first) : (first, second)
    return (1...31).contains(day) && (1...12).contains(month)
  }

  /// - Parameter limits: the largest number of each part; a year has four digits.
  private func isBegun(_ parts: [String], _ limits: [Int]) -> Bool {
    guard parts.count <= 3 else { return false }
    let lengths = limits.map { $0 == 9999 ? 4...4 : 1...2 }
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      let number = Int(part) ?? 0
      if isLast { return part.isEmpty || part.count < lengths[index].upperBound || index < 2 }
      guard lengths[index].contains(part.count), (1...limits[index]).contains(number)
      else { return false }
    }
    return false
  }
}

/// The days that a date may be, and how one is read from what was typed.
public struct DateRules: Hashable, Sendable {
  public var today: CalendarDay
  public var earliest: CalendarDay
  public var latest: CalendarDay
  /// The order of digits.
  public var style: DateStyle

  /// - Parameters:
  ///   - earliest: nil for no bound.
  ///   - latest: `today` where the future is not allowed; nil for no bound.
  public init(
    today: CalendarDay, earliest: CalendarDay? = nil, latest: CalendarDay? = nil,
    style: DateStyle = .dayMonthYear
  ) {
    (self.today, self.style) = (today, style)
    self.earliest = earliest ?? .first
    self.latest = max(latest ?? .last, self.earliest)
  }

  /// An error of a date.
  public enum Problem: Error, Hashable, Sendable {
    /// The style is the one of which the words give an example.
    case notADate(DateStyle)
    case tooEarly(CalendarDay)
    case tooLate(CalendarDay)

    public func words(_ language: Language) -> String {
      let calendar = CalendarWords(language)
      switch self {
      case .notADate(let style):
        return language.say(
          en: "No such date: try \(style.example) or 14 May 2021",
          ru: "Нет такой даты: например, \(style.example)")
      case .tooEarly(let day):
        let date = calendar.date(day)
        return language.say(en: "Not before \(date)", ru: "Не раньше \(date)")
      case .tooLate(let day):
        let date = calendar.date(day)
        return language.say(en: "Not after \(date)", ru: "Не позже \(date)")
      }
    }
  }

  /// The words of a calendar with digits in the order of these rules.
  func words(_ language: Language) -> CalendarWords {
    CalendarWords(language, units: Units(date: style))
  }

  /// The reason why a day is out of bounds; nil where it is within.
  public func problem(with day: CalendarDay) -> Problem? {
    if day < earliest { return .tooEarly(earliest) }
    return day > latest ? .tooLate(latest) : nil
  }

  /// The day nearest to another that is within the bounds.
  public func nearest(to day: CalendarDay) -> CalendarDay { min(max(day, earliest), latest) }

  /// Returns the day that a calendar opens on to change a text: its date, or today.
  public func start(for text: String) -> CalendarDay {
    nearest(to: DateReading(rules: self).day(in: text) ?? today)
  }

  /// Reads a date in any of the forms of ``DateReading``, and holds it to the bounds.
  public func day(in text: String) throws(Problem) -> CalendarDay {
    guard let day = DateReading(rules: self).day(in: text) else { throw .notADate(style) }
    if let problem = problem(with: day) { throw problem }
    return day
  }

  /// Returns the error of a text; nil for a good date and where there is none.
  public func problem(with text: String) -> Problem? {
    guard text.contains(where: { !$0.isWhitespace }) else { return nil }
    do throws(Problem) {
      _ = try day(in: text)
      return nil
    } catch { return error }
  }
}
