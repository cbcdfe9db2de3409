import Core
import Foundation
import Places
import XCTest

@testable import TravelDomain

final class PosterTests: TravelCase {
  private func poster(_ title: String = "My <map> & more\u{1B}") async throws -> Poster {
    let travel = try makeTravel(language: .russian)
    _ = try await travel.add(country: "FR", VisitDetails(from: try date("2019-05")))
    _ = try await travel.add(country: "JP", VisitDetails(.want))
    _ = try await travel.add(country: "TV", VisitDetails(.lived))
    _ = try await travel.add(city: try id("Lyon", "FR"))
    return try await draw(travel, title)
  }

  private func draw(_ travel: TravelRepository, _ title: String = "") async throws -> Poster {
    try await travel.poster(title, of: .unMembers, on: try Self.gazetteer())
  }

  func testTheSheetShowsWhatWasVisited() async throws {
    let svg = try await poster().svg()
    XCTAssertTrue(svg.contains("My &lt;map&gt; &amp; more\u{FFFD}"))
    XCTAssertTrue(svg.contains("<path id=\"FR\" class=\"been\" fill=\"#2a8c82\""))
    XCTAssertTrue(svg.contains("<path id=\"JP\" class=\"want\" fill=\"url(#want)\""))
    XCTAssertTrue(svg.contains("<path id=\"DE\" fill=\"#d5dbe1\""))
    XCTAssertTrue(svg.contains("Made with Natural Earth."))
    XCTAssertTrue(svg.contains("хочу: 1"))
    XCTAssertFalse(svg.contains("id=\"AQ\""))
    XCTAssertFalse(svg.contains("nan"))
    // Tuvalu has no outline, and a ring; Lyon is a dot.
    XCTAssertEqual(svg.split(separator: "<circle").count - 1, 2)
  }

  // Names, shares and years: on the map, in the list below it, and around it.
  func testNamesSharesAndYearsAreOnTheSheet() async throws {
    let svg = try await poster().svg()
    XCTAssertTrue(svg.contains(">Франция</text>"))
    XCTAssertTrue(svg.contains(">жил(а): Тувалу</text>"))
    XCTAssertTrue(svg.contains(">2 из 193 стран · 1,0 % мира</text>"))
    XCTAssertTrue(svg.contains(">Новые страны по годам</text>"))
    XCTAssertTrue(svg.contains(">без даты: 1 страна</text>"))
    for year in 2019...2026 { XCTAssertTrue(svg.contains(">\(year)</text>"), "\(year)") }
    XCTAssertFalse(svg.contains(">2018</text>"))
    XCTAssertTrue(svg.contains(">1/44 · 2,3 %</text>"))
  }

  // Each country is named once, no two names touch, and none leaves the map.
  func testEveryNameHasItsPlaceInBothLanguages() async throws {
    let store = try makeStore()
    for country in try Self.gazetteer().countries() {
      _ = try await makeTravel(store).add(country: country.code)
    }
    for language in Language.allCases {
      let poster = try await draw(makeTravel(store, language: language))
      let scale = 1600.0 / 360
      let names = PosterNames(poster, scale: scale) {
        SheetPoint(($0.longitude + 180) * scale, (84 - $0.latitude) * scale)
      }
      let all = names.texts.map(\.text) + names.rest.map { $0.name(language) }
      XCTAssertEqual(all.count, 250)
      XCTAssertEqual(Set(all).count, 250)
      XCTAssertGreaterThan(names.texts.count, 50)
      let boxes = names.texts.map(\.box)
      for (index, box) in boxes.enumerated() {
        XCTAssertGreaterThanOrEqual(box.x, 0, names.texts[index].text)
        XCTAssertLessThanOrEqual(box.x + box.width, 1600, names.texts[index].text)
        for other in boxes[(index + 1)...] { XCTAssertFalse(box.overlaps(other)) }
      }
      let svg = poster.svg()
      for name in names.texts.map(\.text) { XCTAssertTrue(svg.contains(">\(name)</text>"), name) }
      let sheet = PosterSheet(poster)
      for case .text(let text) in sheet.shapes {
        XCTAssertGreaterThanOrEqual(text.start.x, 0, text.text)
        XCTAssertLessThanOrEqual(text.start.x + text.width, 1600, text.text)
        XCTAssertLessThan(text.point.y, sheet.height, text.text)
      }
    }
  }

