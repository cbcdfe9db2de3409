import Semantics
import Terminal
import XCTest

@testable import Toolkit

/// Check box, switch, radio group, stepper, slider, drop-down choice, colour grid: each alone.
final class ChoosingTests: XCTestCase {
  private let id: Identifier = "x"

  private var flat: RenderContext {
    var context = RenderContext()
    context.isFlat = true
    return context
  }

  // MARK: Check box

  private func box(_ mark: CheckBox<Bool>.Mark, isEnabled: Bool = true) -> CheckBox<Bool> {
    CheckBox(id, "Fed", mark: mark, isEnabled: isEnabled) { $0 }
  }

  func testACheckBoxTellsItsThreeStatesApart() {
    XCTAssertEqual(box(.off).drawn(9, 1).lines, ["[ ] Fed"])
    XCTAssertEqual(box(.on).drawn(9, 1).lines, ["[✓] Fed"])
    XCTAssertEqual(box(.mixed).drawn(9, 1).lines, ["[–] Fed"])
    XCTAssertEqual(box(.mixed).drawn(40, 1, flat).lines, ["Fed: partly checked"])
    XCTAssertEqual(box(.on).drawn(9, 1).node(id)?.traits, [.focusable, .checked])
  }

  func testAMixedCheckBoxIsCheckedFirst() {
    XCTAssertEqual(box(.mixed).drawn(9, 1).strike(.space, focus: id)?.actions, [true])
    XCTAssertEqual(box(.on).drawn(9, 1).strike(.enter, focus: id)?.actions, [false])
    XCTAssertEqual(box(.off).drawn(9, 1).click(6, 0), [true])
    XCTAssertNil(box(.off).drawn(9, 1).click(8, 0), "beside it")
    XCTAssertNil(box(.off, isEnabled: false).drawn(9, 1).click(1, 0))
    XCTAssertEqual(box(.off, isEnabled: false).drawn(9, 1).focusOrder, [])
  }

  // MARK: Switch

  func testASwitchIsToldByPlaceAndWord() {
    let on = Switch(id, "Rain", isOn: true) { $0 }
    let off = Switch(id, "Rain", isOn: false, labelColumns: 8) { $0 }
    XCTAssertEqual(on.drawn(20, 1).lines, ["Rain [  ●] on"])
    XCTAssertEqual(off.drawn(20, 1).lines, ["Rain    [●  ] off"])
    XCTAssertEqual(off.drawn(20, 1, flat).lines, ["Rain off"])
    XCTAssertEqual(on.drawn(11, 1).lines, ["R… [  ●] on"])
    XCTAssertEqual(on.drawn(20, 1).strike(.right, focus: id)?.actions, [])
    XCTAssertEqual(on.drawn(20, 1).strike(.left, focus: id)?.actions, [false])
    XCTAssertEqual(off.drawn(20, 1).click(1, 0), [true], "on its name")
  }

  // MARK: Radio group

  private func radio(_ selection: Int?, _ enabled: [Bool] = [true, true, true]) -> RadioGroup<Int> {
    let options = zip(["One", "Two", "Three"], enabled).map {
      RadioOption($0, note: $0 == "Two" ? "a longer note" : "", isEnabled: $1)
    }
    return RadioGroup(id, "Number", options: options, selection: selection) { $0 }
  }

  func testARadioGroupWrapsItsNotes() {
    XCTAssertEqual(
      radio(1).drawn(12, 5).lines, ["○ One", "● Two", "  a longer", "  note", "○ Three"])
    XCTAssertEqual(radio(1).measure(Size(12, 9), RenderContext()).rows, 5)
    XCTAssertEqual(radio(1).measure(Size(40, 9), RenderContext()).rows, 4)
  }

  func testTheChosenOneStaysInSight() {
    XCTAssertEqual(radio(2).drawn(40, 2).lines, ["  a longer note", "● Three"])
    XCTAssertEqual(radio(0).drawn(40, 1).lines, ["● One"])
  }

  private func keys(_ group: RadioGroup<Int>, _ stroke: KeyStroke, at place: Int? = nil) -> Step? {
    let kept = place.map { [id: RadioGroup<Int>.Place(index: $0) as any ControlState] } ?? [:]
    let frame = group.drawn(40, 4, .focused(on: id, kept: kept))
    return frame.strike(stroke, focus: id).map {
      Step(
        chosen: $0.actions.first, place: ($0.control?.state as? RadioGroup<Int>.Place)?.index,
        focus: $0.focus)
    }
  }

  /// What a key does in a group: nothing is chosen by going from one option to the next.
  private struct Step: Equatable {
    var chosen: Int?
    var place: Int?
    var focus: FocusMove?
  }

