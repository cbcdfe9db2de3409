import Core
import Semantics
import Terminal
import XCTest

@testable import Toolkit

/// A date that stands in its field is replaced by what is typed.
final class DateFieldSelectionTests: XCTestCase {
  private func typed(_ text: String, after key: KeyStroke? = nil) -> [String] {
    let rules = DateRules(today: CalendarDay(iso: "2026-03-06") ?? .first)
    let field = DateField<String>(
      "d", label: "Date", text: text, rules: rules, handlers: .init(onChange: { $0 }))
    var frame = field.drawn(30, 2, .focused(on: "d"))
    if let key {
      let control = frame.strike(key, focus: "d")?.control
      let kept = control.map { [$0.id: $0.state] } ?? [:]
      frame = field.drawn(30, 2, .focused(on: "d", kept: kept))
    }
    return frame.target("d")?.onText?("9").actions ?? []
  }

  func testTheFirstKeyReplacesADate() { XCTAssertEqual(typed("06.03.2026"), ["9"]) }

  func testAnArrowKeepsIt() {
    XCTAssertEqual(typed("06.03.2026", after: .right), ["06.03.20269"])
    XCTAssertEqual(typed("06.03.2026", after: .left), ["906.03.2026"])
  }

  /// What was being typed, as a draft that is back, is gone on with.
  func testWhatIsNoDateYetIsGoneOnWith() { XCTAssertEqual(typed("06.03.202"), ["06.03.2029"]) }
}
