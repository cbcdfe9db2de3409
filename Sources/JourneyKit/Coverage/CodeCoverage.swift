import FoundationEssentials
import Terminal

/// The code that has run in the programs of a run of journeys or storms, over all of their launches.
///
/// Each launch of a program by a ``ProcessDriver`` gets a folder to write into. A program writes when it ends
/// by itself: so where a driver stops one, it types the keys ``leaving`` and sends `SIGTERM` before it kills.
/// Data that has been read is cleared away.
///
/// ```swift
/// let coverage = try CodeCoverage(.gcov, leaving: [KeyStroke(.character("q"))])
/// _ = try await coverage.during {
///   try await Journey.storm(StormOptions(acts: 300)) { ProcessDriver(Program("./shop")) }
/// }
/// let report = try await coverage.report()
/// ```
@MainActor
public final class CodeCoverage {
  /// The one that launches of this task belong to; nil for none.
  @TaskLocal static var current: CodeCoverage?

  public nonisolated let kind: CodeCoverageKind
  /// The keys that end the program from wherever it is, in order.
  public nonisolated let leaving: [KeyStroke]

  private let folder: CoverageFolder
  private let reader: any CoverageReader
  private var total = CodeLines()
  private var launches = 0
  private var silent = 0
  /// The launches that nobody has read yet.
  private var unread: [CoverageLaunch] = []

  /// - Parameters:
  ///   - leaving: the keys that end the program from wherever it is.
  ///   - binaries: instrumented programs and libraries besides those that are launched, for `llvm`.
  /// - Throws: ``CodeCoverageError`` where a tool is missing.
  public init(
    _ kind: CodeCoverageKind, leaving: [KeyStroke] = [], binaries: [String] = []
  ) throws {
    (self.kind, self.leaving) = (kind, leaving)
    folder = try CoverageFolder()
    reader =
      switch kind {
      case .llvm: try LLVMCoverageReader(binaries: binaries)
      case .gcov: try GcovCoverageReader()
      case .python: PythonCoverageReader()
      case .go: try GoCoverageReader()
      }
  }

  /// Counts all launches that the body makes.
  public func during<Result>(_ body: @MainActor () async throws -> Result) async rethrows -> Result
  {
    try await Self.$current.withValue(self) { try await body() }
  }

  /// Runs a body whose launches are none of the programs under test.
  package static func without<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
    try $current.withValue(nil) { try body() }
  }

  func begin(_ executable: String) throws -> CoverageLaunch {
    launches += 1
    let launch = try CoverageLaunch(
      kind, path: "\(folder.path)/\(launches)", executable: executable)
    unread.append(launch)
    return launch
  }

  // MARK: Reading
  /// Reads what all launches have left, once. Programs that still run count as launches without data.
  ///
  /// - Throws: ``CodeCoverageError`` where a tool is missing or fails.
  public func report() async throws -> CodeCoverageReport {
    let told = unread.filter(\.hasData)
    silent += unread.count - told.count
    if let python = unread.compactMap(\.pythonWithoutCoverage).first {
      throw CodeCoverageError(
        "\(python) has no module “coverage”: pip install coverage, or Debian's python3-coverage")
    }
    if !told.isEmpty {
      let (reader, sources) = (reader, told.map(\.source))
      total.merge(try await Task.detached { try reader.lines(of: sources) }.value)
    }
    for launch in unread { launch.clear() }
    unread = []
    return CodeCoverageReport(kind: kind, lines: total, launches: launches, silent: silent)
  }
}

/// The tool that a program was built for, or is run under, so that it writes down which of its code has run.
public enum CodeCoverageKind: String, CaseIterable, Sendable {
  /// `clang -fprofile-instr-generate -fcoverage-mapping`, `swiftc -profile-generate
  /// -profile-coverage-mapping`, `swift build --enable-code-coverage`, Rust's `-C instrument-coverage`.
  case llvm
  /// `gcc --coverage`.
  case gcov
  /// A program in Python whose interpreter has the module `coverage`, 6.4 or newer.
  case python
  /// `go build -cover`, Go 1.20 or newer.
  case go

  /// Returns the end of the names of the files that tell of what has run.
  func isData(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return switch self {
    case .llvm: name.hasSuffix(".profraw")
    case .gcov: name.hasSuffix(".gcda")
    case .python: name.hasPrefix(".coverage.")
    case .go: name.hasPrefix("covcounters.")
    }
  }
}

/// A reason why no code can be counted, in words for who has asked for it.
public struct CodeCoverageError: Error, Hashable, CustomStringConvertible {
  public let description: String

  init(_ description: String) { self.description = description }
}

/// The code that has run in all launches of a run.
public struct CodeCoverageReport: Sendable, CustomStringConvertible {
  public let kind: CodeCoverageKind
  public let lines: CodeLines
  public let launches: Int
  /// The number of launches that left no data.
  public let silent: Int

  /// The sum, the files with the largest part that has not run, and the launches that left no data.
  public var description: String {
    let worst = lines.byFile.filter { $0.covered < $0.count }.sorted {
      ($0.covered * $1.count, $0.file) < ($1.covered * $0.count, $1.file)
    }
    var words = ["code (\(kind.rawValue)): \(lines.sum), \(launches) launches"]
    words += worst.prefix(Self.shown).map {
      "  \($0.part)  \($0.file): \($0.covered) of \($0.count)"
    }
    if worst.count > Self.shown { words.append("  and \(worst.count - Self.shown) more files") }
    if silent > 0 {
      words.append(
        "  \(silent) of \(launches) launches left no data: a program that is killed, or ended by a signal "
          + "that it does not handle, writes none. --leave names the keys that end it.")
    }
    return words.joined(separator: "\n")
  }

  private static let shown = 10

  /// The report as JSON: `kind`, `launches`, `without-data`, `lines`, `covered`, and for each of `files` its
  /// `lines`, `covered` and the numbers of those `missing`.
  public var json: String {
    let files = lines.byFile.map { file in
      let missing = file.missing.map(String.init).joined(separator: ", ")
      return "    {\"file\": \(file.file.yamlQuoted), \"lines\": \(file.count), "
        + "\"covered\": \(file.covered), \"missing\": [\(missing)]}"
    }
    return """
      {
        "kind": "\(kind.rawValue)",
        "launches": \(launches),
        "without-data": \(silent),
        "lines": \(lines.count),
        "covered": \(lines.covered),
        "files": [
      \(files.joined(separator: ",\n"))
        ]
      }

      """
  }
}
