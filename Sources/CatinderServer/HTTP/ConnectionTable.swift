import NIOCore
import Scheduling
import Synchronization

/// The open connections, with limits of number and time.
///
/// A new connection closes another one while the table is full, of the addresses that have most: the one
/// that has been without a whole request for longest, so that a thousand silent clients do not keep out
/// one that asks; else the one that has streamed for longest.
final class ConnectionTable: Sendable {
  enum Phase: String, Sendable, CaseIterable {
    /// Before the first byte of the first request.
    case opened
    /// Before the end of a request.
    case reading
    case answering
    /// Between two requests.
    case idle
    /// Without a limit of time.
    case streaming

    /// True while the client has to send something.
    var isWaitedFor: Bool { self == .opened || self == .reading || self == .idle }
    /// True while a request has begun and its answer has not left.
    var isUnderWay: Bool { self == .reading || self == .answering }
  }

  private struct Entry {
    let channel: any Channel
    /// The address that it counts for; nil for one of its own.
    let client: String?
    var phase = Phase.opened
    var since: Duration
    /// A number that counts up, as many may begin at one moment of the clock.
    var turn: Int
    /// The number of connections that had come when it came, with itself.
    let arrival: Int
  }

  private struct State {
    var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of connections of each address.
    var counts: [String: Int] = [:]
    var bodyBytes = 0
    var lastTurn = 0
    var arrivals = 0
    var timer: AppTimer?
    /// Connections that were closed, as there was no room or their time was over.
    var (evicted, late) = (0, 0)
    var haveStreamsEnded = false
    /// Called once when nothing is under way.
    var whenQuiet: (@Sendable () -> Void)?

    var isQuiet: Bool { !entries.values.contains { $0.phase.isUnderWay } }

    /// Takes out the call, if it is due.
    mutating func takeWhenQuiet() -> (@Sendable () -> Void)? {
      guard whenQuiet != nil, isQuiet else { return nil }
      defer { whenQuiet = nil }
      return whenQuiet
    }

    mutating func add(_ entry: Entry) {
      entries[ObjectIdentifier(entry.channel)] = entry
      if let client = entry.client { counts[client, default: 0] += 1 }
    }

    mutating func remove(_ id: ObjectIdentifier) -> (any Channel)? {
      guard let entry = entries.removeValue(forKey: id) else { return nil }
      if let client = entry.client {
        let left = (counts[client] ?? 1) - 1
        counts[client] = left > 0 ? left : nil
      }
      return entry.channel
    }
  }

  private let limits: ServerLimits
  private let clock: any AppClock
  private let state: Mutex<State>

  init(limits: ServerLimits, clock: any AppClock) {
    (self.limits, self.clock) = (limits, clock)
    state = Mutex(State())
  }

  var count: Int { state.withLock { $0.entries.count } }
  /// The number of requests that have begun and whose answer has not left.
  var underWay: Int { state.withLock { $0.entries.values.count(where: \.phase.isUnderWay) } }

  /// Adds a connection; returns false if there is no room and none can be closed.
  ///
  /// - Parameter client: the address that it counts for; nil for a proxy, which has many clients.
  func admit(_ channel: any Channel, of client: String? = nil) -> Bool {
    // Before it is counted: a test that sees the count may move the clock.
    watch()
    let now = clock.uptime
    let (isAdmitted, gone) = state.withLock { state -> (Bool, (any Channel)?) in
      var gone: (any Channel)?
      if state.entries.count >= limits.connections {
        guard let slowest = slowest(state, now) else { return (false, nil) }
        gone = state.remove(slowest)
        state.evicted += 1
      }
      state.lastTurn += 1
      state.arrivals += 1
      state.add(
        Entry(
          channel: channel, client: client, since: now, turn: state.lastTurn,
          arrival: state.arrivals))
      return (true, gone)
    }
    gone?.close(promise: nil)
    if isAdmitted { watch() }
    return isAdmitted
  }

