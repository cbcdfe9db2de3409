import Foundation
import JourneyKit
import XCTest

/// The rules for tests find what breaks them and nothing else.
final class LintCommandTests: XCTestCase {
  /// Put together, so that the rules do not find it here.
  private static let nap = "sle" + "ep"

  private func breaches(
    _ rules: [SourceRule], _ text: String, file: String = "AJourney.swift"
  ) throws -> [Int] {
    try SourceRule.breaches(of: rules, in: text, file: file).map(\.line)
  }

  func testEveryWayToWait() throws {
    let nap = Self.nap
    for text in [
      "\(nap)(1)", "u\(nap)(5)", "nano\(nap)(&a, nil)", "try await Task.\(nap)(for: .seconds(1))",
      "Thread.\(nap)(forTimeInterval: 1)", "app.waitFor(seconds: 2)",
      "queue.asyncAfter(deadline: x) {",
      "if a { \(nap) (1) }",
    ] {
      XCTAssertEqual(try breaches(SourceRule.noSleep, "\n\(text)\n"), [2], text)
    }
    XCTAssertEqual(try breaches(SourceRule.noSleep, "time.\(nap)(1)  # why", file: "a.py"), [1])
    XCTAssertEqual(try breaches(SourceRule.noSleep, "u\(nap)(1);", file: "a.c"), [1])
  }

  func testWhatIsNoWaiting() throws {
    let nap = Self.nap
    let text = """
      // \(nap)(1)
      /* Task.\(nap) /* again */ \(nap)(1) */
      let words = "\(nap)(1)", more = #"a " \(nap)(1)"#
      let many = \"""
        \(nap)(1)
        \"""
      sleeper(1); asleep(2); cat.sleeps()
      """
    XCTAssertEqual(try breaches(SourceRule.noSleep, text), [])
    XCTAssertEqual(try breaches(SourceRule.noSleep, "# \(nap)(1)", file: "a.py"), [])
    XCTAssertEqual(try breaches(SourceRule.noSleep, "\(nap)(1)", file: "a.txt"), [])
  }

  func testPagesThatAssert() throws {
    for text in [
      "XCTAssertEqual(a, b)", "XCTFail()", "let a = try XCTUnwrap(b)", "#expect(a == b)",
      "try app.expect(list).toExist()", "try app.expectText(\"x\")", "try app.softly {",
      "assert(a)",
      "func expectToast() {",
    ] {
      XCTAssertEqual(try breaches(SourceRule.pageObjects, text, file: "APage.swift"), [1], text)
      XCTAssertEqual(try breaches(SourceRule.pageObjects, text, file: "AJourney.swift"), [], text)
    }
    let page = """
      /// What a test expects (XCTAssert) stands elsewhere.
      struct APage: Page {
        func open() async throws -> BPage { try app.on(BPage.self) }
        func save() async throws { try await app.click(Query(.button, "Save")) }
      }
      """
    XCTAssertEqual(try breaches(SourceRule.pageObjects, page, file: "APage.swift"), [])
  }

  func testKeysAsRawBytes() throws {
    for text in [
      #"app.type("\u{1B}[A")"#, #"try await app.press("\u{3}")"#, #"app.paste("a\u{07}")"#,
      #"driver.write("\u{1b}\\")"#,
    ] {
      XCTAssertEqual(try breaches(SourceRule.pageObjects, text), [1], text)
    }
    for text in [
      #"app.press(.control("c"), "a")"#, #"app.type("one\n\"two\"")"#,
      #"app.type("\u{E9}\u{1F408}")"#,
      #"app.expectText("\u{1B}")"#,
    ] {
      XCTAssertEqual(try breaches(SourceRule.pageObjects, text), [], text)
    }
  }

  func testTheCommandGoesThroughFolders() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "lint-\(UUID().uuidString)")
    addTeardownBlock { try? FileManager.default.removeItem(at: folder) }
    let inner = folder.appending(path: "Pages")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    try Data("import XCTest\nXCTFail()\n".utf8).write(to: inner.appending(path: "APage.swift"))
    try Data("u\(Self.nap)(1)\n".utf8).write(to: folder.appending(path: "Tests.swift"))
    let pages = try CommandRun(["lint", "--page-objects", folder.path])
    XCTAssertEqual(pages.output, "\(inner.path)/APage.swift:2: a page asserts\n")
    XCTAssertEqual(pages.status, 1)
    let naps = try CommandRun(["lint", "--no-sleep", inner.path, folder.path])
    XCTAssertEqual(naps.output, "\(folder.path)/Tests.swift:1: waits for time to go by\n")
    XCTAssertEqual(naps.status, 1)
    XCTAssertEqual(try CommandRun(["lint", "--no-sleep", inner.path]).status, 0)
    // Without a flag all rules hold; a journey of YAML is told to be left out.
    let all = try CommandRun(["lint", folder.path])
    XCTAssertEqual(all.output.split(separator: "\n").count, 2)
    let yaml = folder.appending(path: "a.journey.yaml").path
    try Data("steps: []\n".utf8).write(to: URL(filePath: yaml))
    XCTAssertEqual(
      try CommandRun(["lint", yaml]).errors,
      "note: \(yaml) is not looked at; `journey run` tells the mistakes of YAML\n")
    XCTAssertEqual(try CommandRun(["lint", "--no-sleep", "\(folder.path)/none"]).status, 1)
  }

  /// Our own tests keep to the rules.
  func testOurOwnTestsAreClean() throws {
    for folder in ["UITests", "Tests", "Examples"] {
      let path = Repository.root.appending(path: folder).path
      let rules = SourceRule.noSleep + SourceRule.pageObjects
      XCTAssertEqual(try SourceRule.breaches(of: rules, at: path).map(\.description), [])
    }
  }
}
