import Terminal

/// The shortest journey that still shows a fault, by delta debugging (Zeller, Hildebrandt: Simplifying and
/// isolating failure-inducing input, 2002): whole parts are left out while the fault still comes, then single
/// acts; then the acts themselves become simpler.
@MainActor
final class StormShrinker {
  private let replay: StormReplay
  private let most: Int
  private let end: ContinuousClock.Instant
  /// The number of journeys tried.
  private(set) var candidates = 0

  init(_ replay: StormReplay, most: Int, until end: ContinuousClock.Instant) {
    (self.replay, self.most, self.end) = (replay, most, end)
  }

  func shortest(_ acts: [StormAct], showing fault: StormFault) async throws -> [StormAct] {
    var acts = acts
    // Most faults need little of what came before the last acts.
    for count in [1, 2, 3, 5, 8, 13] where count < acts.count {
      guard let shorter = try await tried(Array(acts.suffix(count)), fault) else { continue }
      acts = shorter
      break
    }
    acts = try await withoutParts(acts, fault)
    acts = try await simpler(acts, fault)
    return try await withoutParts(acts, fault)
  }

  /// Returns the candidate, cut where the fault comes; nil where it does not, or all tries are used up.
  private func tried(_ acts: [StormAct], _ fault: StormFault) async throws -> [StormAct]? {
    guard candidates < most, ContinuousClock.now < end else { return nil }
    candidates += 1
    return try await replay.shows(fault, by: acts)?.acts
  }

  private func withoutParts(_ acts: [StormAct], _ fault: StormFault) async throws -> [StormAct] {
    var (acts, parts) = (acts, 2)
    while acts.count > 1 {
      let size = max(1, acts.count / parts)
      var isShorter = false
      for start in stride(from: 0, to: acts.count, by: size) {
        let rest = Array(acts[..<start] + acts[min(acts.count, start + size)...])
        guard let shorter = try await tried(rest, fault) else { continue }
        (acts, isShorter) = (shorter, true)
        parts = max(2, parts - 1)
        break
      }
      if isShorter { continue }
      if size == 1 { return acts }
      parts = min(acts.count, parts * 2)
    }
    return acts
  }

  /// Replaces each act by simpler ones while the fault still comes.
  private func simpler(_ acts: [StormAct], _ fault: StormFault) async throws -> [StormAct] {
    var acts = acts
    for index in acts.indices.reversed() {
      var goesOn = true
      while goesOn, index < acts.count {
        goesOn = false
        for act in acts[index].simpler {
          var changed = acts
          changed[index] = act
          guard let shown = try await tried(changed, fault), shown.count == acts.count
          else { continue }
          (acts, goesOn) = (shown, true)
          break
        }
      }
    }
    return acts
  }
}

extension StormAct {
  /// Simpler acts that may do the same, the simplest first.
  fileprivate var simpler: [StormAct] {
    switch self {
    case .type(let text) where text.count > 1: Self.shorter(text).map { StormAct.type($0) }
    case .type(let text) where text.count == 1:
      [StormAct.press(StormRun.stroke(Character(text)).description)]
    case .paste(let text) where text.count > 1: Self.shorter(text).map { StormAct.paste($0) }
    case .unread(let key, let times) where times > 4: [StormAct.unread(key, times: times / 2)]
    case .undo(let act, let key): act.simpler.map { StormAct.undo($0, key: key) }
    case .again(let acts, let times) where acts.count > 1:
      acts.map { StormAct.again([$0], times: times) }
    // One of its keys may have led to where the next ones are tried.
    case .leave(let keys): keys.map { StormAct.press($0) }
    default: []
    }
  }

  /// Returns both halves of a text, and a short one without each of its characters.
  private static func shorter(_ text: String) -> [String] {
    let half = text.count / 2
    let halves = [String(text.prefix(half)), String(text.dropFirst(half))]
    return text.count < 8 ? halves + text.indices.map { text.without($0) } : halves
  }
}

extension String {
  fileprivate func without(_ index: Index) -> String {
    var text = self
    text.remove(at: index)
    return text
  }
}