  // The tree's own reader of XML takes no undeclared entity, open tag or stray character.
  func testTheSheetIsWellFormedAndRefersToNothingThatIsNotThere() async throws {
    let svg = try await poster().svg()
    var reader = XMLReader(svg)
    var (names, ids): ([String], [String]) = ([], [])
    var root: [String: String]?
    while let event = try reader.next() {
      guard case .start(let name, let attributes, _) = event else { continue }
      names.append(name)
      if root == nil { root = attributes }
      if let id = attributes["id"] { ids.append(id) }
      for value in attributes.values where value.hasPrefix("url(#") {
        XCTAssertTrue(["lived", "want", "planned"].contains(value.dropFirst(5).dropLast()), value)
      }
    }
    XCTAssertEqual(Array(names.prefix(4)), ["svg", "title", "desc", "defs"])
    XCTAssertEqual(root?["xmlns"], "http://www.w3.org/2000/svg")
    XCTAssertEqual(root?["viewBox"], "0 0 \(root?["width"] ?? "") \(root?["height"] ?? "")")
    XCTAssertEqual(Set(ids).count, ids.count)
    XCTAssertTrue(Set(ids).isSuperset(of: ["lived", "want", "planned", "FR"]))
    XCTAssertTrue(ids.allSatisfy { $0.first?.isLetter == true })
  }

