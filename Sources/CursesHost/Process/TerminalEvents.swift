import Glibc
import Terminal

/// Everything that the terminal and the system tell the program, as call backs on the main actor.
///
/// Set the call backs, then ``start(extraKeys:)``. It does nothing by itself: who owns it draws,
/// suspends and ends.
@MainActor
public final class TerminalEvents {
  public var onInput: @MainActor ([DecodedInput]) -> Void = { _ in }
  /// The terminal's window has another size.
  public var onResize: @MainActor (Size) -> Void = { _ in }
  /// SIGTSTP: ``CursesScreen/suspend()``, then ``Supervisor/stopJob()``. ``onContinue`` follows.
  public var onSuspend: @MainActor () -> Void = {}
  /// SIGCONT: the program was stopped, perhaps without having been asked; the terminal may show
  /// anything. ``CursesScreen/resume()``, take over its size, and draw.
  public var onContinue: @MainActor () -> Void = {}
  /// The program is to end. May come more than once.
  public var onEnd: @MainActor (EndReason) -> Void = { _ in }

  private let input: Int32
  private let output: Int32
  private var signals: SignalSources?
  private var reader: TerminalReader?

  /// Takes the signals over; until ``start(extraKeys:)`` what they tell goes to the call backs too.
  public init(input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO) {
    self.input = input
    self.output = output
    signals = SignalSources { [weak self] number in self?.handle(number) }
  }

  /// Begins to read; call it when the screen is entered.
  public func start(extraKeys: [[UInt8]: KeyStroke] = [:]) {
    reader = TerminalReader(
      descriptor: input, extraKeys: extraKeys,
      onInput: { [weak self] in self?.onInput($0) },
      onEnd: { [weak self] in self?.onEnd($0) })
  }

  /// No input until ``continueInput()``; signals go on.
  public func pauseInput() { reader?.pause() }

  public func continueInput() { reader?.proceed() }

  public func stop() {
    signals?.stop()
    reader?.stop()
  }

  private func handle(_ number: Int32) {
    switch number {
    case SIGWINCH: if let size = TerminalSize.of(output) { onResize(size) }
    case SIGTSTP: onSuspend()
    case SIGCONT: onContinue()
    default: onEnd(.signal(number))
    }
  }
}
