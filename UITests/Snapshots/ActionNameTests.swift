import AppRuntime
import JourneyKit
import JourneyKitInProcess
import Semantics
import Shell
import Terminal
import Toolkit
import XCTest

/// The names by which `config.toml` gives keys to actions.
final class ActionNameTests: JourneyCase {
  /// What can be pressed anywhere in the program has a name that the file of settings may use, and every
  /// hint begins with a small letter.
  @MainActor
  func testEveryBindingOfEverySceneIsKnown() async throws {
    var shown: Set<String> = []
    var hints: Set<String> = []
    for scene in Scene.all {
      try await visit(scene, Size(80, 24)) { _, driver in
        let scopes = driver.session?.frame.scopes ?? []
        shown.formUnion(scopes.flatMap(\.bindings).map(\.name))
        let nodes = driver.session?.frame.nodes ?? []
        hints.formUnion(nodes.filter { $0.role == .hint }.map(\.label))
      }
    }
    XCTAssertGreaterThan(shown.count, 40)
    XCTAssertGreaterThan(hints.count, 40)
    XCTAssertEqual(hints.filter { $0.first?.isUppercase == true }.sorted(), [], "small letters")
    XCTAssertEqual(shown.subtracting(ActionNames.all).sorted(), [])
    // While a palette or a search by typing is open, a number is typed, a weekday has the focus, or a
    // document is there, which no scene shows.
    let others = [
      "health.copy", "list.leave", "list.typeAhead", "list.untype", "palette.next",
      "palette.perform", "palette.previous", "trackers.addAll", "stepper.cancel",
      "stepper.deleteBackward",
      "stepper.done", "trackerForm.nextWeekday", "trackerForm.previousWeekday",
    ]
    XCTAssertEqual(Set(ActionNames.all.subtracting(shown)).subtracting(others), [])
  }
}
