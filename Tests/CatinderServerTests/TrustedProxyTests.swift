import XCTest

@testable import CatinderServer

/// Whose address a request counts for, whoever wrote what into its fields.
final class TrustedProxyTests: XCTestCase {
  private func range(_ text: String) throws -> NetworkRange {
    try XCTUnwrap(NetworkRange(text), text)
  }

  private func client(
    peer: String = "10.0.0.1", forwarded: [String] = [], forwardedFor: [String] = []
  ) throws -> String {
    let proxies = TrustedProxies(
      try ["10.0.0.0/8", "127.0.0.1", "2001:db8::/32"].map { try range($0) })
    return proxies.client(
      of: try XCTUnwrap(NetworkAddress(peer)), forwarded: forwarded, forwardedFor: forwardedFor
    ).text
  }

  func testTheRightMostAddressThatIsNotOfAProxyCounts() throws {
    for (lines, expected) in [
      (["203.0.113.7"], "203.0.113.7"),
      (["198.51.100.1, 203.0.113.7"], "203.0.113.7"),
      (["198.51.100.1", "203.0.113.7"], "203.0.113.7"),
      (["203.0.113.7, 10.1.2.3, 127.0.0.1"], "203.0.113.7"),
      (["10.1.2.3"], "10.1.2.3"),
      (["203.0.113.7:5678"], "203.0.113.7"),
      (["[2001:470::7]:5678"], "2001:470::7"),
      (["2001:470::7"], "2001:470::7"),
      (["203.0.113.7, ::ffff:10.1.2.3"], "203.0.113.7"),
    ] {
      XCTAssertEqual(try client(forwardedFor: lines), expected, "\(lines)")
    }
  }

  func testTheStandardFieldIsReadTheSameWay() throws {
    for (lines, expected) in [
      (["for=203.0.113.7"], "203.0.113.7"),
      (["For=203.0.113.7;proto=https;by=10.0.0.1"], "203.0.113.7"),
      (["for=198.51.100.1, for=203.0.113.7"], "203.0.113.7"),
      (["for=\"[2001:470::7]:80\""], "2001:470::7"),
      (["for=\"203.0.113.7:80\" ; host=\"a, b\""], "203.0.113.7"),
      (["for=203.0.113.7, for=\"\\[2001:db8::1\\]\""], "203.0.113.7"),
    ] {
      XCTAssertEqual(try client(forwarded: lines), expected, "\(lines)")
    }
  }

  func testWhoIsNoProxyIsNotBelieved() throws {
    XCTAssertEqual(
      try client(peer: "203.0.113.9", forwarded: ["for=1.2.3.4"], forwardedFor: ["1.2.3.4"]),
      "203.0.113.9")
    XCTAssertEqual(
      TrustedProxies().client(
        of: try XCTUnwrap(NetworkAddress("127.0.0.1")), forwarded: [], forwardedFor: ["1.2.3.4"]
      ).text, "127.0.0.1")
  }

  /// A client that writes into the fields what it likes is counted by what the proxy has added, or else as
  /// the proxy itself: never by an address of its choice.
  func testAClientCannotChooseItsAddress() throws {
    let proxy = "10.0.0.1"
    for (forwarded, forwardedFor, expected) in [
      // The proxy adds its word at the right.
      ([], ["1.2.3.4, 203.0.113.7"], "203.0.113.7"),
      ([], ["junk\u{1}, 203.0.113.7"], "203.0.113.7"),
      (["for=1.2.3.4;x=\"", "for=203.0.113.7"], [], "203.0.113.7"),
      // The quote of the client swallows what the proxy adds.
      (["for=1.2.3.4, for=\", for=203.0.113.7"], [], proxy),
      (["for=1.2.3.4;for=5.6.7.8"], [], proxy),
      (["for=1.2.3.4 for=5.6.7.8"], [], proxy),
      // A proxy that knows one of the fields passes the other one on.
      (["for=1.2.3.4"], ["203.0.113.7"], proxy),
      (["for=203.0.113.7"], ["1.2.3.4"], proxy),
      (["for=203.0.113.7"], ["203.0.113.7"], "203.0.113.7"),
      (["for=unknown"], [], proxy), (["for=_hidden"], [], proxy), (["proto=https"], [], proxy),
      (["for=1.2.3.4, for=unknown, for=10.1.2.3"], [], "10.1.2.3"),
      ([], ["1.2.3.4, unknown"], proxy), ([], [""], proxy), ([], ["1.2.3.4,"], proxy),
      ([], ["1.2.3"], proxy), ([], ["1.2.3.4:"], proxy), ([], ["[1.2.3.4]"], proxy),
      ([], ["[2001:470::7"], proxy), ([], ["1.2.3.4.5"], proxy), ([], ["01.2.3.4 5"], proxy),
      ([], [String(repeating: "1.2.3.4,", count: 2000)], proxy),
    ] as [([String], [String], String)] {
      XCTAssertEqual(
        try client(forwarded: forwarded, forwardedFor: forwardedFor), expected,
        "\(forwarded) \(forwardedFor)".prefix(80).description)
    }
  }

  func testRangesHoldWhatTheySay() throws {
    for (text, inside, outside) in [
      ("10.0.0.0/8", "10.255.0.1", "11.0.0.0"), ("10.1.2.3/8", "10.9.9.9", "9.1.2.3"),
      ("192.168.0.0/23", "192.168.1.255", "192.168.2.0"), ("127.0.0.1", "127.0.0.1", "127.0.0.2"),
      ("2001:db8::/33", "2001:db8:7fff::1", "2001:db8:8000::1"), ("::1", "::1", "::2"),
      ("::ffff:10.0.0.0/104", "10.1.1.1", "11.1.1.1"), ("0.0.0.0/0", "8.8.8.8", "::1"),
    ] {
      let range = try range(text)
      XCTAssertTrue(range.contains(try XCTUnwrap(NetworkAddress(inside))), text)
      XCTAssertFalse(range.contains(try XCTUnwrap(NetworkAddress(outside))), text)
    }
    for text in [
      "", "x", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/", "::/129", "10.0.0/8", "::ffff:1.2.3.4/90",
      "10.0.0.0/+8", "localhost",
    ] {
      XCTAssertNil(NetworkRange(text), text)
    }
  }

  /// One household has a /64 of IPv6, and could else count as 2⁶⁴ clients.
  func testTheAddressesOfAHouseholdAreOneClient() throws {
    func client(_ text: String) throws -> String { try XCTUnwrap(NetworkAddress(text)).client }
    XCTAssertEqual(try client("2001:470:1:2::7"), try client("2001:470:1:2:ffff::1"))
    XCTAssertNotEqual(try client("2001:470:1:2::7"), try client("2001:470:1:3::7"))
    XCTAssertEqual(try client("::ffff:203.0.113.7"), "203.0.113.7")
    XCTAssertNotEqual(try client("203.0.113.7"), try client("203.0.113.8"))
    XCTAssertEqual(try client("fe80::1%eth0"), "fe80::/64")
  }
}