  func testWhatCannotBeChosenIsPassedOver() {
    XCTAssertEqual(keys(radio(0, [true, false, true]), .down), Step(place: 2))
    XCTAssertEqual(keys(radio(nil, [false, true, true]), .down), Step(place: 2))
    XCTAssertEqual(keys(radio(nil, [false, true, true]), .space), Step(chosen: 1, place: 1))
    XCTAssertEqual(radio(0, [true, false, true]).drawn(40, 4).click(3, 1), [])
  }

  func testArrowsLeaveARadioGroupAtItsEnds() {
    XCTAssertEqual(keys(radio(0), .up), Step(focus: .step(-1)))
    XCTAssertEqual(keys(radio(2), .down), Step(focus: .step(1)))
    XCTAssertEqual(keys(radio(0), .down, at: 1), Step(place: 2))
    XCTAssertEqual(keys(radio(0), .down, at: 2), Step(focus: .step(1)))
    XCTAssertEqual(keys(radio(0, [true, true, false]), .down, at: 1), Step(focus: .step(1)))
    XCTAssertEqual(keys(radio(nil, [false, false, false]), .down), Step(focus: .step(1)))
    XCTAssertEqual(keys(radio(0), .space, at: 2), Step(chosen: 2, place: 2))
    XCTAssertEqual(keys(radio(2), .enter, at: 2), Step(place: 2))
  }

  func testARadioGroupWithoutOptionsIsEmpty() {
    let group = RadioGroup(id, "None", options: [], selection: 3) { $0 }
    XCTAssertEqual(group.measure(Size(9, 9), RenderContext()).rows, 0)
    XCTAssertEqual(group.drawn(9, 1).strike(.down, focus: id)?.actions, [])
  }

  // MARK: Stepper

  private func stepper(_ value: Int, _ range: ClosedRange<Int> = 1...12) -> Stepper<Int> {
    Stepper(id, "Cups", value: value, in: range) { $0 }
  }

  func testAStepperKeepsItsPartsInPlace() {
    XCTAssertEqual(stepper(3).drawn(30, 1).lines, ["Cups  −  3   +"])
    XCTAssertEqual(stepper(12).drawn(30, 1).lines, ["Cups  −  12  +"])
    XCTAssertEqual(stepper(3).drawn(30, 1, flat).lines, ["Cups 3, from 1 to 12"])
    XCTAssertEqual(stepper(3).drawn(30, 1).click(13, 0), [4])
    XCTAssertEqual(stepper(12).drawn(30, 1).click(13, 0), [])
    XCTAssertEqual(stepper(3).drawn(30, 1).click(6, 0), [2])
  }

  func testOnlyDigitsAreTypedIntoAStepper() throws {
    let target = try XCTUnwrap(stepper(3).drawn(30, 1, .focused(on: id)).target(id))
    let takes = try XCTUnwrap(target.takes)
    XCTAssertTrue(takes("7"))
    XCTAssertFalse(takes("q"), "the program's keys go on working")
    XCTAssertFalse(target.isTypedInto)
    XCTAssertEqual(target.onText?("1").actions, [1])
    XCTAssertEqual(target.onText?("0").actions, [], "beyond the limits")
    XCTAssertEqual(target.onText?("1x2y3").actions, [12], "no longer than the limits are")
  }

  func testTypingGoesOnAndEnds() throws {
    let typed = try XCTUnwrap(
      stepper(3).drawn(30, 1, .focused(on: id)).target(id)?.onText?("1").control)
    let context = RenderContext.focused(on: id, kept: [id: typed.state])
    let next = stepper(1).drawn(30, 1, context)
    XCTAssertNotNil(next.cursor)
    XCTAssertEqual(next.target(id)?.onText?("2").actions, [12])
    XCTAssertEqual(next.strike(.escape, focus: id)?.actions, [3])
    XCTAssertNil(stepper(5).drawn(30, 1, context).cursor, "changed from outside")
    XCTAssertNil(stepper(1).drawn(30, 1).cursor, "without the focus")
  }

  // MARK: Slider

  private func slider(_ value: Int) -> Slider<Int> {
    Slider(
      id, "Volume", value: value, in: 0...10, marks: [.init(0, "low"), .init(10, "high")]
    ) { $0 }
  }

  func testASliderStandsWhereItsValueIs() {
    XCTAssertEqual(slider(0).drawn(21, 2).lines, ["Volume ●────────── 0", "       low     high"])
    XCTAssertEqual(slider(10).drawn(21, 1).lines, ["Volume ━━━━━━━━━━● 10"])
    XCTAssertEqual(slider(4).drawn(40, 2, flat).lines, ["Volume 4 of 10", ""])
    XCTAssertEqual(slider(4).measure(Size(40, 9), RenderContext()).rows, 2)
    XCTAssertEqual(slider(4).measure(Size(40, 9), flat).rows, 1)
  }

