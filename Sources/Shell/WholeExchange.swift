import Core
import Foundation
import Interchange
import Persistence
import PetsDomain
import PetsScreens
import Places
import Scheduling
import TrackersDomain
import TrackersScreens
import TravelDomain
import TravelScreens
import WeatherDomain
import WeatherScreens

/// Everything as one file of JSON: the pets with their files, and beside them the trackers, the travels, the
/// favourite places and the settings, each in the form that its own export has.
///
/// A file of pets alone, as older programs wrote it, is read too. Nothing in it is a secret: a log-in, a
/// key and what belongs to one machine stay out.
public struct WholeExchange: Sendable {
  private let store: DataStore
  private let pets: Exchange
  private let trackers: TrackersRepository
  private let favourites: FavouritePlaces
  private let travel: @Sendable (Language) -> TravelRepository

  /// - Parameter places: read where the file has travels; without the file of places they cannot be.
  public init(
    _ store: DataStore, pets: PetRepository, clock: any AppClock, timeZone: TimeZone,
    places: PlacesFile
  ) {
    (self.store, self.pets) = (store, Exchange(pets))
    trackers = TrackersRepository(store, clock: clock, timeZone: timeZone)
    favourites = FavouritePlaces(store)
    travel = { language in
      TravelRepository(
        store, gazetteer: try? Gazetteer(places), clock: clock, timeZone: timeZone,
        language: language)
    }
  }

  /// Returns the address of an export: in a folder it gets a name of its day.
  public func target(_ path: String) -> URL { pets.target(path) }

  // MARK: Writing
  /// The number of what was written, of each kind.
  public struct Written: Sendable, Equatable {
    public var pets: Exchange.ExportReport
    public var others: OtherCounts
  }

  /// Writes everything to a file, which takes its name only when it is whole; see
  /// ``Exchange/export(to:others:isReplacing:)``.
  public func export(to file: URL, isReplacing: Bool = false) async throws -> Written {
    let habits = try await trackers.content()
    let travels = try await travel(.english).content()
    let places = try await favourites.all()
    let settings = try await Settings(store).texts(of: ShellSettings.exchanged)
      .sorted { $0.key < $1.key }
      .compactMap { name, text in
        (try? Self.json(Data(text.utf8))).map { JSONMember(name, $0) }
      }
    let others = [
      JSONMember("settings", .object(settings)),
      JSONMember("favourites", try Self.json(JSONEncoder().encode(places))),
      JSONMember("trackers", try Self.json(Data(habits.json().utf8))),
      JSONMember("travel", try Self.json(Data(travels.text(.geoJSON).utf8))),
    ]
    let report = try await pets.export(to: file, others: others, isReplacing: isReplacing)
    var counts = OtherCounts()
    (counts.trackers, counts.days) = (
      habits.trackers.count, habits.trackers.reduce(0) { $0 + $1.marks.count }
    )
    (counts.countries, counts.cities) = (travels.countries.count, travels.cities.count)
    (counts.favourites, counts.settings) = (places.count, settings.count)
    return Written(pets: report, others: counts)
  }

  private static func json(_ data: Data) throws -> JSONValue {
    try JSONReader.value(in: data, mostValues: mostValues)
  }

  private static let mostValues = 20_000_000

  // MARK: Reading
  /// Tells what ``read(_:_:)`` would come to. Nothing is written.
  public func preview(
    _ file: URL, _ language: Language
  ) async throws -> Result<WholeImport, ImportFailure> {
    try await take(try await pets.preview(file), isTrial: true, language)
  }

  /// Reads a file in. What is newer replaces, what is new is added, nothing is deleted; settings that
  /// were chosen here stay. Pets, trackers and travels are an act each, which can be undone.
  public func read(
    _ file: URL, _ language: Language
  ) async throws -> Result<WholeImport, ImportFailure> {
    try await take(try await pets.read(file), isTrial: false, language)
  }

  private func take(
    _ result: Result<ImportReport, ImportFailure>, isTrial: Bool, _ language: Language
  ) async throws -> Result<WholeImport, ImportFailure> {
    switch result {
    case .failure(let failure): return .failure(failure)
    case .success(let report):
      var whole = WholeImport(pets: report)
      for member in report.others {
        try await take(member, isTrial, language, &whole)
      }
      return .success(whole)
    }
  }

  private func take(
    _ member: JSONMember, _ isTrial: Bool, _ language: Language, _ whole: inout WholeImport
  ) async throws {
    switch member.name {
    case "trackers": try await takeTrackers(member.value, isTrial, language, &whole)
    case "travel": try await takeTravels(member.value, isTrial, language, &whole)
    case "favourites": try await takeFavourites(member.value, isTrial, language, &whole)
    case "settings": try await takeSettings(member.value, isTrial, &whole)
    default: whole.leaveOut([TextRules.line(member.name, limit: 40)])
    }
  }

  private func takeTrackers(
    _ value: JSONValue, _ isTrial: Bool, _ language: Language, _ whole: inout WholeImport
  ) async throws {
    let plan = trackers.plan(ofJSON: Data(value.text().utf8))
    var result = try await trackers.preview(plan)
    // Without anything new there is nothing to undo.
    if !isTrial, result.hasNews { result = try await trackers.apply(plan) }
    (whole.others.trackers, whole.others.days) = (result.newTrackers, result.newMarks)
    whole.leaveOut(plan.problems.map { "trackers: " + TrackersFileWords(language).line($0) })
  }

