import JourneyKit
import Semantics
import Toolkit

/// What a step expects of one thing; that it is there goes without saying, but for a count.
public struct ScriptExpectation: Sendable {
  public var query: Query
  public var value: String?
  public var label: String?
  public var count: Int?
  public var traits: Traits = []
  public var missingTraits: Traits = []
  /// Words in one of its rows.
  public var words: [String] = []

  static let keys = ["that", "value", "label", "count", "is", "is-not", "shows"]

  /// A query, or a map with more: `{ that: '#pets.name', value: Barsik }`.
  init(_ node: ScriptNode) throws(ScriptError) {
    guard case .map = node.kind else {
      query = try node.query()
      return
    }
    let fields = try ScriptFields(node, "an expectation", keys: Self.keys)
    query = try fields.required("that").query()
    value = try fields.value("value") { node throws(ScriptError) in try node.text("a text") }
    label = try fields.value("label") { node throws(ScriptError) in try node.text("a text") }
    count = try fields.value("count") { node throws(ScriptError) in try node.count() }
    traits = try fields.value("is") { node throws(ScriptError) in try node.traits() } ?? []
    missingTraits =
      try fields.value("is-not") { node throws(ScriptError) in try node.traits() } ?? []
    words = try fields.value("shows") { node throws(ScriptError) in try node.words("words") } ?? []
  }
}
