import Terminal
import XCTest

@testable import JourneyKit

/// Properties over time, on screens that are written down.
final class StormPropertyTests: XCTestCase {
  private func screen(_ text: String) -> Screen {
    var surface = Surface(size: Size(20, 2))
    surface.write(text, at: .zero)
    return Screen(surface: surface)
  }

  /// Returns the number of the screen, from 0, that breaks the property; nil if none does.
  private func broken(_ property: StormProperty, by texts: String...) -> Int? {
    var monitor = StormMonitor([property])
    return texts.firstIndex { monitor.look(at: screen($0)) != nil }
  }

  func testAlwaysAndNever() {
    XCTAssertNil(broken(.always(.text("a")), by: "a", "a b", "ab"))
    XCTAssertEqual(broken(.always(.text("a")), by: "a", "b", "a"), 1)
    XCTAssertNil(broken(.never(.text("x")), by: "a", "b"))
    XCTAssertEqual(broken(.never(.text("x")), by: "a", "b", "x"), 2)
  }

  func testEventuallyWithinActs() {
    let property = StormProperty.eventually(.text("end"), within: .acts(2))
    XCTAssertNil(broken(property, by: "a", "b", "end", "a", "a", "a"))
    XCTAssertEqual(broken(property, by: "a", "b", "c", "end"), 2)
    XCTAssertNil(broken(property, by: "a", "b"), "what may still come is not broken")
  }

  func testEachTriggerHasATimeOfItsOwn() {
    let property = StormProperty.after(.text("save"), eventually: .text("saved!"), within: .acts(2))
    XCTAssertNil(broken(property, by: "a", "save", "b", "saved!", "b", "b", "b"))
    XCTAssertEqual(broken(property, by: "save", "b", "c", "saved!"), 2)
    XCTAssertEqual(broken(property, by: "save", "saved!", "b", "save", "b", "b"), 5)
  }

  func testAfterUntil() {
    let property = StormProperty.after(.text("open"), .text("Esc"), until: .text("list"))
    XCTAssertNil(broken(property, by: "a", "open Esc", "Esc", "list", "a"))
    XCTAssertEqual(broken(property, by: "a", "open Esc", "nothing", "list"), 2)
    XCTAssertNil(broken(property, by: "open Esc", "Esc", "Esc"), "the end may still come")
  }

  func testSecondsThatArePastAreBroken() {
    XCTAssertEqual(broken(.eventually(.text("x"), within: .seconds(0)), by: "a", "b"), 0)
    XCTAssertNil(broken(.eventually(.text("x"), within: .seconds(1000)), by: "a", "b", "x"))
  }
}
