import Core
import Interchange

/// The reason for which there are no places.
public enum PlacesError: WordedError, Equatable, Sendable {
  /// There is no file at any of these paths.
  case missing([String])
  /// The file cannot be read; the code is the `errno`.
  case unreadable(path: String, code: Int32)
  /// The file is damaged, or of another program.
  case damaged(path: String, reason: PlacesDamage)
  /// Made by an older or newer version of the program.
  case outdated(path: String, format: Int)

  public func words(_ language: Language) -> String {
    switch self {
    case .missing(let paths):
      language.say(en: "there is no file of places; looked for ", ru: "файла с местами нет: ")
        + paths.joined(separator: ", ")
    case .unreadable(let path, let code):
      FileProblem(path, .read, SystemError(code)).words(language)
    case .damaged(let path, let reason):
      language.say(
        en: "\(path) is no file of places, or is damaged: \(reason.words(.english))",
        ru: "\(path) — не файл с местами, или он повреждён: \(reason.words(.russian))")
    case .outdated(let path, let format):
      language.say(
        en: "\(path) has places in the form \(format), and this program reads \(PlacesFile.format)",
        ru: "\(path) — места в форме \(format), а эта программа читает \(PlacesFile.format)")
    }
  }

  public var path: String? {
    switch self {
    case .missing(let paths): paths.first
    case .unreadable(let path, _), .damaged(let path, _), .outdated(let path, _): path
    }
  }

  /// Returns the system's words for an `errno`.
  public static func words(_ code: Int32, _ language: Language) -> String {
    SystemError(code).words(language)
  }
}

/// The sign by which a file of places is known to be damaged, or of another program.
public enum PlacesDamage: Hashable, Sendable {
  case header
  /// The first table that differs.
  case tables(String)
  case vocabulary
  /// A block that is not there.
  case missing(String)
  /// A block whose numbers contradict each other.
  case block(String)
  case file(SystemError)
  /// The words of SQLite.
  case engine(String)

  public func words(_ language: Language) -> String {
    switch self {
    case .header: language.say(en: "its header is another one", ru: "другой заголовок")
    case .tables(let name):
      language.say(en: "its tables are others (\(name))", ru: "другие таблицы (\(name))")
    case .vocabulary: language.say(en: "its words do not fit", ru: "слова не подходят")
    case .missing(let name): language.say(en: "no \(name)", ru: "нет \(name)")
    case .block(let name): name
    case .file(let error): error.words(language)
    case .engine(let text): text
    }
  }
}
