import Foundation
import XCTest

/// The project itself, held to its manifest.
final class ArrowTests: XCTestCase {
  func testSourcesImportWhatTheManifestNamesAndAllOfIt() throws {
    let design = Design(manifest: try Project.readManifest())
    let violations = try SourceImports(folder: Project.sources, design: design).violations()
    XCTAssertEqual(violations, [], violations.joined(separator: "\n"))
  }

  func testEveryFolderOfSourcesIsATarget() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Project.sources.path)
    let targets = try Project.readManifest().targets.filter { !$0.isOutside }
    XCTAssertEqual(Set(folders.filter { !$0.hasPrefix(".") }), Set(targets.map(\.name)))
  }
}
