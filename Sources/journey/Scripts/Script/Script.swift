import FoundationEssentials
import Terminal

/// A journey as YAML tells it: a program, and what a user does there, step by step.
///
/// ```yaml
/// program: [less, notes.txt]
/// files: { notes.txt: "hello\n" }
/// steps:
///   - expect: text "hello"
///   - press: q
///   - expect-end: 0
/// ```
public struct Script: Sendable {
  public var name: String
  public var tags: Set<String>
  public var timeLimit: Duration?
  public var program: ScriptProgram
  public var steps: [ScriptStep]
  public var place: ScriptPlace

  static let keys = ["journey", "tags", "time-limit"] + ScriptProgram.keys + ["steps"]

  /// The journeys of a file, one in each document.
  ///
  /// - Throws: ``ScriptError`` at the first mistake.
  public static func scripts(yaml: String, file: String) throws(ScriptError) -> [Script] {
    let documents = try ScriptNode.documents(yaml: yaml, file: file)
    if documents.isEmpty {
      throw ScriptError("an empty file", at: ScriptPlace(file: file, line: 1, column: 1))
    }
    let stem = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    var scripts: [Script] = []
    for (index, document) in documents.enumerated() {
      scripts.append(try Script(document, name: index == 0 ? stem : "\(stem) \(index + 1)"))
    }
    return scripts
  }

  /// - Parameter name: for a journey that gives itself none.
  init(_ node: ScriptNode, name: String) throws(ScriptError) {
    let fields = try ScriptFields(node, "a journey", keys: Self.keys)
    place = node.place
    self.name =
      try fields.value("journey") { node throws(ScriptError) in try node.text("a name") } ?? name
    tags = Set(
      try fields.value("tags") { node throws(ScriptError) in try node.words("tags") } ?? [])
    timeLimit = try fields.value("time-limit") { node throws(ScriptError) in try node.duration() }
    program = try ScriptProgram(fields)
    steps = try ScriptStep.steps(try fields.required("steps"))
  }
}
