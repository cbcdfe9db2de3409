import FoundationEssentials
import Glibc

/// The address of the keeper of this user's sessions: a Unix socket in a private folder.
///
/// The folder is `journey` in `XDG_RUNTIME_DIR`, or `journey-UID` in `TMPDIR` or `/tmp`. Only its owner may
/// enter it, and the socket has mode 0600. The lock file beside it is held by who opens or closes the socket.
struct SessionSocket {
  let folder: String

  var path: String { folder + "/sessions-1.sock" }

  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    if let runtime = environment["XDG_RUNTIME_DIR"], runtime.hasPrefix("/") {
      folder = runtime + "/journey"
    } else {
      let temporary = environment["TMPDIR"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
      folder = temporary + "/journey-\(getuid())"
    }
  }

  // MARK: Connecting
  /// Returns a connection to the keeper; nil where none runs.
  ///
  /// - Throws: ``SessionError`` where the folder is not private, or the socket refuses this user.
  func connect() throws(SessionError) -> Int32? {
    guard try hasPrivateFolder() else { return nil }
    let descriptor = try make()
    let result = try withAddress { Glibc.connect(descriptor, $0, $1) }
    if result == 0 { return descriptor }
    let reason = errno
    close(descriptor)
    // Without a keeper there is no file, or one that a killed keeper has left.
    if [ENOENT, ECONNREFUSED].contains(reason) { return nil }
    throw SessionError(.noKeeper, "\(path): \(Self.words(reason))")
  }

  /// Opens the socket for a new keeper, in place of one that a killed keeper has left.
  ///
  /// The caller holds the lock, and has seen that nobody answers.
  func listen() throws(SessionError) -> Int32 {
    unlink(path)
    let descriptor = try make()
    let mask = umask(0o177)
    defer { umask(mask) }
    guard try withAddress({ bind(descriptor, $0, $1) }) == 0, Glibc.listen(descriptor, 64) == 0
    else {
      let reason = errno
      close(descriptor)
      throw SessionError(.noKeeper, "\(path): \(Self.words(reason))")
    }
    return descriptor
  }

  /// Runs a body while nobody else opens or closes the socket.
  func locked<Result>(_ body: () throws(SessionError) -> Result) throws(SessionError) -> Result {
    try makeFolder()
    let lock = open(folder + "/lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard lock >= 0 else { throw SessionError(.noKeeper, "\(folder)/lock: \(Self.words(errno))") }
    defer { close(lock) }
    while flock(lock, LOCK_EX) != 0 {
      guard errno == EINTR
      else { throw SessionError(.noKeeper, "\(folder)/lock: \(Self.words(errno))") }
    }
    return try body()
  }

  private func make() throws(SessionError) -> Int32 {
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { throw SessionError(.noKeeper, "no socket: \(Self.words(errno))") }
    return descriptor
  }

  private func withAddress(
    _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) throws(SessionError) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else {
      throw SessionError(
        .noKeeper, "\(path) is too long for a socket; set XDG_RUNTIME_DIR to a shorter folder")
    }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }

  // MARK: The folder
  private func makeFolder() throws(SessionError) {
    if mkdir(folder, 0o700) != 0, errno != EEXIST {
      throw SessionError(.noKeeper, "\(folder): \(Self.words(errno))")
    }
    _ = try hasPrivateFolder()
  }

  /// Returns false where there is no folder.
  ///
  /// - Throws: ``SessionError`` where others could have laid something into it.
  private func hasPrivateFolder() throws(SessionError) -> Bool {
    var found = stat()
    guard lstat(folder, &found) == 0 else { return false }
    guard found.st_mode & S_IFMT == S_IFDIR, found.st_uid == getuid(), found.st_mode & 0o077 == 0
    else {
      throw SessionError(
        .noKeeper,
        "\(folder) is not a folder that only you may enter; remove it, or set XDG_RUNTIME_DIR")
    }
    return true
  }

  private static func words(_ number: Int32) -> String { String(cString: strerror(number)) }
}

/// The exit statuses of `journey session`; they stay what they are.
enum SessionStatus: Int32, Codable, CaseIterable {
  case done = 0
  /// An expectation does not hold, or an act went wrong.
  case failed = 1
  /// The name, the query, the key or another value is wrong.
  case badRequest = 2
  /// There is no session of this name, also where its keeper was killed.
  case noSession = 3
  /// A session of this name exists already.
  case exists = 4
  /// The program has ended, and can be acted on no more.
  case ended = 5
  /// The program could not be started, or did not settle at its start.
  case notLaunched = 6
  /// The keeper of the sessions cannot be reached or started.
  case noKeeper = 7

  /// The meaning, for help.
  var words: String {
    switch self {
    case .done: "done"
    case .failed: "an expectation does not hold, or an act went wrong"
    case .badRequest: "a name, query, key or other value is wrong"
    case .noSession: "there is no such session"
    case .exists: "a session of this name exists"
    case .ended: "the program has ended"
    case .notLaunched: "the program could not be started"
    case .noKeeper: "the process behind the sessions cannot be reached"
    }
  }
}

/// A request on a session that could not be met.
struct SessionError: Error, CustomStringConvertible {
  let status: SessionStatus
  let message: String
  /// The screen, its outline and the acts so far, where a journey went wrong.
  var report: String?

  init(_ status: SessionStatus, _ message: String, report: String? = nil) {
    (self.status, self.message, self.report) = (status, message, report)
  }

  var description: String { message }
}

/// The name of a session: 1 to 64 letters, digits, `-`, `_` and `.` of ASCII, the first a letter or a digit.
enum SessionName {
  /// - Throws: ``SessionError`` for any other name.
  static func check(_ name: String) throws(SessionError) {
    let isGood =
      (1...64).contains(name.utf8.count) && name.utf8.allSatisfy(isAllowed)
      && name.utf8.first.map(isPlain) == true
    guard isGood else {
      throw SessionError(
        .badRequest,
        "\(name.debugDescription.prefix(80)) is no name of a session: letters, digits, “-”, “_” and “.”, at most 64"
      )
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    isPlain(byte) || [0x2D, 0x2E, 0x5F].contains(byte)
  }
}
