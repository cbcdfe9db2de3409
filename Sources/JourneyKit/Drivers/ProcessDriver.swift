import FoundationEssentials
import Glibc
import PseudoTerminal
import Semantics
import Terminal
import VirtualTerminal

/// A driver that runs any program on a pseudo-terminal, with an emulated terminal as its screen.
///
/// A program that says hello on the inspection pipe is asked after each act
/// (``Inspection/InspectionChannel``). Any other program is watched from outside, and its screen has
/// no nodes; see ``Settling``. Nothing sleeps: the driver waits in `ppoll(2)` and leaves the actor to
/// others.
@MainActor
public final class ProcessDriver: Driver {
  public private(set) var screen = Screen.empty
  public private(set) var ending: Ending?
  public internal(set) var settlement: Settlement?

  /// The time that the program may take for one act.
  public var deadline: Duration
  public let settling: Settling
  /// The silence after which a program counts as settled if nothing better is known.
  public var quietTime = Duration.milliseconds(100)
  /// The time that the program may take for its start.
  public var launchDeadline: Duration
  /// The longest time that is waited for what an act has put off, for example a debounce: armed timers,
  /// and waits of threads that end by themselves. What comes later is told (``Settlement/mayChange``).
  public var patience = Duration.seconds(1)
  /// True if an act whose deadline comes is taken for settled, as a guess that names who is busy; else it
  /// fails. For programs that work on beside every act, as an editor that compiles in the background.
  public var guessesAtDeadline = false
  /// The folder on which proc(5) is mounted.
  public var proc = "/proc"
  /// True if the terminal answers the queries of the program (device attributes, colours). A silent
  /// terminal imitates slow connections and poor terminals.
  public var answersQueries = true
  /// The background that programs are told of from the next launch on.
  public var theme = TerminalTheme.dark
  /// An object that lives as long as the driver, for whoever has made it.
  package var companion: AnyObject?

  private let program: Program
  private(set) var coverage: (whole: CodeCoverage, launch: CoverageLaunch)?
  private var size: Size
  private var world: ProgramWorld
  private(set) var run: ProgramRun?
  /// True if this driver was told to end the program, or to wait for its end.
  var isEndAsked = false
  private(set) var output: ProgramOutput
  /// The reason why the kernel cannot be asked.
  private(set) var refusal: String?
  // For the evidence of an act
  private var typed: [UInt8] = []
  private var settlingTime: Duration?
  private var messages = TerminalMessages()

  /// - Parameters:
  ///   - deadline: the longest time for an act; nil for 10 seconds.
  ///   - launchDeadline: the longest time for the start; nil for the deadline if there is one, or 30
  ///     seconds.
  public init(
    _ program: Program, size: Size = Size(80, 24), deadline: Duration? = nil,
    launchDeadline: Duration? = nil, settling: Settling = .automatic
  ) {
    (self.program, self.settling, self.size) = (program, settling, size)
    self.deadline = deadline ?? .seconds(10)
    self.launchDeadline = launchDeadline ?? deadline ?? .seconds(30)
    world = ProgramWorld(of: program)
    output = ProgramOutput(size: size)
  }

  // MARK: Looking
  /// The terminal that the program writes on; it may be ahead of ``screen``.
  public var emulator: VirtualTerminal { output.emulator }
  public var display: VirtualTerminal? { emulator }
  /// The bytes that the program has written since its launch; of more than 4 MiB only the last 2 to 4.
  public var rawOutput: [UInt8] { output.bytes }
  /// The output since the last act began, with what came by itself behind it. If an ESC parts the act,
  /// only the part behind it.
  public var outputStatistics: OutputStatistics { output.statistics }
  /// The queries that the terminal has not answered, for example `CSI ?8888n`. A program that waits for
  /// an answer does nothing else.
  public var unansweredQueries: [String] { output.unansweredQueries }

