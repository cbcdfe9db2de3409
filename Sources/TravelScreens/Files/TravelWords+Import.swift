import Core
import Places
import Semantics
import Toolkit
import TravelDomain

/// The words of what a file would bring.
extension TravelWords {
  var importTitle: String { language.say(en: "Import travels", ru: "Импорт поездок") }

  public func toBeAdded(_ preview: ImportPreview) -> String {
    if preview.isEmpty {
      return language.say(
        en: "There is nothing new in this file.", ru: "В этом файле нет ничего нового.")
    }
    let both = both(preview.countries.count, preview.cities.count)
    return language.say(en: "To be added: \(both)", ru: "Добавятся: \(both)")
  }

  func rows(_ preview: ImportPreview, in file: String) -> String {
    let rows = language.plural(
      preview.rows, en: ("row", "rows"), ru: ("строка", "строки", "строк"))
    return told([file, name(preview.format), "\(language.number(Double(preview.rows))) \(rows)"])
  }

  public func imported(_ countries: Int, _ cities: Int) -> String {
    let both = both(countries, cities)
    return language.say(
      en: "\(both) added. u takes them out again.", ru: "Добавлено: \(both). Отменить — u.")
  }

  private func both(_ countries: Int, _ cities: Int) -> String {
    let (some, others) = (self.countries(countries), self.cities(cities))
    return language.say(en: "\(some) and \(others)", ru: "\(some) и \(others)")
  }

  // MARK: The report

  /// What was not understood comes first: it is what a person has to do something about.
  func report(_ preview: ImportPreview, country: (String) -> String) -> [ReportSection] {
    [
      section(
        language.say(en: "Rows not understood:", ru: "Не поняты строки:"), .warning,
        preview.problems.count,
        preview.problems.first.map(line)),
      section(
        language.say(en: "Taken for:", ru: "Понято как:"), .accent, preview.guessCount,
        preview.guesses.map(line)),
      newCountries(preview), newCities(preview, country: country),
      section(
        language.say(en: "Already there:", ru: "Уже есть:"), .accent, preview.knownCount,
        preview.known.map { numbered($0.line, $0.names[language]) }),
    ].compactMap { $0 }
  }

  private func section(
    _ title: String, _ role: ThemeRole, _ count: Int, _ lines: [String]
  ) -> ReportSection? {
    if count == 0 { return nil }
    let rest = count - lines.count
    return ReportSection(
      title: "\(title) \(language.number(Double(count)))", role: role,
      lines: rest > 0 ? lines + [more(rest)] : lines)
  }

  public func more(_ count: Int) -> String {
    let number = language.number(Double(count))
    return language.say(en: "… and \(number) more", ru: "… и ещё \(number)")
  }

  private static let mostNames = 300

  private func newCountries(_ preview: ImportPreview) -> ReportSection? {
    if preview.countries.isEmpty { return nil }
    let names = preview.countries.map { $0.name(language) }
    return ReportSection(
      title: language.say(en: "New countries:", ru: "Новые страны:"),
      lines: [names.joined(separator: ", ")])
  }

  /// Those of a country on one line.
  private func newCities(
    _ preview: ImportPreview, country: (String) -> String
  ) -> ReportSection? {
    if preview.cities.isEmpty { return nil }
    var (codes, names): ([String], [String: [String]]) = ([], [:])
    for city in preview.cities.prefix(Self.mostNames) {
      if names[city.country] == nil { codes.append(city.country) }
      names[city.country, default: []].append(city.name(language))
    }
    var lines = codes.map { "\(country($0)): \((names[$0] ?? []).joined(separator: ", "))" }
    let rest = preview.cities.count - Self.mostNames
    if rest > 0 { lines.append(more(rest)) }
    return ReportSection(
      title: language.say(en: "New cities:", ru: "Новые города:"), lines: lines)
  }

  private func line(_ guess: ImportPreview.Guess) -> String {
    let name = guess.names[language]
    let isFar = (guess.distance ?? 0) >= 1
    let distance = isFar ? " (\(language.number(guess.distance ?? 0)) \(kilometres))" : ""
    return numbered(guess.line, guess.text.isEmpty ? name : "“\(guess.text)” → \(name)") + distance
  }

  private var kilometres: String { language.say(en: "km", ru: "км") }

  private func numbered(_ line: Int, _ text: String) -> String {
    language.say(en: "line \(line): \(text)", ru: "строка \(line): \(text)")
  }

  /// Where it stands, what it says, and why it is not taken.
  public func line(_ problem: ImportProblem) -> String {
    let text =
      problem.text.isEmpty
      ? ""
      : language.say(
        en: "“\(problem.text)” — ", ru: "«\(problem.text)» — ")
    return numbered(problem.line, text + reason(problem.reason))
  }
}
