import Dispatch
import Scheduling
import Synchronization

/// Holds a feature's state, applies actions to it in their order, and carries out effects.
@MainActor
public final class Store<Root: Feature> {
  public private(set) var state: Root.State
  /// The environment, but for the moment: that is the clock's.
  private var known: Environment
  public let feature: Root
  public let activity: Activity
  /// Told when an action that came from outside waits; ``turn()`` takes it.
  public var onWake: (() -> Void)?
  public var onRequest: ((HostRequest) -> Void)?
  /// Told of each job that has failed; the features are told too.
  public var onFailure: ((any Error) -> Void)?
  /// Counts the updates that changed the state or the environment.
  public private(set) var version = 0

  /// The time that the program lives by.
  public let clock: any AppClock
  private let mailbox = Mailbox<Post>()
  /// The jobs that run on the main thread; none but where all is done there.
  private let jobs = MainQueue()
  private var subscriptions: [String: Running<Subscription>] = [:]
  private var timers: [String: Running<AppTimer>] = [:]
  /// The subscriptions and timers that have not been ended; what others have sent is thrown away.
  private var sources: Set<Int> = []
  private var nextSource = 0
  private var tasks: [Int: Task<Void, Never>] = [:]
  /// The newest job of each queue; the next one waits for it.
  private var queues: [String: Int] = [:]
  /// The newest job of each topic; those before it that still wait are left out.
  private var topics: [String: Int] = [:]
  private var nextTask = 0
  /// The jobs that take more items until they begin, by their task.
  private var batches: [Int: Batch] = [:]

  /// An action or a request on its way, and the subscription or timer that sent it.
  private enum Post: Sendable {
    case action(Root.Action, source: Int?)
    case request(ShellRequest)
    case call(@MainActor @Sendable () -> Void)
  }

