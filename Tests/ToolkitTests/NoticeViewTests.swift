import Core
import Semantics
import Terminal
import Toolkit
import XCTest

/// States, too little room, pages of a first start, and how old data is.
final class NoticeViewTests: XCTestCase {
  private func view(_ art: String = "") -> StateView<String> {
    StateView(
      "state", .failure, "No weather", hint: "It did not come.", art: art,
      button: .retry(.english, "again"))
  }

  func testAPageAndALine() {
    let page = view("##\n##").drawn(30, 9)
    XCTAssertEqual(
      page.lines[1...7],
      [
        "              ##", "              ##", "", "         ! No weather",
        "       It did not come.", "", "        [ Try again ]",
      ])
    let line = view("##").drawn(50, 1)
    XCTAssertEqual(line.lines, ["! No weather. It did not come.       [ Try again ]"])
    XCTAssertEqual(line.strike("r")?.actions, ["again"])
    XCTAssertEqual(line.node("state")?.role, .alert)
  }

  /// A colon before a reason, a full stop before another sentence, and nothing behind the end of one.
  func testInOneLineASignStandsBetweenTitleAndAdvice() {
    for (title, hint, line) in [
      ("Not sent", "the server is full.", "Not sent: the server is full."),
      ("Не отправлено", "нет связи.", "Не отправлено: нет связи."),
      ("Not sent", "No way out.", "Not sent. No way out."),
      ("All is sent!", "Now rest.", "All is sent! Now rest."), ("Not sent", "", "Not sent"),
    ] {
      let view = StateView<String>("state", .offline(age: nil), title, hint: hint)
      XCTAssertEqual(view.drawn(50, 1).lines, [line])
      XCTAssertEqual(view.drawn(50, 1).node("state")?.label, title)
    }
    let narrow = view().drawn(28, 1).lines
    XCTAssertEqual(narrow, ["! No weather   [ Try again ]"], "a sign before nothing")
  }

  func testArtGoesFirstWhereThereIsLittleRoom() {
    let frame = view("##\n##\n##").drawn(30, 5)
    XCTAssertFalse(frame.surface.text.contains("##"))
    XCTAssertEqual(frame.node("state.action")?.frame.isEmpty, false)
    for size in [Size(1, 1), Size(0, 0), Size(3, 2)] {
      XCTAssertEqual(view("##").drawn(size.columns, size.rows).surface.size, size)
    }
  }

  func testTheAgeOfData() {
    XCTAssertEqual(
      [30, 300, 7300, 90000].map { DataAge.short(.seconds($0), .english) },
      ["just now", "5 min ago", "2 h ago", "1 d ago"])
    let ages: [(Int, String, String)] = [
      (0, "data received just now", "данные только что получены"),
      (60, "data from 1 minute ago", "данные получены 1 минуту назад"),
      (5 * 60, "data from 5 minutes ago", "данные получены 5 минут назад"),
      (3 * 3600 + 59, "data from 3 hours ago", "данные получены 3 часа назад"),
      (47 * 3600, "data from 1 day ago", "данные получены 1 день назад"),
      (21 * 86400, "data from 21 days ago", "данные получены 21 день назад"),
    ]
    for (seconds, english, russian) in ages {
      XCTAssertEqual(DataAge.words(.seconds(seconds), .english), english)
      XCTAssertEqual(DataAge.words(.seconds(seconds), .russian), russian)
    }
  }

  func testTooSmallIsAnInterlude() {
    let content = Text<String>("fits", id: "content").requiring(Size(10, 2), "small")
    XCTAssertFalse(content.drawn(10, 2).isInterlude)
    let frame = content.drawn(9, 2)
    XCTAssertTrue(frame.isInterlude)
    XCTAssertEqual(frame.node("small")?.label, "Too small: 9×2, need 10×2")
    XCTAssertNil(frame.node("content"))
  }

  func testTooSmallNamesTheWayOut() {
    let quit = KeyBinding<String>("test.quit", ["q"], "quit", "quit")
    let content = Spacer<String>().requiring(Size(40, 2), "small", wayOut: quit)
    XCTAssertEqual(
      content.drawn(30, 2).lines, ["  Too small: 30×2, need 40×2", "            q quit"])
    var context = RenderContext()
    context.keymap = Keymap(keys: ["test.quit": [KeySequence(.control("q"))]])
    XCTAssertTrue(content.drawn(30, 2, context).lines[1].hasSuffix("Ctrl-Q quit"))
  }

  func testAPageOfAFirstStart() {
    let pages = [
      OnboardingPage(art: "\n ^^\n", title: "One", line: "of them"),
      OnboardingPage(art: "", title: "Two"),
    ]
    func drawn(_ page: Int, _ rows: Int) -> Frame<String> {
      Onboarding(
        "welcome", pages: pages, page: page,
        actions: .init(onMove: { "page \($0)" }, onSkip: "skipped", onFinish: "done")
      ).drawn(30, rows)
    }
    XCTAssertTrue(drawn(0, 12).surface.text.contains("^^"))
    XCTAssertFalse(drawn(0, 6).surface.text.contains("^^"), "no room for the picture")
    XCTAssertEqual(drawn(0, 6).strike(.right)?.actions, ["page 1"])
    XCTAssertEqual(drawn(0, 6).strike("s")?.actions, ["skipped"])
    XCTAssertNil(drawn(0, 6).strike(.left))
    XCTAssertEqual(drawn(1, 6).strike(.right)?.actions, ["done"])
    XCTAssertNil(drawn(1, 6).strike("s"))
    XCTAssertEqual(drawn(9, 6).node("welcome")?.value, "2/2")
    XCTAssertEqual(drawn(0, 1).surface.size, Size(30, 1))
  }
}
