import Dispatch
import Glibc

/// Signals as call backs on the main queue.
///
/// libdispatch takes the signals over when this is made, so that none of them ends the program any
/// more; make it before the screen is entered.
@MainActor
public final class SignalSources {
  /// Those that ask for the end, for another size, for a stop, and tell that one is over.
  public nonisolated static let handled = [
    SIGTERM, SIGINT, SIGHUP, SIGQUIT, SIGWINCH, SIGTSTP, SIGCONT,
  ]

  private let sources: [any DispatchSourceSignal]

  public init(
    _ signals: [Int32] = SignalSources.handled,
    onSignal: @escaping @MainActor (Int32) -> Void
  ) {
    sources = signals.map { number in
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { MainActor.assumeIsolated { onSignal(number) } }
      source.resume()
      return source
    }
  }

  isolated deinit { stop() }

  /// No call back comes any more; the signals do nothing from then on.
  public func stop() {
    for source in sources { source.cancel() }
  }
}
