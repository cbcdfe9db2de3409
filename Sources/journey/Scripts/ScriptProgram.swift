import FoundationEssentials
import JourneyKit
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
  /// The longest time for its start; nil for that of the driver.
  public var launchLimit: Duration?
  /// The longest time for an act; nil for that of the driver.
  public var actLimit: Duration?
  /// True if an act whose time is over is a guess and not a failure.
  public var guessesAtLimit = false
  /// The longest time that is waited for what an act has put off; nil for that of the driver.
  public var patience: Duration?

  public init(
    executable: String, arguments: [String] = [], environment: [String: String] = [:],
    size: Size = Size(80, 24), files: [String: String] = [:]
  ) {
    (self.executable, self.arguments, self.environment) = (executable, arguments, environment)
    (self.size, self.files) = (size, files)
  }

  static let keys = ["program", "env", "size", "files", "launch-limit", "act-limit", "patience"]

  init(_ fields: ScriptFields) throws(ScriptError) {
    let node = try fields.required("program")
    let words = try node.words("a program, or a list of it and its arguments")
    guard let executable = words.first, !executable.isEmpty
    else { throw node.error(expected: "a program") }
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
    launchLimit = try fields.value("launch-limit") { node throws(ScriptError) in
      try node.duration()
    }
    if let node = fields["act-limit"] { (actLimit, guessesAtLimit) = try Self.actLimit(node) }
    patience = try fields.value("patience") { node throws(ScriptError) in try node.duration() }
    for name in files.keys where name.hasPrefix("/") || name.split(separator: "/").contains("..") {
      throw ScriptError(
        "“\(name)” leaves the journey's folder", at: (fields["files"] ?? node).place)
    }
  }

  /// Reads `20s`, or `{ after: 20s, then: guess }`.
  private static func actLimit(_ node: ScriptNode) throws(ScriptError) -> (Duration, Bool) {
    guard case .map = node.kind else { return (try node.duration(), false) }
    let fields = try ScriptFields(node, "the limit of an act", keys: ["after", "then"])
    let isGuess = try fields.required("then").value("guess or fail") { word in
      ["guess": true, "fail": false][word]
    }
    return (try fields.required("after").duration(), isGuess)
  }

  /// Returns the program on a terminal of its own, in a folder of its own that goes when the
  /// program ends.
  ///
  /// - Parameter directory: what a path of the program starts from.
  @MainActor
  func prepare(from directory: String) throws -> PreparedDriver {
    let folder = try ScriptFolder(files: files)
    let driver = driver(from: directory, in: folder.path)
    return PreparedDriver(driver) { _ = folder }
  }

  /// Returns the program on a terminal of its own, in a folder that is there.
  @MainActor
  public func driver(from directory: String) -> ProcessDriver {
    driver(from: directory, in: directory)
  }

  @MainActor
  private func driver(from directory: String, in folder: String) -> ProcessDriver {
    let driver = ProcessDriver(
      Program(path(from: directory), arguments: arguments, adding: environment, directory: folder),
      size: size, deadline: actLimit, launchDeadline: launchLimit ?? .seconds(30))
    driver.guessesAtDeadline = guessesAtLimit
    if let patience { driver.patience = patience }
    return driver
  }

  /// Swift source that makes the same driver in a test.
  ///
  /// - Parameter directory: what a path of the program starts from.
  public func source(from directory: String) -> String {
    let words = arguments.isEmpty ? "" : ", arguments: \(arguments.debugDescription)"
    return """
      ProcessDriver(
            Program(\(path(from: directory).debugDescription)\(words)),
            size: Size(\(size.columns), \(size.rows)))
      """
  }

  /// Returns the path of the program. A name stays a name: it is looked for in `PATH`.
  private func path(from directory: String) -> String {
    guard executable.contains("/") else { return executable }
    return URL(fileURLWithPath: executable, relativeTo: URL(fileURLWithPath: directory + "/")).path
  }
}

/// A folder of one journey's own, with the files that its script asks for; gone when it is let go
/// of.
private final class ScriptFolder: Sendable {
  let path: String

  init(files: [String: String]) throws {
    let manager = FileManager.default
    let url = manager.temporaryDirectory.appending(path: "journey-\(UUID().uuidString)")
    try manager.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
    for (name, text) in files {
      let file = url.appending(path: name)
      try manager.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
