import JourneyKit
import JourneyKitInProcess
import ProfileScreens
import Shell
import Terminal
import XCTest

/// A test in which a user goes through the program; the same journey runs in process and on the real
/// program, step by step, with equal screens.
class JourneyCase: JourneyTestCase {
  override class func tearDown() {
    MainActor.assumeIsolated { PreparedRecords.forget() }
    super.tearDown()
  }

  /// Runs a journey on both programs at once and counts where their screens differ.
  @MainActor
  func inBoth(
    _ launch: Launch = Launch(), size: Size = Size(80, 24), file: StaticString = #filePath,
    line: UInt = #line, _ journey: (Journey) async throws -> Void
  ) async throws {
    try await inBoth(launch, size: size, file: file, line: line) { app, _ in
      try await journey(app)
    }
  }

  /// The same for a journey that reaches for the records of both behind their backs.
  @MainActor
  func inBoth(
    _ launch: Launch = Launch(), size: Size = Size(80, 24), file: StaticString = #filePath,
    line: UInt = #line, _ journey: (Journey, [DataFolder]) async throws -> Void
  ) async throws {
    let (here, there) = (try DataFolder(), try DataFolder())
    try await MoggyDrivers.prepare(launch, data: here, withSamples: true)
    try await MoggyDrivers.prepare(launch, data: there)
    let driver = LockstepDriver(
      MoggyDrivers.inProcess(
        launch, data: here, shownFolder: there.path + "/data/", size: size),
      MoggyDrivers.process(launch, data: there, size: size))
    defer { driver.stop() }
    let app = Journey(driver)
    try await app.launch()
    try await journey(app, [here, there])
    XCTAssertEqual(driver.differences, 0, file: file, line: line)
    XCTAssertGreaterThan(driver.stepsCompared, 1, file: file, line: line)
  }

  /// Runs a journey on the real program alone, for what has no like in process: signals, bytes.
  @MainActor
  func onRealProgram(
    _ launch: Launch = Launch(), size: Size = Size(80, 24),
    _ journey: (Journey, ProcessDriver, DataFolder) async throws -> Void
  ) async throws {
    let data = try DataFolder()
    try await MoggyDrivers.prepare(launch, data: data)
    let driver = MoggyDrivers.process(launch, data: data, size: size)
    defer { driver.stop() }
    let app = Journey(driver)
    try await app.launch()
    try await journey(app, driver, data)
  }

  /// Runs a journey in process alone, where what is looked at cannot be seen from outside.
  @MainActor
  func inProcess(
    _ launch: Launch = Launch(), size: Size = Size(80, 24), shownFolder: String? = nil,
    about: AboutInfo? = nil, first: [ShellAction] = [.started],
    _ journey: (Journey, InProcessDriver<ShellFeature>) async throws -> Void
  ) async throws {
    let data = try DataFolder()
    try await MoggyDrivers.prepare(launch, data: data, withSamples: true)
    let driver = MoggyDrivers.inProcess(
      launch, data: data, shownFolder: shownFolder, about: about, first: first, size: size)
    defer { driver.stop() }
    let app = Journey(driver)
    try await app.launch()
    try await journey(app, driver)
  }
}
