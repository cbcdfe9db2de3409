import Foundation
import Networking
import XCTest

@testable import TravelDomain

/// Answers that are no photos, or photos that are not to be trusted.
final class HostilePhotoTests: XCTestCase {
  private func news(_ text: String, headers: HTTPFields = [:]) async -> [PhotoService.News] {
    await PhotoBench([
      .init("/w/api.php", text: text, headers: headers), .init(".jpg", text: "a picture"),
    ]).news()
  }

  func testWhatIsNoAnswer() async {
    let deep = String(repeating: "[", count: 100_000)
    let cases: [(String, PhotoError)] = [
      ("", .unreadable), ("{", .unreadable), ("nonsense", .unreadable), (deep, .unreadable),
      ("{\"query\": \(deep)", .unreadable), ("[]", .unreadable), ("5", .unreadable),
      ("null", .unreadable), ("{}", .unreadable), ("{\"query\": NaN}", .unreadable),
      ("{\"query\": []}", .unreadable), ("{\"query\": 3}", .unreadable),
      ("\n <!DOCTYPE html><html>Log in</html>", .notTheService),
      (String(repeating: " ", count: 3 << 20), .notTheService),
    ]
    for (text, error) in cases {
      let news = await news(text)
      XCTAssertEqual(news, [.failed(error)], String(text.prefix(20)))
    }
    let page = await news("Welcome", headers: ["Content-Type": "text/html"])
    XCTAssertEqual(page, [.failed(.notTheService)])
  }

  func testErrorsOfTheTransport() async {
    let cases: [(HTTPError, PhotoError)] = [
      (.insecure("x"), .insecure), (.malformed("x"), .notTheService),
      (.redirected("x"), .notTheService), (.tooLarge(limit: 1), .notTheService),
      (.timedOut(.whole), .serviceDown), (.unreachable(host: "x", reason: "y"), .noConnection),
    ]
    for (error, expected) in cases {
      let news = await PhotoBench([.init("/w/api.php", error: error)]).news()
      XCTAssertEqual(news, [.failed(expected)], "\(error)")
    }
  }

  /// The photo beside a bad one stays.
  func testABadPhotoFallsAway() async {
    let bad = [
      PhotoSample.page(1, address: "\"http://upload.example.org/1.jpg\""),
      PhotoSample.page(1, address: "\"file:///etc/passwd\""),
      PhotoSample.page(1, address: "\"https://user:word@upload.example.org/1.jpg\""),
      PhotoSample.page(1, address: "\"https:///1.jpg\""),
      PhotoSample.page(1, address: "\"\\u001b]52;c;x\\u0007\""),
      PhotoSample.page(1, address: "5"), PhotoSample.page(1, address: "null"),
      PhotoSample.page(
        1, address: "\"https://upload.example.org/\(String(repeating: "a", count: 3000))\""),
      PhotoSample.page(1, mime: "\"image/svg+xml\""), PhotoSample.page(1, mime: "[]"),
      PhotoSample.page(1, licence: "\"\""), PhotoSample.page(1, licence: "{}"),
      PhotoSample.page(2), "{}", "[]", "null", "{\"imageinfo\": {}}", "{\"imageinfo\": [7]}",
    ]
    for page in bad {
      let news = await news(PhotoSample.answer(page, PhotoSample.page(2)))
      XCTAssertEqual(news.found?.map(\.title), ["2"], String(page.prefix(120)))
      XCTAssertEqual(news.loaded, ["2.jpg"])
    }
  }

  func testFieldsOfTheWrongKindAreUnknown() async throws {
    for value in ["5", "null", "[]", "{}", "true", "\"\"", "\"<b></b>\"", "\"\\u200b\""] {
      let page = PhotoSample.page(1, title: value, artist: value)
      let found = await news(PhotoSample.answer(page)).found
      let photo = try XCTUnwrap(found?.first, value)
      XCTAssertEqual(photo.title, "", value)
      XCTAssertEqual(photo.facts, "CC0 · Wikimedia Commons", value)
    }
  }

  func testWordsAreMadeHarmless() async throws {
    let cases = [
      ("\\u001b[31mRed\\u0007\\u0000", "[31mRed"), ("a\\r\\nb\\tc", "a b c"),
      ("\\u202eevil\\u2066", "evil"), ("<p>One</p><p>Two</p>", "One Two"),
      ("Fish &amp; chips &lt;b&gt; &#8217; &#x1F431;", "Fish & chips <b> ’ 🐱"),
      ("&#27;[2J&#155;x", "[2Jx"), ("&bogus; & &", "&bogus; & &"), ("a <b", "a"),
      ("&#xD800;&#99999999999;", "&#xD800;&#99999999999;"),
      (String(repeating: "w", count: 5000), String(repeating: "w", count: 200)),
      ("e" + String(repeating: "\\u0301", count: 500) + "x", "e\u{301}\u{301}\u{301}\u{301}x"),
    ]
    for (sent, shown) in cases {
      let page = PhotoSample.page(1, title: "\"\(sent)\"", artist: "\"\(sent)\"")
      let found = await news(PhotoSample.answer(page)).found
      let photo = try XCTUnwrap(found?.first)
      XCTAssertEqual(photo.title, shown)
      XCTAssertEqual(photo.author, shown)
    }
  }

  func testOnlyOneOfAnAddress() async {
    let address = "\"https://upload.example.org/same.jpg\""
    let pages = PhotoSample.answer(
      PhotoSample.page(1, address: address), PhotoSample.page(2, address: address))
    let news = await news(pages)
    XCTAssertEqual(news.found?.map(\.title), ["1"])
  }

  func testTheServerOfATestNeedsNoTLSAndNobodyElse() throws {
    let server = try XCTUnwrap(URL(string: "http://127.0.0.1:8080"))
    let rule = PhotoAddress(server: server)
    XCTAssertNotNil(rule.url("http://127.0.0.1:8080/a.jpg"))
    XCTAssertNotNil(rule.url("https://example.org/a.jpg"))
    XCTAssertNil(rule.url("http://127.0.0.1:8081/a.jpg"))
    XCTAssertNil(rule.url("http://example.org/a.jpg"))
    XCTAssertNil(PhotoAddress(server: nil).url("http://127.0.0.1:8080/a.jpg"))
  }

  func testRandomDamageNeverCrashes() async throws {
    let rule = try PhotoNetwork.Rule("/w/api.php", file: "wikimedia-commons/search.json")
    let base = try XCTUnwrap(URL(string: "https://commons.wikimedia.org"))
    let commons = WikimediaCommons(base: base, addresses: PhotoAddress(server: nil))
    var state: UInt64 = 4711
    for round in 0..<300 {
      var bytes = [UInt8](rule.body)
      for _ in 0...(round % 8) {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes[Int(state >> 33) % bytes.count] = UInt8(truncatingIfNeeded: state >> 20)
      }
      let answer = HTTPResponse(
        status: 200, headers: [:], body: Data(bytes), confirmed: Date(timeIntervalSince1970: 0))
      for photo in (try? commons.photos(answer, .france())) ?? [] {
        XCTAssertEqual(photo.address.scheme, "https")
        XCTAssertFalse(photo.facts.unicodeScalars.contains { $0.value < 32 })
      }
    }
  }
}
