import Glibc
import Scheduling
import Terminal

/// Reads the terminal and decodes what it reads; nothing ever waits in a read.
///
/// The descriptor stays in blocking mode: the mode belongs to the terminal's open file, which the
/// shell and the output share. Instead, a read is made only where the kernel says that bytes are
/// there.
@MainActor
public final class TerminalReader {
  private let descriptor: Int32
  private let onInput: @MainActor ([DecodedInput]) -> Void
  private let onEnd: @MainActor (EndReason) -> Void
  /// Nil where nothing is read, for now or for good.
  private var watch: LoopWatch?
  private var silence: AppTimer?
  private let start = ContinuousClock.now
  private var decoder: InputDecoder
  private var isStopped = false
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)

  /// Begins to read at once; both calls back come from the ``MainLoop``.
  ///
  /// `onInput` gets what was decoded, never nothing; after `onEnd` the terminal is gone and nothing
  /// comes any more.
  public init(
    descriptor: Int32 = STDIN_FILENO, extraKeys: [[UInt8]: KeyStroke] = [:],
    onInput: @escaping @MainActor ([DecodedInput]) -> Void,
    onEnd: @escaping @MainActor (EndReason) -> Void
  ) {
    (self.descriptor, self.onInput, self.onEnd) = (descriptor, onInput, onEnd)
    decoder = InputDecoder(extraKeys: extraKeys)
    proceed()
  }

  /// Ends the reading; no call back comes any more.
  public func stop() {
    isStopped = true
    pause()
    silence = nil
  }

  /// Reads nothing until ``proceed()``: what is typed meanwhile is for somebody else.
  public func pause() {
    watch?.end()
    watch = nil
  }

  public func proceed() {
    guard watch == nil, !isStopped else { return }
    watch = MainLoop.shared.watch(descriptor) { [weak self] in self?.read() }
  }

  /// One turn takes what is there, but no more than the buffer holds, so that a flood of input
  /// cannot keep the program from drawing.
  func read() {
    guard watch != nil else { return }
    var count = 0
    while count < buffer.count, isReadable {
      let got = buffer.withUnsafeMutableBytes { bytes in
        Glibc.read(descriptor, bytes.baseAddress?.advanced(by: count), bytes.count - count)
      }
      if got > 0 {
        count += got
      } else if got == 0 || (errno != EINTR && errno != EAGAIN) {
        // To read in the background is an error too, as the loop blocks SIGTTIN.
        // Where no shell can give the terminal back to us, it is as good as gone.
        let isOthers = Supervisor.isInBackground && !Supervisor.isOrphaned
        deliver(count)
        return isOthers ? pause() : end()
      }
    }
    deliver(count)
  }

  private var isReadable: Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) > 0
  }

  private func deliver(_ count: Int) {
    let input = decoder.decode(buffer[..<count], at: ContinuousClock.now - start)
    scheduleFlush()
    if !input.isEmpty { onInput(input) }
  }

  /// There was silence, or so it seems: where the machine was busy, the rest may wait to be read.
  func flush() {
    if watch != nil, isReadable { return read() }
    let input = decoder.flush()
    if !input.isEmpty { onInput(input) }
  }

  private func scheduleFlush() {
    silence = decoder.flushDelay.map { delay in
      MainLoop.shared.schedule(after: delay) { [weak self] in
        MainActor.assumeIsolated { self?.flush() }
      }
    }
  }

  private func end() {
    stop()
    onEnd(.terminalClosed)
  }
}

/// The events of the terminal and the system, as calls back on the main actor.
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
    (self.input, self.output) = (input, output)
    signals = SignalSources { [weak self] number in self?.handle(number) }
  }

  /// Begins to read; call it when the screen is entered.
  public func start(extraKeys: [[UInt8]: KeyStroke] = [:]) {
    reader = TerminalReader(
      descriptor: input, extraKeys: extraKeys, onInput: { [weak self] in self?.onInput($0) },
      onEnd: { [weak self] in self?.onEnd($0) })
  }

  /// Stops the input until ``continueInput()``; signals go on.
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
