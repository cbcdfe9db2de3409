import Foundation
import XCTest

/// The article "Test your own program in five minutes" shows `Examples/FiveMinutes`, whose journey is
/// one of these tests.
final class FiveMinutesTests: XCTestCase {
  private let folder = Repository.root.appending(path: "Examples/FiveMinutes")

  private func article() throws -> String {
    try Repository.text("Sources/JourneyKit/JourneyKit.docc/FiveMinutes.md")
  }

  /// What stands between lines of three back quotes.
  private func blocks() throws -> [String] {
    try article().components(separatedBy: "\n```").enumerated().filter { $0.offset % 2 == 1 }.map {
      $0.element.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        .dropFirst().joined() + "\n"
    }
  }

  /// The files of the example by their paths in it.
  private func files() throws -> [String: String] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    var files: [String: String] = [:]
    for path in paths where !path.hasPrefix(".build") && !path.hasPrefix(".swiftpm") {
      let file = folder.appending(path: path)
      if file.hasDirectoryPath { continue }
      files[path] = try? String(contentsOf: file, encoding: .utf8)
    }
    return files
  }

  func testEveryBlockIsAFileAndEveryFileABlock() throws {
    let (blocks, files) = (try blocks(), try files())
    XCTAssertEqual(blocks.count, 8)
    for block in blocks {
      XCTAssertTrue(files.values.contains(block), "no file of the example is\n\(block)")
    }
    for (path, text) in files {
      XCTAssertTrue(blocks.contains(text), "\(path) is not in the article as it is")
    }
  }

  /// The reader has to know where to put each.
  func testTheArticleNamesEveryFile() throws {
    let text = try article()
    for path in try files().keys where !path.hasSuffix(".sh") {
      XCTAssertTrue(text.contains("`\(path)`"), path)
    }
  }

  func testTheProgramCompilesWithoutAWarning() throws {
    let output = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: output) }
    let source = folder.appending(path: "Sources/shopping/shopping.c")
    let compiler = try Process.run(
      URL(filePath: "/usr/bin/env"),
      arguments: [
        "cc", "-Wall", "-Wextra", "-Werror", "-o", output.path, source.path, "-lncursesw",
      ])
    compiler.waitUntilExit()
    XCTAssertEqual(compiler.terminationStatus, 0)
  }
}
