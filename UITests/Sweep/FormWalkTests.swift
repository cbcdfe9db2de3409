import JourneyKit
import JourneyKitInProcess
import Semantics
import Shell
import Terminal
import Toolkit
import XCTest

/// Arrows up and down lead through every form, out of each choice at its ends, and change nothing.
final class FormWalkTests: JourneyCase {
  /// What can be changed besides: it keeps its value too.
  private static let fields: Set<Role> = [.textField, .textArea, .toggle, .swatch]

  /// The controls whose values a user would not want to change by going past them.
  private static let controls: Set<Role> = [
    .choice, .radioGroup, .checkbox, .radio, .stepper, .slider,
  ]

  @MainActor
  func testWalkingDownAndUpChangesNothingAndComesToTheEnd() async throws {
    var walked = 0
    for scene in Scene.all {
      try await visit(scene, Size(80, 24)) { app, _ in
        let order = app.screen.focusOrder
        let forms = Set(
          app.screen.nodes.filter { Self.controls.contains($0.role) }.compactMap(\.identifier))
        let inForm = order.filter(forms.contains)
        guard let last = inForm.last, inForm.count > 1, !self.isModalQuestion(app),
          !self.isRead(app)
        else { return }
        walked += 1
        var values = self.values(app)
        var seen: Set<Identifier> = []
        for key in [KeyStroke.down, .up] {
          seen = []
          for _ in 0..<120 {
            if let focus = app.screen.focus { seen.insert(focus) }
            try await app.press(key)
            for (id, value) in self.values(app) {
              XCTAssertEqual(
                values[id, default: value], value, "\(scene.screen) \(scene.state): \(id) by \(key)"
              )
              values[id] = value
            }
          }
          // A field in which a line is typed has the arrows to itself where it offers suggestions.
          XCTAssertTrue(
            seen.contains(last) || seen.isSuperset(of: inForm),
            "\(scene.screen) \(scene.state): \(key) does not come to \(last), only to \(seen)")
        }
      }
    }
    XCTAssertGreaterThan(walked, 10)
  }

  /// The value of each control, with the mark of an option that is chosen.
  @MainActor
  private func values(_ app: Journey) -> [Identifier: String] {
    var values: [Identifier: String] = [:]
    for node in app.screen.nodes where Self.controls.union(Self.fields).contains(node.role) {
      guard let id = node.identifier else { continue }
      values[id] = "\(node.value ?? "") \(node.traits.contains(.checked))"
    }
    return values
  }

  /// A page that is read takes the arrows to scroll; `Tab` comes to its controls.
  @MainActor
  private func isRead(_ app: Journey) -> Bool {
    app.screen.nodes.contains { $0.identifier == app.screen.focus && $0.role == .group }
  }

  /// A question takes arrows sideways, as its buttons stand in one row.
  @MainActor
  private func isModalQuestion(_ app: Journey) -> Bool {
    app.screen.nodes.contains { $0.role == .menu && $0.traits.contains(.modal) }
  }
}
