import Core
import Foundation
import Interchange
import Persistence
import Places
import Scheduling
import TravelDomain
import XCTest

final class ExchangeTests: TravelCase {
  private let formats = ExchangeFormat.allCases

  /// A bit of everything, with what formats trip over.
  private func filled() async throws -> TravelRepository {
    let travel = try makeTravel()
    _ = try await travel.setHome("RU")
    _ = try await travel.add(
      country: "CI", VisitDetails(.want, from: try date("2030"), note: "a,b;\"c\"\n<d>&'e'\t"))
    _ = try await travel.add(
      city: try id("Paris", "FR"),
      VisitDetails(
        .lived, from: try date("2019-05-14"), until: try date("2020-02"), note: "]]> & \\ \u{1F44D}"
      ))
    _ = try await travel.add(city: try id("Springfield", "US"))
    _ = try await travel.add(city: try id("Suva", "FJ"), VisitDetails(.want))
    _ = try await travel.add(
      point: Coordinates(latitude: 55.9, longitude: 37.123456789), named: "Дача \"Ёлки\", 2 <x>")
    return travel
  }

  private func preview(
    _ text: String, _ format: ExchangeFormat, into travel: TravelRepository
  ) async throws -> ImportPreview {
    try await TravelImport(travel).preview(of: Data(text.utf8), format: format)
  }

  /// Without the moments of their making, which no file has.
  private func essence(_ content: TravelContent) -> [String] {
    content.countries.map { "\($0.code) \($0.names) \($0.center) \($0.details) \($0.isHome)" }
      + content.cities.map {
        "\($0.key) \($0.country) \($0.names) \(String(describing: $0.region)) "
          + "\($0.coordinates) \($0.details)"
      }
  }

  func testWhatIsWrittenComesBackEqual() async throws {
    let content = try await filled().content()
    XCTAssertEqual(content.countries.count, 5)
    for format in formats {
      let store = try makeStore()
      let other = try makeTravel(store)
      let preview = try await preview(content.text(format), format, into: other)
      XCTAssertEqual(preview.problems.first, [], format.rawValue)
      XCTAssertEqual(preview.rows, 9, format.rawValue)
      let before = try await other.content()
      XCTAssertTrue(before.isEmpty, "a preview changes nothing")
      let added = try await TravelImport(other).apply(preview)
      XCTAssertEqual([added.countries, added.cities], [5, 4], format.rawValue)
      let after = try await other.content()
      XCTAssertEqual(essence(after), essence(content), format.rawValue)
      XCTAssertEqual(after.text(format), content.text(format), format.rawValue)
      let act = try await store.undo()
      XCTAssertEqual(act.flatMap { TravelAct(kind: $0.kind) }, .importing)
      let undone = try await other.content()
      XCTAssertTrue(undone.isEmpty, format.rawValue)
    }
  }

  func testWhatIsThereAlreadyStaysAsItIs() async throws {
    let travel = try await filled()
    let content = try await travel.content()
    for format in formats {
      let preview = try await preview(content.text(format), format, into: travel)
      XCTAssertTrue(preview.isEmpty)
      XCTAssertEqual(preview.knownCount, 9, format.rawValue)
      let added = try await TravelImport(travel).apply(preview)
      XCTAssertEqual([added.countries, added.cities], [0, 0])
    }
    let after = try await travel.content()
    XCTAssertEqual(after, content)
  }

