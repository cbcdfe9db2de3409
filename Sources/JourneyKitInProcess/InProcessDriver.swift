import AppRuntime
import JourneyKit
import PseudoTerminal
import Scheduling
import Terminal
import Toolkit

/// A driver that runs a program inside the test: its session, its store, its frames, no terminal.
///
/// ```swift
/// let driver = InProcessDriver(size: Size(80, 24)) { size in
///   let clock = ManualClock(now: .distantPast)
///   let store = Store(Root(), state: .init(), activity: Activity(), clock: clock)
///   return (Session(store, size: size), clock)
/// }
/// ```
@MainActor
public final class InProcessDriver<Root: Feature>: Driver {
  public typealias Program = (session: Session<Root>, clock: ManualClock)

  public private(set) var screen = Screen.empty
  public private(set) var ending: Ending?
  /// True if this driver was told to end the program.
  private var isStopped = false
  public private(set) var settlement: Settlement?
  /// The program's requests to its host, to suspend or redraw, in order.
  public private(set) var requests: [HostRequest] = []
  /// The running program; nil before the launch.
  public private(set) var session: Session<Root>?

  /// The number of requests that ``takeEvidence()`` has reported.
  private var toldRequests = 0

  private let make: (Size) async throws -> Program
  private let deadline: Duration
  private var size: Size
  private var clock: ManualClock?
  private let alarm = Alarm()
  /// The wait for changes from outside.
  private var listener: FirstCall?

  /// - Parameters:
  ///   - deadline: how long a program may take to settle, in real time.
  ///   - make: builds the program anew on the same data at each launch.
  public init(
    size: Size = Size(80, 24), deadline: Duration = .seconds(10),
    make: @escaping (Size) async throws -> Program
  ) { (self.size, self.deadline, self.make) = (size, deadline, make) }

  public func launch() async throws {
    let program = try await make(size)
    session = program.session
    clock = program.clock
    ending = nil
    isStopped = false
    program.session.onRequest = { [weak self] in self?.take($0) }
    let wake = program.session.store.onWake
    program.session.store.onWake = { [weak self] in
      wake?()
      self?.listener?.fire()
    }
    try await settle()
  }

  public func perform(_ events: [InputEvent]) async throws {
    let session = try running()
    session.holdsFrames = true
    session.store.tend()
    session.handle(events)
    try await settle()
  }

  public func advance(by duration: Duration) async throws {
    let session = try running()
    guard let clock else { return }
    let end = clock.uptime + duration
    while clock.passNext(until: end) { await session.settle(within: ManualClock.patience) }
    clock.pass(to: end)
    try await settle()
  }

  public func resize(to size: Size) async throws {
    self.size = size
    try await perform([.resize(size)])
  }

  /// Shows the running program in another environment, as in a theme that the user could choose, and
  /// returns the screen in it. The environment stays so.
  ///
  /// ```swift
  /// let light = try await driver.look { $0.theme = .light }
  /// ```
  public func look(_ change: (inout Environment) -> Void) async throws -> Screen {
    let session = try running()
    session.holdsFrames = true
    session.store.tend()
    session.store.change(change)
    try await settle()
    return screen
  }

  public func relaunch() async throws {
    session?.store.stop()
    session = nil
    try await launch()
  }

  public func takeEvidence() -> ActEvidence {
    defer { toldRequests = requests.count }
    return ActEvidence(messages: requests.dropFirst(toldRequests).map { "request \($0)" })
  }

  public func stop() {
    session?.store.stop()
    guard ending == nil else { return }
    ending = Ending(status: .signaled(9))
    isStopped = true
  }

  public func endingByItself() -> Ending? { isStopped ? nil : ending }

  /// Waits for news from outside, if the program listens. A settled program waits for its clock,
  /// which only ``advance(by:)`` moves, so nothing else can change.
  public func waitForChange(until end: ContinuousClock.Instant) async throws -> Bool {
    let session = try running()
    while session.store.isSettled, session.screen == screen {
      guard session.store.activity.isListening, ContinuousClock.now < end else { return false }
      await nextWord(until: end)
    }
    try await settle()
    return true
  }

  /// Waits for the next news, which wakes the program on this thread and so not before the wait.
  private func nextWord(until end: ContinuousClock.Instant) async {
    await withCheckedContinuation { continuation in
      let first = FirstCall(continuation)
      listener = first
      alarm.set(first, at: end)
    }
    listener = nil
  }

  private func running() throws -> Session<Root> {
    try checkRunning()
    guard let session else { throw DriverError.notLaunched }
    return session
  }

  private func take(_ request: HostRequest) {
    requests.append(request)
    if request == .quit || request == .quitUnsaved { ending = Ending(status: .exited(0)) }
  }

  public var busy: [String] { session?.store.activity.busy ?? [] }

  // MARK: Settling
  /// The number of turns for tasks on this thread before the driver waits for others.
  private static var mostTurns: Int { 100 }

  /// Turns until nothing can change any more, or throws when the deadline has come.
  private func settle() async throws {
    guard let session else { throw DriverError.notLaunched }
    let end = ContinuousClock.now + deadline
    session.store.tend()
    defer {
      session.holdsFrames = false
      session.turn()
      session.store.leave()
      screen = session.screen
    }
    var turns = 0
    while true {
      if session.isSettledWithFrame {
        settlement = Settlement(.counted)
        return
      }
      if session.store.runJobs() { continue }
      session.store.leave()
      defer { session.store.tend() }
      turns += 1
      if session.store.activity.isOnOneThread, turns < Self.mostTurns {
        await Task.yield()
        continue
      }
      if ContinuousClock.now >= end {
        let busy = session.store.activity.busy
        throw DriverError.notSettled(after: deadline, busy: busy)
      }
      await idle(of: session.store.activity, until: end)
    }
  }

  /// Waits until nobody is busy or the deadline has come; what is sent meanwhile wakes the session.
  private func idle(of activity: Activity, until end: ContinuousClock.Instant) async {
    await withCheckedContinuation { continuation in
      let first = FirstCall(continuation)
      alarm.set(first, at: end)
      activity.whenIdle { first.fire() }
    }
  }
}

extension Session {
  /// True once nobody is busy and the frame is drawn. Earlier frames are not drawn, since nobody
  /// looks at them. Drawing may begin something in its turn.
  fileprivate var isSettledWithFrame: Bool {
    holdsFrames = true
    turn()
    guard store.isSettled else { return false }
    holdsFrames = false
    turn()
    return store.isSettled
  }

  /// The screen that a user would see now.
  public var screen: Screen {
    var screen = Screen(
      surface: frame.surface, cursor: frame.cursor, nodes: frame.nodes, focus: focus,
      focusOrder: frame.focusOrder)
    screen.colors = colorRoles
    return screen
  }
}
