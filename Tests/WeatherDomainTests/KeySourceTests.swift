import Foundation
import Networking
import XCTest

@testable import WeatherDomain

/// A key that cannot be read is no crash and no silence.
final class KeySourceTests: XCTestCase {
  private func source(
    _ name: ProviderName, _ key: KeptSecret
  ) async -> Result<WeatherSource, WeatherError> {
    do throws(WeatherError) {
      return .success(try await .named(name, key: key, hasContact: false))
    } catch {
      return .failure(error)
    }
  }

  func testTheKeyIsReadForTheProviderThatTakesOne() async throws {
    let failing = KeptSecret([.command("exit 3")])
    let free = await source(.openMeteo, failing)
    XCTAssertEqual(free, .success(.openMeteo))
    let norway = await source(.metNorway, failing)
    XCTAssertEqual(norway, .success(.metNorway(hasContact: false)))
    let failed = await source(.openWeatherMap, failing)
    XCTAssertEqual(failed, .failure(.keyUnreadable(.commandFailed(3))))
    let good = await source(.openWeatherMap, KeptSecret([.command("echo key-1")]))
    XCTAssertEqual(good, .success(.openWeatherMap(Secret("key-1"))))
  }

  func testTheServiceSaysWhyThereIsNoKey() async throws {
    let bench = try ServiceBench([])
    let key = KeptSecret([.file(URL(filePath: "/nowhere/key"))])
    let service = WeatherService(.openWeatherMap, http: bench.http, activity: bench.activity) {
      () async throws(WeatherError) in
      try await .named(.openWeatherMap, key: key, hasContact: false)
    }
    let error = await service.error(ServiceBench.moscow())
    guard case .keyUnreadable(let reason)? = error else {
      return XCTFail("\(String(describing: error))")
    }
    XCTAssertTrue(reason.message.english.contains("/nowhere/key"), reason.message.english)
    XCTAssertNotEqual(reason.message.english, reason.message.russian)
  }
}
