import Foundation
import XCTest

/// The article of what is promised, held to the tests that it names.
final class PromisesTests: XCTestCase {
  private static let article = "Sources/Shell/Shell.docc/WhatIsPromised.md"

  /// A test as the article writes it, `Module.Class/test`.
  private struct Named {
    let module: String
    let type: String
    let test: String

    init?(_ text: String) {
      guard let parts = text.wholeMatch(of: /(\w+)\.(\w+)\/(test\w+)/) else { return nil }
      (module, type, test) = (String(parts.1), String(parts.2), String(parts.3))
    }

    /// Where its module has its sources.
    var folder: String { module == "UITests" ? module : "Tests/" + module }

    func stands(in source: String) -> Bool {
      source.contains("final class \(type):") && source.contains("func \(test)(")
    }
  }

  private func rows() throws -> [[String]] {
    let text = try String(
      contentsOf: Project.folder.appendingPathComponent(Self.article), encoding: .utf8)
    return text.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst(2).map { row in
      row.split(separator: "`").map(String.init).filter { $0.contains("/test") }
    }
  }

  func testEachPromiseNamesTestsThatExist() throws {
    let rows = try rows()
    XCTAssertGreaterThan(rows.count, 12)
    for row in rows {
      XCTAssertFalse(row.isEmpty, "a promise without a test")
      for text in row {
        guard let named = Named(text) else {
          XCTFail("\(text) is no name of a test")
          continue
        }
        let sources = try Project.swiftFiles(under: named.folder)
        XCTAssertTrue(sources.contains(where: named.stands), "there is no \(text)")
      }
    }
  }
}
