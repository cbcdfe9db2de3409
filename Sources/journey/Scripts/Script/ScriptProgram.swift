import Terminal

/// The program of a script, and what it finds when it starts.
public struct ScriptProgram: Hashable, Sendable {
  /// A name that is looked for in `PATH`, or a path from the script's folder.
  public var executable: String
  public var arguments: [String]
  /// Beyond what every program under test is told.
  public var environment: [String: String]
  public var size: Size
  /// Made in a folder of the journey's own, in which the program starts.
  public var files: [String: String]

  public init(
    executable: String, arguments: [String] = [], environment: [String: String] = [:],
    size: Size = Size(80, 24), files: [String: String] = [:]
  ) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
    self.size = size
    self.files = files
  }

  static let keys = ["program", "env", "size", "files"]

  init(_ fields: ScriptFields) throws(ScriptError) {
    let node = try fields.required("program")
    let words = try node.words("a program, or a list of it and its arguments")
    guard let executable = words.first, !executable.isEmpty else {
      throw node.error(expected: "a program")
    }
    self.executable = executable
    arguments = Array(words.dropFirst())
    environment =
      try fields.value("env") { node throws(ScriptError) in
        try node.texts("names and texts")
      } ?? [:]
    size = try fields.value("size") { node throws(ScriptError) in try node.size() } ?? Size(80, 24)
    files =
      try fields.value("files") { node throws(ScriptError) in
        try node.texts("names and contents")
      } ?? [:]
    for name in files.keys where name.hasPrefix("/") || name.split(separator: "/").contains("..") {
      throw ScriptError(
        "“\(name)” leaves the journey's folder", at: (fields["files"] ?? node).place)
    }
  }
}
