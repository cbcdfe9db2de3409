import Foundation
import XCTest

/// The table of files that an added pet passes, held to the sources.
final class AddedPetTests: XCTestCase {
  private static let article = "Sources/Shell/Shell.docc/Architecture.md"

  func testTheTableNamesFewFilesThatExist() throws {
    let text = try String(
      contentsOf: Project.folder.appendingPathComponent(Self.article), encoding: .utf8)
    let rows = PathTable(text).rows
    XCTAssertGreaterThan(rows.count, 15)
    XCTAssertLessThanOrEqual(rows.count, 25)
    XCTAssertEqual(rows.map(\.step), rows.indices.map { "\($0 + 1)" })
    XCTAssertEqual(Set(rows.map(\.file)).count, rows.count, "a file has two rows")
    for row in rows {
      let file = Project.sources.appendingPathComponent(row.file)
      guard let source = try? String(contentsOf: file, encoding: .utf8) else {
        XCTFail("step \(row.step): there is no file “\(row.file)”")
        continue
      }
      for name in row.names where !source.contains(name) {
        XCTFail("step \(row.step): \(row.file) has no \(name)")
      }
    }
  }

  func testOnlyRowsOfTheSectionAreRead() {
    let table = PathTable(
      """
      | step | file | what happens there |
      | --- | --- | --- |
      | 1 | `Before.swift` | `other` |

      ## A pet is added, file by file

      | step | file | what happens there |
      | --- | --- | --- |
      | 1 | `A/B.swift` | `read` takes bytes, then `end`. |
      | 2 | no file | Nothing. |

      ## Motion

      | 3 | `After.swift` | `other` |
      """)
    XCTAssertEqual(table.rows.map(\.step), ["1", "2"])
    XCTAssertEqual(table.rows.map(\.file), ["A/B.swift", ""])
    XCTAssertEqual(table.rows.map(\.names), [["read", "end"], []])
    XCTAssertEqual(PathTable("# No such section").rows.count, 0)
  }
}

/// The rows of the section that follows one action through the files.
private struct PathTable {
  struct Row {
    let step: String
    /// The path below `Sources`; empty where the row has none.
    let file: String
    /// The names that the row tells of, which the file must have.
    let names: [String]
  }

  let rows: [Row]

  init(_ article: String) {
    let parts = article.components(separatedBy: "## A pet is added, file by file\n").dropFirst()
    let section = parts.first?.components(separatedBy: "\n## ").first ?? ""
    rows = section.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst(2).map { line in
      let pieces = line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      let code = pieces.filter { $0.offset % 2 == 1 }.map { String($0.element) }
      let step = line.dropFirst(2).prefix { $0 != " " }
      return Row(step: String(step), file: code.first ?? "", names: Array(code.dropFirst()))
    }
  }
}
