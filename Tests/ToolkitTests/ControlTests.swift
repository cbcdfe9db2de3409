import Semantics
import Terminal
import XCTest

@testable import Toolkit

/// Buttons, choices, tabs, texts, toasts.
final class ControlTests: XCTestCase {
  private let id: Identifier = "x"

  // MARK: Button

  func testAButtonIsPressedByKeysAndPointer() {
    let frame = Button(id, "Save", action: "saved").drawn(12, 1, .focused(on: id))
    XCTAssertEqual(frame.lines, ["[ Save ]"])
    XCTAssertEqual(frame.strike(.enter, focus: id)?.actions, ["saved"])
    XCTAssertEqual(frame.strike(.space, focus: id)?.actions, ["saved"])
    XCTAssertEqual(frame.click(7, 0), ["saved"])
    XCTAssertNil(frame.click(8, 0), "beside it")
    XCTAssertNil(frame.point(.press(.right, clicks: 1), 1, 0))
    XCTAssertEqual(frame.node(id)?.traits, [.focusable, .focused])
  }

  func testADisabledButtonTakesNothing() {
    let frame = Button(id, "Save", isEnabled: false, action: "saved").drawn(12, 1)
    XCTAssertNil(frame.click(3, 0))
    XCTAssertNil(frame.strike(.enter, focus: id))
    XCTAssertEqual(frame.focusOrder, [])
    XCTAssertEqual(frame.node(id)?.traits, .disabled)
    XCTAssertEqual(frame.node(id)?.actions, [])
  }

  func testALongLabelIsCut() {
    XCTAssertEqual(Button(id, "Remember", action: "").drawn(8, 1).lines, ["[ Remem…"])
  }

  // MARK: Choice

  private func choice(_ selection: Int) -> Choice<String> {
    Choice(id, "Theme", options: ["Auto", "Dark", "Light"], selection: selection) { "chose \($0)" }
  }

  func testAChoiceMarksTheChosenOne() {
    XCTAssertEqual(choice(1).drawn(40, 1).lines, ["○ Auto   ● Dark   ○ Light"])
    XCTAssertEqual(choice(1).drawn(40, 1).node(id)?.value, "Dark")
    XCTAssertNil(choice(9).drawn(40, 1).node(id)?.value)
  }

  func testAChoiceWrapsAroundBothWays() {
    XCTAssertEqual(choice(2).drawn(40, 1).strike(.right, focus: id)?.actions, ["chose 0"])
    XCTAssertEqual(choice(0).drawn(40, 1).strike(.left, focus: id)?.actions, ["chose 2"])
    XCTAssertEqual(choice(0).drawn(40, 1).strike(.space, focus: id)?.actions, ["chose 1"])
    let single = Choice(id, "One", options: ["only"], selection: 0) { "chose \($0)" }
    XCTAssertEqual(single.drawn(40, 1).strike(.right, focus: id)?.actions, [])
    let empty = Choice(id, "None", options: [], selection: 0) { "chose \($0)" }
    XCTAssertEqual(empty.drawn(40, 1).strike(.right, focus: id)?.actions, [])
  }

  func testAClickChoosesAnOption() {
    let frame = choice(0).drawn(40, 1)
    XCTAssertEqual(frame.click(20, 0), ["chose 2"])
    XCTAssertEqual(frame.click(7, 0), [], "between two")
    XCTAssertEqual(frame.click(0, 0), [], "the chosen one")
    XCTAssertEqual(frame.node("x.option[0]")?.traits, .checked)
  }

  func testAChoiceTakesMoreLinesWhereItMust() {
    XCTAssertEqual(choice(0).measure(Size(16, 5), RenderContext()).rows, 2)
    let frame = choice(0).drawn(16, 2)
    XCTAssertEqual(frame.lines, ["● Auto   ○ Dark", "○ Light"])
    XCTAssertEqual(frame.click(2, 1), ["chose 2"])
    XCTAssertEqual(choice(0).drawn(16, 1).lines, ["● Auto   ○ Dark"])
  }

  func testAChoiceShowsTheChosenOneAloneWhereLinesAreScarce() {
    let choice = Choice(
      id, "Theme", options: ["Auto", "Dark", "Light"], selection: 1, lines: 1
    ) { "chose \($0)" }
    XCTAssertEqual(choice.drawn(40, 1).lines, ["○ Auto   ● Dark   ○ Light"])
    XCTAssertEqual(choice.measure(Size(16, 5), RenderContext()).rows, 1)
    let frame = choice.drawn(16, 1)
    XCTAssertEqual(frame.lines, ["‹ Dark ›"])
    XCTAssertEqual(frame.node(id)?.value, "Dark")
    XCTAssertEqual(frame.click(0, 0), ["chose 0"])
    XCTAssertEqual(frame.click(7, 0), ["chose 2"])
    XCTAssertEqual(frame.click(12, 0), [], "beside it")
    XCTAssertEqual(frame.strike(.right, focus: id)?.actions, ["chose 2"])
    XCTAssertEqual(choice.drawn(7, 1).lines, ["‹ Da… ›"])
  }

