import AppRuntime
import CatinderScreens
import Core
import Dispatch
import FilePrompts
import Foundation
import Interchange
import Persistence
import PetsDomain
import PetsScreens
import ProfileScreens
import Scheduling
import Synchronization
import Toolkit
import TrackersDomain
import TrackersScreens
import TravelDomain
import TravelScreens
import WeatherDomain
import WeatherScreens

/// The tabs of the program, in their order. A line here is all that the shell has to know of a tab.
public enum Tabs {
  public static let all: [TabEntry] = [
    TabEntry(TodayFeature.self) { $0.todayTab() },
    TabEntry(WeatherFeature.self, schema: FavouritePlaces.schema) { try await $0.weatherTab() },
    TabEntry(PetsFeature.self, schema: PetRepository.schema) { try await $0.petsTab() },
    TabEntry(TrackersFeature.self, schema: TrackersRepository.schema) {
      try await $0.trackersTab()
    },
    TabEntry(TravelFeature.self, schema: TravelRepository.schema) { try await $0.travelTab() },
    TabEntry(CatinderFeature.self) { $0.catinderTab() },
    TabEntry(ProfileFeature.self) { $0.profileTab() },
  ]

  public static var names: [String] { all.map(\.name) }
}

/// One tab: its type, its tables, and the way to make it.
public struct TabEntry: Sendable {
  public let kind: any Tab.Type
  /// The tables of its records; nil where it has none of its own.
  public let schema: StoreSchema?
  let make: @Sendable (TabServices) async throws -> AnyTab

  public init(
    _ kind: any Tab.Type, schema: StoreSchema? = nil,
    make: @escaping @Sendable (TabServices) async throws -> AnyTab
  ) { (self.kind, self.schema, self.make) = (kind, schema, make) }

  public var name: String { kind.name }
}

/// Everything that tabs are made of.
public struct TabServices: Sendable {
  public let store: DataStore
  public let options: ShellOptions
  public let clock: any AppClock
  /// The environment of the start.
  public let environment: Environment
  /// Makes the identifiers of new records.
  public let makeID: @Sendable () -> UUID

  public var settings: Settings { Settings(store) }
  public var drafts: Drafts { Drafts(store) }
  /// The reading of paths that a person types.
  public var paths: TypedPath { TypedPath(environment: options.environment) }

  let pets: PetRepository
  let weather: WeatherDependencies
  let trackers: TrackersDependencies
  /// Nothing is opened or asked before its first use.
  let catinder: CatinderDependencies

  init(
    store: DataStore, options: ShellOptions, clock: any AppClock, environment: Environment
  ) async throws {
    (self.store, self.options, self.clock) = (store, options, clock)
    self.environment = environment
    let used =
      try await PetRepository.countEverAdded(in: store)
      + TrackersRepository.countEverAdded(in: store)
    let identifiers = IdentifierSource(seed: options.seed, used: used)
    makeID = { identifiers.next() }
    pets = PetRepository(
      store, clock: clock, timeZone: options.timeZone, folder: options.filesFolder,
      checkPhoto: ShellSetup.photoCheck(options.loadPicture), makeID: makeID)
    weather = ShellSetup.weather(on: store, options: options, clock: clock)
    trackers = Self.trackers(on: store, options: options, clock: clock, makeID: makeID)
    catinder = CatinderSetup(store: store, options: options, clock: clock).dependencies
  }

  private static func trackers(
    on store: DataStore, options: ShellOptions, clock: any AppClock,
    makeID: @escaping @Sendable () -> UUID
  ) -> TrackersDependencies {
    let records = TrackersRepository(
      store, clock: clock, timeZone: options.timeZone, makeID: makeID)
    let drafts = Drafts(store)
    let kept = TrackerDrafts(form: drafts.kept("trackers.edit"), note: drafts.kept("trackers.note"))
    return TrackersDependencies(
      repository: { records.with(weekStart: $0) }, drafts: kept,
      paths: TypedPath(environment: options.environment), settings: Settings(store))
  }

  fileprivate func todayTab() -> AnyTab {
    let sources = TodaySources(
      weather: weather, pets: pets, trackers: trackers, catinder: catinder, settings: settings)
    return AnyTab(TodayFeature(sources: sources), state: TodayState(environment.today))
  }

  fileprivate func weatherTab() async throws -> AnyTab {
    let chosen = try await settings.value(of: WeatherSettings.key)
    return AnyTab(WeatherFeature(weather), state: WeatherState(settings: chosen, now: clock.now))
  }

  fileprivate func petsTab() async throws -> AnyTab {
    let feature = PetsFeature(
      pets: pets, drafts: drafts.kept("pets.edit"), paths: paths, settings: settings)
    return AnyTab(feature, state: PetsState(settings: try await PetSettings(settings)))
  }

  fileprivate func trackersTab() async throws -> AnyTab {
    var chosen = try await settings.value(of: TrackersSettings.key)
    if options.isDemo { chosen.isOnboarded = true }
    return AnyTab(
      TrackersFeature(trackers), state: TrackersState(settings: chosen, today: environment.today))
  }

  fileprivate func travelTab() async throws -> AnyTab {
    let feature = TravelFeature(TravelSetup(services: self).dependencies)
    let chosen = try await settings.value(of: TravelSettings.key)
    return AnyTab(feature, state: TravelState(settings: chosen))
  }