  // The journey begins so: a list as people keep it.
  func testCSVOfOtherProgramsIsUnderstood() async throws {
    let text = """
      \u{FEFF}Город;Страна;Статус;Дата;Заметка;Цвет\r
      Париж;Франция;был;14.05.2019;"две
      строки";red\r
      Springfield;US;;;;\r
      Берлин;Франция;;;;\r
      Qwxzqwxz;DE;;;;\r
      ;Япония;хочу;2030;;\r
      Rome;Narnia;;;;\r
      Lyon;FR;seen;;;\r
      Lyon;FR;;32.13.2019;;\r
      Lyon;FR;;;;\r
      Париж;FR;;;;\r
      """
    let travel = try makeTravel()
    let preview = try await preview(text, .csv, into: travel)
    XCTAssertEqual(preview.cities.map(\.names.english), ["Paris", "Lyon"])
    XCTAssertEqual(preview.cities.first?.details.from?.iso, "2019-05-14")
    XCTAssertEqual(preview.cities.first?.details.note, "две\nстроки")
    XCTAssertEqual(preview.countries.map(\.code), ["JP", "FR"])
    XCTAssertEqual(preview.countries.map(\.state), [.want, .been])
    XCTAssertEqual(preview.known.map(\.line), [12])
    XCTAssertEqual(preview.problems.first.map(\.line), [4, 5, 6, 8, 9, 10])
    let reasons = preview.problems.first.map(\.reason)
    guard case .ambiguous(let cities) = reasons[0], case .elsewhere(let city) = reasons[1] else {
      return XCTFail("\(reasons)")
    }
    XCTAssertGreaterThan(cities.count, 1)
    XCTAssertEqual(city.country, "DE")
    XCTAssertEqual(
      Array(reasons.dropFirst(2)),
      [
        .unknownCity("Qwxzqwxz"), .unknownCountry("Narnia"), .badState("seen"),
        .badDate("32.13.2019"),
      ])
  }

  // 60 countries and 300 cities by their names alone, every second one in Russian.
  func testALongListOfNamesIsUnderstood() async throws {
    let gazetteer = try Self.gazetteer()
    let cities = try gazetteer.biggest(in: .world, limit: 400).filter { $0.whole == nil }
      .prefix(300)
    let countries = try gazetteer.countries().prefix(60)
    func language(_ index: Int) -> Language { index.isMultiple(of: 2) ? .english : .russian }
    let rows =
      countries.enumerated().map { "country,,\"\($1.name(language($0)))\"" }
      + cities.enumerated().map {
        "city,\"\($1.name(language($0)))\",\"\($1.countryNames[language($0)])\""
      }
    let text = (["type,name,country"] + rows).joined(separator: "\r\n")
    let preview = try await preview(text, .csv, into: try makeTravel())
    // In China some big cities are namesakes: these are asked about, and none is mistaken.
    var open: Set<CityKey> = []
    for problem in preview.problems.first {
      guard case .ambiguous(let namesakes) = problem.reason else {
        return XCTFail("\(problem.text): \(problem.reason)")
      }
      XCTAssertTrue(namesakes.allSatisfy { $0.country == "CN" }, problem.text)
      open.formUnion(namesakes.map { .geoNames($0.id) })
    }
    XCTAssertLessThan(preview.problems.count, 10)
    let found = Set(preview.cities.map(\.key))
    XCTAssertEqual(found.count + preview.problems.count, 300)
    let wanted = Set(cities.map { CityKey.geoNames($0.id) })
    XCTAssertEqual(found.subtracting(wanted), [])
    XCTAssertEqual(wanted.subtracting(found).subtracting(open), [])
    let codes = Set(countries.map(\.code)).union(cities.map(\.country))
    XCTAssertEqual(Set(preview.countries.map(\.code)), codes)
    XCTAssertEqual(preview.knownCount, 0)
  }

  func testARegionTellsNamesakesApart() async throws {
    let text = """
      city;province;country
      Suzhou;Anhui;CN
      Springfield;Illinois;USA
      Springfield;MO;США
      Спрингфилд;Массачусетс;США
      """
    let preview = try await preview(text, .csv, into: try makeTravel())
    XCTAssertEqual(preview.problems.first, [])
    XCTAssertEqual(
      preview.cities.compactMap(\.region?.english),
      ["Anhui", "Illinois", "Missouri", "Massachusetts"])
  }

