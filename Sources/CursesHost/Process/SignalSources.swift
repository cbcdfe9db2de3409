import CPlatform
import Glibc

/// Signals as calls back from the ``MainLoop``.
///
/// None of the signals ends the program from then on; make it before the screen is entered. They
/// come through a pipe, which the loop looks at together with the terminal.
@MainActor
public final class SignalSources {
  /// Those that ask for the end, for another size, for a stop, and tell that one is over.
  public nonisolated static let handled = [
    SIGTERM, SIGINT, SIGHUP, SIGQUIT, SIGWINCH, SIGTSTP, SIGCONT,
  ]

  private let pipe: Int32
  private let onSignal: @MainActor (Int32) -> Void
  private var watch: LoopWatch?

  /// A signal that comes several times before it is looked at is told once. There can be one such
  /// object in a process at a time; nil where the system has no descriptor left for it.
  public init?(
    _ signals: [Int32] = SignalSources.handled, onSignal: @escaping @MainActor (Int32) -> Void
  ) {
    let pipes = signals.map { csupervisor_signal_to_pipe($0) }
    guard let pipe = pipes.min(), pipe >= 0 else { return nil }
    (self.pipe, self.onSignal) = (pipe, onSignal)
    watch = MainLoop.shared.watch(pipe) { [weak self] in self?.read() }
  }

  /// Stops the calls back; the signals do nothing from then on.
  public func stop() {
    watch?.end()
    watch = nil
  }

  private func read() {
    var numbers = [UInt8](repeating: 0, count: 256)
    let count = Glibc.read(pipe, &numbers, numbers.count)
    var seen: Set<UInt8> = []
    for number in numbers.prefix(max(0, count)) where seen.insert(number).inserted {
      onSignal(Int32(number))
    }
  }
}

/// The reason that the terminal wants the program to end.
public enum EndReason: Hashable, Sendable {
  /// The terminal is gone: end of file, or an error, when reading from it.
  case terminalClosed
  /// A signal that asks for the end, by its number.
  case signal(Int32)

  /// The exit status that a shell expects for it: 128 and the signal's number.
  public var status: Int32 {
    switch self {
    case .terminalClosed: 128 + SIGHUP
    case .signal(let number): 128 + number
    }
  }
}

/// The parent process that puts the terminal right whatever becomes of the program.
public enum Supervisor {
  /// Splits the program in two, and runs `program` in the child. The parent only waits, restores the
  /// terminal when the child ends in any way, and exits with its code, or 128 and the signal.
  ///
  /// Call it first thing in `main`, before any thread, and only where a screen will be shown. What
  /// goes to a terminal as standard error is held back and shown after the restoring, its last
  /// 4 KiB. Where no process can be made, `program` runs without a parent.
  public static func start(name: StaticString, _ program: @escaping () -> Never) -> Never {
    let context = Unmanaged.passRetained(Program(run: program)).toOpaque()
    name.withUTF8Buffer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { name in
        _ = csupervisor_supervise(
          name.baseAddress,
          { context in
            cloop_begin_child()
            if let context { Unmanaged<Program>.fromOpaque(context).takeUnretainedValue().run() }
          }, context)
      }
    }
    program()
  }

  /// The program, as C hands it on.
  private final class Program {
    let run: () -> Never
    init(run: @escaping () -> Never) { self.run = run }
  }

  /// True while the shell has given the terminal to another job, which may draw on it; we may not.
  public static var isInBackground: Bool { csupervisor_is_in_background(STDIN_FILENO) != 0 }

  /// Returns true if no shell could continue the job once it is stopped.
  public static var isOrphaned: Bool { csupervisor_is_orphaned() != 0 }

  /// Stops the whole job, as Ctrl-Z does. Leave the screen before, and do nothing on the terminal
  /// until SIGCONT: this may return a little before the stop takes effect.
  public static func stopJob() { csupervisor_stop_group() }
}
