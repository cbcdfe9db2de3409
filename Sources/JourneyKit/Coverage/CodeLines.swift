/// The lines of source files that hold code, and which of them have run.
public struct CodeLines: Hashable, Sendable {
  /// A file, and its lines.
  public struct File: Hashable, Sendable {
    public let file: String
    public let count: Int
    public let covered: Int
    /// The numbers of the lines that have not run, in order.
    public let missing: [Int]

    /// The part that has run in percent, as `  7 %`; rounded down.
    var part: String {
      let percent = String(covered * 100 / max(1, count))
      return String(repeating: " ", count: 3 - percent.utf8.count) + percent + " %"
    }
  }

  /// For each file its lines, true if they have run.
  private var files: [String: [Int: Bool]] = [:]

  public init() {}

  mutating func note(_ file: String, _ line: Int, hasRun: Bool) {
    if hasRun || files[file]?[line] == nil { files[file, default: [:]][line] = hasRun }
  }

  /// Adds the lines of another launch: what has run in one of them has run.
  mutating func merge(_ other: CodeLines) {
    for (file, lines) in other.files {
      files[file, default: [:]].merge(lines) { $0 || $1 }
    }
  }

  /// The files by their names.
  public var byFile: [File] {
    files.sorted { $0.key < $1.key }.map { file, lines in
      let missing = lines.filter { !$0.value }.keys.sorted()
      return File(
        file: file, count: lines.count, covered: lines.count - missing.count, missing: missing)
    }
  }

  /// The number of lines with code, and of those that have run.
  public var count: Int { files.values.map(\.count).reduce(0, +) }
  public var covered: Int {
    files.values.map { lines in lines.values.count { $0 } }.reduce(0, +)
  }

  /// The sum in words, as `12 of 40 lines (30 %)`.
  var sum: String { "\(covered) of \(count) lines (\(covered * 100 / max(1, count)) %)" }
}
