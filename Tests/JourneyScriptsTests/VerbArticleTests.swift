import Foundation
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
