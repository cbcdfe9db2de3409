import Foundation
import XCTest

/// Whoever looks for an article or a command finds all of them in one place.
final class ArticlesTests: XCTestCase {
  private let folder = "Sources/JourneyKit/JourneyKit.docc"

  private func articles() throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: Repository.root.appending(path: folder).path
    ).filter { $0.hasSuffix(".md") && $0 != "JourneyKit.md" }
  }

  func testTheRootPageAndTheReadmeNameEveryArticle() throws {
    let (root, readme) = (
      try Repository.text("\(folder)/JourneyKit.md"), try Repository.text("README.md")
    )
    XCTAssertGreaterThan(try articles().count, 5)
    for article in try articles() {
      XCTAssertTrue(root.contains("- <doc:\(article.dropLast(3))>\n"), article)
      XCTAssertTrue(readme.contains("](\(folder)/\(article))"), article)
    }
  }

  func testLinksBetweenArticlesLeadSomewhere() throws {
    let names = Set(try articles().map { String($0.dropLast(3)) })
    for article in try articles() {
      let text = try Repository.text("\(folder)/\(article)")
      for link in text.matches(of: /<doc:(\w+)>/) {
        XCTAssertTrue(names.contains(String(link.1)), "\(article): \(link.0)")
      }
    }
  }

  func testTheReadmeHasEveryCommand() throws {
    let help = try CommandRun(["--help"]).output
    let commands = help.split(separator: "\n").compactMap { line in
      line.firstMatch(of: /^  ([a-z]+) {2,}\S/).map { String($0.1) }
    }
    XCTAssertGreaterThan(commands.count, 10)
    let rows = try Repository.text("README.md").split(separator: "\n").filter {
      $0.hasPrefix("| `")
    }
    for command in commands {
      let isThere = rows.contains { row in
        row.split(separator: "|")[0].contains("`\(command)")
      }
      XCTAssertTrue(isThere, command)
    }
  }
}
