import CPlatform
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
  /// The kernel has written a memory image of the child at its end, or given it to a program.
  public internal(set) var hasDumpedCore = false
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
          directory: directory, slavePath: path, descriptors: descriptors, isGuarded: isGuarded))
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
  public func resize(to size: Size) throws { try Self.setSize(size, of: master) }

  /// Returns the current line settings.
  public func terminalAttributes() throws -> TerminalAttributes {
    var attributes = termios()
    guard tcgetattr(master, &attributes) == 0 else { throw SystemError.last("tcgetattr") }
    return TerminalAttributes(attributes)
  }

  /// The number of typed bytes that the child has not read. In canonical mode only whole lines
  /// count, and more may be on their way; 0 is exact. nil after the end.
  public var unreadInput: Int? {
    guard master >= 0, !isHungUp else { return nil }
    // The end of the child, whose session it is, hangs up our copy too.
    if slave < 0 { slave = cpty_open_slave(slavePath) }
    let count = cpty_unread_input(slave)
    return count < 0 ? nil : Int(count)
  }

  private func closeMaster() {
    guard master >= 0 else { return }
    Reactor.shared.release(master)
    _ = Glibc.close(master)
    master = -1
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
    closeMaster()
    isHungUp = true
    if status == nil {
      _ = kill(-processID, SIGKILL)
      _ = kill(processID, SIGKILL)
      reap(blocking: true)
    }
  }

  /// The recipient of a signal.
  public enum Recipient: Hashable, Sendable {
    /// The child itself.
    case child
    /// The process group in the foreground of the terminal, as a typed Ctrl-C would.
    case foregroundGroup
  }

  /// Sends a signal; nothing happens where the child has ended.
  public func signal(_ number: Int32, to recipient: Recipient = .child) throws {
    guard isAlive else { return }
    let target = recipient == .child ? processID : -(try foregroundGroup())
    guard kill(target, number) == 0 || errno == ESRCH else { throw SystemError.last("kill") }
  }

  /// Returns the process group that gets the terminal's input and signals.
  public func foregroundGroup() throws -> Int32 {
    let group = tcgetpgrp(master)
    guard group > 0 else { throw SystemError.last("tcgetpgrp") }
    return group
  }

  /// The child and everything that it has started and that still runs.
  public var processes: [ProcessHandle] {
    guard isAlive, let child = try? ProcessHandle(processID) else { return [] }
    return [child] + child.descendants
  }

  /// Closes our side, as a terminal does whose window is closed; the kernel sends SIGHUP. Nothing
  /// can be typed or read any more; the child is left to end by itself.
  public func hangUp() {
    closeSlave()
    closeMaster()
    isHungUp = true
    outgoing = []
  }

  /// Ends the child and its descendants by SIGKILL, and waits until none of them holds a file or a
  /// lock any more, so that another program can take their place.
  public func killAll() {
    let all = processes
    for process in all { process.signal(SIGKILL) }
    for process in all { _ = process.waitForEnd(until: .now + .seconds(10)) }
  }
}

/// The end of a child process.
public enum ExitStatus: Hashable, Sendable {
  case exited(Int32)
  /// Ended by a signal that it did not catch.
  case signaled(Int32)
}

/// The line settings of a terminal (`termios`), to compare what a program found with what it left.
public struct TerminalAttributes: Hashable, Sendable {
  public let inputFlags: UInt32
  public let outputFlags: UInt32
  public let controlFlags: UInt32
  public let localFlags: UInt32
  public let controlCharacters: [UInt8]

  init(_ attributes: termios) {
    inputFlags = attributes.c_iflag
    outputFlags = attributes.c_oflag
    controlFlags = attributes.c_cflag
    localFlags = attributes.c_lflag
    controlCharacters = withUnsafeBytes(of: attributes.c_cc) { Array($0) }
  }

  /// Input is handed over by lines.
  public var isCanonical: Bool { localFlags & UInt32(ICANON) != 0 }
  public var echoes: Bool { localFlags & UInt32(ECHO) != 0 }
  /// Ctrl-C and its like make signals.
  public var makesSignals: Bool { localFlags & UInt32(ISIG) != 0 }
}

/// A system call that failed, with the number that the kernel gave.
public struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
  public let call: String
  public let code: Int32

  public init(call: String, code: Int32) { (self.call, self.code) = (call, code) }

  /// Returns the error of the call that has just failed on this thread.
  static func last(_ call: String) -> SystemError { SystemError(call: call, code: errno) }
  public var description: String { "\(call): \(String(cString: strerror(code)))" }
}
