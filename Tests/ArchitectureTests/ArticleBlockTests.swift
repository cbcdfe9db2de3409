import Foundation
import XCTest

/// Every block of code of every article is compiled or run, or says why it is not.
///
/// Swift stands in a source that is compiled, and C and Python in a file of the examples. Any other block has a comment
/// in the line before it: `<!-- run by: Module.Class/test -->` or `<!-- run by: a script -->`, which know the article by
/// its name; or `<!-- not run: the reason -->`.
final class ArticleBlockTests: XCTestCase {
  private struct Block {
    let article: String
    let line: Int
    let language: String
    let text: String
    /// What the line before it says in a comment; empty without one.
    let remark: String

    var place: String { "\(article):\(line)" }
    /// The article as its readers name it: `FiveMinutes`.
    var name: String {
      let file = article.split(separator: "/").last ?? ""
      return file == "README.md" ? article : String(file.dropLast(".md".count))
    }
  }

  private static func blocks(_ article: String, _ text: String) -> [Block] {
    var blocks: [Block] = []
    var open: (line: Int, language: String, remark: String)?
    var (lines, remark) = ([Substring](), "")
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.hasPrefix("```") {
        if let start = open {
          blocks.append(
            Block(
              article: article, line: start.line, language: start.language,
              text: lines.joined(separator: "\n") + "\n", remark: start.remark))
          open = nil
        } else {
          open = (index + 1, String(line.dropFirst(3)), remark)
          lines = []
        }
      } else if open != nil {
        lines.append(line)
      }
      remark = line.wholeMatch(of: /<!-- (.+) -->/).map { String($0.1) } ?? ""
    }
    return blocks
  }

  private static func articles() throws -> [String] {
    let files =
      FileManager.default.enumerator(atPath: Project.sources.path)?
      .compactMap { $0 as? String }.filter { $0.contains(".docc/") && $0.hasSuffix(".md") } ?? []
    return files.map { "Sources/" + $0 }.sorted()
      + ["README.md", "Examples/PlantedBugs/README.md", "python/README.md"]
  }

  private static func all() throws -> [Block] {
    try articles().flatMap { article in
      blocks(
        article,
        try String(contentsOf: Project.folder.appendingPathComponent(article), encoding: .utf8))
    }
  }

  /// Blanks, ends of lines and commas before a bracket do not count, as the formatter sets them by the width.
  private static func squeezed(_ text: String) -> String {
    let code = String(decoding: text.utf8.filter { $0 > 0x20 }, as: UTF8.self)
    return ["]", ")"].reduce(code) { $0.replacing(",\($1)", with: $1) }
  }

  private static let folders = ["Sources", "Tests", "UITests", "Examples"]

  private func sources(_ kind: String) throws -> [String] {
    try Self.folders.flatMap { folder -> [String] in
      let root = Project.folder.appendingPathComponent(folder)
      return try FileManager.default.subpathsOfDirectory(atPath: root.path)
        .filter { $0.hasSuffix(kind) && !$0.contains(".build/") }.compactMap {
          try? String(contentsOf: root.appendingPathComponent($0), encoding: .utf8)
        }.map(Self.squeezed)
    }
  }

  func testEveryBlockIsRunOrSaysWhyNot() throws {
    let blocks = try Self.all()
    XCTAssertGreaterThan(blocks.count, 60)
    let known = ["swift": try sources(".swift"), "c": try sources(".c")]
    for block in blocks {
      if !block.remark.isEmpty {
        try check(block)
      } else if let sources = known[block.language] {
        let code = Self.squeezed(block.text)
        XCTAssertTrue(
          sources.contains { $0.contains(code) }, "\(block.place): no source has this code")
      } else {
        XCTFail("\(block.place): neither run nor marked")
      }
    }
  }

  private func check(_ block: Block) throws {
    if let reason = block.remark.wholeMatch(of: /not run: (.+)/) {
      XCTAssertGreaterThan(reason.1.count, 15, "\(block.place): no reason")
    } else if let test = block.remark.wholeMatch(of: /run by: (\w+)\.(\w+)\/(test\w+)/) {
      let folder = test.1 == "UITests" ? "UITests" : "Tests/\(test.1)"
      let source = try Project.swiftFiles(under: folder).first {
        $0.contains("final class \(test.2):") && $0.contains("func \(test.3)(")
      }
      XCTAssertEqual(source?.contains(block.name), true, "\(block.place): \(block.remark)")
    } else if let script = block.remark.wholeMatch(of: /run by: (scripts\/\S+)/) {
      let path = Project.folder.appendingPathComponent(String(script.1))
      let text = try? String(contentsOf: path, encoding: .utf8)
      XCTAssertEqual(text?.contains(block.name), true, "\(block.place): \(block.remark)")
    } else {
      XCTFail("\(block.place): “\(block.remark)” is no remark on a block")
    }
  }

  func testABlockIsReadWithItsRemark() {
    let blocks = Self.blocks(
      "A.docc/B.md", "# B\n\n<!-- not run: so -->\n```sh\nls\n\npwd\n```\n\n```swift\nf()\n```\n")
    XCTAssertEqual(blocks.map(\.line), [4, 10])
    XCTAssertEqual(blocks.map(\.language), ["sh", "swift"])
    XCTAssertEqual(blocks.map(\.text), ["ls\n\npwd\n", "f()\n"])
    XCTAssertEqual(blocks.map(\.remark), ["not run: so", ""])
    XCTAssertEqual(blocks.map(\.name), ["B", "B"])
  }
}
