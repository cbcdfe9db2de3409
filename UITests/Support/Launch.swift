import Core
import Foundation
import PetsDomain
import Scheduling
import Semantics
import Shell
import Toolkit
import TrackersDomain
import WeatherDomain

/// How the program is started in a journey; both drivers start from the same values.
struct Launch: Sendable {
  /// Every journey begins at this moment unless it says otherwise: a Friday, in UTC.
  static let moment = "2026-03-06T09:00:00Z"

  var language = Language.english
  /// Shown first.
  var tab = ShellTab.pets
  /// Answers of the network, by what is asked: an `index.json` and its files, as `--fixtures` reads
  /// them. Without any, the network cannot be reached.
  var answers: [String: Data] = [:]
  /// Stands for all services of weather and photos, and is really asked; then ``answers`` are not.
  var server: URL?
  /// Somebody's Catinder server; nil for the one within the program.
  var catinder: String?
  /// What was chosen for the weather before; nil for the first run of it.
  var weather: WeatherSettings?
  /// The command that prints the key of the photos of countries, as `config.toml` names it.
  var photoKeyCommand: String?
  /// A list of pictures for the walk card, as `config.toml` names it.
  var pictureList: String?
  var theme = ThemeName.dark
  var now = Launch.moment
  var timeZone = "UTC"
  var seed: UInt64 = 7
  /// Text without frames in reading order, on the real program.
  var isFlat = false
  /// Nothing moves unless the journey is about motion.
  var hasMotion = false
  /// ``tab`` is what the settings say, so that a later start shows the tab that was left; else every
  /// start is told it.
  var keepsTab = false
  /// Starts without the language and theme given, so that the settings decide.
  var usesSettings = false
  /// The very first run: the introduction is shown, and there is no Premium.
  var isFirstRun = false
  /// The address of the developer, as `config.toml` says it.
  var contact: String?
  /// Fills the records with the samples of `--demo`.
  var demo = false
  /// Stand in the records before the launch, the last as the newest.
  var pets: [Pet] = []
  /// The health books of those pets.
  var books: [HealthPages] = []
  /// The same for trackers.
  var trackers: [TrackerSample] = []
  var term = "xterm-256color"
  var environment: [String: String] = [:]

  var date: Date {
    (try? Date(now, strategy: .iso8601)) ?? .distantPast
  }

  /// So many invented pets, the same ones each time.
  static func pets(_ count: Int) -> [Pet] {
    let now = Launch().date
    let today = CalendarDay(now, in: .gmt)
    return PetSamples.many(count, seed: 3, today: today, now: now)
  }

  /// So many pets, each with an invented health book, the same ones each time.
  static func breeder(_ count: Int) -> Launch {
    let (now, pets) = (Launch().date, pets(count))
    let today = CalendarDay(now, in: .gmt)
    let books = PetSamples.books(for: pets, seed: 3, today: today, now: now)
    return Launch(pets: pets, books: books)
  }

  /// A pet of which one thing is known. It has the same identifier each time, so a launch has one such
  /// pet.
  static func pet(_ field: PetField, _ text: String) -> Pet {
    let id = UUID(uuid: (7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7))
    var pet = Pet(id: id, createdAt: Launch().date)
    try? pet.set(field, to: text, today: CalendarDay(Launch().date, in: .gmt))
    return pet
  }

  /// The options of the real program that say the same.
  func arguments(data: String) -> [String] {
    var arguments = ["--data", data, "--now", now, "--time-zone", timeZone, "--seed", "\(seed)"]
    if server == nil { arguments += ["--fixtures", data + "/answers"] }
    if !keepsTab { arguments += ["--tab", tab.rawValue] }
    if !usesSettings {
      arguments += ["--language", language.rawValue, "--theme", theme.rawValue]
    }
    arguments += ["--animations", hasMotion ? "on" : "off"]
    if demo { arguments.append("--demo") }
    if isFlat { arguments.append("--flat") }
    if let catinder { arguments += ["--catinder", catinder] }
    return arguments
  }
}
