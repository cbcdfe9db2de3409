import FoundationEssentials
import Glibc
import JourneyKit
import Terminal

/// A condition of a step or a journey: words that all have to be true.
public struct ScriptCondition: Hashable, Sendable {
  /// `linux`, `not root`, `program git`
  public let words: [String]

  /// - Throws: ``ScriptError`` for a word that is not known.
  init(_ node: ScriptNode) throws(ScriptError) {
    var words: [String] = []
    for node in try node.list("conditions as linux or not root") {
      let text = try node.text("a condition as linux or not root")
      guard Self.isTrue(text) != nil
      else {
        throw node.error(
          expected: "linux, macos, x86_64, aarch64, root or program NAME, each also with not")
      }
      words.append(text)
    }
    self.words = words
  }

  /// The first word that is not true here; nil where all are.
  var obstacle: String? { words.first { Self.isTrue($0) != true } }

  /// - Returns: nil for a word that is not known.
  private static func isTrue(_ word: String) -> Bool? {
    if word.hasPrefix("not ") { return isTrue(String(word.dropFirst(4))).map { !$0 } }
    if word.hasPrefix("program ") {
      return ProgramStage.path(of: String(word.dropFirst("program ".count))) != nil
    }
    switch word {
    case "linux", "macos": return word == platform
    case "x86_64", "aarch64": return word == machine
    case "root": return geteuid() == 0
    default: return nil
    }
  }

  private static var platform: String {
    #if os(macOS)
      "macos"
    #else
      "linux"
    #endif
  }

  private static var machine: String {
    #if arch(x86_64)
      "x86_64"
    #else
      "aarch64"
    #endif
  }
}

/// Steps of another file.
struct ScriptFragment {
  /// The deepest chain of files that include each other; a longer one includes itself.
  static let deepest = 20
  /// The most bytes of a file.
  static let limit = 1 << 20

  /// The steps, under the name of the file.
  let act: ScriptAct

  /// - Throws: ``ScriptError`` where the file cannot be read, is no fragment, or includes itself.
  init(_ fields: ScriptFields) throws(ScriptError) {
    let node = try fields.required("file")
    let name = try node.text("the path of a fragment")
    let given =
      try fields.read("with") { node throws(ScriptError) in try node.texts("variables") } ?? [:]
    guard node.place.depth < Self.deepest
    else { throw ScriptError("“\(name)” includes itself", at: node.place) }
    let folder = URL(fileURLWithPath: node.place.file).deletingLastPathComponent()
    let path = URL(fileURLWithPath: name, relativeTo: folder).path
    let document = try Self.document(path, shown: name, at: node.place)
    act = .group("include \(name)", try Self.steps(document, given))
  }

  private static func document(
    _ path: String, shown: String, at place: ScriptPlace
  ) throws(ScriptError) -> ScriptNode {
    var status = stat()
    guard stat(path, &status) == 0, status.st_size <= limit,
      let text = try? String(contentsOfFile: path, encoding: .utf8)
    else { throw ScriptError("the fragment “\(shown)” cannot be read", at: place) }
    let documents = try ScriptNode.documents(yaml: text, file: path)
    guard let document = documents.first, documents.count == 1
    else { throw ScriptError("a fragment is one document", at: ScriptPlace(file: path)) }
    return document.with(depth: place.depth + 1)
  }

  /// A list of steps, or a map of `variables`, which may be given, and `steps`.
  private static func steps(
    _ document: ScriptNode, _ given: [String: String]
  ) throws(ScriptError) -> [ScriptStep] {
    var (variables, node) = ([String: String](), document)
    if case .map = document.kind {
      let fields = try ScriptFields(document, "a fragment", keys: ["variables", "steps"])
      variables =
        try fields.read("variables") { node throws(ScriptError) in
          try node.texts("variables")
        } ?? [:]
      node = try fields.required("steps")
      for name in given.keys.sorted() where variables[name] == nil {
        throw ScriptError("the fragment has no variable “\(name)”", at: document.place)
      }
    }
    // A given value is filled already.
    let texts = given.mapValues { $0.replacing("${", with: "$${") }
    return try ScriptStep.steps(try node.filled(with: variables.merging(texts) { $1 }))
  }
}
