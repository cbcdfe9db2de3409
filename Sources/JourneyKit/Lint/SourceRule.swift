import FoundationEssentials
import Glibc

/// A rule for the sources of tests, looked for line by line.
public struct SourceRule: Sendable {
  /// A line that breaks a rule.
  public struct Breach: Hashable, Sendable, CustomStringConvertible {
    public var file: String
    /// Counted from 1.
    public var line: Int
    public var reason: String

    public var description: String { "\(file):\(line): \(reason)" }
  }

  /// A path at which there is nothing.
  public struct NoSuchFile: Error, CustomStringConvertible {
    let path: String

    public var description: String { "there is no \(path)" }
  }

  let reason: String
  /// A regular expression that no line may match.
  let pattern: String
  /// True if the contents of strings are checked too.
  private var looksIntoStrings = false
  /// The endings of the file names to which the rule applies.
  let files: [String]

  /// Nothing waits for some time to go by: acts settle, and expectations wait for what they expect.
  public static let noSleep = [
    SourceRule(
      reason: "waits for time to go by",
      pattern: #"\b(u|nano)?sleep\s*\(|\b(Task|Thread|time|asyncio)\.sleep\b|"#
        + #"\bwaitFor\s*\(\s*seconds\s*:|\basyncAfter\s*\("#,
      files: [".swift", ".c", ".h", ".py"])
  ]

  /// Pages say what can be done and what shows; what is right stands in the tests, in the words of
  /// pages: no keys typed as raw bytes.
  public static let pageObjects = [
    SourceRule(
      reason: "a page asserts",
      pattern: #"\bXCT(Assert\w*|Fail|Unwrap|Expect\w*)\b|#(expect|require)\b|"#
        + #"\.(expect\w*|softly)\s*[({]|\b(assert|precondition)(Failure)?\s*\(|\bfunc expect"#,
      files: ["Page.swift"]),
    SourceRule(
      reason: "keys as raw bytes; name them, or ask a page",
      pattern:
        #"\b(press|type|paste|write|perform)\s*\([^)]*"[^"]*\\(u\{0*(1?[0-9a-fA-F]|7[fF])\}|e|0)"#,
      looksIntoStrings: true, files: ["Journey.swift"]),
  ]

  /// Returns every breach in the text of a file.
  ///
  /// - Parameter file: its name, which decides which rules hold.
  public static func breaches(
    of rules: [SourceRule], in text: String, file: String
  ) throws -> [Breach] {
    let rules = rules.filter { rule in rule.files.contains { file.hasSuffix($0) } }
    guard !rules.isEmpty else { return [] }
    let source = SourceText(text, hashComments: file.hasSuffix(".py"))
    return try rules.flatMap { rule in
      let expression = try Regex(rule.pattern).wordBoundaryKind(.simple)
      let lines = rule.looksIntoStrings ? source.codeAndStrings : source.code
      return lines.enumerated().filter { $0.element.contains(expression) }.map {
        Breach(file: file, line: $0.offset + 1, reason: rule.reason)
      }
    }
  }

  /// Returns every breach in a file, or in all files of a folder but the hidden ones.
  public static func breaches(of rules: [SourceRule], at path: String) throws -> [Breach] {
    var isFolder: Bool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    else { throw NoSuchFile(path: path) }
    guard isFolder else { return try breaches(of: rules, inFile: path) }
    let names = try FileManager.default.subpathsOfDirectory(atPath: path).sorted()
    let files = names.filter { name in
      !name.split(separator: "/").contains { $0.hasPrefix(".") }
        && rules.contains { rule in rule.files.contains { name.hasSuffix($0) } }
    }
    return try files.flatMap { try breaches(of: rules, inFile: "\(path)/\($0)") }
  }

  private static func breaches(of rules: [SourceRule], inFile path: String) throws -> [Breach] {
    let data = try Data(contentsOf: URL(filePath: path))
    return try breaches(of: rules, in: String(decoding: data, as: UTF8.self), file: path)
  }
}