  func testNamesAloneAreCountriesBeforeTheyAreCities() async throws {
    let preview = try await preview(
      "name\nMonaco\nLondon\n\n,\nFrance\n", .csv, into: try makeTravel())
    XCTAssertEqual(preview.countries.map(\.code), ["MC", "FR", "GB"])
    XCTAssertEqual(preview.cities.map(\.names.english), ["London"])
    XCTAssertEqual(preview.problems.count, 0)
  }

  func testAPointIsTakenForTheCityNearIt() async throws {
    let text = """
      name,lat,lon
      Eiffel Tower,48.8584,2.2945
      ,48.85,2.35
      Paris,33.66,-95.55
      Point Nemo,-48.9,-123.4
      ,-48.9,-123.4
      Nowhere,95,10
      Hut,61.5,101.2
      """
    let preview = try await preview(text, .csv, into: try makeTravel())
    let tower = try XCTUnwrap(preview.guesses.first)
    XCTAssertEqual(tower.text, "Eiffel Tower")
    XCTAssertEqual(tower.names.english, "Paris")
    XCTAssertLessThan(try XCTUnwrap(tower.distance), 10)
    XCTAssertEqual(preview.known.map(\.line), [3])
    // Paris in Texas, and a hut in Siberia.
    XCTAssertEqual(preview.cities.map(\.country), ["FR", "US", "RU"])
    XCTAssertEqual(preview.cities.last?.names.english, "Hut")
    XCTAssertEqual(preview.problems.first.map(\.line), [5, 6, 7])
    XCTAssertEqual(preview.problems.first.first?.reason, .inNoCountry)
    guard case .nothingNear(_, let distance) = preview.problems.first[1].reason else {
      return XCTFail("\(preview.problems)")
    }
    XCTAssertGreaterThan(distance, 1000)
    XCTAssertEqual(preview.problems.first.last?.reason, .badCoordinates)
  }

  func testGPXAndGeoJSONOfOtherProgramsAreUnderstood() async throws {
    let gpx = """
      <?xml version="1.0"?>
      <!-- from a watch -->
      <gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1">
        <wpt lat="52.52" lon="13.40"><name>Berlin &amp; caf&#xE9;</name>
          <time>2018-07-01T10:00:00Z</time><desc><![CDATA[<b>nice</b>]]></desc></wpt>
        <trk><trkseg><trkpt lat="0" lon="0"/></trkseg></trk>
        <wpt lat="x" lon="1"/>
      </gpx>
      """
    let travel = try makeTravel()
    let berlin = try await preview(gpx, .gpx, into: travel)
    XCTAssertEqual(berlin.cities.map(\.names.english), ["Berlin"])
    XCTAssertEqual(berlin.cities.first?.details.from?.iso, "2018-07-01")
    XCTAssertEqual(berlin.cities.first?.details.note, "<b>nice</b>")
    XCTAssertEqual(berlin.guesses.first?.text, "Berlin & café")
    XCTAssertEqual(berlin.problems.first.map(\.line), [7])
    let json = """
      {"type": "FeatureCollection", "features": [
        {"type": "Feature", "geometry": {"type": "Point", "coordinates": [2.35, 48.85, 35]},
         "properties": {"title": "Paris", "visited": true, "date": "2018-07"}},
        {"type": "Feature", "geometry": null, "properties": {"city": "Lyon", "country": "FRA"}},
        {"type": "Feature", "geometry": {"type": "Polygon", "coordinates": []}, "properties": null},
        {"type": "Point"}
      ]}
      """
    let cities = try await preview(json, .geoJSON, into: travel)
    XCTAssertEqual(cities.cities.map(\.names.english), ["Paris", "Lyon"])
    XCTAssertEqual(cities.cities.first?.details.from?.iso, "2018-07")
    XCTAssertEqual(cities.problems.first.map(\.line), [5, 6])
    XCTAssertEqual(cities.problems.first.map(\.reason), [.nothing, .notJSON])
  }

  // MARK: - Hostile files

