import ArgumentParser
import Core
import CursesHost
import Foundation
import Interchange
import Persistence
import PetsDomain
import Shell
import Toolkit
import TrackersDomain
import WeatherDomain
import WeatherScreens

/// `moggy today`: the page of the day without a screen.
struct TodayCommand: ExitStatusDocumented, AppCommand {
  static let statuses = ExitStatus.records

  static let configuration = CommandConfiguration(
    commandName: "today",
    abstract: "Tell the day: the weather and the walk, what is due, the habits, messages.",
    discussion: """
      With --line it is one line, for a status bar or a message of the day; what there is nothing of is \
      left out of it. The weather is that of the Weather tab, and what is fresh there is not asked for \
      again. Messages are those of a server that somebody is logged in to. JSON has null for what is not \
      known.

      \(ExitStatus.paragraph(statuses))
      """, shouldDisplay: CommandList.isShown)

  @OptionGroup var options: TodayOptions

  var access: RecordsAccess { .look }

  func perform(in context: TodayContext) async throws {
    let day = try await context.read()
    if options.json { return context.say(context.json(day)) }
    if options.line { return context.say(context.line(day)) }
    for line in context.lines(day) { context.say(line) }
  }
}

/// The options of `moggy today`.
struct TodayOptions: CommandOptions {
  @ParentCommand var program: MoggyCommand
  @OptionGroup var location: FolderOption

  @Flag(help: "Print JSON.") var json = false
  @Flag(help: "Print one line.") var line = false
  @Flag(help: "Ask nobody: the weather that is kept, and no messages.") var offline = false

  @OptionGroup var speech: LanguageOption
  @OptionGroup var sources: WeatherSources

  @Option(
    help: ArgumentHelp("The time zone, as Europe/Berlin.", valueName: "id"), transform: Zone.init)
  var timeZone: Zone?

  @Option(help: .hidden, transform: MomentArgument.init)
  var now: MomentArgument?

  func validate() throws {
    if json, line { throw ValidationError("--json and --line exclude each other.") }
  }
}

/// All that is known of a day.
struct DayReport {
  var weather: (place: WeatherPlace, report: WeatherReport)?
  var due: DuePage
  var habits: DayPage
  /// Nil without a log-in to a server, and where it does not answer.
  var unread: Int?
}

/// The records and services of the tabs, as the command has them.
struct TodayContext: CommandContext {
  let options: TodayOptions
  let words: TodayWords
  let settings: WeatherSettings
  let weather: WeatherDependencies
  let pets: PetRepository
  let trackers: TrackersRepository
  /// Nil where nobody is to be asked.
  private let catinder: CatinderContext?

  var isJSON: Bool { options.json }
  private var language: Language { words.language }

  init(_ options: TodayOptions, _ request: CommandRequest) async throws {
    self.options = options
    let (folders, environment) = (try request.folders(), request.environment)
    if !options.offline { try? folders.create() }
    let store = try CommandRecords(request).store
    let shell = try WeatherContext.shell(options.sources, request, folders)
    words = TodayWords(try await request.language(in: store))
    settings = try await ShellSetup.weatherSettings(in: store)
    weather = ShellSetup.weather(on: store, options: shell, clock: request.clock)
    let units = try await ShellSetup.units(in: store, environment: environment)
    (pets, trackers) = (
      PetRepository(store, clock: request.clock, timeZone: request.timeZone, folder: nil),
      TrackersRepository(
        store, clock: request.clock, timeZone: request.timeZone, weekStart: units.weekStart)
    )
    catinder = options.offline ? nil : try? CatinderContext(isJSON: options.json, request)
  }

  // MARK: Reading
  func read() async throws -> DayReport {
    var day = DayReport(
      due: try await pets.health.due(DueQuery(limit: 100)),
      habits: try await trackers.day(DayQuery(trackers.today)))
    day.weather = await readWeather()
    day.unread = await catinder?.unread()
    return day
  }

