import JourneyKit
import JourneyKitInProcess
import PetsScreens
import Semantics
import Shell
import Terminal
import Toolkit
import XCTest

/// Each rule of ``Sweep`` goes red where it is broken.
final class SweepFaultTests: JourneyCase {
  @MainActor
  func testMissingIdentifier() async throws {
    try await expect("no identifier: ") { sweep in
      let index = try XCTUnwrap(sweep.nodes.firstIndex { $0.identifier == PetsID.sort })
      sweep.screen.nodes[index].identifier = nil
    }
  }

  @MainActor
  func testDoubledIdentifier() async throws {
    try await expect("doubled identifier: pets.sort") { sweep in
      let index = try XCTUnwrap(sweep.nodes.firstIndex { $0.identifier == PetsID.count })
      sweep.screen.nodes[index].identifier = PetsID.sort
    }
  }

  @MainActor
  func testActionWithoutAKey() async throws {
    try await expect("no way by keys: button \"Extra\"") { sweep in
      let frame = Rect(x: 0, y: 0, columns: 1, rows: 1)
      sweep.screen.nodes.append(
        SemanticNode(
          identifier: "extra", role: .button, label: "Extra", actions: ["press"], frame: frame))
    }
    try await expect("no way by keys: hint \"search\"") { $0.keys.remove("/") }
    try await expect("no way by keys: grid") { sweep in
      sweep.stops.removeAll { $0.focus == PetsID.grid }
    }
  }

  @MainActor
  func testTabThatLeavesOneOut() async throws {
    try await expect("Tab does not come to: button") { sweep in
      sweep.stops.removeAll { $0.focus == PetsID.sort }
    }
  }

  @MainActor
  func testFocusThatIsNotSeen() async throws {
    try await expect("focus out of view: pets.sort") { sweep in
      try self.change(&sweep, PetsID.sort) { $0.frame = .zero }
    }
    try await expect("focus is not told: pets.sort") { sweep in
      try self.change(&sweep, PetsID.sort) { $0.traits.remove(.focused) }
    }
    try await expect("focus looks like none: pets.list") { sweep in
      let surface = sweep.stops[0].screen.surface
      for index in sweep.stops.indices { sweep.stops[index].screen.surface = surface }
    }
  }

  @MainActor
  func testFocusWithoutKeys() async throws {
    try await expect("no keys of its own: pets.list") { sweep in
      let index = try XCTUnwrap(sweep.stops.firstIndex { $0.focus == PetsID.grid })
      sweep.stops[index].hasKeys = false
    }
  }

  @MainActor
  func testOutsideOfScreenOrParent() async throws {
    try await expect("outside: button") { sweep in
      let index = try XCTUnwrap(sweep.nodes.firstIndex { $0.identifier == PetsID.sort })
      sweep.screen.nodes[index].frame = Rect(x: 70, y: 1, columns: 20, rows: 1)
    }
    try await expect("outside: tab ") { sweep in
      let index = try XCTUnwrap(sweep.nodes.firstIndex { $0.role == .tab })
      sweep.screen.nodes[index].frame = Rect(x: 0, y: 1, columns: 8, rows: 1)
    }
  }

  @MainActor
  func testWordsThatAreCut() async throws {
    try await expect("cut: button \"Newest first\"") { sweep in
      let index = try XCTUnwrap(sweep.nodes.firstIndex { $0.identifier == PetsID.sort })
      sweep.screen.nodes[index].frame = sweep.nodes[index].frame.inset(Insets(left: 0, right: 6))
    }
  }

  // MARK: Planting

  /// Sweeps the list of pets, which is without a fault, breaks something, and asks for the fault.
  @MainActor
  private func expect(
    _ fault: String, file: StaticString = #filePath, line: UInt = #line,
    _ plant: (inout Sweep) throws -> Void
  ) async throws {
    let scene = Scene("Pets/List", "planted")
    try await visit(scene, Size(80, 24)) { app, driver in
      var sweep = try await Sweep.walk(app, driver)
      XCTAssertEqual(sweep.faults, [], file: file, line: line)
      try plant(&sweep)
      XCTAssertTrue(
        sweep.faults.contains { $0.hasPrefix(fault) }, "\(sweep.faults)", file: file, line: line)
    }
  }

  /// Changes the node of a widget in the screen on which it has the focus.
  private func change(
    _ sweep: inout Sweep, _ id: Identifier, _ change: (inout SemanticNode) -> Void
  ) throws {
    let stop = try XCTUnwrap(sweep.stops.firstIndex { $0.focus == id })
    let node = try XCTUnwrap(
      sweep.stops[stop].screen.nodes.firstIndex { $0.identifier == id })
    change(&sweep.stops[stop].screen.nodes[node])
  }
}
