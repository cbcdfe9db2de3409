import Foundation
import XCTest

/// The check of the imports sees what it is there to see.
final class SourceImportsTests: XCTestCase {
  private func imports(_ source: String) -> [String] {
    SourceImports.imports(in: source).map { "\($0.line) \($0.module)" }
  }

  private static let manifest = """
    let package = Package(
      targets: [
        module("Terminal"), module("Persistence"), module("JourneyKit"), module("PetsScreens"),
        module("ProfileScreens"), module("Toolkit", ["Terminal"]), tests("Toolkit", ["Shell"]),
      ])
    """

  /// What is wrong with a folder of these files, by their paths.
  private func violations(_ files: [String: String]) throws -> [String] {
    let design = Design(manifest: try Manifest(Self.manifest))
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("arrows-\(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, source) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(source.utf8).write(to: file)
    }
    return try SourceImports(folder: folder, design: design).violations()
  }

  func testAllFormsOfImportAreFound() {
    let source = """
      import A
      @testable import B
      import struct C.Thing
      public import D
      @_exported import E; import F
      @preconcurrency
      import G.Part
      private import class H.Thing
      #if canImport(Nothing)
        import I
      #endif
      """
    XCTAssertEqual(
      imports(source), ["1 A", "2 B", "3 C", "4 D", "5 E", "5 F", "7 G", "8 H", "10 I"])
  }

  func testCommentsAndTextsAreNotImports() {
    let source = #"""
      // import A
      /* import B /* import C */ import D */
      let text = "import E \(call("import F")) import G"
      let long = """
        import H
        """
      let raw = #"" import I "#
      object.import(J)
      let `import` = K
      import Real
      """#
    XCTAssertEqual(imports(source), ["10 Real"])
  }

  func testAPlantedImportIsRed() throws {
    let found = try violations([
      "Toolkit/Core/Bad.swift": "import Terminal\n\n@testable import GRDB\n",
      "Toolkit/Good.swift": "import Terminal\nimport Synchronization\n",
    ])
    XCTAssertEqual(
      found, ["Sources/Toolkit/Core/Bad.swift:3: Toolkit → GRDB is not in the manifest"])
  }

  func testFoundationIsRedWhereItIsNotWanted() throws {
    let found = try violations([
      "Terminal/A.swift": "import Foundation", "Persistence/A.swift": "import Foundation",
      "JourneyKit/A.swift": "import FoundationEssentials",
      "JourneyKit/B.swift": "import XCTest\nimport Foundation",
      "JourneyKit/C.swift": "import Foundation",
    ])
    XCTAssertEqual(
      found,
      [
        "Sources/JourneyKit/C.swift:1: JourneyKit → Foundation is not in the manifest",
        "Sources/Terminal/A.swift:1: Terminal → Foundation is not in the manifest",
      ])
  }

  func testScreensThatKnowEachOtherAreRed() throws {
    let found = try violations([
      "PetsScreens/A.swift": "import ProfileScreens\nimport CNcurses",
      "ProfileScreens/A.swift": "import PetsDomain",
    ])
    XCTAssertEqual(found.count, 3)
  }

  func testADependencyThatNobodyImportsIsRed() throws {
    XCTAssertEqual(
      try violations(["Toolkit/A.swift": "import Dispatch", "Toolkit/B.swift": "// Terminal"]),
      ["Sources/Toolkit: does not import Terminal"])
  }

  func testTestsAreImportedByTheKitAlone() throws {
    XCTAssertEqual(
      try violations(["JourneyKit/A.swift": "import XCTest", "Terminal/A.swift": "import XCTest"]),
      ["Sources/Terminal/A.swift:1: Terminal → XCTest is not in the manifest"])
  }

  func testAnUnknownTargetIsRed() throws {
    XCTAssertEqual(
      try violations(["Mystery/A.swift": "import Terminal"]),
      ["Sources/Mystery: the manifest has no such target"])
    XCTAssertEqual(
      try violations(["Stray.swift": "import Terminal"]),
      ["Sources/Stray.swift: stands in no target"])
  }
}
