import CPlatform
import Synchronization

/// The memory that the C library keeps when the program has freed it.
///
/// glibc gives back what lies at the end of a heap, and each thread has a heap of its own: one small piece
/// in use keeps all that is free below it. A look at an export of 100,000 pets left 780 MB so.
public final class FreeMemory: Sendable {
  /// The rise over what was in use before that is worth the look through all heaps, in bytes.
  public static let worth = 32 << 20

  /// The memory behind the last look, in bytes.
  private let kept = Mutex(0)
  private let inUse: @Sendable () -> Int
  private let trim: @Sendable () -> Void

  /// - Parameters:
  ///   - inUse: the resident memory that is no file's, in bytes.
  ///   - trim: gives the free memory of all heaps back to the system.
  public init(
    inUse: @escaping @Sendable () -> Int = { Int(cprocess_anonymous()) },
    trim: @escaping @Sendable () -> Void = { cprocess_trim() }
  ) { (self.inUse, self.trim) = (inUse, trim) }

  /// Gives free memory back where the program has taken 32 MiB more than it had after the last time.
  ///
  /// Takes microseconds where it has not, and some 10 ms for each 32 MiB that are free. Another thread
  /// waits meanwhile where it wants something of the heap that is looked through.
  public func giveBack() {
    kept.withLock { kept in
      let now = inUse()
      // Memory that was freed otherwise makes room for the next rise.
      kept = min(kept, now)
      guard now - kept >= Self.worth else { return }
      trim()
      kept = inUse()
    }
  }
}
