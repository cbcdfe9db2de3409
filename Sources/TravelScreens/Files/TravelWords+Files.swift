import Core
import FilePrompts
import Interchange
import Places
import Toolkit
import TravelDomain

/// The words of files and posters.
extension TravelWords {
  var importButton: String { say(en: "Import…", ru: "Импорт…") }
  var exportButton: String { say(en: "Export…", ru: "Экспорт…") }
  var posterButton: String { say(en: "Poster…", ru: "Плакат…") }
  var importHint: String { say(en: "import", ru: "импорт") }
  var exportHint: String { say(en: "export", ru: "экспорт") }
  var posterHint: String { say(en: "poster", ru: "плакат") }
  var saveButton: String { say(en: "Save…", ru: "Сохранить…") }
  var saveHint: String { say(en: "save to a file", ru: "записать в файл") }
  var poster: String { say(en: "Poster", ru: "Плакат") }
  public var posterTitle: String { say(en: "My travels", ru: "Мои поездки") }
  var nothingYet: String { say(en: "Nothing has been added yet.", ru: "Пока ничего не добавлено.") }

  func fileName(_ purpose: TravelFilePurpose) -> String {
    let name =
      switch purpose {
      case .load, .records: say(en: "travels", ru: "поездки")
      case .svgPoster, .pngPoster, .textPoster: say(en: "poster", ru: "плакат")
      }
    return "\(name).\(purpose.fileEnding)"
  }

  func name(_ form: TravelFilePurpose) -> String {
    switch form {
    case .load: ""
    case .records(let format): name(format)
    case .svgPoster: "SVG"
    case .pngPoster: "PNG"
    case .textPoster: say(en: "Text", ru: "Текст")
    }
  }

  func name(_ format: ExchangeFormat) -> String {
    switch format {
    case .geoJSON: "GeoJSON"
    case .csv: "CSV"
    case .kml: "KML"
    case .gpx: "GPX"
    }
  }

  func prompt(_ purpose: TravelFilePurpose) -> PathPromptWords {
    switch purpose {
    case .load: .loading(language, title: importTitle, about: importAbout)
    case .records:
      .saving(language, title: say(en: "Export travels", ru: "Экспорт поездок"), about: exportAbout)
    case .svgPoster, .pngPoster, .textPoster:
      .saving(language, title: say(en: "Save the poster", ru: "Сохранение плаката"))
    }
  }

  private var importAbout: String {
    say(
      en: "A list of places as CSV, GeoJSON, GPX or KML. What it would add is shown first.",
      ru: "Список мест в CSV, GeoJSON, GPX или KML. Сначала будет показано, что добавится.")
  }

  private var exportAbout: String {
    say(
      en: "All countries and cities; the file can be imported again.",
      ru: "Все страны и города; файл можно импортировать обратно.")
  }

  // MARK: Problems
  /// Returns the reason that a file was not read.
  public func failure(_ failure: TravelFileFailure) -> String {
    switch failure {
    case .file(let problem): problem.words(language)
    case .notText: say(en: "This is no text", ru: "Это не текст")
    }
  }
}

/// The words of what a file would bring.
extension TravelWords {
  var importTitle: String { say(en: "Import travels", ru: "Импорт поездок") }

  public func toBeAdded(_ preview: ImportPreview) -> String {
    if preview.isEmpty {
      return say(en: "There is nothing new in this file.", ru: "В этом файле нет ничего нового.")
    }
    let both = both(preview.countries.count, preview.cities.count)
    return say(en: "To be added: \(both)", ru: "Добавятся: \(both)")
  }

  func rows(_ preview: ImportPreview, in file: String) -> String {
    let rows = plural(preview.rows, en: ("row", "rows"), ru: ("строка", "строки", "строк"))
    return told([file, name(preview.format), "\(number(Double(preview.rows))) \(rows)"])
  }

  public func imported(_ countries: Int, _ cities: Int) -> String {
    let both = both(countries, cities)
    return say(
      en: "\(both) added. u takes them out again.", ru: "Добавлено: \(both). Отменить — u.")
  }

  private func both(_ countries: Int, _ cities: Int) -> String {
    let (some, others) = (self.countries(countries), self.cities(cities))
    return say(en: "\(some) and \(others)", ru: "\(some) и \(others)")
  }

  // MARK: The report
  /// Returns the parts of the report; rows not understood come first.
  func report(_ preview: ImportPreview, country: (String) -> String) -> [ReportSection] {
    [
      section(
        say(en: "Rows not understood:", ru: "Не поняты строки:"), .warning,
        preview.problems.count,
        preview.problems.first.map(line)),
      section(
        say(en: "Taken for:", ru: "Понято как:"), .accent, preview.guessCount,
        preview.guesses.map(line)),
      newCountries(preview), newCities(preview, country: country),
      section(
        say(en: "Already there:", ru: "Уже есть:"), .accent, preview.knownCount,
        preview.known.map { numbered($0.line, $0.names[language]) }),
    ].compactMap { $0 }
  }

  private func section(
    _ title: String, _ role: ThemeRole, _ count: Int, _ lines: [String]
  ) -> ReportSection? {
    if count == 0 { return nil }
    let rest = count - lines.count
    return ReportSection(
      title: "\(title) \(number(Double(count)))", role: role,
      lines: rest > 0 ? lines + [more(rest)] : lines)
  }

  public func more(_ count: Int) -> String {
    let number = number(Double(count))
    return say(en: "… and \(number) more", ru: "… и ещё \(number)")
  }

  private static let mostNames = 300