  /// Returns the connection to close: of the addresses that have most, else of all.
  private func slowest(_ state: State, _ now: Duration) -> ObjectIdentifier? {
    let most = state.counts.values.max() ?? 1
    let crowd = state.entries.filter { ($0.value.client.flatMap { state.counts[$0] } ?? 1) == most }
    return slowest(of: crowd, state, now) ?? slowest(of: state.entries, state, now)
  }

  private func slowest(
    of entries: [ObjectIdentifier: Entry], _ state: State, _ now: Duration
  ) -> ObjectIdentifier? {
    let entries = entries.lazy
    func first(_ isMeant: @escaping (Entry) -> Bool) -> ObjectIdentifier? {
      entries.filter { isMeant($0.value) }.min { $0.value.turn < $1.value.turn }?.key
    }
    // Streams can reconnect; if they are half of all, they leave no room for requests.
    let watching = entries.filter { $0.value.phase == .streaming }.count
    if watching * 2 > entries.count, let watcher = first({ $0.phase == .streaming }) {
      return watcher
    }
    // New connections are about to send a request and stay, however much others do meanwhile.
    let few = limits.connections / 4
    let (newest, latest) = (state.lastTurn - few, state.arrivals - few)
    func isNew(_ entry: Entry) -> Bool {
      entry.turn > newest || entry.phase == .opened && entry.arrival > latest
    }
    return first { $0.phase.isWaitedFor && !isNew($0) }
      ?? first { $0.phase == .streaming }
      ?? first { $0.phase.isWaitedFor }
      // Clients that send and do not read could else fill the whole table.
      ?? first { now - $0.since >= self.limits.answerPatience }
  }

  func enter(_ phase: Phase, _ channel: any Channel) {
    let now = clock.uptime
    let call = state.withLock { state -> (@Sendable () -> Void)? in
      state.lastTurn += 1
      guard var entry = state.entries[ObjectIdentifier(channel)] else { return nil }
      (entry.phase, entry.since, entry.turn) = (phase, now, state.lastTurn)
      state.entries[ObjectIdentifier(channel)] = entry
      return state.takeWhenQuiet()
    }
    call?()
  }

  func remove(_ channel: any Channel) {
    let call = state.withLock { state in
      _ = state.remove(ObjectIdentifier(channel))
      if state.entries.isEmpty { state.timer = nil }
      return state.takeWhenQuiet()
    }
    call?()
  }

  /// Calls back once, as soon as no request is under way; at once if none is.
  func whenQuiet(_ call: @escaping @Sendable () -> Void) {
    let due = state.withLock { state in
      state.whenQuiet = call
      return state.takeWhenQuiet()
    }
    due?()
  }

  /// True from ``endStreams()`` on: a stream that begins ends at once.
  var haveStreamsEnded: Bool { state.withLock(\.haveStreamsEnded) }

  func endStreams() {
    let streams = state.withLock { state in
      state.haveStreamsEnded = true
      return state.entries.values.filter { $0.phase == .streaming }
    }
    for entry in streams { entry.channel.endAnswer() }
  }

  /// The figures of the connections.
  var gauges: [ServerMetrics.Gauge] {
    [
      ServerMetrics.Gauge(
        name: "moggy_connections", help: "Connections that are open, by what they do."
      ) { [weak self] in
        let entries = self?.state.withLock { $0.entries.values.map(\.phase) } ?? []
        return Phase.allCases.map { phase in
          (("phase", phase.rawValue), Double(entries.count(where: { $0 == phase })))
        }
      },
      ServerMetrics.Gauge(
        name: "moggy_connections_closed_total",
        help: "Connections that were closed for want of room, or late.", kind: "counter"
      ) { [weak self] in
        let (evicted, late) = self?.state.withLock { ($0.evicted, $0.late) } ?? (0, 0)
        return [(("reason", "room"), Double(evicted)), (("reason", "late"), Double(late))]
      },
    ]
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
    case .opened, .reading: limits.requestTime
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
      state.late += late.count
      return (late.map(\.channel), state.entries.isEmpty)
    }
    for channel in late { channel.close(promise: nil) }
    if !isEmpty { watch() }
  }
}
