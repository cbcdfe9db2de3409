import CatinderDomain
import Foundation
import Interchange
import Scheduling
import XCTest

@testable import CatinderServer

/// The article about the server says what the code does.
final class ServerArticleTests: XCTestCase {
  private func article() throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let path = "Sources/CatinderServer/CatinderServer.docc/CatinderServer.md"
    return try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The first two cells of each row of a table, by the name at its head.
  private func table(_ head: String) throws -> [String: String] {
    let lines = try article().split(separator: "\n", omittingEmptySubsequences: false)
    let start = try XCTUnwrap(lines.firstIndex { $0.hasPrefix("| \(head) |") })
    let rows = lines[(start + 2)...].prefix { $0.hasPrefix("|") }
    return rows.reduce(into: [:]) { table, row in
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      table[cells[0].replacing("`", with: "")] = cells[1]
    }
  }

  private func size(_ bytes: Int) -> String {
    bytes % (1 << 20) == 0 ? "\(bytes >> 20) MiB" : "\(bytes >> 10) KiB"
  }

  private func time(_ duration: Duration) -> String { "\(duration.components.seconds) s" }

  private func rate(_ rate: ServerLimits.Rate?) throws -> String {
    let rate = try XCTUnwrap(rate)
    return "\(rate.burst) + \(rate.perMinute)"
  }

  private func delays(_ limit: ServerLimits.Patience?) throws -> String {
    let limit = try XCTUnwrap(limit)
    return "\(limit.free), then up to \(time(limit.longest))"
  }

  func testTheExampleServes() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let server = try await CatinderServer(
      .init(folder: folder), clock: LiveClock(), activity: Activity(), seed: 7)
    let port = try await server.listen(ListenOptions(port: 0))
    XCTAssertGreaterThan(port.number, 0)
    await port.close()
    let code = try String(contentsOfFile: #filePath, encoding: .utf8).filter { !$0.isWhitespace }
    let example = try XCTUnwrap(try article().firstMatch(of: /```swift\n([\s\S]*?)```/)).1
    XCTAssertTrue(code.contains(example.filter { !$0.isWhitespace }))
  }

  func testEveryLimitStandsInItWithItsValue() throws {
    let limits = ServerLimits()
    let expected = [
      "connections": "\(limits.connections)", "requestTime": time(limits.requestTime),
      "answerTime": time(limits.answerTime), "answerPatience": time(limits.answerPatience),
      "idleTime": time(limits.idleTime), "targetBytes": size(limits.targetBytes),
      "headerBytes": size(limits.headerBytes), "headerFields": "\(limits.headerFields)",
      "bodyBytes": size(limits.bodyBytes), "formBytes": size(limits.formBytes),
      "allBodyBytes": size(limits.allBodyBytes), "streams": "\(limits.streams)",
      "requests": try rate(limits.requests),
      "registrations": try rate(limits.registrations), "uploads": try rate(limits.uploads),
      "messages": try rate(limits.messages), "reports": try rate(limits.reports),
      "pairFailures": try delays(limits.pairFailures),
      "addressFailures": try delays(limits.addressFailures),
      "nameFailures": try delays(limits.nameFailures),
      "deviceFailures": try delays(limits.deviceFailures),
    ]
    XCTAssertEqual(try table("limit"), expected)
    let properties = Mirror(reflecting: limits).children.compactMap(\.label)
    XCTAssertEqual(Set(properties), Set(expected.keys), "none is left out")
  }

  func testEveryFieldStandsInItWithItsLengths() throws {
    let ages = CatinderLimits.ages
    let expected = [
      "name": "1–\(TextLimit.name.length)",
      "age": "\(ages.lowerBound)–\(ages.upperBound), or \(CatinderLimits.untoldAge)",
      "shortDescription": "0–\(TextLimit.shortDescription.length)",
      "extendedDescription": "0–\(TextLimit.extendedDescription.length)",
      "text of a message": "1–\(TextLimit.message.length)",
      "text of a report": "0–\(TextLimit.report.length)", "user": "1–\(TextLimit.user.length)",
      "password": "\(ServerPolicy().shortestPassword)–\(TextLimit.password.length)",
      "pictures": "\(CatinderLimits.photos), each of up to \(size(CatinderLimits.photoBytes)), "
        + "kept with a longer side of \(CatinderLimits.photoSide) pixels",
      "cards at once": "\(CatinderLimits.deck)",
      "messages at once": "\(CatinderLimits.messages)",
    ]
    XCTAssertEqual(try table("field"), expected)
  }

  func testTheOtherNumbersAreThoseOfTheCode() throws {
    let text = try article().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    XCTAssertTrue(text.contains("holds for \(Int(SessionToken.lifetime / 86_400)) days"))
    XCTAssertTrue(text.contains("are read \(JSONReader.deepest) deep"))
    XCTAssertTrue(text.contains("`\(CatinderLimits.untoldAge)` says that nobody has told it"))
  }

  /// Each of them, and none more, is one that a client reads.
  func testTheNewsAreThoseThatAreTold() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let path = "Sources/CatinderDomain/HTTP/CatinderAnswers.swift"
    let code = try String(contentsOf: root.appending(path: path), encoding: .utf8)
    let told = code.matches(of: /case "([a-z]+)":/).map { String($0.1) }
    XCTAssertEqual(told.count, 4)
    XCTAssertEqual(try Set(table("event").keys), Set(told))
  }
}
