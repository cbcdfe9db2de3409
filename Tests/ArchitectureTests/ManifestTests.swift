import XCTest

/// The check of the manifest sees what it is there to see.
final class ManifestTests: XCTestCase {
  private let allowed = AllowedArrows(rows: ["Low": [], "High": ["Low", "GRDB"]])

  private func manifest(_ targets: String, factory: String = "dependencies") -> String {
    """
    let grdb: Target.Dependency = .product(name: "GRDB", package: "GRDB.swift")
    func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
      .target(name: name, dependencies: \(factory), swiftSettings: settings)
    }
    let package = Package(
      name: "P", products: [.library(name: "Low", targets: ["Low"])],
      targets: [\(targets)])
    """
  }

  private func violations(_ targets: String) throws -> [String] {
    try Manifest(manifest(targets)).violations(of: allowed)
  }

  func testTheTableIsGreen() throws {
    let targets = """
      module("Low"), // module("Comment", ["High"])
      module("High", ["Low", grdb,]),
      tests("High", ["Low", "Anything"]),
      .executableTarget(name: "bench", dependencies: ["High"], path: "Benchmarks"),
      """
    XCTAssertEqual(try violations(targets), [])
  }

  func testAnArrowThatIsNotInTheTableIsRed() throws {
    XCTAssertEqual(
      try violations("module(\"Low\", [\"High\"]), module(\"High\")"),
      ["Low → High is not in the table"])
    XCTAssertEqual(
      try violations("module(\"Low\", [grdb]), module(\"High\")"),
      ["Low → GRDB is not in the table"])
    XCTAssertEqual(
      try violations(
        ".target(name: \"Low\", dependencies: [.product(name: \"X\", package: \"Y\")]), module(\"High\")"
      ), ["Low → X is not in the table"])
  }

  func testUnknownAndMissingTargetsAreRed() throws {
    XCTAssertEqual(
      try violations("module(\"Low\"), module(\"New\")"),
      ["New: the table has no row for this target", "High: in the table, but not a target"])
  }

  func testWhatCannotBeReadIsRed() {
    for targets in [
      "special(\"Low\")", "module(name)", "module(\"Low\", more)", "module(\"Low\", [unknown])",
      "module(\"Low\", [\"A\"] + more)",
    ] {
      XCTAssertThrowsError(try Manifest(manifest(targets)), targets)
    }
    XCTAssertThrowsError(try Manifest("let package = 1"))
  }

  func testAFactoryThatAddsArrowsIsRed() {
    let text = manifest("module(\"Low\")", factory: "dependencies + [\"High\"]")
    XCTAssertThrowsError(try Manifest(text))
  }
}
