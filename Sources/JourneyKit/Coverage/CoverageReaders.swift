import FoundationEssentials
import Glibc

/// Merges with `llvm-profdata` and reads with `llvm-cov`, of the version that reads the program's.
struct LLVMCoverageReader: CoverageReader {
  private let folders: [String]
  private let binaries: [String]

  init(binaries: [String]) throws {
    self.binaries = binaries
    // The compilers of a toolchain have the tools beside them, which need not be in PATH.
    folders = CoverageTool.paths(of: "llvm-profdata", beside: ["swiftc", "clang", "rustc"])
      .map { String($0.dropLast("/llvm-profdata".count)) }
      .filter { access($0 + "/llvm-cov", X_OK) == 0 }
    if folders.isEmpty {
      throw CodeCoverageError(
        "llvm-profdata and llvm-cov are missing: they come with a toolchain of Swift, or with LLVM "
          + "(Debian's llvm), and must be in PATH or beside swiftc or clang")
    }
  }

  func lines(of launches: [CoverageLaunch.Source]) throws -> CodeLines {
    guard let first = launches.first else { return CodeLines() }
    let (list, merged) = (first.path + "/list", first.path + "/merged.profdata")
    let raw = launches.flatMap { launch in launch.data.map { "\(launch.path)/\($0)" } }
    try Data(raw.joined(separator: "\n").utf8).write(to: URL(filePath: list))
    // A script that starts the program is none.
    let objects = Set(launches.map(\.executable)).filter(Self.isObject).sorted() + binaries
    if objects.isEmpty {
      throw CodeCoverageError("no program is built for llvm: --coverage-binary names one")
    }
    var failure = CodeCoverageError("there is no llvm-profdata")
    for folder in folders {
      do {
        _ = try CoverageTool([folder + "/llvm-profdata"]).output(
          ["merge", "-sparse", "-f", list, "-o", merged])
        let text = try CoverageTool([folder + "/llvm-cov"]).output(
          ["export", "-format=lcov", "-instr-profile", merged]
            + objects.prefix(1) + objects.dropFirst().flatMap { ["-object", $0] })
        return Self.lines(lcov: text)
      } catch let error as CodeCoverageError { failure = error }
    }
    throw failure
  }

  /// Returns true for an object file of ELF (elf(5)).
  private static func isObject(_ path: String) -> Bool {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { close(file) }
    var magic: [UInt8] = [0, 0, 0, 0]
    return read(file, &magic, 4) == 4 && magic == Array("\u{7F}ELF".utf8)
  }

  /// Reads the format of lcov: `SF` begins a file, `DA:line,count`.
  static func lines(lcov text: String) -> CodeLines {
    var (lines, file) = (CodeLines(), "")
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let numbers = parts[1].split(separator: ",")
      switch parts[0] {
      case "SF": file = String(parts[1])
      case "DA":
        guard numbers.count > 1, let number = Int(numbers[0]) else { continue }
        lines.note(file, number, hasRun: numbers[1] != "0")
      default: break
      }
    }
    return lines
  }
}

/// Reads with `gcov`, which must be of the compiler's version.
struct GcovCoverageReader: CoverageReader {
  private let gcov: CoverageTool

  init() throws {
    guard let path = CoverageTool.paths(of: "gcov").first
    else { throw CodeCoverageError("gcov is missing: it comes with GCC (Debian's gcc)") }
    gcov = CoverageTool([path])
  }

  func lines(of launches: [CoverageLaunch.Source]) throws -> CodeLines {
    var files: [String] = []
    for launch in launches {
      for name in launch.data {
        try Self.linkNotes(of: name, in: launch.path)
        files.append("\(launch.path)/\(name)")
      }
    }
    var lines = CodeLines()
    for start in stride(from: 0, to: files.count, by: 200) {
      let some = files[start..<min(files.count, start + 200)]
      let text = try gcov.output(["--json-format", "--stdout"] + some)
      for document in text.split(separator: "\n") { try Self.read(document.utf8, into: &lines) }
    }
    return lines
  }

