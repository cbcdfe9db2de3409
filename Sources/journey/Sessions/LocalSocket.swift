import FoundationEssentials
import Glibc

/// Calls on Unix sockets, and the start of a program that goes on without this process.
enum LocalSocket {
  /// The descriptor on which ``startDetached(_:keeping:)`` gives the program its socket.
  static let keptDescriptor: Int32 = 3

  /// Returns a connection that does not block and is not inherited; nil where none waits.
  static func accept(_ listener: Int32) -> Int32? {
    let descriptor = Glibc.accept(listener, nil, nil)
    guard descriptor >= 0 else { return nil }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    return descriptor
  }

  /// Returns the user at the other end (`SO_PEERCRED` of unix(7)); nil where the system does not tell.
  static func peerUser(_ connection: Int32) -> uid_t? {
    var peer: (process: pid_t, user: uid_t, group: gid_t) = (0, 0, 0)
    var length = socklen_t(MemoryLayout.size(ofValue: peer))
    guard getsockopt(connection, SOL_SOCKET, SO_PEERCRED, &peer, &length) == 0 else { return nil }
    return peer.user
  }

  /// Starts this program once more, in a session of its own, with null devices for its standard descriptors,
  /// one other descriptor, and no signal blocked. Nobody waits for it.
  ///
  /// - Returns: 0, or an error number.
  static func startDetached(_ arguments: [String], keeping descriptor: Int32) -> Int32 {
    keepFromChildren()
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    posix_spawn_file_actions_adddup2(&files, descriptor, keptDescriptor)
    posix_spawn_file_actions_addopen(&files, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&files, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&files, 2, "/dev/null", O_WRONLY, 0)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK) | setSession)
    let words = arguments.map { strdup($0) }
    defer { words.forEach { free($0) } }
    var process: pid_t = 0
    return posix_spawn(&process, "/proc/self/exe", &files, &attributes, words + [nil], environ)
  }

  /// `POSIX_SPAWN_SETSID` of spawn.h.
  private static let setSession: Int16 = 0x80

  /// Files that a shell has left open for this process, such as a pipe, are not for the other one.
  private static func keepFromChildren() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    for descriptor in names.compactMap({ Int32($0) }) where descriptor > 2 {
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }
  }
}
