import Core
import Foundation
import Networking
import Places
import Semantics
import WeatherDomain

/// The actions of the main screen of the weather.
public enum WeatherMainAction: Sendable {
  /// The tab is shown: the weather is asked for where it is old.
  case shown
  /// The tab is left: questions under way are dropped without a word.
  case left
  /// Units, days, provider or clock are others now.
  case settingsChanged
  /// This place is to be shown; the default stays.
  case placeOpened(WeatherPlace)
  /// For the parent: the place that was guessed is the default.
  case homeFound(DefaultPlace)
  /// Neither the settings nor the time zone say where the user is.
  case nothingFound
  /// By key, button or pull.
  case refreshTapped
  case news(WeatherService.News)
  /// The weather shown no longer holds, or it is time to try again.
  case renewalDue
  /// The clock of the place goes on.
  case minutePassed
  /// The pictures of the walk card, from the list that the settings name.
  case walkListLoaded(WalkPictures)
  case walkPictureLoaded(WebPicture)
  /// A day of the forecast, by its place among those shown: selected, or looked at.
  case daySelected(Int)
  case dayOpened(Int)
  /// Back to the weather from a day.
  case dayClosed
  /// For the parent.
  case favouritesTapped
  /// For the parent.
  case settingsTapped
  /// For the parent: a default place is to be looked for.
  case pickTapped
  /// For the parent: the star.
  case favouriteTapped(WeatherPlace)
}

/// The weather of one place, as far as it is known.
public struct WeatherMainState: Equatable, Sendable {
  /// Shown; nil until it is known which.
  public var place: WeatherPlace?
  /// By their identifiers, for the star.
  public var favourites: Set<WeatherPlace.ID> = []
  /// The moment that is shown, to the minute.
  var now: Date { didSet { report = received?.asOf(now) } }
  var isShown = false
  /// The weather is being asked for.
  var isLoading = false
  /// Nobody could say where the user is.
  var isNowhere = false
  /// The newest there is, of any age, as it came.
  var received: WeatherReport? { didSet { report = received?.asOf(now) } }

  /// The newest weather as of now.
  private(set) var report: WeatherReport?
  /// The reason that there is nothing newer.
  var problem: WeatherError? { didSet { if problem != nil { failed = now } } }
  /// The moment at which a service that has had enough is asked again: as it says, else an hour later.
  var nextTry: Date? {
    guard case .limitReached(let end) = problem else { return nil }
    return end ?? failed?.addingTimeInterval(3600)
  }
  /// The moment of the problem.
  private(set) var failed: Date?
  var sky: PlaceSky?
  var walk = WalkState()
  /// The day selected in the forecast, and looked at while one is; nil for today.
  var selectedDay: CalendarDay?
  /// The day that is looked at, hour by hour; nil for the weather as a whole.
  var openDay: OpenDay?

  public init(settings: WeatherSettings, now: Date) {
    place = settings.home?.place
    self.now = now
  }

  /// The time of the place: as the report has it, else of the place, else by its longitude.
  var zone: PlaceZone {
    if let report { return report.zone }
    let hours = ((place?.coordinates.longitude ?? 0) / 15).rounded()
    return PlaceZone(identifier: place?.zone, offset: place?.zone == nil ? Int(hours) * 3600 : nil)
  }

  var isFavourite: Bool { place.map { favourites.contains($0.id) } ?? false }
  /// Of the weather that is shown; nil where there is none.
  var age: Duration? { report?.age(at: now) }
  /// As before any place was known.
  mutating func forgetPlace() {
    (place, report, problem, sky) = (nil, nil, nil, nil)
    closeDay()
  }

  /// Forgets the weather of another service, which must not pass for that of this one.
  mutating func drop(exceptOf provider: ProviderName) {
    guard let received, received.provider != provider else { return }
    (self.received, problem) = (nil, nil)
  }

  // MARK: A day
  /// The place of the selected day in the forecast; the first where it is not there any more.
  var selectedIndex: Int {
    report?.daily.firstIndex { $0.day == selectedDay } ?? 0
  }

  /// Opens a day by its place in the forecast; nothing happens where there is none.
  mutating func showDay(_ index: Int) {
    guard let place, let days = report?.daily, days.indices.contains(index) else { return }
    selectedDay = days[index].day
    openDay = OpenDay(days[index].day, at: place.coordinates, zone: zone)
  }

  mutating func selectDay(_ index: Int) {
    guard let days = report?.daily, days.indices.contains(index) else { return }
    selectedDay = days[index].day
  }

  /// Goes back to the weather as a whole, in which today is selected.
  mutating func closeDay() { (openDay, selectedDay) = (nil, nil) }

  /// Leaves an open day that the forecast has no more.
  mutating func followDay() {
    guard let open = openDay, let days = report?.daily else { return }
    if !days.contains(where: { $0.day == open.day }) { closeDay() }
  }

  /// Brings the sky to the day and the place that are shown.
  mutating func updateSky() {
    guard let place else {
      sky = nil
      return
    }
    let day = zone.day(of: now)
    if sky?.isOf(day, place.coordinates, zone) != true {
      sky = PlaceSky(day, at: place.coordinates, zone: zone)
    }
  }
}

