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
    var keys: [String: Set<KeySequence>] = [:]
    for scene in Scene.all {
      try await visit(scene, Size(80, 24)) { _, driver in
        let scopes = driver.session?.frame.scopes ?? []
        for binding in scopes.flatMap(\.bindings) {
          shown.insert(binding.name)
          keys[binding.name, default: []].formUnion(binding.keys)
        }
        let nodes = driver.session?.frame.nodes ?? []
        hints.formUnion(nodes.filter { $0.role == .hint }.map(\.label))
      }
    }
    XCTAssertGreaterThan(shown.count, 40)
    XCTAssertGreaterThan(hints.count, 40)
    XCTAssertEqual(hints.filter { $0.first?.isUppercase == true }.sorted(), [], "small letters")
    XCTAssertEqual(shown.subtracting(ActionNames.all).sorted(), [])
    for group in Tabs.all.flatMap({ $0.kind.actions }) {
      for (action, name) in zip(group.actions, group.names) {
        guard let bound = keys[name] else { continue }
        XCTAssertTrue(bound.contains(KeySequence(action.key)), "\(name) has not \(action.key)")
      }
    }
    // While a palette or a search by typing is open, a number is typed, a weekday has the focus, a photo
    // is carried, pets are marked or stand beside a card, or a document or the map of places is there,
    // which no scene shows.
    let map = [
      "again", "allow", "back", "choose", "graticule", "home", "projection", "refuse", "search",
    ]
    let others =
      map.map { "weather.map.\($0)" } + [
        "catinder.register", "catinder.slot.cancel", "catinder.slot.drop", "help.showAll",
        "health.copy", "list.leave", "list.typeAhead", "list.untype", "palette.next",
        "palette.perform", "palette.previous", "pets.toCard", "pets.unmark", "trackers.addAll",
        "stepper.cancel",
        "stepper.deleteBackward",
        "stepper.done", "trackerForm.nextWeekday", "trackerForm.previousWeekday",
        "trackerForm.firstWeekday",
        "trackerForm.lastWeekday", "trackerForm.turnWeekday", "trackerForm.everyDay",
        "trackerForm.workdays", "trackerForm.weekend",
      ]
    XCTAssertEqual(Set(ActionNames.all.subtracting(shown)).subtracting(others), [])
  }
}
