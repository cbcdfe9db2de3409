import Core
import Terminal
import TerminalFuzzing
import VirtualTerminal
import XCTest

/// A terminal is written as bytes and made of them again.
final class StateEncodingTests: XCTestCase {
  func testEveryStepOfEveryRecordingComesBackAndGoesOnAlike() throws {
    let recordings = try SessionRecording.all()
    XCTAssertGreaterThan(recordings.count, 60)
    for recording in recordings {
      let terminal = VirtualTerminal(size: recording.steps.first?.size ?? .zero)
      var before = terminal
      for (index, step) in recording.steps.enumerated() {
        for terminal in [terminal, before] {
          if step.size != terminal.size { terminal.resize(to: step.size) }
          terminal.feed(step.output)
        }
        let copy = try self.copy(of: terminal)
        try assertEqual(copy, terminal, "\(recording.name), step \(index)")
        try assertEqual(before, terminal, "\(recording.name), went on to step \(index)")
        before = try self.copy(of: terminal)
      }
    }
  }

  func testAStreamCanBeCutAnywhere() throws {
    let bytes = Self.stream
    let whole = VirtualTerminal(size: Size(30, 8), scrollback: 20)
    whole.feed(bytes)
    let first = VirtualTerminal(size: Size(30, 8), scrollback: 20)
    for place in bytes.indices {
      let second = try copy(of: first)
      second.feed(bytes[place...])
      first.feed([bytes[place]])
      let both = try [whole, second].map { try copy(of: $0) }
      try both[1].checkEqual(to: both[0])
      XCTAssertEqual(second.pictures, whole.pictures, "cut at \(place)")
      XCTAssertEqual(second.shellMarks, whole.shellMarks, "cut at \(place)")
      XCTAssertEqual(second.notifications, whole.notifications, "cut at \(place)")
    }
  }

  func testTheKindOfTheTerminalComesBack() throws {
    var options = TerminalOptions()
    (options.utf8, options.reflow, options.columns132) = (false, false, true)
    (options.stringLimit, options.tellsPictures, options.tellsTitles) = (77, false, true)
    (options.tellsClipboard, options.allowsWindowChanges) = (true, true)
    (options.checksumExtension, options.foreground, options.background) = (3, 0x102030, 0xFFFFFF)
    let terminal = VirtualTerminal(size: Size(9, 4), scrollback: 12, options: options)
    terminal.type("\\e]2;a title\\e\\\\e(0\\e[1;31mlqk\\e[?3h\\e]4;1;#123456\\e\\")
    let copy = try self.copy(of: terminal)
    for terminal in [terminal, copy] {
      terminal.type("\\e[21t\\e]4;1;?\\e\\\u{1B}_" + String(repeating: "x", count: 100) + "\\e\\")
      terminal.type("\\e]52;c;?\\e\\\\e]10;?\\e\\\\e[?996n\\e(B\\e[HA\\e[1;;1;1;1;1*y\\e[8;3;5t")
    }
    XCTAssertEqual(copy.size, Size(5, 3))
    XCTAssertEqual(
      copy.answer,
      "\\e]la title\\e\\\\e]4;1;rgb:1212/3434/5656\\e\\\\e]52;c;\\e\\"
        + "\\e]10;rgb:1010/2020/3030\\e\\\\e[?997;2n\\eP1!~0041\\e\\")
    XCTAssertEqual(copy.takeMessages().map(\.payload.count), [77])
  }

  func testTheHistoryIsWrappedAnewAfterwards() throws {
    let terminal = VirtualTerminal(size: Size(40, 5), scrollback: 3000)
    for line in 0..<2500 {
      terminal.type("line \(line) 日本語 \\e[3\(line % 8)mof many words\\e[m\r\n")
    }
    terminal.resize(to: Size(13, 5))
    let copy = try self.copy(of: terminal)
    for terminal in [terminal, copy] { terminal.resize(to: Size(90, 7)) }
    try assertEqual(copy, terminal, "wrapped anew")
    XCTAssertGreaterThan(copy.scrollbackCount, 900)
  }