/// A day of the forecast that is looked at.
struct OpenDay: Equatable, Sendable {
  let day: CalendarDay
  /// Nil where the coordinates are none.
  let sky: PlaceSky?
  /// The Sun's heights in degrees at each half hour of the day.
  let sunHeights: [Double]

  init(_ day: CalendarDay, at coordinates: Coordinates, zone: PlaceZone) {
    self.day = day
    sky = PlaceSky(day, at: coordinates, zone: zone)
    let observer = Observer(latitude: coordinates.latitude, longitude: coordinates.longitude)
    sunHeights =
      sky.flatMap { sky in
        observer.map { SunDay.heights(over: sky.sun.span, at: $0, every: 1800) }
      } ?? []
  }
}

/// Sun and Moon over a place for a day of its calendar: computed, so that it is there without a
/// network.
struct PlaceSky: Equatable, Sendable {
  let day: CalendarDay
  let coordinates: Coordinates
  let zone: PlaceZone
  let sun: SunDay
  let moon: MoonDay

  /// Nil for coordinates that are none, and for a day that the place left out.
  init?(_ day: CalendarDay, at coordinates: Coordinates, zone: PlaceZone) {
    guard
      let observer = Observer(latitude: coordinates.latitude, longitude: coordinates.longitude),
      let sun = SunDay(day, at: observer, offsets: zone.offsets),
      let moon = MoonDay(day, at: observer, offsets: zone.offsets)
    else { return nil }
    (self.day, self.coordinates, self.zone) = (day, coordinates, zone)
    (self.sun, self.moon) = (sun, moon)
  }

  func isOf(_ day: CalendarDay, _ coordinates: Coordinates, _ zone: PlaceZone) -> Bool {
    day == self.day && coordinates == self.coordinates && zone == self.zone
  }

  var sunrise: Date? { sun.sunrise.map(Date.init) }
  var sunset: Date? { sun.sunset.map(Date.init) }
  /// The lit half of the disc, for somebody who looks up there.
  var litSide: MoonLight.Side { moon.light.litSide(fromLatitude: coordinates.latitude) }
}

/// The names of what stands on the main screen of the weather.
public enum WeatherID {
  public static let main: Identifier = "weather"
  public static let favourites: Identifier = "weather.favourites"
  public static let settings: Identifier = "weather.settings"
  public static let star: Identifier = "weather.star"
  public static let title: Identifier = "weather.title"
  public static let clock: Identifier = "weather.clock"
  /// One line: how old the weather is, that it is being asked for, or what went wrong.
  public static let status: Identifier = "weather.status"
  public static let retry: Identifier = "weather.retry"
  public static let page: Identifier = "weather.page"
  /// The page shown while no place is known.
  public static let nowhere: Identifier = "weather.nowhere"
  public static let temperature: Identifier = "weather.temperature"
  public static let description: Identifier = "weather.description"
  public static let feelsLike: Identifier = "weather.feelsLike"
  public static let byForecast: Identifier = "weather.byForecast"
  /// One value of now, or of the sky: `weather.fact[wind]`.
  public static let fact: Identifier = "weather.fact"
  public static let alert: Identifier = "weather.alert"
  public static let hours: Identifier = "weather.hours"
  public static let rain: Identifier = "weather.rain"
  /// The next hours side by side; one of them is `weather.strip[0]`.
  public static let strip: Identifier = "weather.strip"
  public static let days: Identifier = "weather.days"
  /// The bars of the days; a row of it is `weather.days.bars.row[0]`.
  public static let bars: Identifier = "weather.days.bars"
  public static let dayChance: Identifier = "weather.days.chance"
  public static let dayWords: Identifier = "weather.days.words"
  /// The rows of the days, a list; one of them is `weather.days.list.row[2026-03-06]`.
  public static let dayList: Identifier = "weather.days.list"
  /// The page of one day.
  public static let day: Identifier = "weather.day"
  public static let dayTitle: Identifier = "weather.day.title"
  public static let dayBack: Identifier = "weather.day.back"
  public static let dayBefore: Identifier = "weather.day.previous"
  public static let dayAfter: Identifier = "weather.day.next"
  public static let dayPage: Identifier = "weather.day.page"
  /// The sky and the temperatures of the day in a line.
  public static let dayLine: Identifier = "weather.day.line"
  /// A value of the day: `weather.day.fact[sunrise]`.
  public static let dayFact: Identifier = "weather.day.fact"
  /// An hour of the day: `weather.day.hour[0]`.
  public static let dayHour: Identifier = "weather.day.hour"
  public static let sunArc: Identifier = "weather.day.sun"
  public static let dayPressure: Identifier = "weather.day.pressure"
  public static let credit: Identifier = "weather.credit"
  public static let skeleton: Identifier = "weather.skeleton"
  public static let walk: Identifier = "weather.walk"
  public static let dog: Identifier = "weather.walk.dog"
  public static let verdict: Identifier = "weather.walk.verdict"
  public static let reason: Identifier = "weather.walk.reason"
  public static let picture: Identifier = "weather.walk.picture"
  public static let background: Identifier = "weather.walk.background"
}
