import Foundation
import XCTest

/// The manifest, held to the rules of the design.
final class DesignTests: XCTestCase {
  /// The dependencies of each target under `Sources`.
  private var arrows: [String: Set<String>] = [:]

  override func setUpWithError() throws {
    let targets = try Project.readManifest().targets.filter { !$0.isOutside }
    arrows = Dictionary(uniqueKeysWithValues: targets.map { ($0.name, Set($0.dependencies)) })
    XCTAssertGreaterThan(arrows.count, 30)
  }

  func testScreensKnowNoOtherScreensAndNoDatabase() {
    let screens = arrows.keys.filter { $0.hasSuffix("Screens") }
    XCTAssertGreaterThanOrEqual(screens.count, 2)
    for screen in screens {
      let forbidden = Set(screens).union([
        "GRDB", "CNcurses", "CursesHost", "Persistence", "Shell",
      ])
      XCTAssertEqual(arrows[screen]?.intersection(forbidden), [], screen)
      let domains = (arrows[screen] ?? []).filter { $0.hasSuffix("Domain") }
      let own = screen.replacing("Screens", with: "Domain")
      XCTAssertTrue(domains.subtracting([own]).isEmpty, "\(screen) knows another app's domain")
    }
  }

  /// A small tab may have its records and its screens in one target.
  func testATabOfOneTargetKnowsNoOtherTab() throws {
    let targets = try Project.readManifest().targets
    let tabs = targets.filter { $0.name.hasSuffix("Tab") }
    XCTAssertTrue(tabs.contains { $0.name == "NotesTab" })
    for tab in tabs {
      let forbidden = tab.dependencies.filter { name in
        ["Screens", "Domain", "Tab"].contains { name.hasSuffix($0) }
          || ["CNcurses", "CursesHost", "Shell"].contains(name)
      }
      XCTAssertEqual(forbidden, [], tab.name)
    }
  }

  func testDomainsKnowNoOtherDomainsAndNothingThatDraws() {
    let domains = Set(arrows.keys.filter { $0.hasSuffix("Domain") })
    for domain in domains {
      let forbidden = domains.union(["Toolkit", "AppRuntime", "Terminal", "CursesHost"])
      XCTAssertEqual(arrows[domain]?.intersection(forbidden), [], domain)
    }
  }

  /// A package that tests a program of its own with the kit compiles no toolkit and no database.
  func testTheKitKnowsNothingOfTheToolkitAndTheApps() {
    var reached: Set<String> = []
    var next: Set<String> = ["JourneyKit"]
    while !next.isEmpty {
      reached.formUnion(next)
      next = Set(next.flatMap { arrows[$0] ?? [] }).subtracting(reached)
    }
    XCTAssertEqual(
      reached,
      [
        "JourneyKit", "VirtualTerminal", "PseudoTerminal", "CPlatform", "CZlib", "Semantics",
        "Scheduling", "Terminal", "Core",
      ])
  }

  /// What a person does with trackers is told nobody: nothing of them knows a network.
  func testTrackersKnowNoNetwork() {
    for module in ["TrackersDomain", "TrackersScreens"] {
      let known = arrows[module] ?? []
      XCTAssertTrue(known.contains("Core"), module)
      XCTAssertEqual(known.intersection(["Networking", "COpenSSL"]), [], module)
    }
  }

  func testEachForeignModuleHasItsOwners() {
    func owners(_ module: String) -> [String] {
      arrows.keys.filter { arrows[$0]?.contains(module) == true }.sorted()
    }
    XCTAssertEqual(owners("CNcurses"), ["CursesHost"])
    XCTAssertEqual(owners("CPlatform"), ["CursesHost", "PseudoTerminal", "Terminal"])
    XCTAssertEqual(owners("CPictures"), ["Pictures"])
    XCTAssertEqual(owners("ArgumentParser"), ["CursesHost", "journey", "moggy"])
    XCTAssertEqual(owners("COpenSSL"), ["CatinderServer", "Networking", "Persistence"])
    XCTAssertEqual(owners("Logging"), ["CatinderServer", "moggy"])
    XCTAssertEqual(owners("CZlib"), ["Interchange", "JourneyKit"])
    XCTAssertEqual(owners("CYAMLLibrary"), ["journey"])
    XCTAssertEqual(owners("NIOPosix"), ["CatinderServer"])
    XCTAssertEqual(owners("CPostgres"), ["CatinderServer"])
    let services: Set<String> = [
      "Networking", "Persistence", "Places", "CatinderServer",
    ]
    XCTAssertTrue(
      owners("GRDB").allSatisfy {
        services.contains($0) || $0.hasSuffix("Domain") || $0.hasSuffix("Tab")
      })
  }

  func testValuesAndDrawingKeepOffFoundation() throws {
    let design = Design(manifest: try Project.readManifest())
    for target in ["Core", "Terminal", "Toolkit", "AppRuntime"] {
      XCTAssertEqual(design.modules(for: target)?.contains("Foundation"), false)
    }
    let small = design.modules(for: "JourneyKit")
    XCTAssertEqual(small?.contains("Foundation"), false)
    XCTAssertEqual(small?.contains("FoundationEssentials"), true)
    XCTAssertEqual(design.modules(for: "Persistence")?.contains("Foundation"), true)
    XCTAssertNil(design.modules(for: "Unheard"))
  }
}
