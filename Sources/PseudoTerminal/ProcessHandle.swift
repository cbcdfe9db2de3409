import CPlatform
import Glibc
import Synchronization

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

  /// Those of all its threads: each has its own list.
  static func children(of processID: Int32) -> [Int32] {
    let folder = "/proc/\(processID)/task"
    guard let threads = opendir(folder) else { return [] }
    defer { closedir(threads) }
    var children: [Int32] = []
    while let entry = readdir(threads) {
      let name = withUnsafePointer(to: entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if Int32(name) != nil { children += numbers(inFile: "\(folder)/\(name)/children") }
    }
    return children
  }

  /// Reads the whole file: a list that is cut off would hide the youngest.
  static func numbers(inFile path: String) -> [Int32] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return [] }
    defer { _ = Glibc.close(file) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 12)
    while case let count = Glibc.read(file, &piece, piece.count), count > 0 {
      bytes += piece.prefix(count)
    }
    return String(decoding: bytes, as: UTF8.self).split(separator: " ").compactMap { Int32($0) }
  }
}
