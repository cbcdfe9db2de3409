import FoundationEssentials

/// One launch of an instrumented program, and the folder that it writes into.
@MainActor
final class CoverageLaunch {
  /// The things of a launch that a reader needs.
  struct Source: Sendable {
    var path: String
    var executable: String
    /// The files that the program has written, by their paths from the folder, in order.
    var data: [String]
  }

  private let kind: CodeCoverageKind
  private let path: String
  private let executable: String

  init(_ kind: CodeCoverageKind, path: String, executable: String) throws {
    (self.kind, self.path, self.executable) = (kind, path, executable)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    guard kind == .python else { return }
    try Data(Self.startup.utf8).write(to: URL(filePath: path + "/sitecustomize.py"))
    try Data(settings.utf8).write(to: URL(filePath: path + "/settings"))
  }

  /// Returns what the program is told by its environment.
  ///
  /// - Parameter given: its environment without that.
  func environment(_ given: [String: String]) -> [String: String] {
    switch kind {
    // A process each, and a library each: LLVM's source-based coverage, "Running the instrumented program".
    case .llvm: ["LLVM_PROFILE_FILE": path + "/%p-%m.profraw"]
    // GCC, "Data File Relocation to Support Cross-Profiling".
    case .gcov: ["GCOV_PREFIX": path, "GCOV_PREFIX_STRIP": "0"]
    // Coverage.py, "Measuring subprocesses".
    case .python:
      [
        "COVERAGE_PROCESS_START": path + "/settings", "JOURNEY_COVERAGE": path,
        "PYTHONPATH": [path, given["PYTHONPATH"]].compactMap(\.self).joined(separator: ":"),
      ]
    // Go, "Coverage profiling support for integration tests".
    case .go: ["GOCOVERDIR": path]
    }
  }

  /// True if the program has written something.
  var hasData: Bool { !data.isEmpty }
  var source: Source { Source(path: path, executable: executable, data: data) }

  private var data: [String] {
    ((try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []).filter(kind.isData)
      .sorted()
  }

  /// The interpreter that has no module `coverage`; nil if it has, or the program is none of Python's.
  var pythonWithoutCoverage: String? {
    kind == .python ? try? String(contentsOfFile: path + "/missing", encoding: .utf8) : nil
  }

  func clear() { try? FileManager.default.removeItem(atPath: path) }

  // MARK: Python
  private var settings: String {
    """
    [run]
    parallel = true
    sigterm = true
    data_file = \(path)/.coverage
    omit = */sitecustomize.py,*/site-packages/*,*/dist-packages/*

    """
  }

  /// The module that any Python imports at its start. The one that it hides comes behind it.
  private static let startup = """
    import os
    import sys

    _own = os.path.dirname(os.path.abspath(__file__))
    _folder = os.environ.get("JOURNEY_COVERAGE", "")
    try:
        with open(os.path.join(_folder, "interpreter"), "w") as _file:
            _file.write(sys.executable)
        import coverage
        coverage.process_startup()
    except ImportError:
        with open(os.path.join(_folder, "missing"), "w") as _file:
            _file.write(sys.executable)
    sys.path[:] = [_path for _path in sys.path if os.path.abspath(_path or ".") != _own]
    del sys.modules["sitecustomize"]
    try:
        import sitecustomize
    except ImportError:
        pass

    """
}

/// The folder of a run's launches, which is gone when it is let go of.
final class CoverageFolder: Sendable {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(
      path: "coverage-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