  public init(
    _ feature: Root, state: Root.State, environment: Environment = Environment(),
    activity: Activity, clock: any AppClock
  ) {
    (self.feature, self.state) = (feature, state)
    known = environment
    (self.activity, self.clock) = (activity, clock)
    mailbox.onFirstPost { [weak self, jobs] in
      if jobs.isTended { return }
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.onWake?() } }
    }
  }

  /// The environment at this moment.
  public var environment: Environment {
    var environment = known
    environment.now = clock.now
    return environment
  }

  /// Changes the environment, and lets the features follow.
  public func change(_ change: (inout Environment) -> Void) {
    var outputs: [Root.Action] = []
    apply(change, &outputs)
    send(outputs)
  }

  /// Applies an action now, with all that follows from it in the same turn.
  public func send(_ action: Root.Action) { send([action]) }

  /// Makes a request now, as a feature would, with all that follows from it in the same turn.
  public func tell(_ request: ShellRequest) {
    var outputs: [Root.Action] = []
    apply(request, &outputs)
    send(outputs)
  }

  private func send(_ actions: [Root.Action]) {
    var outputs = actions
    var next = 0
    while next < outputs.count {
      apply(outputs[next], &outputs)
      next += 1
    }
  }

  /// - Parameter outputs: gets the actions that are to follow in the same turn.
  private func apply(_ action: Root.Action, _ outputs: inout [Root.Action]) {
    var next = state
    let effect = feature.update(&next, action, environment)
    take(next, effect, &outputs)
  }

  private func apply(_ request: ShellRequest, _ outputs: inout [Root.Action]) {
    var next = state
    let effect = feature.receive(&next, request, environment)
    take(next, effect, &outputs)
  }

  private func apply(_ change: (inout Environment) -> Void, _ outputs: inout [Root.Action]) {
    var before = known
    change(&known)
    guard known != before else { return }
    version += 1
    let environment = environment
    before.now = environment.now
    var next = state
    let effect = feature.adapt(&next, from: before, to: environment)
    take(next, effect, &outputs)
  }

  private func take(
    _ next: Root.State, _ effect: Effect<Root.Action>, _ outputs: inout [Root.Action]
  ) {
    if next != state {
      state = next
      version += 1
    }
    for index in 0..<effect.operations.count { perform(effect.operations[index], &outputs) }
  }

  /// Applies what came from effects since.
  public func turn() {
    while !mailbox.isEmpty {
      for post in mailbox.takeAll() { apply(post) }
    }
  }

  private func apply(_ post: Post) {
    switch post {
    case .action(let action, let source):
      if source.map(sources.contains) ?? true { send(action) }
    case .request(let request):
      if case .failed(let error) = request { onFailure?(error) }
      tell(request)
    case .call(let body): body()
    }
  }

  /// True while nothing can change any more without input.
  ///
  /// Who is busy is asked first: whoever finishes has posted before.
  public var isSettled: Bool { activity.isIdle && mailbox.isEmpty }

  /// Waits until nobody is busy; an action that comes meanwhile wakes the program by itself.
  public func waitForChange() async {
    await withCheckedContinuation { continuation in
      activity.whenIdle { continuation.resume() }
    }
  }

  /// Calls back within a turn, once nobody is busy but the holder of this token.
  func afterAllOthers(than token: Activity.Token, _ body: @escaping @MainActor @Sendable () -> Void)
  {
    activity.whenIdle(but: token) { [mailbox] in mailbox.post(.call(body)) }
  }

  // MARK: On one thread

  /// From now on, until ``leave()``, the caller calls ``turn()`` and ``runJobs()`` until nothing waits,
  /// so that nobody has to be woken for that; it must not wait for anything meanwhile.
  public func tend() { jobs.tend() }

  /// Ends it: whoever sends an action wakes the program again.
  public func leave() {
    jobs.leave()
    if !mailbox.isEmpty { onWake?() }
  }

  /// Runs the jobs that wait, where all is done on one thread; false where none did.
  public func runJobs() -> Bool { jobs.runAll() }

  /// Ends every effect, as a kill would, without waiting for any.
  public func stop() {
    sources = []
    subscriptions = [:]
    timers = [:]
    for task in tasks.values { task.cancel() }
  }

  private func perform(_ operation: Effect<Root.Action>.Operation, _ outputs: inout [Root.Action]) {
    switch operation {
    case .send(let action): outputs.append(action)
    case .run(let job): spawn(job, activity.begin(job.name))
    case .subscribe(let id, let start):
      end(subscriptions.removeValue(forKey: id)?.source)
      let source = newSource()
      subscriptions[id] = Running(source: source, handle: start(post(from: source)))
    case .timer(let id, let delay, let action):
      end(timers.removeValue(forKey: id)?.source)
      let source = newSource()
      let post = post(from: source)
      let timer = clock.schedule(after: delay) { post(action) }
      timers[id] = Running(source: source, handle: timer)
    case .cancel(let id):
      end(subscriptions.removeValue(forKey: id)?.source)
      end(timers.removeValue(forKey: id)?.source)
    case .ask(let request): onRequest?(request)
    case .tell(let request): apply(request, &outputs)
    case .change(let change): apply(change, &outputs)
    }
  }

  private func post(from source: Int?) -> Effect<Root.Action>.Send {
    Effect.Send(
      post: { [mailbox] in mailbox.post(.action($0, source: source)) },
      tell: { [mailbox] in mailbox.post(.request($0)) })
  }

  private func newSource() -> Int {
    nextSource += 1
    sources.insert(nextSource)
    return nextSource
  }

  /// Throws away what a source that was let go of has sent.
  private func end(_ source: Int?) {
    if let source { sources.remove(source) }
  }

  /// The token was taken before the task exists, and goes back after its last post.
  private func spawn(_ job: Effect<Root.Action>.Job, _ token: Activity.Token) {
    if let item = job.item, let newest = job.queues.first.flatMap({ queues[$0] }),
      batches[newest]?.add(item, of: job.name, token) == true
    {
      return
    }
    nextTask += 1
    let id = nextTask
    let batch = Batch(job.name, job.item, token)
    if job.item != nil { batches[id] = batch }
    let before = Set(job.queues.compactMap { queues[$0] }).compactMap { tasks[$0] }
    let post = post(from: nil)
    let isHere = activity.isOnOneThread
    tasks[id] = Task.detached(executorPreference: isHere ? jobs : nil) { [weak self, mailbox] in
      for task in before { await task.value }
      // Only a topic has to be asked about: each question is a way to the main actor and back.
      let isPointless = job.topic == nil ? false : await self?.isPointless(id, job.topic)
      let items = batch.close()
      if isPointless != true {
        do { try await job.work(items, post) } catch { mailbox.post(.request(.failed(error))) }
      }
      batch.end()
      if isHere { self?.forgetHere(id, job) } else { await self?.forget(id, job) }
    }
    for queue in job.queues { queues[queue] = id }
    if let topic = job.topic { topics[topic] = id }
  }

  /// Returns true where a newer job on the same topic waits behind this one.
  private func isPointless(_ id: Int, _ topic: String?) -> Bool {
    guard let topic, let newest = topics[topic] else { return false }
    return newest != id
  }

  /// On the main thread already.
  nonisolated private func forgetHere(_ id: Int, _ job: Effect<Root.Action>.Job) {
    MainActor.assumeIsolated { forget(id, job) }
  }

  private func forget(_ id: Int, _ job: Effect<Root.Action>.Job) {
    tasks[id] = nil
    batches[id] = nil
    for queue in job.queues where queues[queue] == id { queues[queue] = nil }
    if let topic = job.topic, topics[topic] == id { topics[topic] = nil }
  }
}

/// A subscription or timer under way, and the number that its posts bear.
///
/// Not within the store, whose type would be a part of it.
private struct Running<Handle> {
  let source: Int
  let handle: Handle
}

/// The actions on their way to the main actor, in the order in which they were posted.
final class Mailbox<Action: Sendable>: Sendable {
  private struct State {
    var actions: [Action] = []
    var onPost: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())
  /// The number of actions, which every turn asks for; changed under the lock.
  private let count = Atomic(0)

  var isEmpty: Bool { count.load(ordering: .acquiring) == 0 }

  /// Called, on the posting thread, when the first action comes into an empty box.
  func onFirstPost(_ callback: @escaping @Sendable () -> Void) {
    state.withLock { $0.onPost = callback }
  }

  func post(_ action: Action) {
    let callback = state.withLock { state in
      state.actions.append(action)
      count.store(state.actions.count, ordering: .releasing)
      return state.actions.count == 1 ? state.onPost : nil
    }
    callback?()
  }

  func takeAll() -> [Action] {
    state.withLock { state in
      defer {
        state.actions = []
        count.store(0, ordering: .releasing)
      }
      return state.actions
    }
  }
}
