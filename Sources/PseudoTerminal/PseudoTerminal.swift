import CPseudoTerminal
import Glibc
import Terminal

/// A child process on a pseudo-terminal of its own.
///
/// Used from one thread; no call blocks but ``poll(until:extra:)``, ``flush(until:)`` and
/// ``waitForExit(until:)``, which wait in the kernel, and ``close()``, which waits for a process
/// that it has killed. Letting go of the object is closing it.
///
/// ```swift
/// let shell = try PseudoTerminal(
///   executable: "/bin/sh", arguments: ["-c", "stty size"], size: Size(80, 24))
/// let status = shell.waitForExit(until: .now + .seconds(5))
/// ```
public final class PseudoTerminal {
  public let processID: Int32
  /// The path of the child's side, `/dev/pts/N`.
  public let slavePath: String
  /// Nil for a child that was started without.
  public let networkGuard: NetworkGuard?

  var master: Int32
  /// Readable when the child has ended; -1 once its status is known.
  var exitDescriptor: Int32
  var outgoing: [UInt8] = []
  var incoming: [UInt8] = []
  /// Nobody holds the child's side any more, and the kernel has nothing left of what was written.
  var isHungUp = false
  /// A wait has told of the end.
  var hasToldEnd = false
  var status: ExitStatus?
  /// The child's side, opened by us to ask for its queue; -1 until then.
  private var slave: Int32 = -1

  /// Starts a program; it begins to run at once.
  ///
  /// - Parameters:
  ///   - executable: a path; `PATH` is not searched.
  ///   - arguments: without the program's name, which is put before them.
  ///   - environment: complete, nothing is inherited.
  ///   - directory: where it starts; nil for the directory of this process.
  ///   - size: what it sees of the terminal at first.
  ///   - descriptors: ours by the number that the child knows each by (3 to 255). Of all others the
  ///     child has only the terminal as 0, 1 and 2.
  ///   - isGuarded: the child, and what it starts, reaches no other machine; see ``networkGuard``.
  /// - Throws: ``SystemError``, also where the program cannot be executed.
  public init(
    executable: String, arguments: [String] = [], environment: [String: String] = [:],
    directory: String? = nil, size: Size = Size(80, 24), descriptors: [Int32: Int32] = [:],
    isGuarded: Bool = false
  ) throws {
    let (master, path) = try Self.openMaster()
    let guardian: cpty_guard?
    do {
      try Self.setSize(size, of: master)
      (processID, guardian) = try Self.spawn(
        Launch(
          executable: executable, arguments: arguments, environment: environment,
          directory: directory, slavePath: path, descriptors: descriptors,
          isGuarded: isGuarded))
    } catch {
      _ = Glibc.close(master)
      throw error
    }
    self.master = master
    slavePath = path
    exitDescriptor = cpty_pidfd(processID)
    Daemons.shared.exclude(processID)
    networkGuard = guardian.map(NetworkGuard.init)
  }

  deinit { close() }

  /// Tells the child the new size; the kernel sends SIGWINCH where it is another one.
  public func resize(to size: Size) throws {
    try Self.setSize(size, of: master)
  }

  /// The line settings at this moment.
  public func terminalAttributes() throws -> TerminalAttributes {
    var attributes = termios()
    guard tcgetattr(master, &attributes) == 0 else { throw SystemError.last("tcgetattr") }
    return TerminalAttributes(attributes)
  }

  /// How many typed bytes the child has not read: in canonical mode those of whole lines, and more
  /// may still be on their way where some are there already; 0 is exact. nil after the end.
  public var unreadInput: Int? {
    guard master >= 0, !isHungUp else { return nil }
    // The end of the child, whose session it is, hangs up our copy too.
    if slave < 0 { slave = cpty_open_slave(slavePath) }
    let count = cpty_unread_input(slave)
    return count < 0 ? nil : Int(count)
  }

  func closeSlave() {
    if slave >= 0 { _ = Glibc.close(slave) }
    slave = -1
  }

  /// Ends everything: hangs the terminal up, kills the child's process group, reaps the child.
  ///
  /// May be called again. A status that was known before is kept.
  public func close() {
    closeSlave()
    if master >= 0 { _ = Glibc.close(master) }
    master = -1
    isHungUp = true
    if status == nil {
      _ = kill(-processID, SIGKILL)
      _ = kill(processID, SIGKILL)
      reap(blocking: true)
    }
  }
}
