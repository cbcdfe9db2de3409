import Synchronization

/// The count of who is busy, so that "settled" is known and never guessed.
///
/// A job takes a token *before* its task is spawned and gives it back after its last result was
/// posted; a subscription holds one until its first value; a sleeper on a manual clock gives it back
/// while it is parked. When the count is zero and no message waits, nothing can change any more
/// without input, but for what somebody outside says whom the program listens to. Safe from any
/// thread; every call is a short lock.
public final class Activity: Sendable {
  private struct State {
    var nextID = 0
    var names: [Int: String] = [:]
    var listeners: Set<Int> = []
    var waiters: [Waiter] = []
  }

  private struct Waiter {
    /// The one who may be busy all the same.
    let own: Int?
    let callback: @Sendable () -> Void

    func isServed(by busy: [Int: String]) -> Bool {
      busy.isEmpty || (busy.count == 1 && own.map { busy[$0] != nil } ?? false)
    }
  }

  /// True if work is done on the thread that asks for it, one piece after another. A test in
  /// process has nobody else who waits, and a change of thread costs more than most work.
  public let isOnOneThread: Bool
  private let state = Mutex(State())

  public init(isOnOneThread: Bool = false) { self.isOnOneThread = isOnOneThread }

  /// Marks the start of a piece of work; `name` tells in a failure who was busy.
  public func begin(_ name: String) -> Token {
    let id = state.withLock { state in
      state.nextID += 1
      state.names[state.nextID] = name
      return state.nextID
    }
    return Token(id: id, activity: self)
  }

  /// Marks that somebody outside of the program may say something at any time, as a server at the
  /// other end of a line. Nobody is busy with that.
  public func listen() -> Token {
    let id = state.withLock { state in
      state.nextID += 1
      state.listeners.insert(state.nextID)
      return state.nextID
    }
    return Token(id: id, activity: self)
  }

  /// True if something may come from outside at any time.
  public var isListening: Bool { state.withLock { !$0.listeners.isEmpty } }
  public var isIdle: Bool { state.withLock { $0.names.isEmpty } }
  /// The names of all who are busy, for a failure message; sorted.
  public var busy: [String] { state.withLock { $0.names.values.sorted() } }

  /// Calls back once, when the count is zero: at once where it is zero now, else on the thread that
  /// gives the last token back.
  public func whenIdle(_ callback: @escaping @Sendable () -> Void) {
    wait(Waiter(own: nil, callback: callback))
  }

  /// The same for one who is busy and waits for all others.
  public func whenIdle(but own: Token, _ callback: @escaping @Sendable () -> Void) {
    wait(Waiter(own: own.id, callback: callback))
  }

  private func wait(_ waiter: Waiter) {
    let isIdle = state.withLock { state in
      if waiter.isServed(by: state.names) { return true }
      state.waiters.append(waiter)
      return false
    }
    if isIdle { waiter.callback() }
  }

  private func end(_ id: Int) {
    let waiters: [Waiter] = state.withLock { state in
      state.listeners.remove(id)
      // Whoever may be served now: only the last one or two tell.
      guard state.names.removeValue(forKey: id) != nil, state.names.count < 2 else { return [] }
      let served = state.waiters.filter { $0.isServed(by: state.names) }
      state.waiters.removeAll { $0.isServed(by: state.names) }
      return served
    }
    for waiter in waiters { waiter.callback() }
  }

  /// One piece of work under way, or one who listens. ``end()`` may be called more than once, and letting go of the last
  /// reference ends it too, so that a cancelled task cannot leave the count up.
  public final class Token: Sendable {
    fileprivate let id: Int
    private let activity: Activity

    fileprivate init(id: Int, activity: Activity) { (self.id, self.activity) = (id, activity) }

    deinit { activity.end(id) }

    public func end() { activity.end(id) }
  }
}
