import Foundation
import Networking
import Scheduling
import XCTest

@testable import WeatherDomain

final class WeatherServiceTests: XCTestCase {
  private let forecast = FileAnswers.Rule("/forecast", "open-meteo/forecast.json")
  private let air = FileAnswers.Rule("/air-quality", "open-meteo/air-quality.json")
  private let offline = FileAnswers.Rule(
    "/forecast", error: .insecure("CERTIFICATE_VERIFY_FAILED"))

  func testWithNothingKeptTheFirstNewsIsFromTheService() async throws {
    let bench = try ServiceBench([forecast, air])
    let log = NewsLog()
    let activity = bench.activity
    let watch = bench.service(.openMeteo).watch(ServiceBench.moscow()) { news in
      XCTAssertFalse(activity.isIdle, "busy until its news is told")
      log.add(news)
    }
    await watch.finished()
    XCTAssertTrue(activity.isIdle)
    guard log.all.count == 2, case .renewed(let first) = log.all[0],
      case .renewed(let second) = log.all[1]
    else { return XCTFail("\(log.all.count)") }
    XCTAssertNil(first.airQuality)
    XCTAssertNotNil(second.airQuality)
  }

  func testStaleIsShownAtOnceAndRenewed() async throws {
    let bench = try ServiceBench([forecast, air])
    let (service, query) = (bench.service(.openMeteo), ServiceBench.moscow())
    _ = try await service.report(for: query)
    bench.clock.advance(by: .seconds(7200))
    let log = NewsLog()
    await service.watch(query) { log.add($0) }.finished()
    guard case .stored(let stored) = log.all.first, case .renewed(let renewed) = log.all.last else {
      return XCTFail("\(log.all.count)")
    }
    XCTAssertEqual(stored.age(at: bench.clock.now), .seconds(7200))
    XCTAssertFalse(stored.isFresh(at: bench.clock.now))
    XCTAssertEqual(renewed.age(at: bench.clock.now), .zero)
    XCTAssertEqual(stored.current, renewed.current)
  }

  func testAFailureComesAfterWhatIsKept() async throws {
    let bench = try ServiceBench([forecast])
    let (service, query) = (bench.service(.openMeteo), ServiceBench.moscow())
    _ = try await service.report(for: query)
    bench.clock.advance(by: .seconds(7200))
    bench.files.change([offline])
    let log = NewsLog()
    await service.watch(query) { log.add($0) }.finished()
    XCTAssertEqual(log.all.count, 2)
    guard case .stored = log.all.first else { return XCTFail("nothing was stored") }
    XCTAssertEqual(log.all.last, .failed(.insecure))
  }

  func testAWaitForAnotherTryIsNotBusyAndCancellingTellsNothing() async throws {
    let bench = try ServiceBench([
      .init("/forecast", error: .unreachable(host: "x", reason: "no network"))
    ])
    let log = NewsLog()
    let watch = bench.service(.openMeteo).watch(ServiceBench.moscow()) { log.add($0) }
    while !(bench.clock.pendingCount == 1 && bench.activity.isIdle) { await Task.yield() }
    XCTAssertEqual(bench.files.asked.count, 1)
    watch.cancel()
    await watch.finished()
    XCTAssertEqual(log.all, [])
    XCTAssertTrue(bench.activity.isIdle)
  }

  func testNoNetworkIsToldAfterThreeTries() async throws {
    let bench = try ServiceBench([
      .init("/forecast", error: .unreachable(host: "x", reason: "no network"))
    ])
    let (service, query) = (bench.service(.openMeteo), ServiceBench.moscow())
    let error = await bench.clock.driving { await service.error(query) }
    XCTAssertEqual(error, .noConnection)
    XCTAssertEqual(bench.files.asked.count, 3)
  }

  func testAServiceThatComesBackIsHeardWhenAPersonAsks() async throws {
    let bench = try ServiceBench([
      .init("/forecast", error: .unreachable(host: "x", reason: "no network"))
    ])
    let service = bench.service(.openMeteo)
    let query = ServiceBench.moscow()
    for _ in 0..<3 {
      let error = await bench.clock.driving { await service.error(query) }
      XCTAssertEqual(error, .noConnection, "the same while the host is left alone")
    }
    bench.files.change([forecast])
    var urgent = query
    urgent.isUrgent = true
    let report = try await service.report(for: urgent)
    XCTAssertNotNil(report.current)
  }

  func testWithoutAnythingKeptStoredSaysSo() async throws {
    let bench = try ServiceBench([forecast])
    do {
      _ = try await bench.service(.openMeteo).stored(ServiceBench.moscow())
      XCTFail("something was stored")
    } catch {
      XCTAssertEqual(error, .notStored)
    }
    XCTAssertEqual(bench.files.asked.count, 0)
  }

  func testEveryErrorHasItsWordsInBothLanguages() {
    let errors: [WeatherError] = [
      .notStored, .noConnection, .serviceDown, .insecure, .notTheService, .unreadable("x"),
      .limitReached(until: nil), .keyMissing, .keyRefused, .noSubscription, .contactMissing,
      .noData, .refused("x"), .cancelled,
    ]
    XCTAssertEqual(Set(errors.map(\.message.english)).count, errors.count)
    XCTAssertEqual(Set(errors.map(\.message.russian)).count, errors.count)
  }
}
