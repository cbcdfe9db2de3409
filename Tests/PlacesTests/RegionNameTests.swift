import Core
import Places
import XCTest

/// The names of first-level divisions in Russian.
final class RegionNameTests: PlacesCase {
  private static func isRussian(_ name: String) -> Bool {
    name.unicodeScalars.contains { ("а"..."я").contains($0) }
  }

  func testHardlyAnyPlaceHasARegionWithoutARussianName() throws {
    let gazetteer = try Self.gazetteer()
    var (all, lacking) = (0, Set<String>())
    var count = 0
    for country in try gazetteer.countries() {
      for city in try gazetteer.cities(of: country.code, limit: 100_000) {
        guard let names = city.regionNames else { continue }
        all += 1
        guard !Self.isRussian(names[.russian]) else { continue }
        count += 1
        lacking.insert("\(city.country).\(city.region) \(names[.english])")
      }
    }
    XCTAssertGreaterThan(all, 30_000)
    XCTAssertLessThan(count * 100, all, "a hundredth: \(lacking.sorted())")
  }

  /// Names of all sources, and those that ISO 3166-2 has given away to other divisions since.
  func testRegionsHaveTheNameThatIsTheirs() throws {
    let gazetteer = try Self.gazetteer()
    let known: [(place: String, country: String, region: String)] = [
      ("Munich", "DE", "Бавария"), ("Barcelona", "ES", "Каталония"), ("Turin", "IT", "Пьемонт"),
      ("Fes", "MA", "Фес — Мекнес"), ("Marrakesh", "MA", "Марракеш — Сафи"),
      ("Sanandaj", "IR", "Курдистан"), ("Tehran", "IR", "Тегеран"),
      ("Plovdiv", "BG", "Пловдивская область"), ("Brest", "BY", "Брестская область"),
      ("Louisville", "US", "Кентукки"), ("Albuquerque", "US", "Нью-Мексико"),
      ("Nakuru", "KE", "Накуру"), ("Seattle", "US", "Вашингтон"), ("Kunming", "CN", "Юньнань"),
      ("Sapporo", "JP", "Хоккайдо"), ("Recife", "BR", "Пернамбуку"),
    ]
    for (place, country, region) in known {
      let found = try gazetteer.search(place, language: .english, country: country).matches
      let city = try XCTUnwrap(found.first { $0.city.country == country }?.city, place)
      XCTAssertEqual(city.regionNames?[.russian], region, place)
    }
  }
}
