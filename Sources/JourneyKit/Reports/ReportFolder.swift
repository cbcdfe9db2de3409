import FoundationEssentials
import Glibc

/// The folder that the report of a run is written to, by one process or by many at a time.
struct ReportFolder {
  let path: String
  /// The identity of the run, the same in all its processes.
  let run: String

  /// Adds cases to what other processes of the run have left, and writes every form anew.
  ///
  /// A report of an earlier run is replaced.
  func add(_ report: RunReport) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try locked {
      let earlier = mark == run ? try? RunReport(json: read(ReportForm.json.fileName)) : nil
      try (earlier?.merged(with: report) ?? report).write(to: path)
      try Data(run.utf8).write(to: url(".run"))
    }
  }

  private var mark: String? { try? read(".run") }

  private func read(_ name: String) throws -> String {
    try String(contentsOf: url(name), encoding: .utf8)
  }

  private func url(_ name: String) -> URL { URL(fileURLWithPath: path).appending(path: name) }

  private func locked(_ body: () throws -> Void) throws {
    let lock = open(url(".lock").path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard lock >= 0, flock(lock, LOCK_EX) == 0 else { throw CocoaError(.fileLocking) }
    defer { close(lock) }
    try body()
  }

  /// The process that has started this one, and when it began: `swift test` starts one for each test
  /// of a parallel run.
  static var currentRun: String {
    let parent = getppid()
    let stat = (try? String(contentsOfFile: "/proc/\(parent)/stat", encoding: .utf8)) ?? ""
    // The name of a program may hold blanks and parentheses; the fields begin behind the last one.
    let fields = stat.split(separator: ")").last?.split(separator: " ") ?? []
    return "\(parent) \(fields.count > 19 ? fields[19] : "")"
  }
}
