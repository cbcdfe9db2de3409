import Foundation
import Networking
import Scheduling
import XCTest

@testable import TravelDomain

/// Photos of a country, from both services.
final class PhotoServiceTests: XCTestCase {
  private let picture = PhotoNetwork.Rule(".jpg", text: "a picture")

  private func commons() throws -> [PhotoNetwork.Rule] {
    [try .init("/w/api.php", file: "wikimedia-commons/search.json"), picture]
  }

  private func key() throws -> KeptSecret {
    KeptSecret([.environment("KEY")], environment: ["KEY": "secret"])
  }

  // MARK: Wikimedia Commons

  func testTheSearchOfCommons() async throws {
    let bench = PhotoBench(try commons())
    let news = await bench.news()
    let request = try XCTUnwrap(bench.network.asked.first)
    XCTAssertEqual(request.host, "commons.wikimedia.org")
    let items = URLComponents(url: request.url, resolvingAgainstBaseURL: true)?.queryItems ?? []
    let query = Dictionary(items.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
    XCTAssertEqual(query["gsrsearch"], "France landscape filetype:bitmap")
    XCTAssertEqual(query["gsrnamespace"], "6")
    XCTAssertEqual(query["iiurlwidth"], "960")
    XCTAssertTrue(request.secrets.isEmpty)
    XCTAssertEqual(
      news.found?.map(\.title),
      [
        "Example old town", "Example bridge", "Example mountains",
      ])
  }

  func testAuthorAndLicenceWithoutMarkup() async throws {
    let found = await PhotoBench(try commons()).news().found
    let photo = try XCTUnwrap(found?.first)
    XCTAssertEqual(photo.facts, "Example · CC BY-SA 4.0 · Wikimedia Commons")
    XCTAssertEqual(
      photo.page?.absoluteString, "https://commons.wikimedia.org/wiki/File:Example_old_town.jpg")
  }

  func testNoMoreThanAreWanted() async throws {
    let pages = (1...20).map { PhotoSample.page($0) }.joined(separator: ",")
    let bench = PhotoBench([
      .init("/w/api.php", text: "{\"query\": {\"pages\": [\(pages)]}}"), picture,
    ])
    let five = await bench.news(.france(5))
    XCTAssertEqual(five.found?.map(\.title), ["1", "2", "3", "4", "5"])
    XCTAssertEqual(five.loaded.count, 5)
    let most = await bench.news(.france(99))
    XCTAssertEqual(most.found?.count, 20)
    let few = await bench.news(.france(0))
    XCTAssertEqual(few.found?.count, 3)
  }

  func testNothingFoundIsNoError() async throws {
    let bench = PhotoBench([
      try .init("/w/api.php", file: "wikimedia-commons/search-none.json")
    ])
    let news = await bench.news()
    XCTAssertEqual(news, [.found([])])
  }

  func testErrorsOfCommons() async throws {
    for (file, error) in [
      ("error-maxlag.json", PhotoError.serviceDown), ("error-parameter.json", .refused),
    ] {
      let bench = PhotoBench([try .init("/w/api.php", file: "wikimedia-commons/" + file)])
      let news = await bench.news()
      XCTAssertEqual(news, [.failed(error)], file)
    }
  }

  func testGeorgiaIsTheCountry() {
    let query = PhotoQuery(country: "GE", name: "Georgia", count: 5)
    XCTAssertEqual(query.words, "Georgia Caucasus")
  }

  // MARK: Pexels

  func testPexelsWithAKey() async throws {
    let bench = PhotoBench([
      try .init("/v1/search", file: "pexels/search.json"),
      .init(
        ".jpeg", text: "a picture"),
    ])
    let news = await bench.news(.france(7), key: try key())
    let request = try XCTUnwrap(bench.network.asked.first)
    XCTAssertEqual(request.host, "api.pexels.com")
    XCTAssertEqual(request.secrets.first?.place, .header("Authorization"))
    XCTAssertEqual(request.secrets.first?.secret, Secret("secret"))
    XCTAssertTrue(request.url.query()?.contains("per_page=7") == true)
    XCTAssertFalse(request.url.absoluteString.contains("secret"))
    XCTAssertTrue(bench.network.asked.dropFirst().allSatisfy { $0.secrets.isEmpty })
    XCTAssertEqual(
      news.found?.map(\.facts),
      [
        "Nino Example · Pexels License · Pexels", "Giorgi Example · Pexels License · Pexels",
      ])
    XCTAssertEqual(
      news.found?.first?.page?.absoluteString, "https://www.pexels.com/photo/example-1000001/")
  }

  func testErrorsOfPexels() async throws {
    for (file, status, error) in [
      ("error-401.json", 401, PhotoError.keyRefused), ("error-429.json", 429, .limitReached),
    ] {
      let bench = PhotoBench([try .init("/v1/search", file: "pexels/" + file, status: status)])
      let news = await bench.news(key: try key())
      XCTAssertEqual(news, [.failed(error)], file)
    }
    let none = PhotoBench([try .init("/v1/search", file: "pexels/search-none.json")])
    let news = await none.news(key: try key())
    XCTAssertEqual(news, [.found([])])
  }

  func testAKeyThatIsNotThere() async throws {
    let bench = PhotoBench(try commons())
    let unset = await bench.news(key: KeptSecret([.environment("KEY")]))
    XCTAssertEqual(unset, [.failed(.keyMissing)])
    let file = URL(filePath: "/nonexistent/key")
    let unread = await bench.news(key: KeptSecret([.file(file)]))
    guard case .keyUnreadable(.unreadable(file, _)) = unread.error else {
      return XCTFail("\(unread)")
    }
    XCTAssertTrue(bench.network.asked.isEmpty)
  }

  // MARK: Pictures

  func testOneThatFailsHoldsUpNoOther() async throws {
    let rules: [PhotoNetwork.Rule] = [
      try .init("/w/api.php", file: "wikimedia-commons/search.json"),
      .init("960px-Example_old_town.jpg", error: .unreachable(host: "x", reason: "no network")),
      picture,
    ]
    let news = await PhotoBench(rules).news()
    XCTAssertEqual(
      Set(news.loaded), ["960px-Example_bridge.jpg", "960px-Example_mountains.jpg"])
    XCTAssertEqual(news.missing, ["960px-Example_old_town.jpg"])
    XCTAssertEqual(news.last, .missing(try XCTUnwrap(news.found?.first).address))
  }

  func testWhatIsNoPictureIsMissing() async throws {
    for rule in [
      PhotoNetwork.Rule(".jpg", text: "<html>Log in</html>"), .init(".jpg", text: ""),
      .init(".jpg", text: "limit", status: 429),
      .init(".jpg", text: String(repeating: "x", count: 9 << 20)),
    ] {
      let search = try PhotoNetwork.Rule("/w/api.php", file: "wikimedia-commons/search.json")
      let news = await PhotoBench([search, rule]).news()
      XCTAssertEqual(news.missing.count, 3)
      XCTAssertEqual(news.loaded, [])
    }
  }

  // MARK: What is kept

  func testWhatIsKeptComesFirstAndStaysWithoutTheNetwork() async throws {
    let bench = PhotoBench(try commons())
    let first = await bench.news()
    bench.network.change([])
    bench.clock.advance(by: .seconds(200_000))
    let asked = bench.network.asked.count
    let again = await bench.news()
    guard case .stored(let photos) = again.first else { return XCTFail("\(again)") }
    XCTAssertEqual(photos, first.found)
    XCTAssertEqual(Set(again.loaded), Set(first.loaded))
    XCTAssertEqual(again.last, .failed(.noConnection))
    XCTAssertEqual(bench.network.asked.count, asked + 3, "the search, three times; no picture")
  }

  func testAFreshAnswerIsNotAskedForUntilAPersonWantsIt() async throws {
    let bench = PhotoBench(try commons())
    _ = await bench.news()
    let asked = bench.network.asked.count
    _ = await bench.news()
    XCTAssertEqual(bench.network.asked.count, asked)
    var urgent = PhotoQuery.france()
    urgent.isUrgent = true
    _ = await bench.news(urgent)
    XCTAssertEqual(bench.network.asked.count, asked + 1)
  }

  func testABadAnswerLeavesTheGoodOne() async throws {
    let bench = PhotoBench(try commons())
    let good = await bench.news().found
    for text in ["<html>", "[]", "{}", "{\"error\": {\"code\": \"maxlag\"}}"] {
      bench.clock.advance(by: .seconds(200_000))
      bench.network.change([.init("/w/api.php", text: text), picture])
      let news = await bench.news()
      XCTAssertEqual(news.first, .stored(try XCTUnwrap(good)), text)
      XCTAssertNotNil(news.error, text)
    }
  }

  func testCancellingTellsNothingMore() async throws {
    let bench = PhotoBench([])
    let watch = bench.service().watch(.france()) { XCTFail("told \($0)") }
    while !(bench.clock.pendingCount == 1 && bench.activity.isIdle) { await Task.yield() }
    watch.cancel()
    await watch.finished()
    XCTAssertTrue(bench.activity.isIdle)
  }
}
