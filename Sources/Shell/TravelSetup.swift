import AppRuntime
import Core
import Foundation
import Networking
import Persistence
import Places
import Synchronization
import TravelDomain
import TravelScreens
import WeatherDomain
import WeatherScreens

/// Puts the travels together: records, places, photos, and the weather of their cities.
struct TravelSetup {
  let services: TabServices

  /// The network and the places of the weather serve here too.
  var dependencies: TravelDependencies {
    let (store, clock, makeID) = (services.store, services.clock, services.makeID)
    let (weather, options) = (services.weather, services.options)
    let cities = CityWeatherSource(store: store, weather: weather)
    return TravelDependencies(
      repository: { gazetteer, language in
        TravelRepository(
          store, gazetteer: gazetteer, clock: clock, timeZone: options.timeZone,
          language: language, makeID: makeID)
      },
      gazetteer: weather.gazetteer,
      photos: PhotoService(
        http: weather.http, pictures: weather.pictures, key: options.photoKey,
        server: options.photoServer, activity: store.activity),
      weather: { cities.watch($0, $1, $2) }, places: weather.geocoder.map { PlaceService($0) },
      settings: services.settings, drafts: services.drafts.kept("travel.edit"),
      paths: services.paths)
  }
}

extension PlaceService {
  fileprivate init(_ geocoder: Geocoder) {
    self.init(title: Geocoder.title) { text, language, tell in
      geocoder.find(text, language: language) { result in
        switch result {
        case .success(let matches):
          tell(.places(matches.map { Place($0.place, language) }))
        case .failure(let error):
          let message = error.message
          tell(.failed(language == .english ? message.english : message.russian))
        }
      }
    }
  }
}

extension PlaceService.Place {
  fileprivate init(_ place: WeatherPlace, _ language: Language) {
    let name = place.name(language)
    self.init(
      name: name.title, origin: name.origin, country: place.country,
      coordinates: place.coordinates)
  }
}

/// The weather of a city of the travels, as the Weather tab has it: from the same service and cache,
/// in the same units.
private struct CityWeatherSource: Sendable {
  let store: DataStore
  let weather: WeatherDependencies

  /// Tells what is kept, then what is new; nil where nothing is known.
  func watch(
    _ point: Coordinates, _ language: Language, _ tell: @escaping @Sendable (CityWeather?) -> Void
  ) -> Subscription {
    let question = Question()
    question.keep(
      CountedJob.start("weather of a city", store.activity) { [self] in
        let settings =
          (try? await Settings(store).value(of: WeatherSettings.key)) ?? WeatherSettings()
        guard !Task.isCancelled else { return }
        question.keep(ask(point, language, settings, tell))
      })
    return Subscription { question.end() }
  }

  private func ask(
    _ point: Coordinates, _ language: Language, _ settings: WeatherSettings,
    _ tell: @escaping @Sendable (CityWeather?) -> Void
  ) -> WeatherWatch {
    let query = WeatherQuery(point, days: settings.days, language: language.rawValue)
    let units = settings.units ?? weather.configuration.units
    let (now, isTold) = (weather.now, Told())
    return weather.service(settings.provider).watch(query) { news in
      switch news {
      case .stored(let report), .renewed(let report):
        let (text, time) = (WeatherLine(report.asOf(now()), units, language).text, now())
        guard let text else { return }
        isTold.set()
        let isFresh = report.isFresh(at: time)
        tell(CityWeather(text: text, age: isFresh ? nil : report.age(at: time)))
      case .failed: if !isTold.isSet { tell(nil) }
      }
    }
  }

  private final class Told: Sendable {
    private let value = Mutex(false)

    var isSet: Bool { value.withLock { $0 } }
    func set() { value.withLock { $0 = true } }
  }

  /// The reading of the settings, then the question itself: whichever is under way when it ends.
  private final class Question: Sendable {
    private let state = Mutex<(isOver: Bool, job: Task<Void, Never>?, watch: WeatherWatch?)>(
      (false, nil, nil))

    func keep(_ job: Task<Void, Never>) { state.withLock { $0.job = job } }

    func keep(_ watch: WeatherWatch) {
      let isOver = state.withLock { state in
        if !state.isOver { state.watch = watch }
        return state.isOver
      }
      if isOver { watch.cancel() }
    }

    func end() {
      let (job, watch) = state.withLock { state in
        defer { state = (true, nil, nil) }
        return (state.job, state.watch)
      }
      job?.cancel()
      watch?.cancel()
    }
  }
}