  func testASliderGoesToTheCellThatIsClicked() {
    XCTAssertEqual(slider(4).drawn(21, 2).click(7, 0), [0])
    XCTAssertEqual(slider(4).drawn(21, 2).click(17, 0), [10])
    XCTAssertEqual(slider(4).drawn(21, 2).click(2, 0), [], "on its name")
    XCTAssertNil(slider(4).drawn(21, 2).point(.drag(.left), 17, 0), "not held")
    XCTAssertEqual(slider(4).drawn(21, 2).point(.wheel(.up), 2, 0)?.actions, [5])
  }

  // MARK: Drop-down choice

  func testTheMenuIsInFrontAndPastTheClip() throws {
    let dropdown = Dropdown(id, "Pet", options: ["Cat", "Dog"], selection: 1) { $0 }
    let form = VStack {
      dropdown.frame(rows: 1)
      Text<Int>("behind the menu")
    }
    let closed = form.drawn(20, 6, .focused(on: id))
    XCTAssertEqual(closed.lines[1], "behind the menu")
    let opened = try XCTUnwrap(closed.strike(.enter, focus: id)?.control)
    let context = RenderContext.focused(on: "x.menu", kept: [id: opened.state])
    let frame = form.drawn(20, 6, context)
    XCTAssertEqual(
      frame.lines, [" Dog ▾", "╭───────╮e menu", "│   Cat │", "│›● Dog │", "╰───────╯", ""])
    XCTAssertEqual(frame.click(3, 2), [0])
    XCTAssertEqual(frame.click(3, 3), [], "chosen already")
    XCTAssertEqual(frame.topLayer, 1)
    XCTAssertEqual(frame.node("x.option[1]")?.traits, [.selected, .checked])
  }

  // MARK: Colour grid

  func testNamesAloneStandThereWithoutColours() {
    let grid = ColorGrid(
      id, "Colour", swatches: Array(ColorSwatch.standard.prefix(2)), selection: 1
    ) { $0 }
    XCTAssertEqual(grid.drawn(40, 1).lines, [" ○ Red      ● Orange"])
    let styles = Set(grid.drawn(40, 1).surface.row(0).map(\.style.background))
    XCTAssertEqual(styles, [.default])
  }

  func testASwatchIsAsTheTerminalCanShowIt() {
    var context = RenderContext(theme: .make(.dark, depth: .indexed256))
    context.depth = .indexed256
    let grid = ColorGrid(id, "Colour", selection: nil) { $0 }
    let cell = grid.drawn(80, 3, context).surface[4, 0]
    XCTAssertEqual(cell.style.background, Color.hex(0xFD4C49).reduced(to: .indexed256))
  }

  func testEveryStandardColourCarriesItsNameReadably() throws {
    for swatch in ColorSwatch.standard {
      for depth in [ColorDepth.direct, .indexed256] {
        let background = swatch.color.reduced(to: depth)
        let contrast = try XCTUnwrap(background.readableText.contrast(with: background))
        XCTAssertGreaterThanOrEqual(contrast, 4.5, "\(swatch.english) \(depth)")
      }
    }
    XCTAssertEqual(Color.default.readableText, .default)
  }

  // MARK: All

  func testNothingIsDrawnOutsideOfTheRoom() {
    let widgets: [Element<Int>] = [
      CheckBox(id, "Fed", isOn: true) { _ in 0 }.element,
      Switch(id, "Rain", isOn: true) { _ in 0 }.element, radio(1).element, stepper(3).element,
      slider(4).element, Dropdown(id, "Pet", options: ["Cat"], selection: 0) { $0 }.element,
      ColorGrid(id, "Colour", selection: 3) { $0 }.element,
      EmojiPicker(id, "Emoji", query: "", selection: "🐶", onSearch: { _ in 0 }, onPick: { _ in 0 })
        .element,
    ]
    for widget in widgets {
      for size in [Size(0, 0), Size(1, 1), Size(2, 1), Size(1, 3), Size(5, 2)] {
        for context in [RenderContext.focused(on: id), flat] {
          let room = Rect(x: 2, y: 1, columns: size.columns, rows: size.rows)
          let frame = widget.frame(columns: size.columns, rows: size.rows)
            .padding(Insets(top: 1, left: 2)).drawn(12, 6, context)
          for y in 0..<6 {
            for x in 0..<12 where !room.contains(Point(x: x, y: y)) {
              XCTAssertEqual(frame.surface[x, y].text, " ", "\(size) \(x) \(y)")
            }
          }
        }
      }
    }
  }

  func testEverySwatchIsAColourOfItsOwnWhereThereAre256() {
    let shown = ColorSwatch.standard.map { $0.color(at: .indexed256) }
    XCTAssertEqual(Set(shown).count, ColorSwatch.standard.count)
  }
}
