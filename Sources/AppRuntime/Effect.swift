import Scheduling

/// A request that an update makes of the world outside; a value, carried out by the ``Store``.
public struct Effect<Action: Sendable>: Sendable {
  /// The way of a job or a source into the program's mailbox, from any thread.
  public struct Send: Sendable {
    let post: @Sendable (Action) -> Void
    let tell: @Sendable (ShellRequest) -> Void

    /// Sends an action to the feature that the effect comes from.
    public func callAsFunction(_ action: Action) { post(action) }

    /// Tells the user something in passing.
    public func notice(_ text: String) { tell(.notice(text)) }

    /// Tells the user that something did not work.
    public func failed(_ error: any Error) { tell(.failed(error)) }

    fileprivate func mapped<Inner: Sendable>(
      _ transform: @escaping @Sendable (Inner) -> Action
    ) -> Effect<Inner>.Send {
      let post = post
      return Effect<Inner>.Send(post: { post(transform($0)) }, tell: tell)
    }
  }

  enum Operation: Sendable {
    case send(Action)
    case run(Job)
    case subscribe(id: String, @Sendable (Send) -> Subscription)
    case timer(id: String, after: Duration, Action)
    case cancel(id: String)
    case ask(HostRequest)
    case tell(ShellRequest)
    case change(@Sendable (inout Environment) -> Void)
  }

  /// A finite job and its place among others.
  struct Job: Sendable {
    var name: String
    var queues: [String]
    var topic: String?
    /// The first item of a job that takes all that wait beside each other; nil for any other job.
    var item: (any Sendable)?
    var work: @Sendable ([any Sendable], Send) async throws -> Void
  }

  let operations: [Operation]

  init(_ operations: [Operation]) { self.operations = operations }

  public static var none: Effect { Effect([]) }

  /// An action for the parent, which sees it pass by: handled in the same turn.
  public static func output(_ action: Action) -> Effect { Effect([.send(action)]) }

  /// A finite job off the main actor. It counts as busy until it returns.
  ///
  /// An error that the job throws is told to the user as ``ShellRequest/failed(_:)``.
  ///
  /// - Parameters:
  ///   - queue: jobs of the same queue run one after another, in the order of their effects; nil for a
  ///     job that may run beside any other.
  ///   - topic: of jobs on the same topic that wait in their queue, only the newest runs: its result
  ///     makes the others pointless.
  public static func run(
    _ name: String, queue: String? = nil, topic: String? = nil,
    _ job: @escaping @Sendable (_ send: Send) async throws -> Void
  ) -> Effect {
    let queues = queue.map { [$0] } ?? []
    return Effect([.run(Job(name: name, queues: queues, topic: topic) { try await job($1) })])
  }

  /// A finite job that takes its place in several queues at once: it runs when the jobs before it in all
  /// of them are done, and those behind it in any of them wait for it.
  public static func run(
    _ name: String, queues: [String], _ job: @escaping @Sendable (_ send: Send) async throws -> Void
  ) -> Effect {
    Effect([.run(Job(name: name, queues: queues) { try await job($1) })])
  }

  /// A job for an item that takes with it all items that come while it waits in its queue, in their
  /// order: for what is cheaper to do together, as saves are.
  ///
  /// Only jobs of this name that stand directly behind each other become one. Each item counts as
  /// busy until the job returns.
  public static func gather<Item: Sendable>(
    _ name: String, queue: String, _ item: Item,
    _ job: @escaping @Sendable (_ items: [Item], _ send: Send) async throws -> Void
  ) -> Effect {
    let gathered = Job(name: name, queues: [queue], item: item) { items, send in
      try await job(items.compactMap { $0 as? Item }, send)
    }
    return Effect([.run(gathered)])
  }

  /// A long-lived source; starting one under an id that is in use ends the older one.
  ///
  /// The source itself counts as busy until its first value and from each change until it has sent
  /// the value of it.
  public static func subscribe(
    _ id: String, _ start: @escaping @Sendable (_ send: Send) -> Subscription
  ) -> Effect { Effect([.subscribe(id: id, start)]) }

  /// A live query: each of its values becomes an action, until the id is cancelled.
  ///
  /// - Parameters:
  ///   - start: begins the query and returns what keeps it alive.
  ///   - failed: the action for an error; nil tells the user of it.
  public static func observe<Value, Observation: Sendable>(
    _ id: String,
    _ start:
      @escaping @Sendable (
        _ tell: @escaping @Sendable (Result<Value, any Error>) -> Void
      ) -> Observation,
    failed: (@Sendable (any Error) -> Action)? = nil,
    _ action: @escaping @Sendable (Value) -> Action
  ) -> Effect {
    .subscribe(id) { send in
      let observation = start { result in
        switch result {
        case .success(let value): send(action(value))
        case .failure(let error):
          if let failed { send(failed(error)) } else { send.failed(error) }
        }
      }
      return Subscription { withExtendedLifetime(observation) {} }
    }
  }

