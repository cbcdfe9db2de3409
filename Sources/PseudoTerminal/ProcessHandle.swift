import CPseudoTerminal
import Glibc

/// Any process of this machine, a child of ours or not, whose end can be waited for in the kernel.
public final class ProcessHandle {
  public let processID: Int32
  private let descriptor: Int32

  /// - Throws: ``SystemError`` where there is no such process.
  public init(_ processID: Int32) throws {
    descriptor = cpty_pidfd(processID)
    guard descriptor >= 0 else { throw SystemError.last("pidfd_open") }
    self.processID = processID
  }

  deinit { _ = Glibc.close(descriptor) }

  public var isRunning: Bool { !waitForEnd(until: .now) }

  /// Waits until the process has ended and let go of all its files and locks, whether or not its
  /// parent has asked for its status.
  ///
  /// - Returns: false where the deadline came first.
  public func waitForEnd(until deadline: ContinuousClock.Instant) -> Bool {
    while true {
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      if cpty_poll(&entry, 1, PseudoTerminal.nanoseconds(until: deadline)) > 0 { return true }
      if deadline <= .now { return false }
    }
  }

  /// Sends a signal; nothing happens where the process has ended.
  public func signal(_ number: Int32) {
    if isRunning { _ = kill(processID, number) }
  }

  /// The processes that it has started and that still run (proc(5), `children`).
  public var children: [ProcessHandle] {
    Self.children(of: processID).compactMap { try? ProcessHandle($0) }
  }

  /// Its children, theirs, and so on.
  public var descendants: [ProcessHandle] { children.flatMap { [$0] + $0.descendants } }

  static func children(of processID: Int32) -> [Int32] {
    let path = "/proc/\(processID)/task/\(processID)/children"
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return [] }
    defer { _ = Glibc.close(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 12)
    let count = Glibc.read(file, &bytes, bytes.count)
    let text = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    return text.split(separator: " ").compactMap { Int32($0) }
  }
}
