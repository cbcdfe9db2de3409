import FoundationEssentials
import Glibc

/// The place of the memory image of a crashed program, in words (core(5)).
struct CoreHint {
  private let pattern: String
  private let limit: UInt

  /// - Parameters:
  ///   - pattern: the contents of `/proc/sys/kernel/core_pattern`.
  ///   - limit: the greatest size of an image, in bytes.
  init(pattern: String, limit: UInt) { (self.pattern, self.limit) = (pattern, limit) }

  /// The hint of this machine; programs under test inherit the limit.
  static var here: CoreHint {
    let pattern = try? String(contentsOfFile: "/proc/sys/kernel/core_pattern", encoding: .utf8)
    var limits = rlimit()
    getrlimit(__rlimit_resource_t(4), &limits)
    return CoreHint(
      pattern: (pattern ?? "core").filter { !$0.isNewline }, limit: UInt(limits.rlim_cur))
  }

  /// Returns the hint for a signal; nil for one that makes no image.
  ///
  /// - Parameters:
  ///   - wasWritten: what wait(2) has told.
  ///   - directory: the working directory of the program at its start; nil for that of the test.
  func words(
    signal: Int32, processID: Int32, wasWritten: Bool, directory: String?
  ) -> String? {
    guard Self.signals.contains(signal) else { return nil }
    if pattern.hasPrefix("|") { return piped(processID) }
    if wasWritten { return "core: a file as \(pattern) in \(directory ?? "the working directory")" }
    return limit == 0
      ? "core: none, as its size is limited to 0; `ulimit -c unlimited` before the run gives one"
      : "core: none was written"
  }

  private func piped(_ processID: Int32) -> String {
    let program = pattern.dropFirst().split(separator: " ").first.map(String.init) ?? ""
    if program.hasSuffix("/systemd-coredump") { return "core: coredumpctl info \(processID)" }
    return "core: given to \(program)"
  }

  /// The signals whose default action makes an image (signal(7)).
  private static let signals: Set<Int32> = [
    SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGXCPU, SIGXFSZ, SIGSYS,
  ]
}
