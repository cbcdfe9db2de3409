import Terminal
import XCTest

@testable import CursesHost

final class TerminalQueryTests: XCTestCase {
  // MARK: Which questions are put

  func testThePrimaryAttributesAreAskedLast() throws {
    let query = try XCTUnwrap(TerminalQuery(environment: ["TERM": "xterm-256color"]))
    XCTAssertTrue(query.text.hasSuffix("\u{1B}[c"))
    for part in [
      "\u{1B}]11;?\u{1B}\\", "\u{1B}_Gi=31,", "\u{1B}[16t", "\u{1B}[>0q", "\u{1B}[?2031h",
    ] {
      XCTAssertTrue(query.text.contains(part), part.debugDescription)
    }
  }

  /// tmux takes an APC string for a title.
  func testNoPictureIsAskedAboutInsideAMultiplexer() throws {
    let environments: [[String: String]] = [
      ["TERM": "tmux-256color"], ["TERM": "screen"], ["TERM": "xterm", "TMUX": "/tmp/tmux,1,0"],
      ["TERM": "xterm", "STY": "1.tty"],
    ]
    for environment in environments {
      let query = try XCTUnwrap(TerminalQuery(environment: environment))
      XCTAssertFalse(query.text.contains("\u{1B}_"), "\(environment)")
      XCTAssertTrue(query.text.contains("]11;?"), "\(environment)")
    }
  }

  func testTerminalsThatWouldShowTheQuestionAreNotAsked() {
    for type in ["linux", "linux-16color", "vt100", "vt220", "ansi", "cons25", "dumb", "", nil] {
      XCTAssertNil(TerminalQuery(environment: type.map { ["TERM": $0] } ?? [:]), type ?? "nil")
    }
  }

  // MARK: What comes of the answers

  private let answers: [TerminalReply] = [
    .background(.hex(0xFAFAFC)), .graphics(isSupported: true), .cellPixels(Size(8, 16)),
    .version("kitty(0.35)"), .attributes([62, 4]),
  ]

  func testEverythingIsToldOnceWithTheLastAnswer() {
    var collector = CapabilityCollector()
    collector.begin()
    let told = answers.map { collector.take($0) }
    var expected = TerminalCapabilities(
      background: .hex(0xFAFAFC), pictures: .kitty, cellPixels: Size(8, 16))
    expected.notifications = .osc99
    XCTAssertEqual(told, [nil, nil, nil, nil, expected])
    XCTAssertFalse(collector.isAsking)
    XCTAssertNil(collector.giveUp())
  }

  func testWhenTheTimeIsUpWhatHasComeCounts() {
    var collector = CapabilityCollector()
    collector.begin()
    XCTAssertNil(collector.take(.background(.hex(0x000000))))
    XCTAssertEqual(collector.giveUp(), TerminalCapabilities(background: .hex(0x000000)))
    for late in answers { XCTAssertNil(collector.take(late)) }
    XCTAssertNil(collector.giveUp())
  }

  func testWhatNobodyAskedForIsDropped() {
    var collector = CapabilityCollector()
    for answer in answers { XCTAssertNil(collector.take(answer)) }
    collector.begin()
    XCTAssertEqual(collector.take(.attributes([1])), TerminalCapabilities())
  }

  func testHowPicturesGo() {
    let cases: [(name: String, kitty: Bool, attributes: [Int], expected: PictureProtocol?)] = [
      ("kitty(0.35)", true, [62], .kitty), ("WezTerm 2024", false, [65, 4], .iterm2),
      ("iTerm2 3.5", false, [62, 4], .iterm2), ("foot(1.16)", false, [62, 4, 22], .sixel),
      ("XTerm(380)", false, [64, 22], nil), ("tmux 3.4", false, [1, 2, 4], nil),
      ("", false, [6], nil),
    ]
    for (name, kitty, attributes, expected) in cases {
      var collector = CapabilityCollector()
      collector.begin()
      XCTAssertNil(collector.take(.version(name)))
      XCTAssertNil(collector.take(.graphics(isSupported: kitty)))
      XCTAssertEqual(collector.take(.attributes(attributes))?.pictures, expected, name)
    }
  }

  /// Terminals may answer each query with the scheme as it is, early or late.
  func testTheSameSchemeIsAskedAboutOnce() {
    for isEarly in [true, false] {
      var collector = CapabilityCollector()
      var asked = 0
      func tell(_ isLight: Bool) {
        if collector.isChange(.colorScheme(isLight: isLight)) { ask(isLight) }
      }
      func ask(_ isLight: Bool) {
        asked += 1
        guard asked < 10 else { return }
        collector.begin()
        if isEarly { tell(isLight) }
        _ = collector.take(.attributes([1]))
        if !isEarly { tell(isLight) }
      }
      ask(false)
      XCTAssertEqual(asked, isEarly ? 1 : 2, "at the start")
      tell(false)
      XCTAssertEqual(asked, isEarly ? 1 : 2)
      tell(true)
      XCTAssertEqual(asked, isEarly ? 2 : 3, "a change")
    }
  }

  func testADriverIsAskedWhereItWantsToBe() {
    let environment = ["TERM": "xterm"]
    XCTAssertNotNil(TerminalQuery(environment: environment, isInspected: false))
    XCTAssertNil(TerminalQuery(environment: environment, isInspected: true))
    let willing = environment.merging(["MOGGY_QUERY_TERMINAL": "1"]) { $1 }
    XCTAssertNotNil(TerminalQuery(environment: willing, isInspected: true))
  }
}
