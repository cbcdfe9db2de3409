import AppRuntime
import FoundationEssentials
import Glibc
import Scheduling
import Semantics
import Terminal
import Toolkit

/// Runs a session on the terminal: input to the session, its frames to the screen, until the end.
@MainActor
public final class TerminalProgram<Root: Feature> {
  /// The user wants to go to a shell, and there is none.
  public var onSuspendRefused: @MainActor () -> Void = {}
  /// The end has begun: what waits for others is to be let go of, so that only saves are waited
  /// for.
  public var onEnding: @MainActor () -> Void = {}

  /// The end waits for so many saves and other jobs; told twice a second. Who hears it asks whether to
  /// end without them; where nobody does, a second ``AppRuntime/HostRequest/quit`` ends at once.
  public var onSaving: (@MainActor (_ left: Int) -> Void)?

  /// A job has failed after the end had begun, when nobody sees a frame that tells it. It is told on
  /// standard error; returns the status to exit with, nil for a failure that nothing is lost by.
  public var onLateFailure: @MainActor (any Error) -> Int32? = { _ in nil }

  private let screen: CursesScreen
  private let session: Session<Root>
  private let events: TerminalEvents
  private let inspection: InspectionPort?
  /// The colours that the driver was told last.
  private var toldColors: [ColorRole] = []
  private let manualClock: ManualClock?
  private let query: TerminalQuery?
  private let clock: any AppClock
  private var collector = CapabilityCollector()
  private var patience: AppTimer?
  private var saving: AppTimer?
  private var grace: AppTimer?
  private var requests: Task<Void, Never>?
  private var lineSpeed = LineSpeed(baud: LineSpeed.baud(of: STDOUT_FILENO))
  private var isEnding = false
  private var isSuspended = false
  /// Messages that came while the terminal was the shell's, to be told when it is back.
  private var notices: [(title: String, text: String)] = []

  /// - Parameters:
  ///   - events: made before the screen was entered, so that no signal is missed.
  ///   - inspection: answers a test driver; with it, `manualClock` moves as the driver says.
  ///   - query: what the terminal is asked once the first frame stands; nil for nothing.
  ///   - clock: limits the time for the answers, and measures how long the terminal blocks.
  public init(
    screen: CursesScreen, session: Session<Root>, events: TerminalEvents,
    inspection: InspectionPort? = nil, manualClock: ManualClock? = nil,
    query: TerminalQuery? = nil, clock: any AppClock
  ) {
    (self.query, self.clock, self.screen, self.session) = (query, clock, screen, session)
    (self.events, self.inspection, self.manualClock) = (events, inspection, manualClock)
  }

  /// Draws the first frame and begins to listen; the main queue does the rest.
  public func start(_ first: Root.Action) {
    session.isLineSlow = lineSpeed.isSlow
    session.onFrame = { [weak self] in self?.draw($0) }
    session.onRequest = { [weak self] in self?.handle($0) }
    events.onInput = { [weak self] in self?.handle($0) }
    events.onResize = { [weak self] in self?.resize(to: $0) }
    events.onSuspend = { [weak self] in self?.suspend() }
    events.onContinue = { [weak self] in self?.resume() }
    events.onEnd = { [weak self] in self?.end($0) }
    session.send(first)
    events.start(extraKeys: screen.extraKeys)
    ask()
  }

  // MARK: Input

  private func handle(_ inputs: [DecodedInput]) {
    var pending: [InputEvent] = []
    for input in inputs {
      switch input {
      case .event(let event): pending.append(event)
      case .application(let body):
        session.handle(pending)
        pending = []
        answer(body)
      case .reply(let reply):
        if let event = capabilities(after: reply) { pending.append(event) }
      }
    }
    if !pending.isEmpty { session.handle(pending) }
  }

  private func answer(_ body: String) {
    guard let inspection, let request = InspectionRequest(body: body) else { return }
    switch request {
    case .advance(let milliseconds): follow { await $0.pass(.milliseconds(milliseconds)) }
    case .sync(let number): follow { await $0.report(number, to: inspection) }
    }
  }

  /// Requests of a test are answered one after another.
  private func follow(_ job: @escaping @MainActor (TerminalProgram) async -> Void) {
    requests = Task { [requests] in
      await requests?.value
      await job(self)
    }
  }

  /// Settles after each timer, so that what waits again begins to at the right time.
  private func pass(_ duration: Duration) async {
    guard let manualClock else { return }
    let end = manualClock.uptime + duration
    while manualClock.passNext(until: end) {
      await session.settle(within: ManualClock.patience)
    }
    manualClock.pass(to: end)
  }

  /// Settles, marks the frame in the terminal's stream, and tells what it means.
  ///
  /// A change of size is told by a signal, which may come later than the request that was typed
  /// after it; so the terminal is asked.
  private func report(_ number: Int, to inspection: InspectionPort) async {
    if let size = TerminalSize.of(STDOUT_FILENO), size != screen.size { resize(to: size) }
    await session.settle()
    guard !isEnding else { return }
    screen.mark(frame: session.frameNumber)
    let frame = session.frame
    let colors = session.colorRoles == toldColors ? nil : session.colorRoles
    toldColors = session.colorRoles
    inspection.send(
      FrameReport(
        sync: number, frame: session.frameNumber, size: frame.surface.size,
        focus: session.focus, cursor: frame.cursor, nodes: frame.nodes,
        focusOrder: frame.focusOrder, colors: colors))
  }

  // MARK: What the terminal is

