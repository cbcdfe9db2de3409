import Foundation
import Places
import XCTest

@testable import WeatherDomain

/// What the program of GeoClue writes, and programs that behave otherwise in its place. It has not
/// been tried against a service that runs.
final class GeoClueProgramTests: XCTestCase {
  private let here = Coordinates(latitude: 55.7558, longitude: 37.6173)

  private func program(_ script: String) throws -> GeoClueProgram {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "geoclue-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    addTeardownBlock { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "where-am-i").path(percentEncoded: false)
    let isMade = FileManager.default.createFile(
      atPath: path, contents: Data("#!/bin/sh\n\(script)\n".utf8),
      attributes: [.posixPermissions: 0o700])
    XCTAssertTrue(isMade)
    return GeoClueProgram(paths: ["/nowhere/where-am-i", path])
  }

  func testTheLastPlaceThatItTells() {
    let text = """
      Client object: /org/freedesktop/GeoClue2/Client/1

      New location:
      Latitude:    50.000000°
      Longitude:   30.000000°
      Accuracy:    25000.000000 meters

      New location:
      Latitude:    55.755800°
      Longitude:   37.617300°
      Accuracy:    300.000000 meters
      Timestamp:   Sat 21 Nov 2026 11:15:00 AM
      """
    XCTAssertEqual(GeoClueProgram.point(in: text), LocatedPoint(here, accuracy: 300))
  }

  func testWhatIsNoPlace() {
    for text in [
      "", "Latitude: 1", "Latitude: x°\nLongitude: y°", "Latitude: 91°\nLongitude: 0°",
      "Error connecting to GeoClue2 service", "Latitude: nan\nLongitude: inf",
    ] {
      XCTAssertNil(GeoClueProgram.point(in: text), text)
    }
  }

  func testAProgramThatAnswers() async throws {
    let asked = try program("echo 'Latitude: 55.7558°'; echo 'Longitude: 37.6173°'")
    let answer = await asked.ask()
    XCTAssertEqual(answer, LocatedPoint(here))
  }

  func testATaskThatIsCancelledStopsTheProgram() async throws {
    let pipe = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      .path(percentEncoded: false)
    XCTAssertEqual(mkfifo(pipe, 0o600), 0)
    defer { unlink(pipe) }
    // A program that is not stopped is asked to end after five seconds, or reads on, and tells it.
    let program = try program(
      """
      trap 'echo late > \(pipe).late; exit' TERM
      echo started > \(pipe)
      read -r key < \(pipe)
      echo late > \(pipe).late
      """)
    let asked = Task { await program.ask() }
    let started = FileHandle(forReadingAtPath: pipe)?.readDataToEndOfFile()
    XCTAssertEqual(started, Data("started\n".utf8))
    asked.cancel()
    let answer = await asked.value
    XCTAssertNil(answer)
    // The kernel takes the pipe from a program that was killed a moment later.
    while case let writer = open(pipe, O_WRONLY | O_NONBLOCK), writer >= 0 {
      close(writer)
      sched_yield()
    }
    XCTAssertFalse(FileManager.default.fileExists(atPath: pipe + ".late"))
  }

  func testProgramsThatDoNot() async throws {
    for script in ["exit 3", "yes no | head -c 2000000", "kill -9 $$"] {
      let answer = try await program(script).ask()
      XCTAssertNil(answer, script)
    }
    let missing = await GeoClueProgram(paths: ["/nowhere/where-am-i"]).ask()
    XCTAssertNil(missing)
  }
}