  /// The program's own folder that `HOME` names; nil before the launch, and for a program that was
  /// given another one.
  public var homePath: String? { world.homePath }
  /// The folder in which the program starts.
  public var folder: String { program.directory ?? FileManager.default.currentDirectoryPath }
  /// The reason why the program is not kept from other machines though it should be; nil if it is.
  public var networkRefusal: String? { run?.terminal.networkGuard?.refusal }
  /// The process; nil before the launch.
  public var processID: Int32? { run?.terminal.processID }
  /// The process and all that it has started, parents first; empty after the end.
  public var processes: [ProcessHandle] { run?.terminal.processes ?? [] }
  /// The number of typed bytes that the program has not read; 0 after the end.
  public var unreadInput: Int { run?.terminal.unreadInput ?? 0 }

  /// The changes that the program has made on the terminal; empty while a shell around a stopped
  /// program waits for a command.
  public var leftBehindNow: [String] { run?.leftBehind ?? [] }
  /// True if the line settings are those of an untouched terminal.
  public var hasPristineLineSettings: Bool { run?.hasPristineLineSettings ?? true }

  public func takeEvidence() -> ActEvidence {
    defer {
      typed = []
      settlingTime = nil
    }
    return ActEvidence(
      input: typed, outputCount: output.takeCount(), messages: messages.take(emulator),
      settlement: settlement?.description, settling: settlingTime)
  }

  // MARK: Starting and ending
  /// Starts the program and waits for nothing: for one that does not settle, such as a shell, or that
  /// ends by itself.
  public func start() throws {
    output = ProgramOutput(size: size, theme: theme)
    screen = .empty
    ending = nil
    isEndAsked = false
    settlement = nil
    refusal = nil
    coverage = try CodeCoverage.current.map { ($0, try $0.begin(program.resolvedPath())) }
    run = try ProgramRun(
      program, &world, output, proc: proc,
      adding: coverage?.launch.environment(program.environment) ?? [:])
  }

  public func launch() async throws {
    try start()
    try await settle(launching: true)
  }

  public func relaunch() async throws {
    stop()
    try await launch()
  }

  /// Ends the program and all that it has started. They are gone when this returns, since the next
  /// program may need the same files.
  public func stop() {
    if !isEndAsked, endingByItself() == nil { isEndAsked = true }
    if let coverage, run != nil, ending == nil { leaveForCoverage(coverage.whole.leaving) }
    run?.terminal.killAll()
    run?.terminal.close()
    Daemons.shared.end(home: homePath, session: run?.terminal.processID)
    if run != nil, ending == nil { finish() }
  }

  public func endingByItself() -> Ending? {
    // A report that cannot be read is told of by the next act.
    if ending == nil, !isEndAsked, run != nil { _ = try? collect() }
    return isEndAsked ? nil : ending
  }

  /// Notes the end of the program and the changes that it has left.
  private func finish() {
    guard let run else { return }
    let ending = run.finish(within: deadline) { absorb() }
    showTerminal()
    self.ending = ending
    settlement = Settlement(.ended)
  }

  func running() throws -> PseudoTerminal {
    try checkRunning()
    guard let run else { throw DriverError.notLaunched }
    return run.terminal
  }

  // MARK: Acts
  public func perform(_ events: [InputEvent]) async throws {
    _ = try running()
    let bursts = try InputBurst.bursts(events, for: emulator, speaksProtocol: way == .protocol)
    for burst in bursts where ending == nil {
      try await settle(burst.bytes, doubt: burst.doubt)
    }
  }

  public func perform(_ presses: [KeyPress]) async throws {
    _ = try running()
    try await settle(try InputBurst.bytes(presses, for: emulator))
  }

  /// Moves the program's manual clock if it speaks the protocol, else its fake clock, of which it
  /// learns when it next asks for the time.
  ///
  /// - Throws: ``DriverError/noClock`` if it has neither.
  public func advance(by duration: Duration) async throws {
    _ = try running()
    beginAct()
    if try world.advance(by: duration) { return try await settle(hasBegun: true) }
    guard way == .protocol else { throw DriverError.noClock }
    let milliseconds = Int(duration / .milliseconds(1))
    try running().write(InspectionRequest.advance(milliseconds: milliseconds).bytes)
    try await settle(hasBegun: true)
  }

