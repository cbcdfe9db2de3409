import CSupervisor
import Dispatch
import Glibc

/// Signals as call backs on the main queue.
///
/// None of the signals ends the program from then on; make it before the screen is entered. They come
/// through a pipe: libdispatch's own signal sources lose one now and then, when it reaches the main
/// thread that waits in `dispatchMain`.
@MainActor
public final class SignalSources {
  /// Those that ask for the end, for another size, for a stop, and tell that one is over.
  public nonisolated static let handled = [
    SIGTERM, SIGINT, SIGHUP, SIGQUIT, SIGWINCH, SIGTSTP, SIGCONT,
  ]

  private let pipe: Int32
  private let onSignal: @MainActor (Int32) -> Void
  private let source: any DispatchSourceRead

  /// A signal that comes several times before it is looked at is told once. There can be one such
  /// object in a process at a time; nil where the system has no descriptor left for it.
  public init?(
    _ signals: [Int32] = SignalSources.handled,
    onSignal: @escaping @MainActor (Int32) -> Void
  ) {
    let pipes = signals.map { csupervisor_signal_to_pipe($0) }
    guard let pipe = pipes.min(), pipe >= 0 else { return nil }
    self.pipe = pipe
    self.onSignal = onSignal
    source = DispatchSource.makeReadSource(fileDescriptor: pipe, queue: .main)
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.read() } }
    source.resume()
  }

  isolated deinit { stop() }

  /// No call back comes any more; the signals do nothing from then on.
  public func stop() { source.cancel() }

  private func read() {
    var numbers = [UInt8](repeating: 0, count: 256)
    let count = Glibc.read(pipe, &numbers, numbers.count)
    var seen: Set<UInt8> = []
    for number in numbers.prefix(max(0, count)) where seen.insert(number).inserted {
      onSignal(Int32(number))
    }
  }
}
