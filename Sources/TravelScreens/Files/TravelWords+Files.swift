import Core
import FilePrompts
import Toolkit
import TravelDomain

/// The words of files and posters.
extension TravelWords {
  var importButton: String { language.say(en: "Import…", ru: "Импорт…") }
  var exportButton: String { language.say(en: "Export…", ru: "Экспорт…") }
  var posterButton: String { language.say(en: "Poster…", ru: "Плакат…") }
  var importHint: String { language.say(en: "import", ru: "импорт") }
  var exportHint: String { language.say(en: "export", ru: "экспорт") }
  var posterHint: String { language.say(en: "poster", ru: "плакат") }
  var saveButton: String { language.say(en: "Save…", ru: "Сохранить…") }
  var saveHint: String { language.say(en: "save to a file", ru: "записать в файл") }
  var form: String { language.say(en: "As", ru: "Вид") }
  var poster: String { language.say(en: "Poster", ru: "Плакат") }
  public var posterTitle: String { language.say(en: "My travels", ru: "Мои поездки") }

  var nothingYet: String {
    language.say(en: "Nothing has been added yet.", ru: "Пока ничего не добавлено.")
  }

  func fileName(_ form: TravelFileForm) -> String {
    let name =
      switch form {
      case .records: language.say(en: "travels", ru: "поездки")
      case .svgPoster, .textPoster: language.say(en: "poster", ru: "плакат")
      }
    return "\(name).\(form.fileEnding)"
  }

  func name(_ form: TravelFileForm) -> String {
    switch form {
    case .records(let format): name(format)
    case .svgPoster: "SVG"
    case .textPoster: language.say(en: "Text", ru: "Текст")
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

  func prompt(_ purpose: TravelFileState.Purpose) -> PathPromptWords {
    let file = language.say(en: "File", ru: "Файл")
    let write = language.say(en: "Write", ru: "Записать")
    let writing = language.say(en: "Writing…", ru: "Запись…")
    return switch purpose {
    case .load:
      PathPromptWords(
        language, title: importTitle, about: importAbout, label: file,
        confirm: language.say(en: "Open", ru: "Открыть"),
        busy: language.say(en: "Reading…", ru: "Чтение…"))
    case .save(.records):
      PathPromptWords(
        language, title: language.say(en: "Export travels", ru: "Экспорт поездок"),
        about: exportAbout, label: file, confirm: write, busy: writing)
    case .save:
      PathPromptWords(
        language, title: language.say(en: "Save the poster", ru: "Сохранение плаката"),
        label: file, confirm: write, busy: writing)
    }
  }

  private var importAbout: String {
    language.say(
      en: "A list of places as CSV, GeoJSON or GPX. What it would add is shown first.",
      ru: "Список мест в CSV, GeoJSON или GPX. Сначала будет показано, что добавится.")
  }

  private var exportAbout: String {
    language.say(
      en: "All countries and cities. KML is for maps alone; the others can be imported again.",
      ru: "Все страны и города. KML — только для карт, остальное можно импортировать обратно.")
  }

  func written(to path: String) -> String {
    language.say(en: "Written to \(path)", ru: "Записано в \(path)")
  }

  // MARK: Problems

  func problem(_ problem: TravelFileProblem) -> String {
    switch problem {
    case .noPath: language.say(en: "Which file?", ru: "Какой файл?")
    case .noFolder(let path):
      language.say(en: "There is no folder \(path)", ru: "Нет папки \(path)")
    case .isFolder(let path): language.say(en: "\(path) is a folder", ru: "\(path) — это папка")
    case .notWritten(let reason):
      language.say(en: "Not written: \(reason)", ru: "Не записано: \(reason)")
    case .notRead(let failure): self.failure(failure)
    case .failed(let reason):
      language.say(en: "It did not work: \(reason)", ru: "Не получилось: \(reason)")
    }
  }

  /// Why a file was not looked at.
  public func failure(_ failure: TravelFileFailure) -> String {
    switch failure {
    case .missing: language.say(en: "There is no such file", ru: "Такого файла нет")
    case .notAFile: language.say(en: "This is no file", ru: "Это не файл")
    case .tooLarge(let limit):
      language.say(
        en: "The file has more than \(limit >> 20) MB", ru: "В файле больше \(limit >> 20) МБ")
    case .unreadable(let reason):
      language.say(en: "It cannot be read: \(reason)", ru: "Не читается: \(reason)")
    case .notUTF8:
      language.say(
        en: "This is no text, or not in UTF-8", ru: "Это не текст или не в кодировке UTF-8")
    case .notReadable:
      language.say(
        en: "KML is only written; CSV, GeoJSON and GPX are read",
        ru: "KML только записывается; читаются CSV, GeoJSON и GPX")
    }
  }
}
