import Core
import WeatherDomain

/// What it costs to know the Sun and the Moon of a day.
struct EphemerisBenchmarks {
  @MainActor
  func run() {
    guard let moscow = Observer(latitude: 55.7522, longitude: 37.6156),
      let tromso = Observer(latitude: 69.6489, longitude: 18.9551)
    else { return }
    Report.title("The Sun and the Moon of 100 days")
    for (what, observer) in [("at 56° north", moscow), ("at 70° north", tromso)] {
      let samples = Samples.measure(50, warmUp: 5) { Self.days(observer) }
      Report.line(what, samples, aim: 10)
    }
  }

  private static func days(_ observer: Observer) {
    let offsets = UTCOffsetRule(seconds: 10_800)
    for day in 20_500..<20_600 {
      let day = CalendarDay(daysSinceEpoch: day)
      let sun = SunDay(day, at: observer, offsets: offsets)
      let moon = MoonDay(day, at: observer, offsets: offsets)
      precondition(sun != nil && moon?.nextPhases.count == 4)
    }
  }
}
