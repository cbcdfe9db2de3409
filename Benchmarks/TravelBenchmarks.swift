import Core
import Foundation
import Persistence
import Places
import Scheduling
import TravelDomain

/// What somebody waits for who has been in all 250 countries and in 10,000 cities, on disk.
@MainActor
struct TravelBenchmarks {
  let folder: BenchFolder

  func run(now: Date) async throws {
    Report.title("Travel: 250 countries and 10,000 cities")
    let gazetteer = try Gazetteer(at: PlacesBenchmarks(folder: folder).file())
    let clock = ManualClock(now: now)
    let store = try DataStore(
      .file(
        folder.url.appending(path: "travel.sqlite"), backups: folder.url.appending(path: "copies")),
      schemas: [TravelRepository.schema], activity: Activity(), clock: clock)
    let travel = TravelRepository(store, gazetteer: gazetteer, clock: clock)
    try await fill(travel, gazetteer)
    try await asking(travel)
    try await changing(travel, store)
    try await leaving(travel, gazetteer)
  }

  private func fill(_ travel: TravelRepository, _ gazetteer: Gazetteer) async throws {
    let countries = try gazetteer.countries().map { "country,\($0.code),,been,2019-05" }
    let cities = try gazetteer.biggest(in: .world, limit: 10_000).enumerated().map {
      "city,\($1.country),geonames:\($1.id),been,20\(10 + $0 % 15)-0\($0 % 9 + 1)"
    }
    let text = (["type,country,id,state,from"] + countries + cities).joined(separator: "\n")
    let reader = TravelImport(travel)
    let start = ContinuousClock.now
    let preview = try await reader.preview(of: Data(text.utf8), format: .csv)
    let middle = ContinuousClock.now
    _ = try await reader.apply(preview)
    Report.note("a preview of a CSV of all", milliseconds(middle - start))
    Report.note("read in", milliseconds(.now - middle))
    _ = try await travel.setHome("RU")
    try await points(reader, gazetteer)
  }

  /// 20 µs for each point.
  private func points(_ reader: TravelImport, _ gazetteer: Gazetteer) async throws {
    let cities = try gazetteer.biggest(in: .world, limit: 3_000)
    let points = (0..<30_000).map { number in
      let center = cities[number % cities.count].coordinates
      let latitude = center.latitude + Double(number % 13) / 200
      return "<wpt lat=\"\(latitude)\" lon=\"\(center.longitude)\"><name>p\(number)</name></wpt>"
    }
    let gpx = Data("<gpx>\n\(points.joined(separator: "\n"))\n</gpx>".utf8)
    let preview = try await Samples.measure(3) {
      _ = try await reader.preview(of: gpx, format: .gpx)
    }
    Report.line("a preview of 30,000 points of GPX", preview, aim: 600)
  }

  private func milliseconds(_ duration: Duration) -> String {
    "\(Report.number(duration / .milliseconds(1))) ms"
  }

  private func asking(_ travel: TravelRepository) async throws {
    for order in TravelOrder.allCases {
      let countries = try await Samples.measure(60) {
        _ = try await travel.countries(CountryQuery(order: order))
      }
      Report.line("all countries by \(order.rawValue)", countries, aim: 16)
      let cities = try await Samples.measure(60) {
        _ = try await travel.cities(CityQuery(order: order))
      }
      Report.line("the first 200 cities by \(order.rawValue)", cities, aim: 16)
    }
    let search = try await Samples.measure(60) {
      _ = try await travel.cities(CityQuery(search: "san"))
    }
    Report.line("a search among the cities", search, aim: 16)
    let statistics = try await Samples.measure(60) { _ = try await travel.statistics(of: .iso) }
    Report.line("statistics", statistics, aim: 50)
    let content = try await Samples.measure(20) { _ = try await travel.content() }
    Report.line("everything, for the map", content, aim: 100)
  }

  /// What a key waits for while lists and counters are shown.
  private func changing(_ travel: TravelRepository, _ store: DataStore) async throws {
    let watches = [
      travel.observeCountries(CountryQuery()) { _ in },
      travel.observeCities(CityQuery(country: "RU")) { _ in },
      travel.observeStatistics(of: .iso) { _ in },
    ]
    var number = 0
    let edit = try await Samples.measure(40) {
      number += 1
      _ = try await travel.update(country: "RU", to: VisitDetails(note: "\(number)"))
    }
    Report.line("a note saved, lists and statistics live", edit, aim: 50)
    let all = try await Samples.measure(3, warmUp: 1) {
      _ = try await travel.deleteAll()
      _ = try await store.undo()
    }
    Report.line("everything deleted and undone", all, aim: 2000)
    withExtendedLifetime(watches) {}
  }

  private func leaving(_ travel: TravelRepository, _ gazetteer: Gazetteer) async throws {
    let content = try await travel.content()
    for format in ExchangeFormat.allCases {
      let text = Samples.measure(5) { _ = content.text(format) }
      Report.line("written as \(format.rawValue)", text, aim: 500)
    }
    let poster = try await travel.poster("All", of: .iso, on: gazetteer)
    let pictures = try await Samples.measure(3) { _ = try poster.png() }
    Report.line("a poster as PNG", pictures, aim: 2000)
    Report.line("a poster as SVG", Samples.measure(10) { _ = poster.svg() }, aim: 500)
    Report.line("a poster as text", Samples.measure(10) { _ = poster.text() }, aim: 100)
  }
}
