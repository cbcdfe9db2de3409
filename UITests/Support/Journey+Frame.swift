import JourneyKit
import Semantics
import Terminal
import Toolkit
import XCTest

extension Journey {
  /// Where a thing stands, as far as it shows.
  func frame(of id: Identifier) throws -> Rect {
    try XCTUnwrap(screen.nodes.first { $0.identifier == id }, "\(id)").frame
  }
}
