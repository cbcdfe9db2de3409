import XCTest

/// The table itself, held to the rules of the design.
final class AllowedArrowsTests: XCTestCase {
  private let rows = AllowedArrows.design.rows

  func testScreensKnowNoOtherScreensAndNoDatabase() {
    let screens = rows.keys.filter { $0.hasSuffix("Screens") }
    XCTAssertGreaterThanOrEqual(screens.count, 2)
    for screen in screens {
      let forbidden = Set(screens).union([
        "GRDB", "CNcurses", "CursesHost", "Persistence", "Shell",
      ])
      XCTAssertEqual(rows[screen]?.intersection(forbidden), [], screen)
      let domains = (rows[screen] ?? []).filter { $0.hasSuffix("Domain") }
      let own = screen.replacing("Screens", with: "Domain")
      XCTAssertTrue(domains.subtracting([own]).isEmpty, "\(screen) knows another app's domain")
    }
  }

  func testDomainsKnowNoOtherDomainsAndNothingThatDraws() {
    let domains = Set(rows.keys.filter { $0.hasSuffix("Domain") })
    for domain in domains {
      let forbidden = domains.union(["Toolkit", "AppRuntime", "Terminal", "CursesHost"])
      XCTAssertEqual(rows[domain]?.intersection(forbidden), [], domain)
    }
  }

  /// What a person does with trackers is told nobody: nothing of them knows a network.
  func testH07TrackersKnowNoNetwork() {
    for module in ["TrackersDomain", "TrackersScreens"] {
      let known = rows[module] ?? []
      XCTAssertTrue(known.contains("Almanac"), module)
      XCTAssertEqual(known.intersection(["Networking", "AsyncHTTPClient"]), [], module)
    }
  }

  func testEachForeignModuleHasItsOwners() {
    func owners(_ module: String) -> [String] {
      rows.keys.filter { rows[$0]?.contains(module) == true }.sorted()
    }
    XCTAssertEqual(owners("CNcurses"), ["CursesHost"])
    XCTAssertEqual(owners("CSupervisor"), ["CursesHost"])
    XCTAssertEqual(owners("CWidth"), ["Terminal"])
    XCTAssertEqual(owners("CPseudoTerminal"), ["PseudoTerminal"])
    XCTAssertEqual(owners("CPictureDecoder"), ["Pictures"])
    XCTAssertEqual(owners("CChafa"), ["Pictures"])
    XCTAssertEqual(owners("XCTest"), ["JourneyKit"])
    XCTAssertEqual(owners("ArgumentParser"), ["ProgramOptions", "gallery", "journey", "moggy"])
    XCTAssertEqual(owners("AsyncHTTPClient"), ["Networking"])
    let services: Set<String> = [
      "Networking", "Persistence", "Places", "placesbuilder", "CatinderServer",
    ]
    XCTAssertTrue(owners("GRDB").allSatisfy { services.contains($0) || $0.hasSuffix("Domain") })
  }

  func testArrowsOnlyPointDownwards() {
    var settled: Set<String> = []
    var rest = Set(rows.keys)
    while !rest.isEmpty {
      let next = rest.filter { name in
        rows[name]?.allSatisfy { settled.contains($0) || rows[$0] == nil } == true
      }
      guard !next.isEmpty else { return XCTFail("a circle among \(rest.sorted())") }
      settled.formUnion(next)
      rest.subtract(next)
    }
    XCTAssertEqual(settled.count, rows.count)
  }

  func testValuesAndDrawingKeepOffFoundation() {
    for target in ["Terminal", "Toolkit", "AppRuntime"] {
      XCTAssertEqual(AllowedArrows.design.modules(for: target)?.contains("Foundation"), false)
    }
    XCTAssertEqual(AllowedArrows.design.modules(for: "Scheduling")?.contains("Foundation"), true)
    XCTAssertNil(AllowedArrows.design.modules(for: "Unheard"))
  }
}
