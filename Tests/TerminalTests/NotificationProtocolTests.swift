import Terminal
import XCTest

/// The way in which a terminal is told to tell something on the desktop.
final class NotificationProtocolTests: XCTestCase {
  private func choice(
    _ environment: [String: String], version: String = ""
  ) -> NotificationProtocol? {
    var known = TerminalCapabilities()
    known.notifications = NotificationProtocol(version: version)
    return .choose(environment: environment, capabilities: known)
  }

  func testByTheEnvironment() {
    for (environment, expected) in [
      (["TERM_PROGRAM": "iTerm.app"], NotificationProtocol.osc9),
      (["TERM_PROGRAM": "WezTerm"], .osc9), (["LC_TERMINAL": "iTerm2"], .osc9),
      (["TERM": "xterm-kitty"], .osc99), (["TERM_PROGRAM": "ghostty"], .osc777),
      (["TERM": "xterm-ghostty"], .osc777), (["TERM": "foot"], .osc777),
      (["TERM": "foot-extra"], .osc777), (["TERM": "rxvt-unicode-256color"], .osc777),
      (["TERM": "xterm-256color"], nil), (["TERM": "linux"], nil), ([:], nil),
    ] { XCTAssertEqual(choice(environment), expected, "\(environment)") }
  }

  func testTheAnswerOfTheTerminalCountsMore() {
    let environment = ["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"]
    XCTAssertEqual(choice(environment, version: "kitty(0.26.5)"), .osc99)
    XCTAssertEqual(choice(environment, version: "foot(1.13.1)"), .osc777)
    XCTAssertEqual(choice(environment, version: "XTerm(379)"), .osc9)
  }

  func testInsideAMultiplexerThereIsTheBellAlone() {
    for around in [["TMUX": "/tmp/socket"], ["STY": "1.pts"], ["TERM": "screen-256color"]] {
      let environment = ["TERM": "xterm-kitty"].merging(around) { $1 }
      XCTAssertNil(choice(environment, version: "kitty(0.26.5)"), "\(around)")
    }
  }

  func testNothingOfAMessageEndsItOrBeginsAnother() {
    let (title, text) = ("4;1\u{07}x\u{1B}]0;t", "a\u{9C}b;c\u{1B}\\d\ne")
    let clean = (title: "4;1\u{FFFD}x\u{FFFD}]0;t", text: "a\u{FFFD}b;c\u{FFFD}\\d e")
    let all = NotificationProtocol.allCases.map { $0.sequence(title: title, text: text) }
    XCTAssertEqual(
      all,
      [
        "\u{1B}]9;Moggy: \(clean.title): \(clean.text)\u{07}",
        "\u{1B}]99;i=moggy:d=0:p=title;\(clean.title)\u{1B}\\"
          + "\u{1B}]99;i=moggy:d=1:p=body;\(clean.text)\u{1B}\\",
        "\u{1B}]777;notify;4,1\u{FFFD}x\u{FFFD}]0,t;\(clean.text)\u{07}",
      ])
  }

  func testLongMessagesAreCut() {
    let long = String(repeating: "ж", count: 5000)
    for way in NotificationProtocol.allCases {
      XCTAssertLessThan(way.sequence(title: long, text: long).utf8.count, 700)
    }
  }
}
