import FoundationEssentials
import JourneyKit
import PseudoTerminal

/// The journeys of a watch: which files they are, and what each is touched by.
struct WatchedJourneys: Sendable {
  /// Files and folders, as they were named.
  let paths: [String]

  /// The files with the paths that touch them: each itself, and the programs that its journeys start. A file
  /// that cannot be read is touched by itself alone.
  func touching() -> [String: Set<String>] {
    var touching: [String: Set<String>] = [:]
    for path in paths {
      for file in Self.files(at: path) {
        let file = Self.real(file)
        var touched: Set<String> = [file]
        for script in (try? ScriptFiles.scripts(at: [file])) ?? [] {
          touched.formUnion(Self.programs(of: script, in: file))
        }
        touching[file] = touched
      }
    }
    return touching
  }

  /// The folders to watch for these files.
  static func folders(_ touching: [String: Set<String>]) -> Set<String> {
    Set(touching.values.joined().map { URL(fileURLWithPath: $0).deletingLastPathComponent().path })
  }

  private static func files(at path: String) -> [String] {
    var isFolder = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return [] }
    guard isFolder else { return [path] }
    let all = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
    return all.filter { $0.hasSuffix(".journey.yaml") }.sorted().map { "\(path)/\($0)" }
  }

  /// The program of a script, and those of its arguments that are files, such as the script of a shell.
  private static func programs(of script: Script, in file: String) -> [String] {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    let base = URL(fileURLWithPath: folder.path + "/")
    let name = script.program.executable
    let program =
      name.contains("/") ? URL(fileURLWithPath: name, relativeTo: base).path : nil
    let arguments = script.program.arguments.filter {
      $0.hasPrefix("/") && FileManager.default.isReadableFile(atPath: $0)
    }
    return ([program].compactMap(\.self) + arguments).map(real)
  }

  private static func real(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }

  // MARK: Running
  /// Runs files as `journey run` does, in a process of its own. Blocks.
  func run(_ files: [String]) -> WatchVerdict {
    let start = ContinuousClock.now
    let folder = JourneyOutput(package: FileManager.default.currentDirectoryPath).folder + "/watch"
    let report = "\(folder)/report-\(ProcessInfo.processInfo.processIdentifier).json"
    try? FileManager.default.removeItem(atPath: report)
    var output: [UInt8] = []
    let program = PlainProgram(
      ["/proc/self/exe", "run", "--json", report] + files, hidesErrors: true)
    var problem: String?
    do {
      _ = try program.run { output += $0 }
    } catch { problem = "\(error)" }
    let read = try? RunReport(json: String(contentsOfFile: report, encoding: .utf8))
    if read == nil, problem == nil {
      problem =
        String(decoding: output, as: UTF8.self)
        .split(separator: "\n").last.map(String.init) ?? "nothing was run"
    }
    return WatchVerdict(
      files: files, cases: read?.cases ?? [], problem: problem,
      milliseconds: Int((ContinuousClock.now - start) / .milliseconds(1)))
  }
}

/// The result of one run of some files.
public struct WatchVerdict: Hashable, Sendable {
  /// The files that were run.
  public var files: [String]
  public var cases: [ReportCase]
  /// The reason why there are none: a file that is no journey.
  public var problem: String?
  /// The time of the run.
  public var milliseconds: Int
  /// True if these are all files that there are.
  public var isOfAll = false

  public init(files: [String], cases: [ReportCase], problem: String? = nil, milliseconds: Int) {
    (self.files, self.cases, self.problem) = (files, cases, problem)
    self.milliseconds = milliseconds
  }
}
