import Glibc

/// A program without a terminal of its own, as git: its standard output is read or goes where ours goes,
/// its input is empty.
public struct PlainProgram: Sendable {
  /// A program that could not be started, and the reason.
  public struct NotStarted: Error, CustomStringConvertible {
    let name: String
    let error: Int32

    public var description: String {
      "\(name) cannot be started: \(String(cString: strerror(error)))"
    }
  }

  private let arguments: [String]
  private let hidesErrors: Bool

  /// - Parameters:
  ///   - arguments: the program first, looked for in PATH where it has no slash.
  ///   - hidesErrors: its standard error goes nowhere instead of where ours goes.
  public init(_ arguments: [String], hidesErrors: Bool = false) {
    (self.arguments, self.hidesErrors) = (arguments, hidesErrors)
  }

  /// Runs it to its end; its output goes where ours goes. Blocks.
  ///
  /// - Throws: ``NotStarted``.
  public func run() throws -> ExitStatus { Self.end(of: try start(output: nil)) }

  /// Runs it to its end and hands over its output piece by piece. Blocks.
  ///
  /// - Throws: ``NotStarted``.
  public func run(_ take: ([UInt8]) -> Void) throws -> ExitStatus {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw failure(errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[0]) }
    let process: pid_t
    do {
      defer { close(ends[1]) }
      process = try start(output: ends[1])
    }
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(ends[0], &piece, piece.count)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { break }
      take(Array(piece[..<count]))
    }
    return Self.end(of: process)
  }

  /// Returns the whole output if it ends with status 0; nil otherwise. Blocks.
  public func output() -> String? {
    var bytes: [UInt8] = []
    guard let status = try? run({ bytes += $0 }), status == .exited(0) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func start(output: Int32?) throws -> pid_t {
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    posix_spawn_file_actions_addopen(&files, 0, "/dev/null", O_RDONLY, 0)
    if let output { posix_spawn_file_actions_adddup2(&files, output, 1) }
    if hidesErrors { posix_spawn_file_actions_addopen(&files, 2, "/dev/null", O_WRONLY, 0) }
    // It begins with no signal blocked, whichever the thread here blocks.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    let words = arguments.map { strdup($0) }
    defer { words.forEach { free($0) } }
    var process: pid_t = 0
    let error = posix_spawnp(&process, arguments[0], &files, &attributes, words + [nil], environ)
    guard error == 0 else { throw failure(error) }
    return process
  }

  private func failure(_ error: Int32) -> NotStarted {
    NotStarted(name: arguments[0], error: error)
  }

  private static func end(of process: pid_t) -> ExitStatus {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    // The low seven bits are the signal that ended it, wait(2).
    let signal = status & 0x7F
    return signal == 0 ? .exited((status >> 8) & 0xFF) : .signaled(signal)
  }
}