  private func ask() {
    guard let query else { return }
    collector.begin()
    screen.ask(query)
    patience = clock.schedule(after: TerminalQuery.patience) { [weak self] in
      Task { @MainActor in self?.stopAsking() }
    }
  }

  private func capabilities(after reply: TerminalReply) -> InputEvent? {
    if collector.isChange(reply) { ask() }
    return collector.take(reply).map(InputEvent.capabilities)
  }

  private func stopAsking() {
    if let capabilities = collector.giveUp() { session.handle([.capabilities(capabilities)]) }
  }

  // MARK: The terminal

  private func resize(to size: Size) {
    screen.resize(to: size)
    session.handle([.resize(screen.size)])
    redraw()
  }

  /// By the program's own clock: under a test, whose clock stands still, no line is slow.
  private func draw(_ frame: Frame<Root.Action>) {
    let clock = session.store.clock
    let start = clock.uptime
    screen.draw(frame.surface, cursor: frame.cursor, pictures: frame.placedPictures)
    lineSpeed.note(blocked: clock.uptime - start)
    session.isLineSlow = lineSpeed.isSlow
  }

  private func redraw() {
    let frame = session.frame
    screen.draw(frame.surface, cursor: frame.cursor, pictures: frame.placedPictures)
  }

  /// Asked for twice, by the key and a signal or by two processes, it is one stop. Where no shell
  /// could continue the program, it would be stopped for ever.
  private func suspend() {
    if isSuspended { return }
    if Supervisor.isOrphaned { return onSuspendRefused() }
    stopJob()
  }

  /// The stop takes effect a little after it was asked for, and the shell's input is not ours; so
  /// nothing is read until the program is told that it was continued.
  private func stopJob() {
    isSuspended = true
    events.pauseInput()
    screen.suspend()
    Supervisor.stopJob()
  }

  /// A job that is continued in the background stops again, as one that draws would; unless the
  /// shell is gone that had it there.
  private func resume() {
    if Supervisor.isInBackground { return Supervisor.isOrphaned ? end(.terminalClosed) : stopJob() }
    isSuspended = false
    screen.resume()
    events.continueInput()
    session.handle([.resize(screen.size)])
    redraw()
    ask()
    for notice in notices { notify(notice.title, notice.text) }
    notices = []
  }

  private func notify(_ title: String, _ text: String) {
    if isSuspended { return notices.append((title, text)) }
    screen.notify(title: title, text: text, known: session.store.environment.terminal)
  }

  private func handle(_ request: HostRequest) {
    switch request {
    case .quit: quit()
    case .quitUnsaved: leave(code: EXIT_SUCCESS)
    case .suspend: suspend()
    case .mouse(let isOn): screen.isMouseEnabled = isOn
    case .copy(let text): screen.copy(text)
    case .notify(let title, let text): notify(title, text)
    // The session's own.
    case .perform: break
    case .redraw:
      screen.resize(to: screen.size)
      redraw()
    }
  }

  // MARK: The end

  /// By the user, who has all that was typed saved, however often they ask.
  private func quit() {
    if isEnding, onSaving == nil { return leave(code: EXIT_SUCCESS) }
    end(code: EXIT_SUCCESS)
  }

  /// By the terminal or the system: what has begun gets some time; asked a second time, none.
  private func end(_ reason: EndReason) {
    if grace != nil { return leave(code: reason.status) }
    end(code: reason.status)
    grace = MainLoop.shared.schedule(after: Self.signalGrace) {
      MainActor.assumeIsolated { self.leave(code: reason.status) }
    }
  }

  /// The time for saves that have begun when the terminal or the system wants the program gone.
  private static var signalGrace: Duration { .milliseconds(500) }

  /// Leaves when all that was typed has reached the disk.
  private func end(code: Int32) {
    if isEnding { return }
    isEnding = true
    session.stopPictures()
    onEnding()
    tellSaving()
    var failures: [any Error] = []
    session.store.onFailure = { failures.append($0) }
    Task {
      await session.settle()
      screen.leave()
      leave(code: failures.compactMap { self.onLateFailure($0) }.first ?? code)
    }
  }

  private func tellSaving() {
    saving = clock.schedule(after: .milliseconds(500)) { [weak self] in
      Task { @MainActor in
        guard let self else { return }
        self.onSaving?(self.session.store.activity.busy.count)
        self.tellSaving()
      }
    }
  }

  private func leave(code: Int32) {
    events.stop()
    screen.leave()
    session.store.stop()
    exit(code)
  }
}

/// The pipe on which a program under test tells what its frames mean.
@MainActor
public final class InspectionPort {
  private let descriptor: Int32

  /// Says hello; so it is made before the first frame. Nil where the environment names no pipe, as
  /// in every ordinary run.
  public init?(environment: [String: String]) {
    guard let text = environment[InspectionChannel.environmentVariable],
      let descriptor = Int32(text), fcntl(descriptor, F_GETFD) >= 0
    else { return nil }
    self.descriptor = descriptor
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    let name = CommandLine.arguments.first?.split(separator: "/").last ?? ""
    send(line: Hello(program: String(name)).line)
  }

  fileprivate func send(_ report: FrameReport) { send(line: report.line) }

  /// Writes one line; a reader that is gone is no error here.
  private func send(line: [UInt8]) {
    let line = line + [UInt8(ascii: "\n")]
    line.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        let count = write(descriptor, bytes.baseAddress?.advanced(by: sent), bytes.count - sent)
        if count < 0, errno == EINTR { continue }
        if count <= 0 { return }
        sent += count
      }
    }
  }
}
