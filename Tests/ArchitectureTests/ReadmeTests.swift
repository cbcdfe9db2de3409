import Foundation
import XCTest

/// The table of folders in the README, held to the tree.
final class ReadmeTests: XCTestCase {
  private func readme() throws -> String {
    try String(contentsOf: Project.folder.appendingPathComponent("README.md"), encoding: .utf8)
  }

  func testTheTableHasEachFolderOfTheSourcesOnce() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Project.sources.path)
    let table = try XCTUnwrap(
      readme().components(separatedBy: "| folder in `Sources` |").dropFirst().first?
        .components(separatedBy: "\n\n").first)
    let named = table.split(separator: "\n").compactMap { $0.split(separator: "|").first }
      .flatMap { $0.matches(of: /`(\w+)`/).map { String($0.1) } }
    XCTAssertEqual(named.sorted(), folders.sorted())
  }

  func testLinksToFilesLeadSomewhere() throws {
    let links = try readme().matches(of: /\]\((?!http)([^)#]+)\)/).map { String($0.1) }
    XCTAssertGreaterThan(links.count, 10)
    for link in links {
      let file = Project.folder.appendingPathComponent(link)
      XCTAssertTrue(FileManager.default.fileExists(atPath: file.path), link)
    }
  }
}