  /// An action later. Waiting does not count as busy; an older timer of the same id is cancelled.
  public static func after(_ delay: Duration, id: String, _ action: Action) -> Effect {
    Effect([.timer(id: id, after: delay, action)])
  }

  /// Ends the subscription or timer of an id; what it has sent and nobody has seen is thrown away.
  public static func cancel(_ id: String) -> Effect { Effect([.cancel(id: id)]) }

  /// A request to the program around the features: to quit, to suspend.
  public static func ask(_ request: HostRequest) -> Effect { Effect([.ask(request)]) }

  /// A request to the feature around all others, however deep the one that makes it lies.
  public static func tell(_ request: ShellRequest) -> Effect { Effect([.tell(request)]) }

  /// Tells the user something in passing.
  public static func notice(_ text: String) -> Effect { .tell(.notice(text)) }

  /// Tells the user that something did not work.
  public static func failed(_ error: any Error) -> Effect { .tell(.failed(error)) }

  /// Shows another tab.
  public static func open(tab: String) -> Effect { .tell(.open(tab: tab)) }

  /// Puts a text into the terminal's clipboard.
  public static func copy(_ text: String) -> Effect { .ask(.copy(text)) }

  /// Changes what every feature knows, in the same turn; each is asked to follow (``Feature/adapt``).
  public static func change(_ change: @escaping @Sendable (inout Environment) -> Void) -> Effect {
    Effect([.change(change)])
  }

  public static func merge(_ effects: Effect...) -> Effect { merge(effects) }

  public static func merge(_ effects: [Effect]) -> Effect {
    Effect(effects.flatMap { $0.operations })
  }

  /// The same effect in a feature that this one is a part of: queues and ids are those of both, so
  /// that its ids must be its own.
  public func map<Outer>(_ transform: @escaping @Sendable (Action) -> Outer) -> Effect<Outer> {
    Effect<Outer>(operations.map { Self.map($0, nil, transform) })
  }

  /// The same effect in a feature that wraps this one's actions; ids get `prefix` in front.
  public func map<Outer>(
    id prefix: String, _ transform: @escaping @Sendable (Action) -> Outer
  ) -> Effect<Outer> {
    Effect<Outer>(operations.map { Self.map($0, prefix, transform) })
  }

  private static func map<Outer>(
    _ operation: Operation, _ prefix: String?, _ transform: @escaping @Sendable (Action) -> Outer
  ) -> Effect<Outer>.Operation {
    let name = { (name: String) in prefix.map { $0 + "." + name } ?? name }
    return switch operation {
    case .send(let action): .send(transform(action))
    case .run(let job):
      .run(
        Effect<Outer>.Job(
          name: job.name, queues: job.queues.map(name), topic: job.topic.map(name), item: job.item,
          work: { items, send in try await job.work(items, send.mapped(transform)) }))
    case .subscribe(let id, let start):
      .subscribe(id: name(id)) { send in start(send.mapped(transform)) }
    case .timer(let id, let delay, let action):
      .timer(id: name(id), after: delay, transform(action))
    case .cancel(let id): .cancel(id: name(id))
    case .ask(let request): .ask(request)
    case .tell(let request): .tell(request)
    case .change(let change): .change(change)
    }
  }
}

/// A running source; letting go of it ends it.
public final class Subscription: Sendable {
  private let onCancel: @Sendable () -> Void

  public init(onCancel: @escaping @Sendable () -> Void) { self.onCancel = onCancel }

  deinit { onCancel() }
}

/// A request of a feature to the program around it.
public enum HostRequest: Hashable, Sendable {
  /// To end, when all that was typed has been saved.
  case quit
  /// To end at once, without what is not saved yet.
  case quitUnsaved
  case suspend
  /// Draws the whole screen anew, as after another program wrote on it.
  case redraw
  /// To perform what the binding of a name does, as its key would, when the screen that has it shows; and
  /// to tell `missing` where none has it once nobody is busy any more. Any input ends the waiting.
  case perform(String, missing: String)
  /// Takes the mouse, or leaves it to the terminal's own selection.
  case mouse(Bool)
  /// Puts a text into the terminal's clipboard; whether the terminal does it, it does not say.
  case copy(String)
  /// Tells something on the desktop, or rings the bell of a terminal that cannot: for who looks elsewhere.
  case notify(title: String, text: String)
}