  // MARK: Tabs

  private func tabs(_ selection: Int) -> TabBar<String> {
    TabBar(
      id, label: "Tabs", titles: [("pets", "Pets"), ("profile", "Profile")], selection: selection
    ) { "tab \($0)" }
  }

  func testTabsAreNumberedAndTheSelectedOneIsTold() {
    let frame = tabs(1).drawn(30, 1)
    XCTAssertEqual(frame.lines, [" 1 Pets   2 Profile"])
    XCTAssertEqual(frame.node("x[profile]")?.traits, .selected)
    XCTAssertNotEqual(frame.surface[1, 0].style, frame.surface[11, 0].style, "told without colour")
  }

  func testTabsChangeByKeysAndClicks() {
    XCTAssertEqual(tabs(1).drawn(30, 1).strike(.right, focus: id)?.actions, ["tab 0"])
    XCTAssertEqual(tabs(0).drawn(30, 1).strike(.left, focus: id)?.actions, ["tab 1"])
    XCTAssertEqual(tabs(0).drawn(30, 1).click(12, 0), ["tab 1"])
    XCTAssertEqual(tabs(0).drawn(30, 1).click(29, 0), [])
  }

  func testTabsWithoutRoomAreBehindAMark() {
    let frame = tabs(0).drawn(12, 1)
    XCTAssertEqual(frame.lines, [" 1 Pets    ›"])
    XCTAssertEqual(frame.node("x[profile]")?.frame.isEmpty, true)
    XCTAssertEqual(frame.click(11, 0), ["tab 1"])
    XCTAssertEqual(tabs(1).drawn(14, 1).lines, ["‹  2 Profile"])
    XCTAssertEqual(tabs(1).drawn(14, 1).click(0, 0), ["tab 0"])
  }

  // MARK: Text

  func testTextIsCutOrWrapped() {
    XCTAssertEqual(Text<String>("one two three").drawn(8, 2).lines, ["one two…", ""])
    XCTAssertEqual(
      Text<String>("one two three", lines: nil).drawn(8, 2).lines, ["one two", "three"])
    XCTAssertEqual(
      Text<String>("one two three four", lines: 2).drawn(8, 3).lines, ["one two", "three f…", ""])
    XCTAssertEqual(Text<String>("one", lines: 0).drawn(8, 1).lines, ["one"])
  }

  func testTextIsAligned() {
    XCTAssertEqual(Text<String>("ab", alignment: .center).drawn(6, 1).lines, ["  ab"])
    XCTAssertEqual(Text<String>("日", alignment: .trailing).drawn(6, 1).lines, ["    日"])
  }

  func testTextIsMeasuredAsItIsDrawn() {
    let text = Text<String>("日本 x\u{202E}y\u{1B}", lines: nil)
    XCTAssertEqual(text.measure(Size(40, 9), RenderContext()), Size(8, 1))
    XCTAssertEqual(text.drawn(40, 1).lines, ["日本 xy\u{FFFD}"])
  }

  func testDecorationHasNoMeaning() {
    XCTAssertEqual(Text<String>("· · ·", semantics: nil).drawn(9, 1).nodes, [])
  }

  // MARK: Toast

  private func toast(_ message: String) -> Element<String> {
    var queue = ToastQueue()
    queue.add(Notice(message))
    return Spacer<String>().toasts(id, queue, slides: false) { _ in "gone" }
  }

  func testAToastStandsAtTheBottomAndGoesAtAClick() {
    let frame = toast("Saved").drawn(12, 3)
    XCTAssertEqual(frame.lines, ["", "", "     Saved"])
    XCTAssertEqual(frame.click(6, 2), ["gone"])
    XCTAssertNil(frame.click(1, 0))
    XCTAssertEqual(frame.focusOrder, [])
  }

  func testALongToastHasFiveLinesAtMost() {
    let message = Array(repeating: "word", count: 30).joined(separator: " ")
    let frame = toast(message).drawn(24, 6)
    XCTAssertEqual(frame.node(id)?.frame, Rect(x: 2, y: 1, columns: 21, rows: 5))
  }
}
