import CPseudoTerminal
import Glibc

/// A thread for work that blocks and that nobody waits for.
public enum DetachedThread {
  private final class Work {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) {
      self.run = run
    }
  }

  /// Begins `work` at once. Where the system gives no thread, the program ends with a message: who
  /// calls this could not go on either.
  public static func start(_ work: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    var thread = pthread_t()
    let context = Unmanaged.passRetained(Work(work)).toOpaque()
    let error = pthread_create(
      &thread, &attributes,
      { context in
        if let context { Unmanaged<Work>.fromOpaque(context).takeRetainedValue().run() }
        return nil
      }, context)
    if error != 0 { fatalError("no thread: \(String(cString: strerror(error)))") }
  }

  /// True on the thread that the program began with.
  public static var isMain: Bool { cpty_is_main_thread() != 0 }
}
