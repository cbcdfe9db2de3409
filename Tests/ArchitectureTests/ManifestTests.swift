import XCTest

/// The reading of the manifest sees what is there to see.
final class ManifestTests: XCTestCase {
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

  /// The targets, a line each; those outside `Sources` with a star.
  private func read(_ targets: String) throws -> [String] {
    try Manifest(manifest(targets)).targets.map {
      "\($0.name)\($0.isOutside ? "*" : ""): \($0.dependencies.joined(separator: " "))"
    }
  }

  func testTargetsAndTheirDependenciesAreRead() throws {
    let targets = """
      module("Low"), // module("Comment", ["High"])
      module("High", ["Low", grdb,]),
      tests("High", ["Low", "Anything"]),
      .executableTarget(name: "bench", dependencies: ["High"], path: "Benchmarks"),
      .target(name: "Far", dependencies: [.product(name: "X", package: "Y")]),
      """
    XCTAssertEqual(
      try read(targets),
      ["Low: ", "High: Low GRDB", "High*: Low Anything", "bench*: High", "Far: X"])
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
