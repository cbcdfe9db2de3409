import XCTest

/// All that is released together has one version.
final class VersionTests: XCTestCase {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func version(in file: String, _ pattern: String) throws -> String {
    let text = try String(contentsOf: Self.folder.appending(path: file), encoding: .utf8)
    let match = try XCTUnwrap(text.firstMatch(of: Regex<(Substring, Substring)>(pattern)), file)
    return String(match.1)
  }

  func testProgramsPackagesAndTheChangesNameOne() throws {
    let version = try version(in: "CHANGELOG.md", #"\n## \[(\d+\.\d+\.\d+)\]"#)
    for program in ProgramHelp.all {
      let said = try program.output("--version").split(separator: "\n").first
      XCTAssertEqual(said?.split(separator: " ").last, version[...], program.name)
    }
    for (file, pattern) in [
      ("debian/changelog", #"moggy \(([\d.]+)\)"#),
      ("python/pyproject.toml", #"\nversion = "([\d.]+)""#),
      ("node/package.json", #""version": "([\d.]+)""#),
      ("action.yml", #"version of journey-kit\.\n    default: ([\d.]+)\n"#),
    ] {
      XCTAssertEqual(try self.version(in: file, pattern), version, file)
    }
  }
}
