import FoundationEssentials
import Glibc

/// A program to run on a terminal of its own, and the world that it finds around it.
///
/// ```swift
/// let less = Program("less", arguments: ["notes.txt"])
/// ```
public struct Program: Hashable, Sendable {
  /// The machines that the program can reach.
  public enum Network: Hashable, Sendable {
    /// Loopback and Unix sockets alone. A call to any other address fails, and the act with it
    /// (``DriverError/network(_:)``).
    case loopback
    case allowed
  }

  /// The program's present time.
  public enum Clock: Hashable, Sendable {
    case real
    /// This moment, until ``Driver/advance(by:)`` moves it on; waits take as long as they take. By
    /// libfaketime (Debian's `faketime`), which reaches programs that are linked with libc.
    case fake(Date)
  }

  /// A path, or a name that is looked for in the `PATH` of the environment.
  public var executable: String
  public var arguments: [String]
  /// Complete, but for the folders of ``hasOwnHome``: nothing is inherited.
  public var environment: [String: String]
  /// The working directory; nil for that of the test.
  public var directory: String?
  /// `HOME`, the XDG folders and `TMPDIR` are in a new folder, which goes with the driver.
  public var hasOwnHome: Bool
  public var network: Network
  public var clock: Clock

  /// Makes a program in a world of its own: an empty home, UTF-8, no language, UTC, no network.
  ///
  /// - Parameter adding: what is set besides ``hermeticEnvironment``, or in place of it.
  public init(
    _ executable: String, arguments: [String] = [], adding: [String: String] = [:],
    directory: String? = nil, network: Network = .loopback, clock: Clock = .real
  ) {
    self.init(
      executable, arguments: arguments,
      environment: Self.hermeticEnvironment.merging(adding) { $1 }, directory: directory)
    hasOwnHome = true
    (self.network, self.clock) = (network, clock)
  }

  /// Makes a program in exactly this environment, with the test's network and time.
  public init(
    _ executable: String, arguments: [String] = [], environment: [String: String],
    directory: String? = nil
  ) {
    (self.executable, self.arguments, self.environment) = (executable, arguments, environment)
    self.directory = directory
    hasOwnHome = false
    network = .allowed
    clock = .real
  }

  /// Returns an environment that is the same everywhere: a terminal of 256 colours, UTF-8, no
  /// language, UTC.
  ///
  /// - Parameter home: a folder of the test's own.
  public static func environment(home: String) -> [String: String] {
    ["TERM": "xterm-256color", "LANG": "C.UTF-8", "TZ": "UTC", "HOME": home]
  }

  /// The environment of reproducible runs: `PATH` has only the system's folders, Esc is known after
  /// 25 ms, Python orders its sets alike, a crash asks nothing.
  ///
  /// `COLUMNS` and `LINES` are left out: the terminal tells its size, and a program that is told by
  /// the environment does not follow a change of it.
  public static let hermeticEnvironment = [
    "TERM": "xterm-256color", "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "TZ": "UTC",
    "PATH": "/usr/local/bin:/usr/bin:/bin", "SHELL": "/bin/sh", "USER": "journey",
    "LOGNAME": "journey", "ESCDELAY": "25", "PYTHONHASHSEED": "0",
    "SWIFT_BACKTRACE": "enable=no",
  ]

  /// Returns the path of the executable.
  ///
  /// - Throws: ``DriverError/notFound(_:path:)``.
  func resolvedPath() throws(DriverError) -> String {
    if executable.contains("/") { return executable }
    let path = environment["PATH"] ?? ""
    for folder in path.split(separator: ":") {
      let candidate = "\(folder)/\(executable)"
      if access(candidate, X_OK) == 0 { return candidate }
    }
    throw .notFound(executable, path: path)
  }

  /// Returns an executable of the package of the tests: SwiftPM puts it beside them. Name a program
  /// of another build by its path.
  ///
  /// The test target has to depend on it, or it may be an old one, or not there.
  ///
  /// ```swift
  /// let app = Journey(ProcessDriver(.built("shopping")))
  /// ```
  public static func built(
    _ product: String, arguments: [String] = [], adding: [String: String] = [:]
  ) -> Program {
    let folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    return Program(
      folder.appending(path: product).path(percentEncoded: false), arguments: arguments,
      adding: adding)
  }
}