  func testHostileXMLIsRefused() async throws {
    let travel = try makeTravel()
    let bomb = """
      <?xml version="1.0"?>
      <!DOCTYPE gpx [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]>
      <gpx><wpt lat="1" lon="1"><name>&b;</name></wpt></gpx>
      """
    let cases: [(String, ImportProblem.Reason)] = [
      (bomb, .declaresTypes),
      (
        bomb.replacing("<!DOCTYPE gpx [", with: "<!DOCTYPE gpx SYSTEM \"file:///etc/passwd\" ["),
        .declaresTypes
      ),
      ("<gpx><wpt lat='1' lon='1'><name>&b;</name></wpt></gpx>", .notXML),
      ("<gpx><name>&#0;</name></gpx>", .notXML), ("<gpx>", .notXML), ("<kml/>", .notXML),
      ("<gpx><a></b></gpx>", .notXML), ("<gpx/><gpx/>", .notXML), ("<gpx a=1/>", .notXML),
      ("", .notXML), ("<gpx><!--", .notXML), ("text <gpx/>", .notXML),
      (String(repeating: "<gpx>", count: 100_000), .tooDeep),
    ]
    for (text, reason) in cases {
      let preview = try await preview(text, .gpx, into: travel)
      XCTAssertEqual(preview.problems.first.map(\.reason), [reason], String(text.prefix(60)))
      XCTAssertTrue(preview.isEmpty)
    }
  }

  func testHostileJSONIsRefused() async throws {
    let travel = try makeTravel()
    let cases: [(String, ImportProblem.Reason)] = [
      (String(repeating: "[", count: 1_000_000), .tooDeep),
      (String(repeating: "{\"a\":", count: 500_000), .tooDeep),
      ("{\"type\": \"FeatureCollection\", \"features\": [1e9999", .notJSON), ("", .notJSON),
      ("{}", .notJSON), ("{\"type\": \"Feature\"} x", .notJSON), ("{\"a\": \"\u{1}\"}", .notJSON),
      ("[" + String(repeating: "0,", count: 2_000_001) + "0]", .tooMany(most: 2_000_000)),
    ]
    for (text, reason) in cases {
      let preview = try await preview(text, .geoJSON, into: travel)
      XCTAssertEqual(preview.problems.first.map(\.reason), [reason], String(text.prefix(60)))
      XCTAssertTrue(preview.isEmpty)
    }
  }

  func testHostileCSVIsCleanedAndBounded() async throws {
    let travel = try makeTravel()
    let text =
      "name,country,note\n\u{1B}]0;x\u{7}Paris,FR,\"a\u{1B}[2J\u{202E}b\"\n"
      + "Lyon,FR,\"" + String(repeating: "x", count: 100_000) + "\"\nParis,FR,\"open\n"
    let cleaned = try await preview(text, .csv, into: travel)
    XCTAssertEqual(cleaned.problems.first.map(\.line), [2, 3, 4])
    XCTAssertEqual(cleaned.problems.first[1].reason, .badNote(most: 2000))
    XCTAssertEqual(cleaned.problems.first.last?.reason, .openQuote)
    for problem in cleaned.problems.first {
      XCTAssertFalse(problem.text.unicodeScalars.contains { $0.value < 0x20 })
    }
    for text in ["", "\n", "colour,size\nred,1\n", String(repeating: ",", count: 100_000)] {
      let none = try await preview(text, .csv, into: travel)
      XCTAssertEqual(none.problems.first.map(\.reason), [.noHeader])
    }
    let many = "country\n" + String(repeating: "Narnia\n", count: 300)
    let bounded = try await preview(many, .csv, into: travel)
    XCTAssertEqual(bounded.problems.count, 300)
    XCTAssertEqual(bounded.problems.first.count, 200)
    let long = "id\n" + String(repeating: "geonames:2988507\n", count: 50_010)
    let cut = try await preview(long, .csv, into: travel)
    XCTAssertEqual(cut.rows, 50_000)
    XCTAssertEqual(cut.problems.first.map(\.reason), [.tooMany(most: 50_000)])
    XCTAssertEqual(cut.cities.count, 1)
  }

