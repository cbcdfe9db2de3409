/// What a body does about the horizon, or another line, on a day.
public enum HorizonCourse: Sendable, Hashable {
  /// It stays above all day: for the Sun the polar day.
  case alwaysAbove
  /// It stays below all day: for the Sun the polar night.
  case alwaysBelow
  /// It crosses at least once, in this order. Mostly twice; once where the other one is after
  /// midnight, as for the Moon once a month; three times or four near the poles.
  case crosses([HorizonCrossing])

  public var crossings: [HorizonCrossing] {
    if case .crosses(let crossings) = self { crossings } else { [] }
  }

  /// The first rise of the day; nil where the day has none, for which the case tells the reason.
  public var rise: Instant? { crossings.first { $0.kind == .rise }?.instant }

  /// The set that ends what the day's first rise began, or else the first one of the day: where the
  /// Sun sets at 0:10 and again at 23:58, the latter.
  public var set: Instant? {
    let sets = crossings.filter { $0.kind == .set }.map(\.instant)
    let rise = rise
    return sets.first { instant in rise.map { $0 < instant } ?? true } ?? sets.first
  }

  /// How many seconds of a span the body is above.
  /// - Parameter span: the one that the course is of.
  public func timeAbove(in span: Range<Instant>) -> Double {
    let length = span.upperBound.seconds(since: span.lowerBound)
    switch self {
    case .alwaysAbove: return length
    case .alwaysBelow: return 0
    case .crosses(let crossings):
      // From a rise to the end, less from a set to the end; all of it where the day begins with a set.
      let whole = crossings.first?.kind == .set ? length : 0
      return crossings.reduce(whole) { sum, crossing in
        let rest = span.upperBound.seconds(since: crossing.instant)
        return crossing.kind == .rise ? sum + rest : sum - rest
      }
    }
  }
}

/// A moment that a body comes up over a line or goes down behind it.
public struct HorizonCrossing: Sendable, Hashable {
  public enum Kind: Sendable, Hashable { case rise, set }

  public let kind: Kind
  public let instant: Instant

  init(_ kind: Kind, at instant: Instant) {
    self.kind = kind
    self.instant = instant
  }
}
