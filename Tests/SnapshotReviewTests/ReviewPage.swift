import JourneyKit
import Semantics
import Toolkit

@testable import journey

/// The review with something pending in it.
struct ReviewPage: Page {
  let app: Journey
  static let mark = Query(ReviewID.title)

  /// What a key does, by its hint: the same words in the footer and the help.
  func choose(_ hint: String) async throws {
    try await app.click(Query(.hint, hint))
  }

  func show(_ view: String) async throws {
    try await app.click(Query(.tab, view).within(Query(ReviewID.views)))
  }

  var name: String { get throws { try app.element(ReviewID.title).label() } }
  var status: String { get throws { try app.element(ReviewID.status).label() } }
  /// What part of the picture shows; nil where all does.
  var part: String? { get throws { try app.element(.image).value() } }
}
