import JourneyKit
import Shell
import Terminal

extension JourneyCase {
  /// Runs a journey on one program after the other, each with a real server of its own that can go and
  /// come back.
  @MainActor
  func inEachWithHouse(
    size: Size = Size(80, 24), _ journey: (Journey, CatinderHouse) async throws -> Void
  ) async throws {
    for isReal in [false, true] {
      let house = try await CatinderHouse()
      let launch = Launch(tab: .catinder, catinder: house.address)
      let folder = try DataFolder()
      try await MoggyDrivers.prepare(launch, data: folder)
      let driver: any Driver =
        isReal
        ? MoggyDrivers.process(launch, data: folder, size: size)
        : MoggyDrivers.inProcess(launch, data: folder, size: size)
      defer { driver.stop() }
      let app = Journey(driver)
      try await app.launch()
      try await journey(app, house)
      await house.close()
    }
  }
}