  fileprivate func catinderTab() -> AnyTab {
    AnyTab(CatinderFeature(catinder), state: CatinderState())
  }

  fileprivate func profileTab() -> AnyTab {
    let table = PetTableFeature(
      pets: pets, backTo: ProfileFeature.name, title: { ProfileWords($0).title })
    let listed = ListedPets(
      page: AnyTab(table, state: PetTableState()),
      count: { [pets] tell in
        let watch = pets.observePage(PetQuery(limit: 1)) { result in
          if case .success(let page) = result { tell(page.total) }
        }
        return Subscription { withExtendedLifetime(watch) {} }
      }, none: { PetsWords($0).noPets })
    let records = AllRecords(
      store: store, pets: pets, paths: paths, timeZone: options.timeZone,
      filesFolder: options.filesFolder, version: options.about.version,
      everything: WholeExchange(
        store, pets: pets, clock: clock, timeZone: options.timeZone, places: options.places))
    let feature = ProfileFeature(
      service: records.service, disk: disk, pets: listed, writeMail: options.writeMail)
    var state = ProfileState(
      start: environment, themes: options.themes.names, dataFolder: options.dataFolder,
      about: options.about)
    state.contact = options.contact
    state.languageOrigin = options.language == nil ? nil : options.languageOrigin
    state.themeOrigin = options.theme == nil ? nil : options.themeOrigin
    return AnyTab(feature, state: state)
  }
}

extension TabServices {
  /// The folders of pictures that can be had or made again; what the network told stays, for the time
  /// without one.
  private var cachedPictures: [URL] {
    guard let cache = options.folders?.cache else { return [] }
    return ["pictures", "web"].map {
      cache.appending(path: $0, directoryHint: .isDirectory)
    }
  }

  fileprivate var disk: DiskService {
    let (pets, folder, caches) = (pets, options.filesFolder, cachedPictures)
    return DiskService(
      measure: {
        let files = try await pets.fileUse()
        return await Self.offThread {
          let data = folder.map(FolderSize.bytes) ?? 0
          return DiskUse(
            records: max(0, data - files.records - files.undo), files: files.records,
            undo: files.undo, cache: caches.reduce(0) { $0 + FolderSize.bytes(of: $1) })
        }
      },
      free: {
        let freed = try await pets.freeFiles()
        return await Self.offThread {
          let before = caches.reduce(0) { $0 + FolderSize.bytes(of: $1) }
          for cache in caches { try? DiskFile(url: cache).removeFolder() }
          return freed + before - caches.reduce(0) { $0 + FolderSize.bytes(of: $1) }
        }
      })
  }

  private static func offThread<Value: Sendable>(
    _ body: @escaping @Sendable () -> Value
  ) async -> Value {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: body()) }
    }
  }
}

/// Makes identifiers of new records: random, or the same ones for the same seed.
private final class IdentifierSource: Sendable {
  private let isSeeded: Bool
  private let state: Mutex<SeededRandom>

  /// - Parameter used: how many records were ever made, so that a later run with the same seed makes
  ///   others.
  init(seed: UInt64?, used: Int) {
    isSeeded = seed != nil
    state = Mutex(SeededRandom(seed: (seed ?? 0) &+ UInt64(used) &* 0xD134_2543_DE82_EF95))
  }

  func next() -> UUID {
    guard isSeeded else { return UUID() }
    return state.withLock { state in
      let bytes = (0..<2).flatMap { _ in withUnsafeBytes(of: state.next().bigEndian, Array.init) }
      return UUID(version4: bytes)
    }
  }
}

extension UUID {
  /// A UUID of version 4 (RFC 9562, 5.4) from 16 bytes, of which 6 bits are replaced.
  fileprivate init(version4 bytes: [UInt8]) {
    var b = bytes
    b[6] = b[6] & 0x0F | 0x40
    b[8] = b[8] & 0x3F | 0x80
    self.init(
      uuid: (
        b[0], b[1], b[2], b[3], b[4], b[5], b[6], b[7], b[8], b[9], b[10], b[11], b[12], b[13],
        b[14], b[15]
      ))
  }
}

extension Drafts {
  /// Returns what was being typed; a draft that cannot be read is not worth stopping the program for.
  func draft<Draft: Decodable>(_ type: Draft.Type, for key: String) async -> Draft? {
    guard let text = try? await text(for: key) else { return nil }
    return try? JSONDecoder().decode(type, from: Data(text.utf8))
  }

  /// Keeps it, or forgets what was kept for nil; tells what went wrong.
  func keep<Draft: Encodable>(_ draft: Draft?, for key: String) async -> FailureReason? {
    do {
      if let draft {
        let text = String(decoding: try JSONEncoder().encode(draft), as: UTF8.self)
        try await save(text, for: key)
      } else {
        try await remove(key)
      }
      return nil
    } catch { return FailureReason(error) }
  }
}

extension Drafts {
  /// The draft of one form, by its name among all.
  func kept<Draft: Codable & Equatable & Sendable>(_ name: String) -> KeptDraft<Draft> {
    KeptDraft(
      load: { await draft(Draft.self, for: name) }, save: { await keep($0, for: name) })
  }
}
