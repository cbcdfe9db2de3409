import Glibc
import Synchronization

/// Threads that do nothing but keep processors busy, as other work on the machine does.
final class BusyLoops: Sendable {
  private let isOver = Atomic(false)

  /// Begins so many loops, which end with ``stop()``.
  init(_ count: Int) {
    for _ in 0..<count {
      var thread = pthread_t()
      let loops = Unmanaged.passRetained(self)
      let error = pthread_create(&thread, nil, Self.turn, loops.toOpaque())
      if error == 0 { pthread_detach(thread) } else { loops.release() }
    }
  }

  private static let turn: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? =
    { loops in
      guard let loops else { return nil }
      let own = Unmanaged<BusyLoops>.fromOpaque(loops).takeRetainedValue()
      while !own.isOver.load(ordering: .relaxed) { continue }
      return nil
    }

  /// Ends the loops, within a moment.
  func stop() { isOver.store(true, ordering: .relaxed) }
}
