import Core
import Foundation

/// The words on arguments that could not be parsed. The library that parses them speaks English
/// alone and keeps the kinds of its errors to itself, so its sentences are found by their words; one
/// that is not known here stays as it is.
struct WrongUse {
  let words: Words<WrongUse>

  /// - Parameter arguments: those of the program; a language that is named among them counts, else
  ///   that of the environment.
  init(_ arguments: [String], _ environment: [String: String]) {
    let named = arguments.indices.reversed().lazy.compactMap { index -> Language? in
      let parts = arguments[index].split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.first == "--language" else { return nil }
      return (parts.count > 1 ? parts[1] : arguments.dropFirst(index + 1).first)
        .flatMap(Language.init(rawValue:))
    }
    words = Words(named.first ?? Language(environment: environment))
  }

  /// - Parameters:
  ///   - text: all that the library has to say.
  ///   - message: what is wrong, which `text` begins with, behind `Error: `.
  func text(_ text: String, message: String) -> String {
    let start = "Error: " + message
    guard words.language == .russian, text.hasPrefix(start), let translated = russian(message)
    else { return text }
    let more = text.dropFirst(start.count).components(separatedBy: "\n")
    return "Ошибка: " + translated
      + more.map { $0.isEmpty ? "" : russian($0) ?? $0 }.joined(separator: "\n")
  }

  private func russian(_ sentence: String) -> String? {
    for (english, russian) in Self.sentences {
      guard var words = Self.words(of: sentence, in: english) else { continue }
      // Behind a value stands what is wrong with it, which is a sentence too.
      if english.hasSuffix(": %"), let reason = words.popLast() {
        words.append(self.russian(reason) ?? reason)
      }
      let parts = russian.components(separatedBy: "%")
      return zip(parts, words + [""]).map { $0 + $1 }.joined()
    }
    return nil
  }

  /// The words in the places of `%`; nil where the rest is another.
  private static func words(of sentence: String, in pattern: String) -> [String]? {
    let parts = pattern.components(separatedBy: "%")
    guard sentence.hasPrefix(parts[0]) else { return nil }
    var rest = sentence.dropFirst(parts[0].count)
    var words: [String] = []
    for part in parts.dropFirst() {
      let place =
        part.isEmpty
        ? rest.endIndex..<rest.endIndex
        : rest.range(of: part, options: words.count == parts.count - 2 ? .backwards : [])
      guard let place else { return nil }
      words.append(String(rest[..<place.lowerBound]))
      rest = rest[place.upperBound...]
    }
    return rest.isEmpty ? words : nil
  }

  /// The first that fits is meant; as many `%` on both sides, in the same order.
  private static let sentences = librarySentences + ownSentences

  /// Those of the library.
  private static let librarySentences: [(english: String, russian: String)] = [
    ("Unknown option '%'. Did you mean '%'?", "неизвестный параметр '%'. Может быть, '%'?"),
    ("Unknown option '%'", "неизвестный параметр '%'"),
    (
      "Value to be set with flag '%' had already been set with flag '%'",
      "'%' и '%' исключают друг друга"
    ),
    ("Missing value for '%'", "не указано значение для '%'"),
    ("Missing expected argument '%'", "не указан аргумент '%'"),
    ("Unexpected argument '%'", "лишний аргумент '%'"),
    ("% unexpected arguments: '%'", "лишние аргументы (%): '%'"),
    (
      "The option '%' does not take any value, but '%' was specified.",
      "у параметра '%' нет значения, а указано '%'"
    ),
    (
      "The value '%' is invalid for '%'. Please provide one of '%' and '%'.",
      "значение '%' не подходит для '%'. Возможны '%' и '%'."
    ),
    (
      "The value '%' is invalid for '%'. Please provide one of %, '%' or '%'.",
      "значение '%' не подходит для '%'. Возможны %, '%' и '%'."
    ),
    ("The value '%' is invalid for '%': %", "значение '%' не подходит для '%': %"),
    ("The value '%' is invalid for '%'", "значение '%' не подходит для '%'"),
    ("Usage: %", "Вызов: %"),
    ("  See '%' for more information.", "  Подробнее: '%'."),
    ("Help:  %", "Справка:  %"),
  ]

