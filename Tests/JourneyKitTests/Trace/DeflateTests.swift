import Core
import Foundation
import XCTest

@testable import JourneyKit

final class DeflateTests: XCTestCase {
  private func check(_ bytes: [UInt8], file: StaticString = #filePath, line: UInt = #line) {
    let packed = try? Deflate.compressed(bytes)
    XCTAssertEqual(packed.flatMap(Inflate.bytes), bytes, file: file, line: line)
  }

  func testWhatIsPackedIsUnpacked() {
    for text in ["", "a", "ab", "aaa", "abcabcabc", "日本語 日本語 ─────────", "\u{0}\u{FF}"] {
      check(Array(text.utf8))
    }
    check(Array(repeating: 7, count: 300_000))
    check((0...255).map { UInt8($0) } + (0...255).map { UInt8($0) })
    var random = SeededRandom(seed: 5)
    for _ in 0..<60 {
      let letters = Int.random(in: 1...255, using: &random)
      let count = Int.random(in: 0...3000, using: &random)
      check((0..<count).map { _ in UInt8.random(in: 0...UInt8(letters), using: &random) })
    }
  }

  /// What stands farther away than the window reaches is written again.
  func testRepetitionsBeyondTheWindow() {
    var random = SeededRandom(seed: 6)
    let piece = (0..<700).map { _ in UInt8.random(in: 0...255, using: &random) }
    for gap in [32767 - 700, 32768 - 700, 32769 - 700, 40_000] {
      let between = (0..<gap).map { _ in UInt8.random(in: 0...255, using: &random) }
      check(piece + between + piece)
    }
  }

  func testTextBecomesSmall() throws {
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    XCTAssertLessThan(try Deflate.compressed(Array(source.utf8)).count * 5, source.utf8.count * 3)
    let rows = String(repeating: #"[[3,"│"],[1," "],[6," ,_/|_ "],[1,"  "]],"#, count: 50)
    XCTAssertLessThan(try Deflate.compressed(Array(rows.utf8)).count * 20, rows.utf8.count)
  }
}
