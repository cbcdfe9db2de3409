import Terminal

/// The first act at which two traces of a journey differ: the act itself, or the screen after it.
public struct TraceDifference: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable {
    /// Other things were done.
    case act
    /// The same was done, and the screen is another one.
    case screen
    /// One of the two ends there.
    case end
  }

  public var kind: Kind
  /// The number of the act in both, from 1.
  public var act: Int
  /// The words of the act in each; nil where there is none any more.
  public var first: String?
  public var second: String?
  /// The changes, first | second; see ``ScreenDifference``.
  public var lines: [String] = []

  /// Compares act by act; nil where all acts and screens are alike.
  ///
  /// Only the screens behind acts count: expectations change none. An act whose screen was let go of is
  /// compared by its words.
  ///
  /// - Throws: ``TraceError`` where one of the traces contradicts itself.
  public init?(_ first: Trace, _ second: Trace) throws(TraceError) {
    let (one, two) = (try first.acts(), try second.acts())
    for index in 0..<max(one.count, two.count) {
      let (a, b) = (
        one.indices.contains(index) ? one[index] : nil,
        two.indices.contains(index) ? two[index] : nil
      )
      (act, self.first, self.second) = (index + 1, a?.name, b?.name)
      guard let a, let b else {
        kind = .end
        return
      }
      if a.name != b.name {
        kind = .act
        return
      }
      guard let old = a.screen, let new = b.screen, old != new else { continue }
      let difference = ScreenDifference(old, new)
      if difference.isEmpty { continue }
      (kind, lines) = (.screen, difference.lines)
      return
    }
    return nil
  }

  /// The difference in words, free of control characters.
  public var text: [String] {
    let lines: [String]
    switch kind {
    case .act: lines = ["act \(act) differs: \(first ?? "") | \(second ?? "")"]
    case .screen:
      lines = ["act \(act), \(first ?? ""): the screens differ"] + self.lines.map { "  " + $0 }
    case .end:
      lines = ["act \(act) is in one of them alone: \(first ?? "none") | \(second ?? "none")"]
    }
    return lines.map { Sanitizer.clean($0) }
  }
}

extension Trace {
  /// The acts with the screens behind them, at any depth.
  fileprivate func acts() throws(TraceError) -> [(name: String, screen: Screen?)] {
    let screens = try decodedScreens()
    var acts: [(name: String, screen: Screen?)] = []
    for (step, _) in flat where step.kind == .act {
      acts.append((step.name, step.evidence?.screen.map { screens[$0] }))
    }
    return acts
  }
}
