import Foundation
import JourneyKit
import Terminal
import XCTest

@testable import journey

/// The tables of the articles are those of the kit.
final class VerbArticleTests: XCTestCase {
  private static let folder = Tally.examples + "/../Sources/JourneyKit/JourneyKit.docc"

  private func tables(_ article: String) throws -> [(name: String, text: String)] {
    let text = try String(contentsOfFile: "\(Self.folder)/\(article).md", encoding: .utf8)
    return text.matches(of: #/(?ms)^<!-- verbs: (\w+) -->\n(.*?)^<!-- end -->$/#).map {
      (String($0.1), String($0.2))
    }
  }

  func testEveryTableStandsInItsArticleAsItIs() throws {
    var found: [String] = []
    for article in ["JourneysAsYAML", "ServeProtocol", "ProgramsForAgents"] {
      for (name, text) in try tables(article) {
        let table = try XCTUnwrap(VerbArticle(rawValue: name), "\(article): \(name)")
        XCTAssertEqual(text, table.lines.joined(separator: "\n") + "\n", "run `make verbs`")
        found.append(name)
      }
    }
    XCTAssertEqual(found.sorted(), VerbArticle.allCases.map(\.rawValue).sorted())
  }

  /// The article names each key, trait and word of a style, and no other key.
  func testTheNamesStandInTheArticle() throws {
    let text = try String(contentsOfFile: "\(Self.folder)/JourneysAsYAML.md", encoding: .utf8)
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| ") }
    func names(_ row: String) throws -> [String] {
      let line = try XCTUnwrap(rows.first { $0.hasPrefix("| \(row) |") }, row)
      return line.matches(of: #/`([^`]+)`/#).map { String($0.1) }
    }
    let keys = try names("keys")
    XCTAssertEqual(Array(keys.prefix(15)), Array(KeyAdvice.names.prefix(15)))
    for key in try keys + names("held with a key") { XCTAssertNotNil(KeyStroke(name: key), key) }
    XCTAssertEqual(Array(try names("traits").prefix(12)), VerbType.traitNames)
    for word in try names("styles").prefix(9) { XCTAssertNotNil(StylePattern(words: word), word) }
    for color in try names("colours") where !["bright", "#rrggbb"].contains(color) {
      XCTAssertNotNil(StylePattern(words: "foreground \(color)"), color)
    }
  }

  func testTheTablesHaveEveryVerbAndOption() {
    let lines = VerbArticle.allCases.map { ($0, $0.lines) }
    func names(_ tables: [VerbArticle]) -> Set<String> {
      Set(
        lines.filter { tables.contains($0.0) }.flatMap(\.1).compactMap { line in
          line.firstMatch(of: #/^\| `([a-z-]+)` \|/#).map { String($0.1) }
        })
    }
    XCTAssertEqual(names([.acts, .expectations, .control]), Set(Verb.steps.map(\.name)))
    XCTAssertEqual(names([.requests]), Set(Verb.session.map(\.name)))
    XCTAssertEqual(names([.tools]), Set(MCPTool.all.map(\.name)))
    XCTAssertEqual(names([.options]), Set(ScriptOption.all.map(\.name)))
    for (table, lines) in lines {
      let columns = Set(lines.map { $0.replacing("\\|", with: "").count { $0 == "|" } })
      XCTAssertEqual(columns.count, 1, "\(table) has rows of other lengths")
    }
  }
}