  // MARK: - PNG
  func testThePNGIsTheSameSheet() async throws {
    let poster = try await poster()
    let file = try poster.png()
    let sheet = PosterSheet(poster)
    XCTAssertEqual(Array(file.prefix(8)), [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    func number(_ place: Int) -> Int { file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    XCTAssertEqual(number(16), 3200)
    XCTAssertEqual(number(20), Int((sheet.height * 2).rounded(.up)))
    // 300 dots in an inch are 11,811 in a metre (pHYs).
    let dots = try XCTUnwrap(file.firstRange(of: Array("pHYs".utf8))).upperBound
    XCTAssertEqual([number(dots), number(dots + 4), Int(file[dots + 8])], [11_811, 11_811, 1])
  }

  private func pixels(_ shapes: [PosterShape], _ width: Int, _ height: Int) -> SheetPixels {
    var pixels = SheetPixels(width: width, height: height, scale: 1)
    for shape in shapes { pixels.draw(shape) }
    return pixels
  }

  private func red(_ pixels: SheetPixels, _ x: Int, _ y: Int) -> UInt8 {
    pixels.bytes[(y * pixels.width + x) * 3]
  }

  func testSurfacesHaveSmoothEdgesAndHoles() {
    let black = PosterFill.plain(PosterInk(0))
    let ring = { (from: Double, to: Double) -> [SheetPoint] in
      [
        SheetPoint(from, from), SheetPoint(to, from), SheetPoint(to, to), SheetPoint(from, to),
      ]
    }
    let half = pixels(
      [.box(SheetBox(x: 2, y: 2, width: 4.5, height: 4), black, isOutlined: false)], 10, 10)
    XCTAssertEqual([1, 2, 5, 6, 7].map { red(half, $0, 3) }, [255, 0, 0, 128, 255])
    XCTAssertEqual([1, 2, 5, 6].map { red(half, 3, $0) }, [255, 0, 0, 255])
    var holed = SheetPixels(width: 10, height: 10, scale: 1)
    holed.draw(.land(code: "XX", black, rings: [ring(0, 10), ring(3, 7)]))
    XCTAssertEqual(red(holed, 5, 5), 255)
    XCTAssertEqual(red(holed, 1, 5), 0)
  }

  func testStatesDifferInPatternToo() {
    let states: [VisitStanding] = [.been, .lived, .want, .planned]
    let grids = states.map { state in
      (0..<12).flatMap { y in
        (0..<12).map { x in
          let ink = PosterFill.state(state).ink(at: SheetPoint(Double(x) + 0.5, Double(y) + 0.5))
          return ink == PosterFill.inks(state).mark
        }
      }
    }
    XCTAssertEqual(Set(grids).count, 4)
    for grid in grids.dropFirst() { XCTAssertEqual(Set(grid), [true, false]) }
  }

  // A small country has the pattern of its state, whatever point of it is hit.
  func testADotHasThePatternOfItsState() {
    let drawn = pixels(
      [
        .dot(SheetPoint(12, 12), radius: 10, .state(.want), line: PosterInk(0), lineWidth: 2)
      ], 24, 24)
    let inks = PosterFill.inks(.want)
    let inside = (7..<17).flatMap { y in (7..<17).map { x in red(drawn, x, y) } }
    XCTAssertTrue(inside.contains(inks.ground.red) && inside.contains(inks.mark.red))
    XCTAssertEqual([red(drawn, 2, 12), red(drawn, 21, 12)], [0, 0])
    XCTAssertEqual(red(drawn, 0, 12), 255)
  }

  func testLettersAreDrawnWhereTheyStand() {
    let text = SheetText(text: "I", point: SheetPoint(10, 20), size: 20, ink: PosterInk(0))
    let drawn = pixels([.text(text)], 20, 24)
    XCTAssertLessThan(red(drawn, 10, 13), 128)
    for (x, y) in [(14, 13), (10, 3), (10, 22)] { XCTAssertEqual(red(drawn, x, y), 255) }
  }

  // Every name and word that a poster can have.
  func testTheFontHasEveryNameOfACountryInBothLanguages() throws {
    let gazetteer = try Self.gazetteer()
    let names = try gazetteer.countries().map(\.names) + gazetteer.continents().map(\.names)
    for language in Language.allCases {
      for name in names { XCTAssertTrue(StrokeFont.has(name[language]), name[language]) }
    }
    XCTAssertTrue(StrokeFont.has(Poster.credit))
    XCTAssertTrue(StrokeFont.has("Мои поездки: 12 из 193 · 6,2\u{A0}% — №1 (ёй), “quoted”"))
    XCTAssertFalse(StrokeFont.has("日本"))
    // Of the same form as no other: an accent and its letter are drawn both.
    XCTAssertGreaterThan(StrokeFont.lines("é").count, StrokeFont.lines("e").count)
    XCTAssertEqual(StrokeFont.width("é"), StrokeFont.width("e"))
    XCTAssertEqual(StrokeFont.lines("日").count, 1)
  }

  func testAPlanIsNoVisitOnTheSheet() async throws {
    let travel = try makeTravel()
    _ = try await travel.add(country: "FR", VisitDetails(from: PartialDate(iso: "2099")))
    let poster = try await draw(travel)
    XCTAssertTrue(poster.svg().contains("<path id=\"FR\" class=\"planned\" fill=\"url(#planned)\""))
    XCTAssertEqual(poster.text().counts, "planned: 1")
    XCTAssertEqual(poster.text().facts.first, "0 of 193 countries · 0% of the world")
    XCTAssertFalse(poster.svg().contains("New countries by year"))
  }

  func testEveryCountryIsOnTheSheet() async throws {
    let travel = try makeTravel()
    for country in try Self.gazetteer().countries() {
      _ = try await travel.add(country: country.code)
    }
    let svg = try await draw(travel).svg()
    let paths = svg.matches(of: #/class="been"/#).count
    let outlines = try Self.gazetteer().outlines.level(.world)
    let codes = try Self.gazetteer().countries().map(\.code)
    XCTAssertEqual(paths, codes.count { outlines.territory($0) != nil })
    for code in codes where outlines.territory(code) == nil {
      XCTAssertTrue(svg.contains("<circle"), code)
    }
    XCTAssertTrue(svg.contains("id=\"AQ\" class=\"been\""))
  }

  func testTheTextHasItsWidthAndFillsWhatWasVisited() async throws {
    let poster = try await poster()
    for columns in [20, 80, 100] {
      let text = poster.text(columns: columns)
      XCTAssertTrue((text.map + text.facts).allSatisfy { $0.count <= columns })
      XCTAssertGreaterThan(text.map.map(\.count).max() ?? 0, columns * 9 / 10)
    }
    let text = poster.text()
    XCTAssertTrue(text.text.contains("⣿"))
    XCTAssertEqual(text.counts, "был(а): 1, жил(а): 1, хочу: 1")
    XCTAssertTrue(text.text.hasSuffix("added names.\n"))
    XCTAssertEqual(poster.text(columns: 1_000_000).map.map(\.count).max(), 400)
  }

  func testTheTextTellsSharesYearsAndNames() async throws {
    let facts = try await poster().text(columns: 100).facts
    XCTAssertEqual(facts[0], "2 из 193 стран · 1,0\u{A0}% мира")
    XCTAssertTrue(
      facts.contains("Европа 1/44 · 2,3\u{A0}%, Океания 1/15 · 6,7\u{A0}%"), "\(facts)")
    XCTAssertTrue(facts.contains("Новые страны по годам · без даты: 1 страна"), "\(facts)")
    XCTAssertTrue(facts.contains("2019 █······· 2026"), "\(facts)")
    XCTAssertEqual(facts.suffix(3), ["был(а): Франция", "жил(а): Тувалу", "хочу: Япония"])
  }

  // A hundred years in the twenty columns of the smallest one: several years to a column.
  func testTheStripOfYearsHasItsWidth() async throws {
    let travel = try makeTravel()
    _ = try await travel.add(country: "FR", VisitDetails(from: try date("1926")))
    _ = try await travel.add(country: "DE", VisitDetails(from: try date("2026")))
    let strip = try await draw(travel).text(columns: 20).facts.first { $0.hasPrefix("1926") }
    XCTAssertEqual(strip, "1926 █········█ 2026")
  }
}
