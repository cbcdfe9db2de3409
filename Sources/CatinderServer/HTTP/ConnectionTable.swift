import NIOCore
import Scheduling
import Synchronization

/// The open connections, with limits of number and time.
///
/// A new connection closes another one while the table is full: the one that has been without a whole
/// request for longest, so that a thousand silent clients do not keep out one that asks; else the one
/// that has streamed for longest.
final class ConnectionTable: Sendable {
  enum Phase: Sendable {
    /// Before the end of a request.
    case reading
    case answering
    /// Between two requests.
    case idle
    /// Without a limit of time.
    case streaming

    /// True while the client has to send something.
    var isWaitedFor: Bool { self == .reading || self == .idle }
  }

  private struct Entry {
    let channel: any Channel
    var phase = Phase.reading
    var since: Duration
    /// A number that counts up, as many may begin at one moment of the clock.
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
    (self.limits, self.clock) = (limits, clock)
    state = Mutex(State())
  }

  var count: Int { state.withLock { $0.entries.count } }

  /// Adds a connection; returns false if there is no room and none can be closed.
  func admit(_ channel: any Channel) -> Bool {
    // Before it is counted: a test that sees the count may move the clock.
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
    // Streams can reconnect; if they are half of all, they leave no room for requests.
    let watching = entries.filter { $0.value.phase == .streaming }.count
    if watching * 2 > state.entries.count, let watcher = first({ $0.phase == .streaming }) {
      return watcher
    }
    // New connections are about to send a request and stay.
    let newest = state.lastTurn - limits.connections / 4
    return first { $0.phase.isWaitedFor && $0.turn <= newest }
      ?? first { $0.phase == .streaming }
      ?? first { $0.phase.isWaitedFor }
      // Clients that send and do not read could else fill the whole table.
      ?? first { now - $0.since >= self.limits.answerPatience }
  }

  func enter(_ phase: Phase, _ channel: any Channel) {
    let now = clock.uptime
    state.withLock { state in
      state.lastTurn += 1
      guard state.entries[ObjectIdentifier(channel)] != nil else { return }
      state.entries[ObjectIdentifier(channel)] = Entry(
        channel: channel, phase: phase, since: now, turn: state.lastTurn)
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
  /// Reserves memory for a part of a body; returns false if all bodies together have too many bytes.
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

  /// Checks the times once a second while there are connections.
  private func watch() {
    // Made under the lock: it may fire before it is stored, and would then stay for ever.
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
