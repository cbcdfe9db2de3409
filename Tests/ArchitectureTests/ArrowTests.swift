import Foundation
import XCTest

/// The project itself, held to the table.
final class ArrowTests: XCTestCase {
  func testSourcesImportOnlyWhatTheTableAllows() throws {
    let check = SourceImports(folder: Project.sources, allowed: .design)
    let violations = try check.violations()
    XCTAssertEqual(violations, [], violations.joined(separator: "\n"))
  }

  func testTheManifestDeclaresOnlyWhatTheTableAllows() throws {
    let manifest = try Manifest(String(contentsOf: Project.manifest, encoding: .utf8))
    let violations = manifest.violations(of: .design)
    XCTAssertEqual(violations, [], violations.joined(separator: "\n"))
    XCTAssertGreaterThan(manifest.targets.filter { !$0.dependencies.isEmpty }.count, 20)
  }

  func testEveryFolderOfSourcesIsATarget() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Project.sources.path)
    XCTAssertEqual(
      Set(folders.filter { !$0.hasPrefix(".") }), Set(AllowedArrows.design.rows.keys))
  }
}