  private func takeTravels(
    _ value: JSONValue, _ isTrial: Bool, _ language: Language, _ whole: inout WholeImport
  ) async throws {
    let reader = TravelImport(travel(language))
    let words = TravelWords(language)
    do {
      let found = try await reader.preview(of: Data(value.text().utf8), format: .geoJSON)
      let added = isTrial || found.isEmpty ? nil : try await reader.apply(found)
      whole.others.countries = added?.countries ?? found.countries.count
      whole.others.cities = added?.cities ?? found.cities.count
      whole.leaveOut(
        found.problems.first.map { "travel: " + words.line($0) }, of: found.problems.count)
    } catch let failure as TravelFileFailure {
      whole.leaveOut(["travel: " + words.failure(failure)])
    }
  }

  private func takeFavourites(
    _ value: JSONValue, _ isTrial: Bool, _ language: Language, _ whole: inout WholeImport
  ) async throws {
    let there = try await favourites.all()
    for (index, item) in value.items.prefix(Self.mostFavourites).enumerated() {
      guard let place = try? JSONDecoder().decode(WeatherPlace.self, from: Data(item.text().utf8)),
        place.coordinates.isValid
      else {
        whole.leaveOut(["favourites[\(index)]"])
        continue
      }
      if there.contains(where: { $0.isSame(as: place) }) { continue }
      if !isTrial { _ = try await favourites.add(place, called: language) }
      whole.others.favourites += 1
    }
  }

  private static let mostFavourites = 1_000

  /// Those that nobody has chosen here.
  private func takeSettings(
    _ value: JSONValue, _ isTrial: Bool, _ whole: inout WholeImport
  ) async throws {
    let members = (value.members ?? []).filter { ShellSettings.exchanged.contains($0.name) }
    let unknown = (value.members ?? []).filter { !ShellSettings.exchanged.contains($0.name) }
    whole.leaveOut(unknown.map { "settings." + TextRules.line($0.name, limit: 40) })
    let texts = members.map { ($0.name, $0.value.text()) }.filter { $0.1.utf8.count < 65_536 }
    whole.others.settings = try await Settings(store).adopt(
      Dictionary(texts, uniquingKeysWith: { first, _ in first }), isTrial: isTrial)
  }
}

/// Numbers of what there is besides pets.
public struct OtherCounts: Sendable, Hashable {
  public var trackers = 0
  /// Marked days of them.
  public var days = 0
  public var countries = 0
  public var cities = 0
  public var favourites = 0
  public var settings = 0

  public init() {}

  /// Those of a backup; its counts have the names of ``Persistence/ArchiveParts/everything``.
  public init(_ summary: ArchiveSummary) {
    func count(_ name: String) -> Int { summary.counts[name] ?? 0 }
    (trackers, favourites) = (count("trackers"), count("favourites"))
    (countries, cities) = (count("countries"), count("cities"))
  }

  public var isEmpty: Bool { self == OtherCounts() }
}

extension ArchiveParts {
  /// The parts of all tabs: the files are those of the pets.
  public static let everything = PetRepository.archiveParts.counting([
    "trackers": "tracker", "countries": "visitedCountry", "cities": "visitedCity",
    "favourites": "favourite_place",
  ])
}

/// The outcome of reading a file of everything in.
public struct WholeImport: Sendable, Equatable {
  public var pets: ImportReport
  /// New ones.
  public var others = OtherCounts()
  /// The first of what was left out besides pets, in words.
  public private(set) var leftOut: [String] = []
  public private(set) var leftOutCount = 0

  init(pets: ImportReport) { self.pets = pets }

  mutating func leaveOut(_ lines: [String], of count: Int? = nil) {
    leftOutCount += count ?? lines.count
    leftOut += lines.prefix(max(0, 50 - leftOut.count))
  }
}

/// The words for what there is besides pets.
public typealias OtherWords = Words<OtherCounts>

extension OtherWords {
  /// `3 trackers with 120 days, 5 countries, 12 cities, 2 favourite places, 4 settings`, of what there is.
  public func text(_ counts: OtherCounts) -> String {
    var parts: [String] = []
    if counts.trackers + counts.days > 0 {
      let days = number(
        counts.days, ("marked day", "marked days"), ("отметка", "отметки", "отметок"))
      parts.append(
        number(counts.trackers, ("tracker", "trackers"), ("трекер", "трекера", "трекеров"))
          + (counts.days == 0 ? "" : say(en: " with ", ru: ": ") + days))
    }
    add(counts.countries, ("country", "countries"), ("страна", "страны", "стран"), &parts)
    add(counts.cities, ("city", "cities"), ("город", "города", "городов"), &parts)
    add(
      counts.favourites, ("favourite place", "favourite places"),
      ("избранное место", "избранных места", "избранных мест"), &parts)
    add(counts.settings, ("setting", "settings"), ("настройка", "настройки", "настроек"), &parts)
    return parts.joined(separator: ", ")
  }

  private func add(
    _ count: Int, _ en: (String, String), _ ru: (String, String, String), _ parts: inout [String]
  ) {
    if count > 0 { parts.append(number(count, en, ru)) }
  }

  private func number(
    _ count: Int, _ en: (String, String), _ ru: (String, String, String)
  ) -> String {
    "\(count) "
      + plural(count, en: (one: en.0, other: en.1), ru: (one: ru.0, few: ru.1, many: ru.2))
  }
}