  /// Those of the commands themselves.
  private static let ownSentences: [(english: String, russian: String)] = [
    ("a whole number is wanted, from 0 to %.", "нужно целое число от 0 до %."),
    (
      "--name is for a new account: --register.",
      "--name нужно для новой учётной записи: --register."
    ),
    (
      "A ZIP file is no text for a terminal: --output names a file.",
      "файл ZIP не выводят на терминал: имя файла задаёт --output."
    ),
    (
      "a file is wanted; one that is called - is ./-.",
      "нужен файл; тот, что называется -, — это ./-."
    ),
    ("the name is empty.", "имя пустое."),
    ("--pictures goes with --database.", "--pictures используют вместе с --database."),
    ("--import goes with --database.", "--import используют вместе с --database."),
    (
      "a name of the tz database is wanted, as Europe/Berlin or UTC.",
      "нужно имя из базы tz, например Europe/Berlin или UTC."
    ),
    (
      "an address of the web is wanted, as https://cats.example.",
      "нужен адрес в сети, например https://cats.example."
    ),
    (
      "a time is wanted, as %, or a day, as %.", "нужно время, например %, или день, например %."
    ),
    (
      "The options that choose the days, and --event, exclude each other.",
      "из вариантов, которые задают дни, и --event возможен только один."
    ),
    ("--line excludes --json and --hourly.", "с --line нельзя --json и --hourly."),
    (
      "--chart needs --hourly, and excludes --json.",
      "--chart бывает только с --hourly и без --json."
    ),
    ("--certificate and --key need each other.", "--certificate и --key бывают только вместе."),
    ("--proxy-protocol needs --trusted-proxy.", "для --proxy-protocol нужен --trusted-proxy."),
    (
      "an address with its port is wanted, as 127.0.0.1:9090.",
      "нужен адрес с портом, например 127.0.0.1:9090."
    ),
    ("--format needs --line.", "для --format нужен --line."),
    (
      "A tracker or --category is needed, and not both.", "нужен трекер или --category, но не оба."
    ),
    ("--more and --less need a tracker.", "для --more и --less нужен трекер."),
    ("--date needs a tracker.", "для --date нужен трекер."),
    (
      "--move-to and --with-trackers exclude each other.",
      "из --move-to и --with-trackers возможен только один."
    ),
    ("--format has no field {%}; there are %.", "в --format нет поля {%}; есть %."),
    (
      "--before or --after is needed, and not both.", "нужен один из параметров --before и --after."
    ),
    (
      "--json, --notify, --install and --remove exclude each other.",
      "из --json, --notify, --install и --remove возможен только один."
    ),
    ("--systemd and --cron exclude each other.", "из --systemd и --cron возможен только один."),
    (
      "--systemd and --cron need --install or --remove.",
      "--systemd и --cron бывают только с --install или --remove."
    ),
    ("--yes needs --install.", "для --yes нужен --install."),
    (
      "--dry-run excludes --install and --remove.", "с --dry-run нельзя --install и --remove."
    ),
    ("--json and --line exclude each other.", "из --json и --line возможен только один."),
    (
      "--days is every, workdays, weekend, or as mon,wed,fri.",
      "--days — это every, workdays, weekend или дни, например mon,wed,fri."
    ),
    (
      "--unit, --at-most and --total need --target.",
      "для --unit, --at-most и --total нужен --target."
    ),
    ("--times and --in-days need each other.", "--times и --in-days бывают только вместе."),
    ("--target is for a habit.", "--target бывает только у привычки."),
    ("--home is for a country.", "--home бывает только у страны."),
    ("--% is % to %.", "--% — от % до %."),
    ("--% is at least %.", "--% — не меньше %."),
    ("“%” is no day, as %.", "«%» — не день; пример: %."),
    (
      "The name of the file does not tell its form: --format does.",
      "по имени файла формат не понять: укажите --format."
    ),
    ("There is no theme '%'. There are: %.", "темы '%' нет. Есть: %."),
    ("--photo or --no-photo, not both.", "либо --photo, либо --no-photo."),
    ("Nothing to change: give a field.", "менять нечего: укажите поле."),
    (
      "Nothing to change: give a field, --photo or --no-photo.",
      "менять нечего: укажите поле, --photo или --no-photo."
    ),
  ]
}
