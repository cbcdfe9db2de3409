import Core
import Semantics
import Terminal
import XCTest

@testable import Toolkit

final class NumberFieldTests: XCTestCase {
  private let id: Identifier = "n"
  private let rules = NumberRules(
    DecimalNumber(units: 5, decimals: 1)...20, decimals: 1,
    step: DecimalNumber(units: 5, decimals: 1))

  private func drawn(
    _ text: String, _ language: Language = .english, columns: Int = 30
  ) -> Frame<String> {
    let field = NumberField<String>(
      id, label: "Weight", text: text, rules: rules, unit: "kg",
      handlers: .init(onChange: { "=" + $0 }))
    return field.drawn(columns, 2, RenderContext(language: language, focus: id))
  }

  func testStepsStayWithinTheBounds() {
    for (text, up, down) in [
      ("4.5", ["=5"], ["=4"]), ("20", [], ["=19.5"]), ("0.5", ["=1"], []),
      ("19.7", ["=20"], ["=19.2"]), ("abc", ["=0.5"], ["=0.5"]), ("", ["=0.5"], ["=0.5"]),
    ] {
      XCTAssertEqual(drawn(text).strike(.up, focus: id)?.actions, up, text)
      XCTAssertEqual(drawn(text).strike(.down, focus: id)?.actions, down, text)
    }
  }

  func testAStepIsOneStepOfUndo() throws {
    let response = try XCTUnwrap(drawn("4.5").strike(.up, focus: id))
    var editing = try XCTUnwrap(response.control?.state as? TextEditing)
    editing.undo()
    XCTAssertEqual(editing.text, "4.5")
  }

  func testRussianShowsACommaAndTheStateHasAPoint() {
    let frame = drawn("4.5", .russian)
    XCTAssertEqual(frame.node(id)?.value, "4,5")
    XCTAssertEqual(frame.target(id)?.onText?("7").actions, ["=4.57"])
    XCTAssertEqual(drawn("4", .russian).target(id)?.onText?(".").actions, ["=4."])
  }

  func testTextThatIsNoNumberIsLeftAlone() {
    XCTAssertEqual(drawn("ca. 4", .russian).node(id)?.value, "ca. 4")
  }

  func testNothingIsDrawnBesideWhereThereIsNoRoom() {
    XCTAssertNotNil(drawn("4").node(id.child("more")))
    XCTAssertNil(drawn("4", columns: 16).node(id.child("more")))
    XCTAssertEqual(drawn("4", columns: 1).nodes.count, 1)
  }

  func testWhatIsWrongWithANumber() {
    for (text, problem) in [
      ("", nil), ("4.5", nil), ("4.50", nil), (" 4,5 ", nil), ("4.55", .tooManyDecimals(1)),
      ("0.4", .tooSmall(rules.bounds.lowerBound)), ("20.1", .tooLarge(20)), ("x", .notANumber),
    ] as [(String, NumberRules.Problem?)] {
      XCTAssertEqual(rules.problem(with: text), problem, text)
    }
    XCTAssertEqual(
      NumberRules.Problem.tooManyDecimals(2).words(.russian),
      "Не больше 2 знаков после запятой")
    XCTAssertEqual(
      NumberRules.Problem.tooManyDecimals(1).words(.russian),
      "Не больше 1 знака после запятой")
  }

  func testBlanksAroundANumberDoNotHideItFromTheKeys() {
    XCTAssertEqual(drawn("7.5 ").strike(.up, focus: id)?.actions, ["=8"])
    XCTAssertEqual(drawn(" 7.5").strike(.down, focus: id)?.actions, ["=7"])
  }

  func testAsManyStepsAsAreAskedFor() {
    XCTAssertEqual(rules.stepped("4", by: 3), DecimalNumber(units: 55, decimals: 1))
    XCTAssertEqual(rules.stepped("4", by: -2), 3)
    XCTAssertEqual(rules.stepped("4", by: 0), 4)
    XCTAssertEqual(rules.stepped("4", by: .max), 20)
    XCTAssertEqual(rules.stepped("4", by: .min), rules.bounds.lowerBound)
  }
}
