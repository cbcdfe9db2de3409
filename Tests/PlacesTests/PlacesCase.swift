import Foundation
import Places
import XCTest

/// The file of places, made by the builder once and then again only when a table has changed.
class PlacesCase: XCTestCase {
  static let tables = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/Places/Tables")

  private static let file = Result { try build() }

  static func gazetteer() throws -> Gazetteer { try Gazetteer(at: file.get()) }

  static func path() throws -> URL { try file.get() }

  /// Where `make` has it too.
  private static func build() throws -> URL {
    let file = programs.appending(path: PlacesFile.name)
    let ended = try builder([tables.path(percentEncoded: false), file.path(percentEncoded: false)])
    guard ended.status == 0 else { throw PlacesError.missing([ended.errors]) }
    return file
  }

  /// The folder of the built programs, where the bundle of the tests lies too.
  static let programs = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()

  static func builder(_ arguments: [String]) throws -> (status: Int32, errors: String) {
    let process = Process()
    let errors = Pipe()
    process.executableURL = programs.appending(path: "placesbuilder")
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
    let text = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: text, as: UTF8.self))
  }

  /// The rows of a table, by the names of its columns.
  static func rows(_ name: String) throws -> [[String: String]] {
    let text = try String(contentsOf: tables.appending(path: name + ".tsv"), encoding: .utf8)
    let lines = text.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    let names = try XCTUnwrap(lines.first)
    return lines.dropFirst().map {
      Dictionary(uniqueKeysWithValues: zip(names, $0))
    }
  }

  /// An empty folder that is gone after the test.
  func temporaryFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "places-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    addTeardownBlock { try? FileManager.default.removeItem(at: folder) }
    return folder
  }
}
