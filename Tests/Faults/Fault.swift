import CFaultVFS
import Foundation
import Interchange

/// A call of the file system that can fail, made by SQLite or by the program's own code.
public enum FileCall: Int32, CaseIterable, Sendable {
  case open, read, write, truncate, sync, size, lock, delete, access
  case rename = 100
  case link, mkdir, list, status, chmod, rmdir, touch
}

/// The fate of a call.
public enum FaultKind: String, CaseIterable, Sendable {
  /// An error of the disk; no descriptor is left, for an open.
  case fails
  /// The first half is read or written, and then the disk fails.
  case breaks
  /// There is no room.
  case isFull
  /// This user may not.
  case isDenied
  /// Somebody else has the file.
  case isBusy
  /// An error of the disk as SQLite's own layer tells it of a read: as one of the file system's
  /// structure, which SQLite then calls a damaged database.
  case isMisread

  func suits(_ call: FileCall) -> Bool {
    switch self {
    case .fails: true
    case .breaks: [.read, .write].contains(call)
    case .isFull: [.open, .write, .rename, .link, .mkdir, .truncate].contains(call)
    case .isDenied: [.open, .delete, .rename, .link, .mkdir, .list, .chmod, .rmdir].contains(call)
    case .isBusy: call == .lock
    case .isMisread: call == .read
    }
  }

  /// The result code of SQLite, or what the shim does instead.
  func code(_ call: FileCall) -> Int32 {
    switch (self, call) {
    case (.breaks, _): Int32(FAULTVFS_HALF)
    case (.isFull, .write), (.isFull, .truncate): 13
    case (.isBusy, _): 5
    case (.isMisread, _): 10 | 33 << 8
    case (_, .open): 14
    case (_, .read): 10 | 1 << 8
    case (_, .write): 10 | 3 << 8
    case (_, .sync): 10 | 4 << 8
    case (_, .truncate): 10 | 6 << 8
    case (_, .size): 10 | 7 << 8
    case (_, .delete): 10 | 10 << 8
    case (_, .access): 10 | 13 << 8
    case (_, .lock): 10 | 15 << 8
    default: 10
    }
  }

  /// The value of `errno`.
  func error(_ call: FileCall) -> SystemError {
    switch self {
    case .fails, .breaks, .isMisread: SystemError(call == .open ? EMFILE : EIO)
    case .isBusy: SystemError(EWOULDBLOCK)
    case .isFull: SystemError(ENOSPC)
    case .isDenied: SystemError(EACCES)
    }
  }
}

/// The n-th call of a kind, and what becomes of it.
public struct Fault: Sendable, CustomStringConvertible {
  public let call: FileCall
  public let kind: FaultKind
  /// Counted from 1.
  public let number: Int
  /// True if all calls of that kind fail from then on.
  public let isLasting: Bool

  public init(_ call: FileCall, _ kind: FaultKind, number: Int, isLasting: Bool = false) {
    (self.call, self.kind, self.number, self.isLasting) = (call, kind, number, isLasting)
  }

  /// The number that the program's own calls fail with.
  public var error: SystemError { kind.error(call) }

  public var description: String {
    "\(call) \(number) \(kind)\(isLasting ? ", all later too" : "")"
  }

  /// Every pair of call and kind that makes sense, each once and lasting. Somebody who holds a file for
  /// ever is left to a test of its own, as each try waits for a second.
  public static var families: [(call: FileCall, kind: FaultKind, isLasting: Bool)] {
    FileCall.allCases.flatMap { call in
      FaultKind.allCases.filter { $0.suits(call) }.flatMap { kind in
        (kind == .isBusy ? [false] : [false, true]).map { (call, kind, $0) }
      }
    }
  }
}