  public func resize(to size: Size) async throws {
    beginAct()
    try changeSize(to: size)
    try await settle(hasBegun: true)
  }

  /// Changes the size of the window and waits for nothing.
  public func changeSize(to size: Size) throws {
    let terminal = try running()
    self.size = size
    emulator.resize(to: size)
    try terminal.resize(to: size)
  }

  // MARK: Settling
  /// Takes note of the program as it is before an act.
  func beginAct(isLaunch: Bool = false) {
    run?.kernel.beginAct(isLaunch: isLaunch || way != .kernel, patience: patience)
  }

  /// Types, and waits until the program has settled or has ended.
  ///
  /// - Parameters:
  ///   - hasBegun: true if something was done to the program behind ``beginAct()``.
  ///   - isSignal: true if that was a signal.
  func settle(
    _ input: [UInt8] = [], doubt: Doubt = .none, launching: Bool = false, hasBegun: Bool = false,
    isSignal: Bool = false
  ) async throws {
    if !hasBegun { beginAct(isLaunch: launching) }
    var act = makeAct(input, doubt, launching)
    act.mustRest = isSignal
    ProgramRun.waiting += 1
    defer {
      ProgramRun.waiting -= 1
      settlingTime = act.typedAt.duration(to: .now)
    }
    // Others may start their programs while this one comes up.
    if launching { await Task.yield() }
    while ending == nil, let next = try step(&act) {
      await run?.pause(until: min(next, act.end))
      try collect()
    }
    try checkNetwork()
  }

  /// Types and settles, and holds the actor meanwhile.
  func settleBlocking(
    _ input: [UInt8] = [], launching: Bool = false, hasBegun: Bool = false, isSignal: Bool = false
  ) throws {
    if !hasBegun { beginAct(isLaunch: launching) }
    var act = makeAct(input, .none, launching)
    act.mustRest = isSignal
    while ending == nil, let next = try step(&act) { try collect(until: min(next, act.end)) }
    try checkNetwork()
  }

  private func makeAct(_ input: [UInt8], _ doubt: Doubt, _ launching: Bool) -> SettlingAct {
    var act = SettlingAct(input: input, deadline: launching ? launchDeadline : deadline)
    act.isLaunch = launching
    act.doubt = doubt
    act.mustTakeOver = launching
    act.frames = emulator.synchronizedFrames
    output.beginAct()
    return act
  }

  /// Throws for the connections that the guard has refused. It writes each down before it answers, so
  /// all that were made before the program settled are known.
  private func checkNetwork() throws {
    let attempts = run?.terminal.networkGuard?.takeAttempts() ?? []
    if let networkRefusal { settlement?.unguarded = networkRefusal }
    if !attempts.isEmpty { throw DriverError.network(attempts) }
  }

  /// The way of settling now. A program that says hello later, for example under a shell, is asked
  /// from then on.
  private var way: Settling {
    if settling != .automatic { return settling }
    if run?.inspection.isSpoken == true { return .protocol }
    return refusal == nil ? .kernel : .frames
  }

  /// - Returns: the end of the next wait; nil once the program has settled.
  private func step(_ act: inout SettlingAct) throws -> ContinuousClock.Instant? {
    var next = act.end
    switch try nextStep(&act) {
    case .settled(let settlement, let screen):
      self.settlement = settlement
      if let screen { self.screen = screen } else { showTerminal() }
      return nil
    case .type(let request): type(&act, behind: request)
    case .wait(let end): next = end
    }
    guard ContinuousClock.now >= act.end else { return next }
    showTerminal()
    let time = act.end - act.begin
    if guessesAtDeadline, way == .kernel, act.isTyped, let run {
      settlement = run.kernel.giveUp(act, after: time)
      return nil
    }
    if way == .protocol, act.mustTakeOver { throw DriverError.notTakenOver(after: time) }
    let asked = unansweredQueries.map { "the program may wait for an answer to \($0)" }
    throw DriverError.notSettled(after: time, busy: progress(act) + busy(act) + asked)
  }

