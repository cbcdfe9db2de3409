import Foundation
import XCTest

/// Runs the real program with the file of places beside it.
class PlacesCase: CommandCase {
  static let programs = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()

  /// Makes the file where the program looks for it, unless it is there.
  private static let built = Result {
    let tables = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/Places/Tables")
    let process = Process()
    process.executableURL = programs.appending(path: "placesbuilder")
    process.arguments = [tables, programs.appending(path: "places.sqlite")].map {
      $0.path(percentEncoded: false)
    }
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  override func setUpWithError() throws {
    try super.setUpWithError()
    XCTAssertEqual(try Self.built.get(), 0)
  }
}
