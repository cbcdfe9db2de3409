import FoundationEssentials
import JourneyKit
import Terminal

/// The program of a script, and what it finds when it starts.
@dynamicMemberLookup
public struct ScriptProgram: Hashable, Sendable {
  public var process: ScriptProcess
  /// Made in a folder of the journey's own, in which the program starts.
  public var files: [String: String]
  /// Files and folders there that are more than a text.
  public var fixtures: [String: ScriptFixture] = [:]
  /// Further programs in the same folder.
  public var programs: [String: ScriptProcess] = [:]
  /// Lines for a shell, before the program and after it.
  public var setup: [String] = []
  public var teardown: [String] = []
  /// Parts that no snapshot compares.
  public var masks: [ScriptMask] = []
  /// The folder of snapshots; nil for the usual one.
  public var snapshots: String?

  public init(
    executable: String, arguments: [String] = [], environment: [String: String] = [:],
    size: Size = Size(80, 24), files: [String: String] = [:]
  ) {
    process = ScriptProcess(
      executable: executable, arguments: arguments, environment: environment, size: size)
    self.files = files
  }

  public subscript<Value>(dynamicMember path: WritableKeyPath<ScriptProcess, Value>) -> Value {
    get { process[keyPath: path] }
    set { process[keyPath: path] = newValue }
  }

  static let keys = ScriptOption.ofLaunch.map(\.name)

  init(_ fields: ScriptFields) throws(ScriptError) {
    process = try ScriptProcess(fields)
    files = [:]
    try readFiles(fields)
    if let node = fields["programs"] { try readPrograms(node) }
    setup =
      try fields.read("setup") { node throws(ScriptError) in try node.words("lines for sh") } ?? []
    teardown =
      try fields.read("teardown") { node throws(ScriptError) in
        try node.words("lines for sh")
      } ?? []
    masks = try fields.read("mask") { node throws(ScriptError) in try ScriptMask.masks(node) } ?? []
    snapshots = try fields.text("snapshots")
  }

  private mutating func readFiles(_ fields: ScriptFields) throws(ScriptError) {
    guard let node = fields["files"] else { return }
    guard case .map(let members) = node.kind
    else { throw node.error(expected: "names and contents") }
    for member in members {
      let name = try member.key.text("a name")
      if case .map = member.value.kind {
        fixtures[name] = try ScriptFixture(member.value)
      } else {
        files[name] = try member.value.text("a text")
      }
      if name.hasPrefix("/") || name.split(separator: "/").contains("..") {
        throw ScriptError("“\(name)” leaves the journey's folder", at: node.place)
      }
    }
  }

  private mutating func readPrograms(_ node: ScriptNode) throws(ScriptError) {
    guard case .map(let members) = node.kind
    else { throw node.error(expected: "names and programs") }
    for member in members {
      let fields = try ScriptFields(
        member.value, "a program", keys: ScriptOption.ofPrograms.map(\.name))
      programs[try member.key.text("a name")] = try ScriptProcess(fields)
    }
  }

  /// True if something is laid into its folder, or made or done there, before or after it: that is for no
  /// folder of a user's.
  var wantsFolder: Bool {
    let folders = ([process] + programs.values).compactMap(\.folder)
    return !files.isEmpty || !fixtures.isEmpty || !setup.isEmpty || !teardown.isEmpty
      || folders.contains { !$0.hasPrefix("/") }
  }

  /// Returns the program on a terminal of its own, in a folder of its own that goes when the
  /// program ends.
  ///
  /// - Parameters:
  ///   - directory: what a path of the program starts from.
  ///   - folder: a folder that is there, in place of one of its own.
  @MainActor
  func prepare(from directory: String, in folder: String? = nil) throws -> PreparedDriver {
    let stage = try ScriptStage(self, from: directory, in: folder)
    do { try stage.setUp() } catch {
      stage.end()
      throw error
    }
    return PreparedDriver(try stage.driver()) { stage.end() }
  }

  /// Returns the program on a terminal of its own, in a folder that is there.
  @MainActor
  public func driver(from directory: String) -> ProcessDriver {
    process.driver(from: directory, in: directory)
  }

  /// Swift source that makes the same driver in a test.
  ///
  /// - Parameter directory: what a path of the program starts from.
  public func source(from directory: String) -> String {
    let words =
      process.arguments.isEmpty ? "" : ", arguments: \(process.arguments.debugDescription)"
    let size = process.size
    return """
      ProcessDriver(
            Program(\(process.path(from: directory).debugDescription)\(words)),
            size: Size(\(size.columns), \(size.rows)))
      """
  }
}
