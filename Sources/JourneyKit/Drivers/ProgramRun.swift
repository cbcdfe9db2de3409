import Glibc
import PseudoTerminal
import VirtualTerminal

/// One run of a program on a terminal of its own, from its launch to its end.
@MainActor
final class ProgramRun {
  let terminal: PseudoTerminal
  let output: ProgramOutput
  let inspection: ProtocolSettling
  let kernel: KernelSettling
  /// The line settings of a terminal that no program has touched. Asking for them starts a process.
  private static let untouched = Result {
    try PseudoTerminal(executable: "/bin/true").terminalAttributes()
  }
  private let pristine: TerminalAttributes
  private let directory: String?
  private let adoption: Adoption

  /// Starts the program.
  ///
  /// - Parameters:
  ///   - world: gives the environment.
  ///   - proc: the folder on which proc(5) is mounted.
  ///   - adding: what the environment has of this launch alone.
  init(
    _ program: Program, _ world: inout ProgramWorld, _ output: ProgramOutput, proc: String,
    adding: [String: String] = [:]
  ) throws {
    let pipe = try InspectionPipe()
    directory = program.directory
    let environment = try world.environment().merging(adding) { $1 }
    pristine = try Self.untouched.get()
    let adoption = Adoption()
    self.adoption = adoption
    terminal = try PseudoTerminal(
      executable: try program.resolvedPath(), arguments: program.arguments,
      environment: environment, directory: program.directory, size: output.emulator.size,
      descriptors: [InspectionPipe.number: pipe.descriptor],
      isGuarded: program.network == .loopback)
    pipe.closeWriter()
    self.output = output
    let inspection = ProtocolSettling(pipe)
    self.inspection = inspection
    kernel = KernelSettling(
      ProcessWatch(terminal.processID, proc: proc, home: world.homePath), terminal.networkGuard)
    output.emulator.onMessage = { [weak output] message in
      MainActor.assumeIsolated {
        if let output { inspection.note(message, output.emulator) }
      }
    }
  }

  /// The time in which what the program leaves behind comes to this process.
  private final class Adoption {
    init() { Daemons.shared.adopt() }
    deinit { Daemons.shared.letGo() }
  }

  // MARK: Line settings
  var attributes: TerminalAttributes? { try? terminal.terminalAttributes() }
  var hasPristineLineSettings: Bool { attributes == pristine }
  /// The changes that the program has made on the terminal, in words.
  var leftBehind: [String] { output.leftBehind(attributes, pristine: pristine) }

  // MARK: Waiting
  /// The number of programs that are waited for in all journeys.
  static var waiting = 0

  /// Waits until the program has said something or has ended, and leaves the actor to others.
  ///
  /// A program that is alone is first waited for a moment on this thread: two changes of thread take
  /// longer than most programs need.
  func pause(until end: ContinuousClock.Instant) async {
    var entries = terminal.waitedFor
    if let descriptor = inspection.descriptor {
      entries.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0))
    }
    if Self.waiting <= 1, Reactor.shared.isIdle {
      let moment = min(end, .now + .milliseconds(1))
      if Reactor.waitHere(for: &entries, until: moment) || end <= moment { return }
    }
    await Reactor.shared.wait(for: entries, until: end)
  }

  /// Waits on this thread until the program writes or ends, a descriptor can be read, or the time has
  /// come; takes the output and the reports.
  ///
  /// - Parameter absorb: takes the output.
  /// - Returns: the readable descriptors, and true if the program has ended.
  func collect(
    until end: ContinuousClock.Instant, extra: [Int32] = [], absorb: () -> Void
  ) throws -> (readable: Set<Int32>, hasEnded: Bool) {
    let result = terminal.poll(
      until: end, extra: extra + [inspection.descriptor].compactMap(\.self))
    absorb()
    try inspection.collect()
    let hasEnded = result.hasExited || terminal.isAtEnd || terminal.exitStatus != nil
    return (result.readable, hasEnded)
  }

  // MARK: The end
  /// Waits for the end of the program and closes the terminal.
  func finish(within deadline: Duration, absorb: () -> Void) -> Ending {
    let status = terminal.waitForExit(until: .now + deadline)
    let attributes = attributes
    absorb()
    terminal.close()
    let known = status ?? terminal.exitStatus ?? .signaled(9)
    return Ending(
      status: known, printed: output.printed,
      leftBehind: output.leftBehind(attributes, pristine: pristine), core: core(known))
  }

  private func core(_ status: ExitStatus) -> String? {
    guard case .signaled(let signal) = status else { return nil }
    return CoreHint.here.words(
      signal: signal, processID: terminal.processID, wasWritten: terminal.hasDumpedCore,
      directory: directory)
  }
}
