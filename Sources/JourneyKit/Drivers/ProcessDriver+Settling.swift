import PseudoTerminal
import Semantics
import Terminal
import VirtualTerminal

extension ProcessDriver {
  /// Types, and waits until the program has settled or has ended.
  func settle(
    _ input: [UInt8] = [], doubt: Doubt = .none, launching: Bool = false
  ) async throws {
    var act = makeAct(input, doubt, launching)
    Self.actsUnderWay += 1
    defer {
      Self.actsUnderWay -= 1
      settlingTime = act.typedAt.duration(to: .now)
    }
    // Others may start their programs while this one comes up.
    if launching { await Task.yield() }
    while ending == nil, let next = try step(&act) {
      await pause(until: min(next, act.end))
      try collect()
    }
    try checkNetwork()
  }

  /// A guard tells of every attempt that was made before the program settled, as its answer was what
  /// the program waited for.
  private func checkNetwork() throws {
    let attempts = terminal?.networkGuard?.takeAttempts() ?? []
    if let refusal = networkRefusal { settlement?.unguarded = refusal }
    if !attempts.isEmpty { throw DriverError.network(attempts) }
  }

  /// The same, and holds the actor meanwhile.
  func settleBlocking(_ input: [UInt8] = [], launching: Bool = false) throws {
    var act = makeAct(input, .none, launching)
    while ending == nil, let next = try step(&act) { try collect(until: min(next, act.end)) }
    try checkNetwork()
  }

  private func makeAct(_ input: [UInt8], _ doubt: Doubt, _ launching: Bool) -> SettlingAct {
    var act = SettlingAct(input: input, deadline: deadline)
    act.doubt = doubt
    act.mustTakeOver = launching
    act.frames = emulator.synchronizedFrames
    beginStatistics()
    return act
  }

  /// - Returns: until when to wait for something to happen; nil when the program has settled.
  private func step(_ act: inout SettlingAct) throws -> ContinuousClock.Instant? {
    let next: ContinuousClock.Instant?
    switch way {
    case .automatic, .kernel: next = try kernelStep(&act)
    case .protocol: next = try protocolStep(&act)
    case .frames: next = quietStep(&act, trustsFrames: true)
    case .quiet: next = quietStep(&act, trustsFrames: false)
    }
    guard next != nil, ContinuousClock.now >= act.end else { return next }
    showWhatIsThere()
    if way == .protocol, act.mustTakeOver { throw DriverError.notTakenOver(after: deadline) }
    throw DriverError.notSettled(after: deadline, busy: act.busy + asked)
  }

  private var asked: [String] {
    unansweredQueries.map { "the program may wait for an answer to \($0)" }
  }

  /// What is done now: a program that says hello later, as under a shell, is asked from then on.
  var way: Settling {
    if settling != .automatic { return settling }
    if pipe?.hello != nil { return .protocol }
    return refusal == nil ? .kernel : .frames
  }

  /// Types what the act has to type, once.
  func type(_ act: inout SettlingAct, behind request: [UInt8] = []) {
    note(typed: act.input)
    terminal?.write(act.input + request)
    act.input = []
    act.isTyped = true
    act.typedAt = .now
  }

  // MARK: The protocol

  /// Asks the program to settle, with the input in one piece so that it wakes up once, and takes the
  /// frame that shows it.
  private func protocolStep(_ act: inout SettlingAct) throws -> ContinuousClock.Instant? {
    if act.mustTakeOver {
      // The kernel tells nobody of new line settings; programs write when they have made them.
      if try terminal?.terminalAttributes().echoes == true { return .now + .milliseconds(5) }
      act.mustTakeOver = false
    }
    if act.request == 0 { ask(&act) }
    guard let report = answer() else { return act.end }
    // The signal of a resize may come behind the request.
    if report.size == size {
      take(report)
      return nil
    }
    ask(&act)
    return act.end
  }

  private func ask(_ act: inout SettlingAct) {
    lastSync += 1
    act.request = lastSync
    marked = [:]
    reports = []
    type(&act, behind: InspectionRequest.sync(lastSync).bytes)
  }

  /// The report on the last request, once the mark of its frame has been seen too.
  private func answer() -> FrameReport? {
    reports.first { $0.sync == lastSync && marked[$0.frame] != nil }
  }

  private func take(_ report: FrameReport) {
    guard var shown = marked[report.frame] else { return }
    shown.nodes = report.nodes
    shown.focus = report.focus
    shown.focusOrder = report.focusOrder
    settlement = Settlement(.protocol)
    screen = shown
  }

  /// Called at the message's place in the stream: the screen is that of the marked frame.
  func note(_ message: PrivateMessage) {
    guard message.kind == .command(InspectionChannel.markerCommand) else { return }
    let body = "\(InspectionChannel.markerCommand);\(message.text)"
    guard let frame = InspectionChannel.frame(ofMarker: body) else { return }
    marked[frame] = Screen(emulator)
  }

  // MARK: Frames, and quiet times

  private func quietStep(
    _ act: inout SettlingAct, trustsFrames: Bool
  ) -> ContinuousClock.Instant? {
    if !act.isTyped { type(&act) }
    if trustsFrames, emulator.modes.contains(.synchronizedOutput) { return act.end }
    let hasFrame = trustsFrames && emulator.synchronizedFrames > act.frames
    let rest = hasFrame ? min(quietTime, .milliseconds(10)) : quietTime
    let until = max(act.typedAt, lastOutput) + rest
    if until > .now { return until }
    settlement = Settlement(hasFrame ? .frames : .quiet, reason: refusal ?? "")
    showWhatIsThere()
    return nil
  }

  /// Takes the screen as it is, without meaning: that of a program that says nothing.
  func showWhatIsThere() {
    screen = Screen(emulator)
  }
}