  /// The weather of the usual place; nil where nothing is known of it.
  private func readWeather() async -> (WeatherPlace, WeatherReport)? {
    guard let place = weather.usualPlace(settings) else { return nil }
    let service = weather.service(settings.provider)
    let query = WeatherQuery(
      place.coordinates, days: settings.days, zone: place.zone, language: language.rawValue)
    let fresh = options.offline ? nil : try? await service.report(for: query)
    guard let report = if let fresh { fresh } else { try? await service.stored(query) }
    else { return nil }
    return (place, report)
  }

  // MARK: Telling
  private func summary(_ day: DayReport) -> WeatherSummary? {
    day.weather.flatMap {
      WeatherSummary(
        $0.report, of: $0.place, units: settings.units ?? weather.configuration.units,
        at: weather.now(), language)
    }
  }

  func line(_ day: DayReport) -> String {
    let habits = day.habits.dueCount > 0 ? words.habits(day.habits) : nil
    let due = day.due.total > 0 ? words.pets(day.due) : nil
    let unread = (day.unread ?? 0) > 0 ? day.unread.map(words.unread) : nil
    return [summary(day)?.now, due, habits, unread].compactMap { $0 }.joined(separator: " · ")
  }

  func lines(_ day: DayReport) -> [String] {
    var lines = [CalendarWords(language).full(day.habits.day)]
    if let weather = summary(day) {
      lines.append("\(weather.place): " + [weather.now, weather.felt].joinedParts)
      if let advice = weather.advice { lines.append(advice) }
      lines += weather.alerts.map { "! " + $0 }
    } else {
      lines.append(words.noWeather)
    }
    lines += ["", day.due.total > 0 ? words.pets(day.due) : words.nothingDue]
    lines += TextColumns.lines(
      day.due.items.map {
        [
          "  " + words.records.daysLeft($0.daysLeft(on: day.habits.day)),
          $0.petName ?? words.records.nameless, words.what($0),
        ]
      })
    let hasHabits = !day.habits.cards.isEmpty
    lines += ["", hasHabits ? words.habits(day.habits) : words.noHabits]
    lines += TextColumns.lines(
      day.habits.cards.map { ["  " + words.mark($0), $0.tracker.name, words.amount($0)] })
    if let unread = day.unread { lines += ["", words.unread(unread)] }
    return lines
  }

  func json(_ day: DayReport) -> JSONValue {
    let due = day.due.items.map { JSONValue($0, today: day.habits.day) }
    let habits: [JSONValue] = day.habits.cards.map { card in
      [
        "id": .string(card.id.uuidString), "name": .string(card.tracker.name),
        "done": .bool(card.isDone), "skipped": .bool(card.isSkipped),
      ]
    }
    return [
      "date": .string(day.habits.day.iso), "weather": weatherJSON(day),
      "due": [
        "total": .count(day.due.total), "overdue": .count(day.due.overdue), "items": .array(due),
      ],
      "habits": [
        "total": .count(day.habits.dueCount), "done": .count(day.habits.doneCount),
        "items": .array(habits),
      ],
      "unread": day.unread.map(JSONValue.count) ?? .null,
    ]
  }

  /// In °C, whatever the screen shows.
  private func weatherJSON(_ day: DayReport) -> JSONValue {
    guard let (place, report) = day.weather, let summary = summary(day) else { return .null }
    let now = report.asOf(weather.now()).current
    func celsius(_ value: Temperature?) -> JSONValue { value.map { .number($0.celsius) } ?? .null }
    return [
      "place": .string(place.name(language).title), "temperature": celsius(now?.temperature),
      "feels_like": celsius(now?.feelsLike), "text": .string(summary.now),
      "advice": summary.advice.map(JSONValue.string) ?? .null,
      "alerts": .array(summary.alerts.map(JSONValue.string)),
      "is_fresh": .bool(summary.minutesOld == nil),
    ]
  }
}

extension [String?] {
  fileprivate var joinedParts: String { compactMap { $0 }.joined(separator: ", ") }
}
