import Foundation
import JourneyKit
import PseudoTerminal
import Semantics
import Terminal
import Toolkit
import XCTest

/// The adapters of `Examples/Adapters`: programs of Python and C are asked by role and identifier.
@MainActor
final class AdapterTests: JourneyTestCase {
  private let folder = Repository.root.appending(path: "Examples/Adapters")

  private func start(_ program: Program, size: Size = Size(40, 10)) async throws -> Journey {
    let app = Journey(ProcessDriver(program, size: size))
    addTeardownBlock { @MainActor in app.driver.stop() }
    try await app.launch()
    return app
  }

  private func tasks(size: Size = Size(40, 10)) async throws -> Journey {
    try await start(try Python.program([folder.appending(path: "tasks.py").path]), size: size)
  }

  /// The example of C, built by the compiler that the package needs anyway.
  private func counter() async throws -> Journey {
    let build = FileManager.default.temporaryDirectory.appending(
      path: "adapter-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: build, withIntermediateDirectories: true)
    addTeardownBlock { try? FileManager.default.removeItem(at: build) }
    let binary = build.appending(path: "counter").path
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments =
      ["cc", "-Wall", "-Wextra", "-Werror", "-o", binary]
      + ["counter.c", "journey_semantics.c"].map { folder.appending(path: $0).path }
      + ["-lncursesw"]
    try compiler.run()
    compiler.waitUntilExit()
    XCTAssertEqual(compiler.terminationStatus, 0)
    return try await start(Program(binary, environment: Program.environment(home: build.path)))
  }

  func testPython() async throws {
    let app = try await tasks()
    try app.expect(Query(.heading, "Tasks")).toHave(value: "0/2")
    try app.expect(Query(.checkbox, "feed the cat").within(Query("list"))).toBe(.selected)
    try await app.press(.down)
    try await app.press(.space)
    try app.expect(Query(.checkbox, "water the plants")).toBe([.selected, .checked])
    try app.expect(Query(.checkbox, "water the plants")).toShow("[x] water the plants")
    try app.expect(Query(.checkbox).having(.selected)).toHave(style: .reversed)
    try await app.press("a")
    try await app.type("Käse kaufen")
    try app.expect(Query("new")).toHave(value: "Käse kaufen")
    XCTAssertEqual(app.screen.focus, "new")
    try await app.press(.enter)
    try app.expect(Query(.checkbox)).toHave(count: 3)
    try app.expectText("[ ] Käse kaufen")
    try await app.press("q")
    try app.expectEnded()
  }

  func testEscapeAndResizeInPython() async throws {
    let app = try await tasks()
    try await app.press("a")
    try await app.type("x")
    try await app.press(.escape)
    try app.expect(Query("new")).notToExist()
    try await app.resize(to: Size(30, 3))
    try app.expect(Query(.checkbox)).toHave(count: 1)
    try app.expect(Query(.heading)).toHave(frame: Rect(x: 0, y: 0, columns: 30, rows: 1))
    for size in [Size(60, 20), Size(20, 5), Size(40, 10)] {
      try await app.resize(to: size)
      try app.expect(Query("list")).toHave(
        frame: Rect(x: 0, y: 1, columns: size.columns, rows: 2))
    }
  }

  func testC() async throws {
    let app = try await counter()
    try app.expect(Query(.status, "Count")).toHave(value: "0")
    for count in 1...20 {
      try await app.type("+")
      try app.expect(Query("count")).toHave(value: "\(count)")
      try app.expectText("Count: \(count)")
    }
    try app.expect(Query("less")).toBe(.focused)
    XCTAssertEqual(app.screen.focusOrder, ["less", "more"])
    try await app.press(.enter)
    try await app.press(.tab)
    XCTAssertEqual(app.screen.focus, "more")
    try await app.press(.enter, .enter, .escape)
    try app.expect(Query("count")).toHave(value: "21")
    try await app.resize(to: Size(60, 12))
    try app.expect(Query("count")).toHave(frame: Rect(x: 0, y: 0, columns: 60, rows: 1))
    try await app.press("q")
    try app.expectEnded()
  }

  /// As the article promises.
  func testAdaptersStayShort() throws {
    for name in ["journey_semantics.py", "journey_semantics.c", "journey_semantics.h"] {
      let lines = try Repository.text("Examples/Adapters/\(name)")
        .split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      XCTAssertLessThan(lines.count, 100, name)
    }
  }

  /// Without a test around it the program is as it was: it hears nothing and says nothing.
  func testWithoutATestNothingIsSaid() async throws {
    var program = try Python.program([folder.appending(path: "tasks.py").path])
    program.arguments = [
      "-B",
      "-c",
      "import os, sys; os.environ.pop('JOURNEY_INSPECT_FD'); "
        + "sys.path.insert(0, '\(folder.path)'); from journey_semantics import Semantics; "
        + "print(Semantics('x').pipe)",
    ]
    let driver = ProcessDriver(program)
    try await driver.launch()
    XCTAssertEqual(driver.ending?.printed, "None")
  }
}
