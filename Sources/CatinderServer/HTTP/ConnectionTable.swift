import NIOCore
import Scheduling
import Synchronization

/// Who is connected, since when, and until when: keeps the number and the patience within limits.
///
/// Where the table is full, the connection goes that has waited longest without a whole request, so
/// that a thousand who say nothing do not keep out one who does; where all have sent theirs, the one
/// that has watched longest.
final class ConnectionTable: Sendable {
  enum Phase: Sendable {
    /// Nothing yet, or a part of a request: who is slow stands here.
    case reading
    case answering
    /// Between two requests.
    case idle
    /// Takes news for as long as it likes.
    case streaming

    /// Whether it is the other side's turn to say something.
    var isWaitedFor: Bool { self == .reading || self == .idle }
  }

  private struct Entry {
    let channel: any Channel
    var phase = Phase.reading
    var since: Duration
    /// Counts up: many may begin at one moment of the clock.
    var turn: Int
  }

  private struct State {
    var entries: [ObjectIdentifier: Entry] = [:]
    var bodyBytes = 0
    var lastTurn = 0
    var timer: AppTimer?
  }

  private let limits: ServerLimits
  private let clock: any AppClock
  private let state: Mutex<State>

  init(limits: ServerLimits, clock: any AppClock) {
    self.limits = limits
    self.clock = clock
    state = Mutex(State())
  }

  var count: Int { state.withLock { $0.entries.count } }

  /// False where there is no room, and nobody who could make some.
  func admit(_ channel: any Channel) -> Bool {
    // Before it can be counted: who sees it counted may move the clock.
    watch()
    let now = clock.uptime
    let (isAdmitted, gone) = state.withLock { state -> (Bool, (any Channel)?) in
      var gone: (any Channel)?
      if state.entries.count >= limits.connections {
        guard let slowest = slowest(state, now) else { return (false, nil) }
        gone = state.entries.removeValue(forKey: slowest)?.channel
      }
      state.lastTurn += 1
      state.entries[ObjectIdentifier(channel)] = Entry(
        channel: channel, since: now, turn: state.lastTurn)
      return (true, gone)
    }
    gone?.close(promise: nil)
    if isAdmitted { watch() }
    return isAdmitted
  }

  private func slowest(_ state: State, _ now: Duration) -> ObjectIdentifier? {
    let entries = state.entries.lazy
    func first(_ isMeant: @escaping (Entry) -> Bool) -> ObjectIdentifier? {
      entries.filter { isMeant($0.value) }.min { $0.value.turn < $1.value.turn }?.key
    }
    // Who watches can come again; where they are half of all, they would leave no room to ask in.
    let watching = entries.filter { $0.value.phase == .streaming }.count
    if watching * 2 > state.entries.count, let watcher = first({ $0.phase == .streaming }) {
      return watcher
    }
    // Who has only just come is about to ask: not to go for the next one who comes.
    let newest = state.lastTurn - limits.connections / 4
    return first { $0.phase.isWaitedFor && $0.turn <= newest }
      ?? first { $0.phase == .streaming }
      ?? first { $0.phase.isWaitedFor }
      // Who asks and does not read could else fill the whole table.
      ?? first { now - $0.since >= self.limits.answerPatience }
  }

  func enter(_ phase: Phase, _ channel: any Channel) {
    let now = clock.uptime
    state.withLock { state in
      state.entries[ObjectIdentifier(channel)]?.phase = phase
      state.entries[ObjectIdentifier(channel)]?.since = now
      state.lastTurn += 1
      state.entries[ObjectIdentifier(channel)]?.turn = state.lastTurn
    }
  }

  func remove(_ channel: any Channel) {
    state.withLock { state in
      state.entries[ObjectIdentifier(channel)] = nil
      if state.entries.isEmpty { state.timer = nil }
    }
  }

  func closeAll() {
    for entry in state.withLock({ $0.entries.values.map { $0 } }) {
      entry.channel.close(promise: nil)
    }
  }

  // MARK: - Bodies

  /// Takes room for bytes of a body; false where all bodies together have none left.
  func takeRoom(_ bytes: Int) -> Bool {
    state.withLock { state in
      guard state.bodyBytes + bytes <= limits.allBodyBytes else { return false }
      state.bodyBytes += bytes
      return true
    }
  }

  func giveRoom(_ bytes: Int) { state.withLock { $0.bodyBytes -= bytes } }

  // MARK: - Time

  private func limit(_ phase: Phase) -> Duration? {
    switch phase {
    case .reading: limits.requestTime
    case .answering: limits.answerTime
    case .idle: limits.idleTime
    case .streaming: nil
    }
  }

  /// Looks once a second, as long as there is anybody.
  private func watch() {
    // Made under the lock: it may come before it is put down, and would then stand there for ever.
    state.withLock { state in
      if state.timer != nil { return }
      state.timer = clock.schedule(after: .seconds(1)) { [weak self] in self?.look() }
    }
  }

  private func look() {
    let now = clock.uptime
    let (late, isEmpty) = state.withLock { state -> ([any Channel], Bool) in
      state.timer = nil
      let late = state.entries.values.filter { entry in
        limit(entry.phase).map { now - entry.since >= $0 } ?? false
      }
      return (late.map(\.channel), state.entries.isEmpty)
    }
    for channel in late { channel.close(promise: nil) }
    if !isEmpty { watch() }
  }
}
