import Foundation
import XCTest

/// The articles of what each tab does, held to the journeys that they name.
final class TabArticleTests: XCTestCase {
  /// The articles, and the folder of journeys that each of them tells.
  private static let articles = [
    "Today": "TodayTab", "Weather": "WeatherTab", "Pets": "PetsTab", "Trackers": "TrackersTab",
    "Travel": "TravelTab",
    "Catinder": "CatinderTab", "Profile": "ProfileTab", "Shell": "TheShell",
  ]

  private static func article(_ app: String) throws -> TabArticle {
    let path = "Sources/Shell/Shell.docc/\(try XCTUnwrap(articles[app])).md"
    return TabArticle(
      try String(contentsOf: Project.folder.appendingPathComponent(path), encoding: .utf8))
  }

  func testEachFolderOfJourneysHasAnArticle() throws {
    let journeys = Project.folder.appendingPathComponent("UITests/Journeys")
    let folders = try FileManager.default.contentsOfDirectory(atPath: journeys.path)
    XCTAssertEqual(folders.sorted(), Self.articles.keys.sorted())
  }

  func testEachRowNamesTestsThatExist() throws {
    let tests = try NamedTests()
    for app in Self.articles.keys.sorted() {
      let rows = try Self.article(app).rows
      XCTAssertGreaterThan(rows.count, 3, app)
      for row in rows {
        XCTAssertFalse(row.tests.isEmpty, "\(app): “\(row.name)” names no test")
        for test in row.tests where !tests.contain(test) {
          XCTFail("\(app): “\(row.name)” names \(test), which does not exist")
        }
      }
    }
  }

  /// What no journey proves is told at the end, with the unit tests that prove it.
  func testTheTestsNamedInPlaceOfAJourneyExist() throws {
    let tests = try NamedTests()
    var count = 0
    for app in Self.articles.keys.sorted() {
      let article = try Self.article(app)
      count += article.unproven.count
      for test in article.unproven.flatMap({ $0 }) where !tests.contain(test) {
        XCTFail("\(app): there is no \(test)")
      }
    }
    XCTAssertGreaterThan(count, 0)
  }

  func testNoRowStandsThereTwice() throws {
    for app in Self.articles.keys {
      let names = try Self.article(app).rows.map(\.name)
      XCTAssertEqual(Set(names).count, names.count, app)
    }
  }

  func testEachJourneyIsNamedByARow() throws {
    for app in Self.articles.keys.sorted() {
      let named = Set(
        try Self.article(app).rows.flatMap(\.tests).map { $0.prefix { $0 != "/" } })
      for source in try Project.swiftFiles(under: "UITests/Journeys/\(app)") {
        let classes = NamedTests.classes(in: source)
        if classes.isEmpty || !source.contains("func test") { continue }
        XCTAssertFalse(
          named.isDisjoint(with: classes), "\(app): no row names \(classes.joined(separator: ", "))"
        )
      }
    }
  }

  func testARowIsReadFromATable() {
    let article = TabArticle(
      """
      | row | what the user does | proven by |
      | --- | --- | --- |
      | add | `a` adds one. | `AddJourney/testAdd`, `CoreTests.DayTests` |
      | see | It shows. | nothing |

      - `J` moves: `CoreTests.MoveTests`.
      """)
    XCTAssertEqual(article.rows.map(\.name), ["add", "see"])
    XCTAssertEqual(article.rows.map(\.tests), [["AddJourney/testAdd", "CoreTests.DayTests"], []])
    XCTAssertEqual(article.unproven, [["CoreTests.MoveTests"]])
  }
}

/// An article in whose tables each row is something that a user can do, and the tests that prove it.
private struct TabArticle {
  struct Row {
    let name: String
    /// `Class`, `Class/test`, or with its module before it where that is not `UITests`.
    let tests: [String]
  }

  let rows: [Row]
  /// The tests named by each point of the list of what no journey proves.
  let unproven: [[String]]

  init(_ text: String) {
    unproven = text.split(separator: "\n").filter { $0.hasPrefix("- ") }.map { point in
      point.matches(of: /`(\w+\.\w+Tests(\/\w+)?)`/).map { String($0.1) }
    }
    rows = text.split(separator: "\n").filter { $0.hasPrefix("| ") }.compactMap { line in
      let cells = line.replacing("\\|", with: "").split(separator: "|").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard cells.count == 3, cells[0] != "row", !cells[0].hasPrefix("---") else { return nil }
      let tests = cells[2].split(separator: "`", omittingEmptySubsequences: false)
      return Row(
        name: cells[0], tests: tests.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.1) }
      )
    }
  }
}

/// The test classes of the package with their tests.
private struct NamedTests {
  /// By class, with the module before it where that is not `UITests`.
  private var tests: [String: Set<String>] = [:]

  init() throws {
    try read("UITests", prefix: "")
    let modules = Project.folder.appendingPathComponent("Tests")
    for module in try FileManager.default.contentsOfDirectory(atPath: modules.path) {
      try read("Tests/" + module, prefix: module + ".")
    }
  }

  private mutating func read(_ folder: String, prefix: String) throws {
    for source in try Project.swiftFiles(under: folder) {
      for (name, body) in Self.bodies(in: source) {
        let found = body.matches(of: /func (test\w+)\(/).map { String($0.1) }
        tests[prefix + name, default: []].formUnion(found)
      }
    }
  }

  func contain(_ name: String) -> Bool {
    let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
    guard let found = tests[parts[0]], !found.isEmpty else { return false }
    return parts.count == 1 || found.contains(parts[1])
  }

  static func classes(in source: String) -> [Substring] { bodies(in: source).map { $0.name[...] } }

  /// Each class that can hold tests, with the text up to the next one.
  private static func bodies(in source: String) -> [(name: String, body: Substring)] {
    let heads = source.matches(of: /final class (\w+): \w+/)
    return heads.enumerated().map { index, head in
      let end = index + 1 < heads.count ? heads[index + 1].range.lowerBound : source.endIndex
      return (String(head.1), source[head.range.upperBound..<end])
    }
  }
}