  private func newCountries(_ preview: ImportPreview) -> ReportSection? {
    if preview.countries.isEmpty { return nil }
    let names = preview.countries.map { $0.name(language) }
    return ReportSection(
      title: say(en: "New countries:", ru: "Новые страны:"), lines: [names.joined(separator: ", ")])
  }

  /// Those of a country on one line.
  private func newCities(_ preview: ImportPreview, country: (String) -> String) -> ReportSection? {
    if preview.cities.isEmpty { return nil }
    var (codes, names): ([String], [String: [String]]) = ([], [:])
    for city in preview.cities.prefix(Self.mostNames) {
      if names[city.country] == nil { codes.append(city.country) }
      names[city.country, default: []].append(city.name(language))
    }
    var lines = codes.map { "\(country($0)): \((names[$0] ?? []).joined(separator: ", "))" }
    let rest = preview.cities.count - Self.mostNames
    if rest > 0 { lines.append(more(rest)) }
    return ReportSection(title: say(en: "New cities:", ru: "Новые города:"), lines: lines)
  }

  private func line(_ guess: ImportPreview.Guess) -> String {
    let name = guess.names[language]
    let isFar = (guess.distance ?? 0) >= 1
    let distance = isFar ? " (\(number(guess.distance ?? 0)) \(kilometres))" : ""
    return numbered(guess.line, guess.text.isEmpty ? name : "“\(guess.text)” → \(name)") + distance
  }

  private var kilometres: String { say(en: "km", ru: "км") }

  private func numbered(_ line: Int, _ text: String) -> String {
    say(en: "line \(line): \(text)", ru: "строка \(line): \(text)")
  }

  /// Returns the line number, the text and the reason of a row that is not taken.
  public func line(_ problem: ImportProblem) -> String {
    let text =
      problem.text.isEmpty
      ? ""
      : say(en: "“\(problem.text)” — ", ru: "«\(problem.text)» — ")
    return numbered(problem.line, text + reason(problem.reason))
  }
}

/// The reasons that a row of a file is not taken.
extension TravelWords {
  private func names(_ countries: [Country]) -> String {
    countries.map { $0.name(language) }.joined(separator: ", ")
  }

  func reason(_ reason: ImportProblem.Reason) -> String {
    switch reason {
    case .nothing: say(en: "it names no place", ru: "места в ней нет")
    case .unknownCountry(let name):
      say(en: "there is no country “\(name)”", ru: "страны «\(name)» нет")
    case .unknownCity(let name): say(en: "there is no city “\(name)”", ru: "города «\(name)» нет")
    case .ambiguousCountry(let countries):
      say(
        en: "several countries are called so: \(names(countries))",
        ru: "так называются несколько стран: \(names(countries))")
    case .ambiguous(let cities):
      say(
        en: "several cities are called so: \(origins(cities))",
        ru: "так называются несколько городов: \(origins(cities))")
    case .elsewhere(let city):
      say(
        en: "it is in another country: \(city.countryNames[language])",
        ru: "это в другой стране: \(city.countryNames[language])")
    case .badDate(let text):
      say(
        en: "“\(text)” is no date, as 2019, 2019-05 or 2019-05-14",
        ru: "«\(text)» — не дата, например 2019, 2019-05 или 2019-05-14")
    case .badState(let text):
      say(en: "“\(text)” is none of been, want, lived", ru: "«\(text)» — не been, want или lived")
    case .badNote(let most):
      say(en: "the note has more than \(most) characters", ru: "в заметке больше \(most) знаков")
    case .endsBeforeStart: say(en: "it ends before it begins", ru: "конец раньше начала")
    case .noPlaces: say(en: "the file of places is missing", ru: "нет файла с местами")
    default: rareReason(reason)
    }
  }

  private func origins(_ cities: [City]) -> String {
    cities.prefix(3).map { $0.origin(language) }.joined(separator: "; ")
  }

  private func rareReason(_ reason: ImportProblem.Reason) -> String {
    switch reason {
    case .badCoordinates: say(en: "these are no coordinates", ru: "это не координаты")
    case .outside(let code):
      say(en: "the point is not in that country (\(code))", ru: "точка не в этой стране (\(code))")
    case .nothingNear(let city, let distance):
      say(
        en:
          "no place is near; the closest is \(city.name(language)), \(number(distance)) km",
        ru: "рядом ничего нет; ближе всего \(city.name(language)), \(number(distance)) км")
    case .inNoCountry: say(en: "the point is in no country", ru: "точка вне всех стран")
    default: reasonOfFile(reason)
    }
  }

  private func reasonOfFile(_ reason: ImportProblem.Reason) -> String {
    switch reason {
    case .noHeader:
      return say(
        en: "the first line has to name columns, as name, country, state",
        ru: "первая строка должна называть столбцы, например name, country, state")
    case .openQuote: return say(en: "a quote is not closed", ru: "кавычка не закрыта")
    case .notJSON: return say(en: "this is no GeoJSON", ru: "это не GeoJSON")
    case .notXML: return say(en: "this is no GPX", ru: "это не GPX")
    case .declaresTypes:
      return say(
        en: "it declares types of its own, which are not read",
        ru: "в файле свои объявления типов, они не читаются")
    case .tooDeep: return say(en: "it is nested too deeply", ru: "слишком глубокая вложенность")
    case .tooMany(let most):
      let number = number(Double(most))
      return say(en: "more than \(number) are not read", ru: "больше \(number) не читается")
    default: return say(en: "it is not understood", ru: "не понято")
    }
  }
}

/// A part of what is told of a file, a line for each thing.
struct ReportSection: Equatable {
  let title: String
  var role = ThemeRole.accent
  let lines: [String]
}
