import Scheduling

/// What an update asks of the world outside; a value, carried out by the ``Session``.
///
/// Inlinable, as an update makes some with every key, and most of them have nothing to do.
public struct Effect<Action: Sendable>: Sendable {
  /// Takes an action from any thread into the program's mailbox.
  public typealias Send = @Sendable (Action) -> Void

  @usableFromInline
  enum Operation: Sendable {
    case send(Action)
    case run(Job)
    case subscribe(id: String, @Sendable (@escaping Send) -> Subscription)
    case timer(id: String, after: Duration, Action)
    case cancel(id: String)
    case ask(HostRequest)
    case change(@Sendable (inout Environment) -> Void)
  }

  /// A finite job and where it stands among others.
  @usableFromInline
  struct Job: Sendable {
    @usableFromInline var name: String
    @usableFromInline var line: String?
    @usableFromInline var topic: String?
    @usableFromInline var work: @Sendable (@escaping Send) async -> Void

    @inlinable
    init(
      name: String, line: String?, topic: String?,
      work: @escaping @Sendable (@escaping Send) async -> Void
    ) {
      (self.name, self.line, self.topic, self.work) = (name, line, topic, work)
    }
  }

  @usableFromInline let operations: [Operation]

  @inlinable
  init(_ operations: [Operation]) {
    self.operations = operations
  }

  @inlinable public static var none: Effect { Effect([]) }

  /// A word to the parent, which sees it pass by: handled in the same turn.
  @inlinable
  public static func output(_ action: Action) -> Effect { Effect([.send(action)]) }

  /// A finite job off the main actor. It counts as busy until it returns.
  ///
  /// - Parameters:
  ///   - line: jobs of the same line run one after another, in the order of their effects; nil for a
  ///     job that may run beside any other.
  ///   - topic: of jobs on the same topic that wait in their line, only the newest runs: what it does
  ///     makes the others pointless.
  @inlinable
  public static func run(
    _ name: String, line: String? = nil, topic: String? = nil,
    _ job: @escaping @Sendable (_ send: @escaping Send) async -> Void
  ) -> Effect {
    Effect([.run(Job(name: name, line: line, topic: topic, work: job))])
  }

  /// A long-lived source; starting one under an id that is in use ends the older one.
  ///
  /// The source itself counts as busy until its first value and from each change until it has sent
  /// the value of it.
  @inlinable
  public static func subscribe(
    _ id: String, _ start: @escaping @Sendable (_ send: @escaping Send) -> Subscription
  ) -> Effect {
    Effect([.subscribe(id: id, start)])
  }

  /// An action later. Waiting does not count as busy; an older timer of the same id is cancelled.
  @inlinable
  public static func after(_ delay: Duration, id: String, _ action: Action) -> Effect {
    Effect([.timer(id: id, after: delay, action)])
  }

  /// Ends the subscription or timer of an id; what it has sent and nobody has seen is thrown away.
  @inlinable
  public static func cancel(_ id: String) -> Effect { Effect([.cancel(id: id)]) }

  /// Asks the program around the features: to quit, to suspend.
  @inlinable
  public static func ask(_ request: HostRequest) -> Effect { Effect([.ask(request)]) }

  /// Changes what every feature knows, in the same turn; each is asked to follow (``Feature/adapt``).
  @inlinable
  public static func change(
    _ change: @escaping @Sendable (inout Environment) -> Void
  ) -> Effect {
    Effect([.change(change)])
  }

  @inlinable
  public static func merge(_ effects: Effect...) -> Effect {
    var merged = Effect.none
    for effect in effects where !effect.operations.isEmpty {
      let isFirst = merged.operations.isEmpty
      merged = isFirst ? effect : Effect(merged.operations + effect.operations)
    }
    return merged
  }

  /// The same effect in a feature that this one is a part of: lines and ids are those of both, so
  /// that its ids must be its own.
  @inlinable
  public func map<Outer>(
    _ transform: @escaping @Sendable (Action) -> Outer
  ) -> Effect<Outer> {
    if operations.isEmpty { return .none }
    return Effect<Outer>(operations.map { Self.map($0, nil, transform) })
  }

  /// The same effect in a feature that wraps this one's actions; ids get `prefix` in front.
  @inlinable
  public func map<Outer>(
    id prefix: String, _ transform: @escaping @Sendable (Action) -> Outer
  ) -> Effect<Outer> {
    if operations.isEmpty { return .none }
    return Effect<Outer>(operations.map { Self.map($0, prefix, transform) })
  }

  @inlinable
  static func map<Outer>(
    _ operation: Operation, _ prefix: String?, _ transform: @escaping @Sendable (Action) -> Outer
  ) -> Effect<Outer>.Operation {
    let name = { (name: String) in prefix.map { $0 + "." + name } ?? name }
    return switch operation {
    case .send(let action): .send(transform(action))
    case .run(let job):
      .run(
        Effect<Outer>.Job(
          name: job.name, line: job.line.map(name),
          topic: job.topic.map(name),
          work: { send in await job.work { send(transform($0)) } }))
    case .subscribe(let id, let start):
      .subscribe(id: name(id)) { send in start { send(transform($0)) } }
    case .timer(let id, let delay, let action):
      .timer(id: name(id), after: delay, transform(action))
    case .cancel(let id): .cancel(id: name(id))
    case .ask(let request): .ask(request)
    case .change(let change): .change(change)
    }
  }
}

/// A running source; letting go of it ends it.
public final class Subscription: Sendable {
  private let onCancel: @Sendable () -> Void

  public init(onCancel: @escaping @Sendable () -> Void) {
    self.onCancel = onCancel
  }

  deinit { onCancel() }
}

/// What features ask of the program around them.
public enum HostRequest: Hashable, Sendable {
  case quit
  case suspend
  /// Draws the whole screen anew, as after another program wrote on it.
  case redraw
  /// Takes the mouse, or leaves it to the terminal's own selection.
  case mouse(Bool)
  /// Puts a text into the terminal's clipboard; whether the terminal does it, it does not say.
  case copy(String)
}
