import Core
import CursesHost
import Foundation
import Persistence
import PetsDomain
import Places
import Scheduling
import Semantics
import Shell
import Toolkit
import WeatherDomain
import WeatherScreens

/// The weather as the command has it: the settings and the cache of the screen, and what was asked for.
struct WeatherContext: CommandOutput, Sendable {
  let options: WeatherOptions
  let words: WeatherCommandWords
  let settings: WeatherSettings
  let clock: ClockStyle
  let weather: WeatherDependencies

  init(
    _ options: WeatherOptions, _ program: MoggyCommand, _ words: WeatherCommandWords
  ) async throws {
    let environment = ProcessInfo.processInfo.environment
    let folders = try program.location(options.location).folders(environment)
    // The cache has its place there; where that cannot be made, it is in memory. What is only read
    // needs none.
    if !options.offline { try? folders.create() }
    let clock = LiveClock(startingAt: (options.now ?? program.now)?.date)
    let file = Configuration.load(folder: folders.config, actions: ActionNames.all).0
    let choices = WeatherChoices(
      section: file.weather, environment: environment, folder: folders.config)
    var shell = ShellOptions(
      timeZone: (options.timeZone ?? program.timeZone)?.timeZone ?? .current, dataFolder: nil,
      about: Versions.about)
    let network = NetworkChoice(
      fixtures: options.fixtures ?? program.fixtures,
      authorities: options.authorities ?? program.authorities, contact: file.contact)
    shell.http = network.client(clock, insteadOf: try network.live(clock, words.language))
    shell.folders = folders
    shell.places = PlacesFile(path: options.places ?? program.places, environment: environment)
    shell.contact = file.contact
    shell.weather = choices.configuration
    shell.weatherKey = choices.key
    let store = try PetsContext.open(
      folders, isNamed: false, .read, clock, PetsCommandWords(words.language)
    ).0
    self.options = options
    self.words = words
    settings = try await ShellSetup.weatherSettings(in: store)
    self.clock = try await ShellSetup.units(in: store, environment: environment).clock
    weather = ShellSetup.weather(on: store, options: shell, clock: clock)
  }

  // MARK: The question

  /// Prints the weather of the place that a text names; of the default one where it is empty.
  func tell(_ text: String) async throws {
    let place = try place(text)
    let report = try await report(of: place).asOf(weather.now())
    if options.json { return say(json(report, of: place)) }
    for line in lines(report, of: place) { say(line) }
  }

  private func report(of place: WeatherPlace) async throws -> WeatherReport {
    let service = weather.service(settings.provider)
    let query = WeatherQuery(
      place.coordinates, days: options.days ?? settings.days, zone: place.zone,
      language: words.language.rawValue)
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
  /// - Throws: ``WeatherFailure/past(_:_:)`` where nothing of it is.
  private func kept(_ report: WeatherReport, _ error: WeatherError?) throws -> WeatherReport {
    let age = report.age(at: weather.now())
    let coming = report.asOf(weather.now())
    if coming.hourly.isEmpty, coming.daily.isEmpty { throw WeatherFailure.past(error, age) }
    ErrorOutput.write("moggy: \(words.kept(error, age: age))")
    return coming
  }

  // MARK: The place

  private func place(_ text: String) throws -> WeatherPlace {
    if text.isEmpty { return try usualPlace() }
    try PlacesFailure.checkRange(text)
    if let point = Coordinates(parsing: text) { return try self.place(at: point) }
    let found = try weather.gazetteer().search(text, language: words.language, limit: 1)
    guard let city = found.matches.first?.city else { throw WeatherFailure.noPlace(text) }
    return WeatherPlace(city)
  }

  private func usualPlace() throws -> WeatherPlace {
    if let home = settings.home { return home.place }
    if let point = weather.configuration.coordinates { return try place(at: point) }
    let zone = weather.timeZone.identifier
    guard let city = try weather.gazetteer().city(ofTimeZone: zone) else {
      throw WeatherFailure.nowhere
    }
    return WeatherPlace(city)
  }

  /// A point needs no file of places: it is called by its numbers then.
  private func place(at point: Coordinates) throws -> WeatherPlace {
    do {
      return WeatherPlace(point: point, nearest: try weather.gazetteer().nearest(to: point))
    } catch PlacesError.missing {
      return WeatherPlace(point: point, nearest: nil)
    }
  }
}