  /// Returns the words on whether a program that does not start works or hangs.
  private func progress(_ act: SettlingAct) -> [String] {
    guard act.isLaunch, act.processorTime > .zero else { return [] }
    // On a busy machine one that works may hardly have had a processor.
    let isWorking = act.runs || act.processorTime * 10 > act.end - act.begin
    let used =
      "\(CastText.seconds(Int64(act.processorTime / .microseconds(1)))) s of processor time used"
    return [
      isWorking ? "the program, which is still starting: \(used)" : "the program hangs: \(used)"
    ]
  }

  /// Returns the names of those who kept the program from settling. One that is asked for its frame
  /// was looked at before it said hello, if ever: so it is looked at now.
  private func busy(_ act: SettlingAct) -> [String] {
    guard way == .protocol, let run else { return act.busy }
    return ["the program, which owes a frame"] + run.kernel.threads(run.terminal)
  }

  private func nextStep(_ act: inout SettlingAct) throws -> SettlingStep {
    guard let run else { throw DriverError.notLaunched }
    if way == .protocol {
      if act.mustRest, let step = try restStep(&act, run) { return step }
      return try run.inspection.step(&act, run.terminal, size: size)
    }
    if !act.isTyped { type(&act) }
    switch way {
    case .frames: return quietStep(&act, trustsFrames: true)
    case .quiet: return quietStep(&act, trustsFrames: false)
    default: return try kernelStep(&act, run)
    }
  }

  private func type(_ act: inout SettlingAct, behind request: [UInt8] = []) {
    note(typed: act.input)
    run?.terminal.write(act.input + request)
    act.input = []
    act.isTyped = true
    act.typedAt = .now
  }

  /// Remembers typed bytes for the evidence, at most 16 KiB.
  func note(typed bytes: [UInt8]) { typed += bytes.prefix(max(0, (1 << 14) - typed.count)) }

  /// Looks at the kernel's state. If the kernel does not tell, and the program has not just ended,
  /// another way is taken from now on.
  func kernelStep(_ act: inout SettlingAct, _ run: ProgramRun) throws -> SettlingStep {
    do {
      return try run.kernel.step(&act, run.terminal, output, beside: ProgramRun.waiting) {
        absorb()
      }
    } catch {
      try collect()
      if ending == nil {
        if settling == .kernel { throw DriverError.system(error) }
        refusal = "the kernel does not tell what the program waits for: \(error)"
      }
      return .wait(until: .now)
    }
  }

  private func quietStep(_ act: inout SettlingAct, trustsFrames: Bool) -> SettlingStep {
    if trustsFrames, emulator.modes.contains(.synchronizedOutput) { return .wait(until: act.end) }
    let hasFrame = trustsFrames && emulator.synchronizedFrames > act.frames
    let rest = hasFrame ? min(quietTime, .milliseconds(10)) : quietTime
    let until = max(act.typedAt, output.lastArrival) + rest
    if until > .now { return .wait(until: until) }
    return .settled(Settlement(hasFrame ? .frames : .quiet, reason: refusal ?? ""), nil)
  }

  /// Takes what has come: output, reports, the end. Waits for it until `end` and holds the actor.
  ///
  /// - Returns: the readable ones of the extra descriptors.
  @discardableResult
  func collect(
    until end: ContinuousClock.Instant = .now, extra: [Int32] = []
  ) throws -> Set<Int32> {
    guard let run else { throw DriverError.notLaunched }
    let (readable, hasEnded) = try run.collect(until: end, extra: extra) { absorb() }
    if hasEnded { finish() }
    return readable
  }

  /// - Returns: false if there was no output.
  @discardableResult
  func absorb() -> Bool {
    guard let run else { return false }
    return output.take(from: run.terminal, within: deadline, answering: answersQueries)
  }

  /// Takes the screen of the terminal as it is, without nodes.
  func showTerminal() { screen = Screen(emulator) }
}
