import Core

/// Reads a date as people type it, in either language: `2021-05-14`, `14.05.2021`, `14/05/21`,
/// `14.05`, `14052021`, `14 мая 2021`, `14 may`, `May 14, 2021`, `today`, `вчера`.
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
      return relative(words[0]) ?? DateInput.day(in: words[0], latest: latest)
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

  /// `14.05`, and `14.05.` as one stops typing.
  private func short(_ word: String) -> CalendarDay? {
    var parts = word.split(separator: ".", omittingEmptySubsequences: false)
    if parts.count == 3, parts[2].isEmpty { parts.removeLast() }
    guard parts.count == 2, let day = number(parts[0], 1...2), let month = number(parts[1], 1...2)
    else { return nil }
    return withoutYear(day, month)
  }

  /// `14052021`.
  private func compact(_ word: String) -> CalendarDay? {
    guard let number = number(word, 8...8) else { return nil }
    return CalendarDay(year: number % 10_000, month: number / 10_000 % 100, day: number / 1_000_000)
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
      CalendarWords.englishNames, CalendarWords.russianNames, CalendarWords.russianGenitives,
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
    guard digits.contains(text.utf8.count), text.utf8.allSatisfy({ (48...57).contains($0) }) else {
      return nil
    }
    return Int(text)
  }
}