  // MARK: Bytes that are no terminal
  func testDamageIsTold() throws {
    let bytes = try whole().encode()
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 1 << UInt8(index % 8)
      XCTAssertThrowsError(try VirtualTerminal(encoded: damaged), "byte \(index)")
    }
    for count in 0..<bytes.count {
      XCTAssertThrowsError(try VirtualTerminal(encoded: Array(bytes[..<count])), "\(count) bytes")
    }
    XCTAssertThrowsError(try VirtualTerminal(encoded: bytes + [0]))
    XCTAssertThrowsError(try VirtualTerminal(encoded: Array("moggyterm\u{1}12345678".utf8))) {
      XCTAssertEqual($0 as? StateEncodingError, .otherVersion(1))
    }
  }

  /// Whoever can write the bytes can write their sum too.
  func testNoBytesTrap() throws {
    let body = Array(try whole().encode().dropLast(8))
    var random = SeededRandom(seed: 26)
    var (refused, taken) = (0, 0)
    for _ in 0..<2000 {
      var bytes = body
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let index = Int.random(in: 10..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: index)
        case 2: bytes.insert(UInt8.random(in: 0...255, using: &random), at: index)
        default: bytes[index] = Self.edges.randomElement(using: &random) ?? 0
        }
      }
      guard let terminal = try? VirtualTerminal(encoded: bytes + Self.sum(bytes)) else {
        refused += 1
        continue
      }
      taken += 1
      try terminal.checkEverything()
      terminal.feed(Self.stream)
      terminal.resize(to: Size(17, 3))
      try terminal.checkEverything()
      XCTAssertEqual(try VirtualTerminal(encoded: terminal.encode()).encode(), terminal.encode())
    }
    XCTAssertGreaterThan(refused, 500)
    XCTAssertGreaterThan(taken, 150)
  }

  // MARK: Parts
  private func whole() throws -> VirtualTerminal {
    let terminal = VirtualTerminal(size: Size(30, 8), scrollback: 20)
    terminal.feed(Self.stream)
    terminal.feed("\u{1B}[?1049h\u{1B}[3;3Hother\u{1B}[38;5".utf8)
    return terminal
  }

  /// Something of all that a terminal remembers.
  private static let stream = Array(
    """
    \u{1B}]133;A\u{7}$ \u{1B}]133;B\u{7}ls\u{1B}]133;C\u{7}\r
    \u{1B}]8;id=a;http://a.example/\u{1B}\\link\u{1B}]8;;\u{1B}\\ e\u{301} 日本\r
    \u{1B}[1;38;2;1;2;3mrgb\u{1B}[m\r
    \u{1B}]133;D;1\u{7}\u{1B}7\u{1B}[2;6r\u{1B}[?6;45;69;2027;1004h\u{1B}[3;20s\u{1B}H\u{1B}(0q\u{1B}(B
    \u{1B}]2;title\u{7}\u{1B}[22t\u{1B}]4;3;#abcdef\u{7}\u{1B}]10;red\u{7}\u{1B}]7;file:///tmp\u{7}
    \u{1B}]52;c;aGVsbG8=\u{7}\u{1B}]9;4;1;50\u{7}\u{1B}]777;notify;a;b\u{7}\u{1B}[>1u\u{1B}[#{\u{1B}[4 q
    \u{1B}P0;1q#1;2;50;0;0#1~~~-~~~\u{1B}\\
    \u{1B}_Ga=T,f=24,s=1,v=1,i=7;AAAA\u{1B}\\\u{1B}[?9999h
    \u{1B}_Ga=t,f=24,s=1,v=2,i=8,m=1;AAAA\u{1B}\\👩\u{200D}👧\u{1B}[c\u{1B}[5n\u{1B}^own\u{1B}\\
    a line that is much longer than the screen is wide, so that it is wrapped\u{1B}[1"q protected
    """.utf8)

  private static let edges: [UInt8] = [0, 1, 2, 0x7F, 0x80, 0xFE, 0xFF]

  private func copy(of terminal: VirtualTerminal) throws -> VirtualTerminal {
    try VirtualTerminal(encoded: terminal.encode())
  }

  private func assertEqual(
    _ copy: VirtualTerminal, _ original: VirtualTerminal, _ name: String
  ) throws {
    XCTAssertEqual(copy.encode(), original.encode(), name)
    XCTAssertEqual(copy.screenState, original.screenState, name)
    XCTAssertEqual(copy.scrollbackDetails, original.scrollbackDetails, name)
    XCTAssertEqual(copy.pictures, original.pictures, name)
    XCTAssertEqual(copy.shellMarks, original.shellMarks, name)
    XCTAssertEqual(copy.unrecognized, original.unrecognized, name)
  }

  private static func sum(_ bytes: [UInt8]) -> [UInt8] {
    let sum = bytes.reduce(UInt64(0xCBF2_9CE4_8422_2325)) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    return (0..<8).map { UInt8(truncatingIfNeeded: sum >> (UInt64($0) * 8)) }
  }
}
