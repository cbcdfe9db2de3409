import CursesHost
import Terminal
import XCTest

final class PictureChoiceTests: XCTestCase {
  private func choice(
    _ environment: [String: String], _ setting: PictureSetting = .auto,
    told: PictureProtocol? = nil, depth: ColorDepth = .direct
  ) -> PictureProtocol? {
    PictureProtocol.choose(
      setting: setting, environment: environment,
      capabilities: TerminalCapabilities(pictures: told), depth: depth)
  }

  func testTheTerminalsWordCountsMoreThanTheEnvironment() {
    XCTAssertEqual(choice(["TERM": "foot"], told: .sixel), .sixel)
    XCTAssertEqual(choice(["TERM": "xterm-kitty"], told: .sixel), .sixel)
    XCTAssertNil(choice(["TERM": "xterm-256color"]))
    XCTAssertNil(choice([:]))
  }

  func testTerminalsThatNameThemselvesAreKnown() {
    XCTAssertEqual(choice(["TERM": "xterm-kitty"]), .kitty)
    XCTAssertEqual(choice(["TERM": "xterm-ghostty"]), .kitty)
    XCTAssertEqual(choice(["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"]), .iterm2)
    XCTAssertEqual(choice(["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"]), .iterm2)
    XCTAssertEqual(choice(["TERM": "xterm-256color", "LC_TERMINAL": "iTerm2"]), .iterm2)
    XCTAssertNil(choice(["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"]))
  }

  func testInsideAMultiplexerThereAreCellsUnlessOneIsAskedFor() {
    for inside in [
      ["TERM": "xterm-kitty", "TMUX": "/tmp/s,1,0"], ["TERM": "tmux-256color"],
      ["TERM": "screen.xterm-256color"], ["TERM": "xterm-kitty", "STY": "1.tty"],
    ] {
      XCTAssertNil(choice(inside, told: .kitty), "\(inside)")
      XCTAssertEqual(choice(inside, .sixel), .sixel)
    }
    XCTAssertEqual(choice(["TERM": "xterm-kitty", "TMUX": ""]), .kitty)
  }

  func testTheSettingWinsAndWithoutColorsThereIsNone() {
    XCTAssertNil(choice(["TERM": "xterm-kitty"], .cells, told: .kitty))
    XCTAssertEqual(choice(["TERM": "xterm-kitty"], .iterm2), .iterm2)
    for setting in PictureSetting.allCases {
      XCTAssertNil(choice(["TERM": "xterm-kitty"], setting, told: .kitty, depth: .none))
    }
  }
}