  /// Puts the compiler's notes beside the counts, where gcov looks for them. Below the folder a count has the
  /// path of its object.
  private static func linkNotes(of name: String, in folder: String) throws {
    let stem = String(name.dropLast(".gcda".count))
    let (notes, link) = ("/\(stem).gcno", "\(folder)/\(stem).gcno")
    guard access(notes, R_OK) == 0 else {
      throw CodeCoverageError("\(notes) is missing: gcc --coverage writes it beside the object")
    }
    guard symlink(notes, link) == 0 || errno == EEXIST
    else { throw CodeCoverageError("\(link) cannot be made: \(String(cString: strerror(errno)))") }
  }

  private struct Document: Decodable {
    struct File: Decodable {
      var file: String
      var lines: [Line]
    }

    struct Line: Decodable {
      var line_number: Int
      var count: Int
    }

    var current_working_directory: String
    var files: [File]
  }

  /// Reads a document of gcov's JSON ("Intermediate format" of gcov(1)). What headers of the system give to
  /// a program is none of its code.
  static func read(_ text: some Sequence<UInt8>, into lines: inout CodeLines) throws {
    guard let document = try? JSONDecoder().decode(Document.self, from: Data(text))
    else { throw CodeCoverageError("gcov does not write JSON as GCC 9 and newer do") }
    for file in document.files {
      let path =
        file.file.hasPrefix("/") ? file.file : "\(document.current_working_directory)/\(file.file)"
      if path.hasPrefix("/usr/") { continue }
      for line in file.lines {
        lines.note(path, line.line_number, hasRun: line.count > 0)
      }
    }
  }
}

/// Merges and reads with the module `coverage` of the interpreter that has run the program.
struct PythonCoverageReader: CoverageReader {
  func lines(of launches: [CoverageLaunch.Source]) throws -> CodeLines {
    guard let first = launches.first else { return CodeLines() }
    let interpreter = try String(contentsOfFile: first.path + "/interpreter", encoding: .utf8)
    let coverage = CoverageTool([interpreter, "-m", "coverage"])
    let (merged, report) = (first.path + "/merged", first.path + "/report.json")
    let settings = ["--rcfile", first.path + "/settings", "--data-file", merged]
    _ = try coverage.output(
      ["combine", "--keep"] + settings
        + launches.flatMap { launch in launch.data.map { "\(launch.path)/\($0)" } })
    _ = try coverage.output(["json", "--ignore-errors"] + settings + ["-o", report])
    return try Self.lines(json: try Data(contentsOf: URL(filePath: report)))
  }

  private struct Report: Decodable {
    struct File: Decodable {
      var executed_lines: [Int]
      var missing_lines: [Int]
    }

    var files: [String: File]
  }

  /// Reads the report of `coverage json`.
  static func lines(json: Data) throws -> CodeLines {
    guard let report = try? JSONDecoder().decode(Report.self, from: json)
    else { throw CodeCoverageError("coverage does not write JSON as versions from 6.4 on do") }
    var lines = CodeLines()
    for (file, told) in report.files {
      for line in told.executed_lines { lines.note(file, line, hasRun: true) }
      for line in told.missing_lines { lines.note(file, line, hasRun: false) }
    }
    return lines
  }
}

/// Merges and reads with `go tool covdata`.
struct GoCoverageReader: CoverageReader {
  private let covdata: CoverageTool

  init() throws {
    guard let path = CoverageTool.paths(of: "go").first
    else { throw CodeCoverageError("go is missing: it comes with Go 1.20 or newer (go.dev)") }
    covdata = CoverageTool([path, "tool", "covdata"])
  }

  func lines(of launches: [CoverageLaunch.Source]) throws -> CodeLines {
    guard let first = launches.first else { return CodeLines() }
    let profile = first.path + "/profile"
    let folders = launches.map(\.path).joined(separator: ",")
    _ = try covdata.output(["textfmt", "-i=" + folders, "-o", profile])
    return Self.lines(profile: try String(contentsOfFile: profile, encoding: .utf8))
  }

  /// Reads a profile of Go: `file:line.column,line.column statements count` for each block.
  static func lines(profile: String) -> CodeLines {
    var lines = CodeLines()
    for line in profile.split(separator: "\n") {
      guard let match = line.wholeMatch(of: #/(.+):(\d+)\.\d+,(\d+)\.\d+ \d+ (\d+)/#),
        let first = Int(match.2), let last = Int(match.3), first <= last, last - first < 1_000_000
      else { continue }
      let file = String(match.1)
      for number in first...last { lines.note(file, number, hasRun: match.4 != "0") }
    }
    return lines
  }
}
