import Core
import CursesHost
import Foundation
import Persistence
import Places
import Shell
import WeatherDomain
import WeatherScreens

/// The weather as the command has it: the settings and the cache of the screen, and what was asked for.
struct WeatherContext: CommandContext {
  let options: WeatherOptions
  let words: WeatherCommandWords
  let settings: WeatherSettings
  let clock: ClockStyle
  let weather: WeatherDependencies

  var language: Language { words.language }
  var isJSON: Bool { options.json }

  init(_ options: WeatherOptions, _ request: CommandRequest) async throws {
    self.options = options
    let (folders, environment) = (try request.folders(), request.environment)
    // The cache has its place there; where that cannot be made, it is in memory. What is only read
    // needs none.
    if !options.offline { try? folders.create() }
    let shell = try Self.shell(options.sources, request, folders)
    let store = try CommandRecords(request).store
    words = WeatherCommandWords(try await request.language(in: store))
    settings = try await ShellSetup.weatherSettings(in: store)
    clock = try await ShellSetup.units(in: store, environment: environment).clock
    weather = ShellSetup.weather(on: store, options: shell, clock: request.clock)
  }

  /// The options of the program, as far as the weather needs them.
  static func shell(
    _ options: WeatherSources, _ request: CommandRequest, _ folders: Folders
  ) throws -> ShellOptions {
    let (program, clock) = (request.program, request.clock)
    let file = Configuration.load(folder: folders.config, actions: ActionNames.all).0
    let choices = WeatherChoices(
      section: file.weather, environment: request.environment, folder: folders.config)
    let network = NetworkChoice(
      fixtures: options.fixtures ?? program.fixtures,
      authorities: options.authorities ?? program.authorities, contact: file.contact)
    var shell = ShellOptions(timeZone: request.timeZone, dataFolder: nil, about: Versions.about)
    shell.http = network.client(clock, insteadOf: try network.live(clock, request.words.language))
    shell.folders = folders
    shell.places = request.places(options.places)
    shell.contact = file.contact
    shell.weather = choices.configuration
    shell.weatherKey = choices.key
    return shell
  }

  // MARK: The question
  /// Prints the weather of the place that a text names; of the default one where it is empty.
  func tell(_ text: String) async throws {
    let place = try place(text)
    let report = try await report(of: place).asOf(weather.now()).withSun()
    if isJSON { return say(json(report, of: place)) }
    if options.line {
      return say(
        line(report, of: place, try WeatherLineFormat(options.format ?? WeatherLineFormat.usual)))
    }
    for line in lines(report, of: place) { say(line) }
  }

  private func report(of place: WeatherPlace) async throws -> WeatherReport {
    let service = weather.service(options.provider ?? settings.provider)
    let query = WeatherQuery(
      place.coordinates, days: options.days ?? settings.days, zone: place.zone,
      language: language.rawValue)
    if options.offline { return try await kept(service.stored(query), nil) }
    do throws(WeatherError) {
      return try await service.report(for: query)
    } catch {
      guard let kept = try? await service.stored(query) else { throw error }
      return try self.kept(kept, error)
    }
  }

  /// The part of a kept report that is still to come; standard error says how old it is.
  ///
  /// - Throws: ``CommandFailure`` where nothing of it is.
  private func kept(_ report: WeatherReport, _ error: WeatherError?) throws -> WeatherReport {
    let age = report.age(at: weather.now())
    let coming = report.asOf(weather.now())
    if coming.hourly.isEmpty, coming.daily.isEmpty {
      throw CommandFailure(.unavailable, words.past(error, age: age))
    }
    ErrorOutput.write("moggy: \(words.kept(error, age: age))")
    return coming
  }

  // MARK: The place
  private func place(_ text: String) throws -> WeatherPlace {
    let places = PlacesCommandWords(language)
    if text.isEmpty { return try usualPlace() }
    try places.checkRange(text)
    if let point = Coordinates(parsing: text) { return try self.place(at: point) }
    let found = try weather.gazetteer().search(text, language: language, limit: 1)
    guard let city = found.matches.first?.city
    else { throw CommandFailure(.noInput, places.none(text)) }
    return WeatherPlace(city)
  }

  private func usualPlace() throws -> WeatherPlace {
    if let home = settings.home { return home.place }
    if let point = weather.configuration.coordinates { return try place(at: point) }
    let zone = weather.timeZone.identifier
    guard let city = try weather.gazetteer().city(ofTimeZone: zone)
    else { throw CommandFailure(.unavailable, words.nowhere) }
    return WeatherPlace(city)
  }

  /// A point needs no file of places: it is called by its numbers then.
  private func place(at point: Coordinates) throws -> WeatherPlace {
    do {
      return WeatherPlace(point: point, nearest: try weather.gazetteer().nearest(to: point))
    } catch PlacesError.missing { return WeatherPlace(point: point, nearest: nil) }
  }
}
