/// A program to run on a terminal of its own.
public struct Program: Hashable, Sendable {
  /// A path; `PATH` is not searched.
  public var executable: String
  public var arguments: [String]
  /// Complete: nothing is inherited.
  public var environment: [String: String]
  /// Where it starts; nil for the directory of the test.
  public var directory: String?

  public init(
    _ executable: String, arguments: [String] = [], environment: [String: String],
    directory: String? = nil
  ) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
    self.directory = directory
  }

  /// What a program is told everywhere alike: a terminal of 256 colours, UTF-8, no language, UTC.
  ///
  /// - Parameter home: a folder of the test's own.
  public static func environment(home: String) -> [String: String] {
    ["TERM": "xterm-256color", "LANG": "C.UTF-8", "TZ": "UTC", "HOME": home]
  }
}