  func testFilesThatAreNoneOfOursAreRefused() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "travel-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let reader = TravelImport(try makeTravel())
    func failure(_ file: URL) async -> (any Error)? {
      do {
        _ = try await reader.preview(of: file)
        return nil
      } catch {
        return error
      }
    }
    let missing = await failure(folder.appending(path: "no.csv"))
    XCTAssertEqual(missing as? TravelFileFailure, .file(.missing))
    let isFolder = await failure(folder)
    XCTAssertEqual(isFolder as? TravelFileFailure, .file(.notAFile))
    let large = folder.appending(path: "large.csv")
    _ = FileManager.default.createFile(atPath: large.path(percentEncoded: false), contents: nil)
    let handle = try FileHandle(forWritingTo: large)
    try handle.truncate(atOffset: 100 << 20)
    try handle.close()
    let tooLarge = await failure(large)
    XCTAssertEqual(
      tooLarge as? TravelFileFailure,
      .file(.tooLarge(limit: TravelImport.largest, size: 100 << 20)))
    let latin = folder.appending(path: "latin.csv")
    try Data([0x63, 0xE9, 0x01]).write(to: latin)
    let notText = await failure(latin)
    XCTAssertEqual(notText as? TravelFileFailure, .notText)
    let named = folder.appending(path: "wrong.csv")
    try Data(" {\"type\": \"FeatureCollection\", \"features\": []}".utf8).write(to: named)
    let preview = try await reader.preview(of: named)
    XCTAssertEqual(preview.format, .geoJSON)
    XCTAssertEqual(preview.problems.count, 0)
  }

  // MARK: - What is written

  func testWhatIsWrittenIsAsTheStandardsSay() async throws {
    let content = try await filled().content()
    let json = try JSONSerialization.jsonObject(with: Data(content.text(.geoJSON).utf8))
    let features = try XCTUnwrap((json as? [String: Any])?["features"] as? [[String: Any]])
    XCTAssertEqual(features.count, 9)
    let geometry = try XCTUnwrap(features[5]["geometry"] as? [String: Any])
    // Longitude first.
    XCTAssertEqual((geometry["coordinates"] as? [Double])?.first ?? 0, 2.35, accuracy: 0.1)
    let csv = content.text(.csv)
    XCTAssertEqual(
      csv.prefix { $0 != "\r\n" },
      "type,id,country,country_name,name,name_ru,region,region_ru,latitude,longitude,state,from,"
        + "until,note,home")
    XCTAssertTrue(csv.contains("\"a,b;\"\"c\"\"\n<d>&'e'\""), csv)
    XCTAssertTrue(csv.hasSuffix("\r\n"))
    let kml = content.text(.kml)
    XCTAssertTrue(kml.contains("<begin>2019-05-14</begin><end>2020-02</end>"), kml)
    XCTAssertTrue(kml.contains("&lt;d&gt;&amp;"), kml)
    XCTAssertTrue(content.text(.gpx).contains("<time>2019-05-14T00:00:00Z</time>"))
    XCTAssertEqual(ExchangeFormat(path: "/a/b.KML"), .kml)
    XCTAssertEqual(ExchangeFormat(path: "a.json"), .geoJSON)
    XCTAssertNil(ExchangeFormat(path: "csv"))
  }

  func testWithoutPlacesAWholeRowIsTaken() async throws {
    let store = try makeStore()
    let travel = try makeTravel(store)
    _ = try await travel.add(city: try id("Paris", "FR"))
    let text = try await travel.content().text(.csv)
    let paris = try await travel.content().cities[0]
    _ = try await travel.delete(city: paris.key)
    let preview = try await preview(text, .csv, into: makeBare(store))
    XCTAssertEqual(preview.cities.map(\.names), [paris.names])
    XCTAssertEqual(preview.problems.first.map(\.reason), [.noPlaces])
  }
}
