import Foundation
import Synchronization

/// A file that this process has open under locks of fcntl(2), for as long as this object lives.
///
/// Such locks belong to the process and the file, not to a descriptor: whoever opens the file a second
/// time, by any name, and closes it takes away all of them, and another process may write into the
/// middle of a transaction. So ``InputFile`` and ``NewFile`` leave these files alone.
public final class LockedFile: Sendable {
  private static let held = Mutex<[DiskFile.Identity: Int]>([:])

  private let identity: DiskFile.Identity

  public init(_ identity: DiskFile.Identity) {
    self.identity = identity
    Self.held.withLock { $0[identity, default: 0] += 1 }
  }

  deinit {
    Self.held.withLock { held in
      held[identity] = held[identity].flatMap { $0 > 1 ? $0 - 1 : nil }
    }
  }

  /// Returns true if a file of this status is locked so.
  static func holds(_ status: stat) -> Bool {
    held.withLock { $0[DiskFile.Identity(status)] != nil }
  }
}
