/// The crossings of the horizon, or of another height, by a body on a day.
public enum HorizonCourse: Sendable, Hashable {
  /// It stays above all day: for the Sun the polar day.
  case alwaysAbove
  /// It stays below all day: for the Sun the polar night.
  case alwaysBelow
  /// It crosses at least once, in this order: mostly twice; once where the other crossing is after
  /// midnight, as for the Moon once a month; three or four times near the poles.
  case crosses([HorizonCrossing])

  public var crossings: [HorizonCrossing] {
    if case .crosses(let crossings) = self { crossings } else { [] }
  }

  /// The first rise of the day; nil if the day has none.
  public var rise: Instant? { crossings.first { $0.kind == .rise }?.instant }

  /// The first set after the day's first rise, else the first of the day. Where the Sun sets at 0:10
  /// and again at 23:58, it is the latter.
  public var set: Instant? {
    let sets = crossings.filter { $0.kind == .set }.map(\.instant)
    let rise = rise
    return sets.first { instant in rise.map { $0 < instant } ?? true } ?? sets.first
  }
}

/// A moment at which a body rises above a height or sets below it.
public struct HorizonCrossing: Sendable, Hashable {
  public enum Kind: Sendable, Hashable { case rise, set }

  public let kind: Kind
  public let instant: Instant

  init(_ kind: Kind, at instant: Instant) { (self.kind, self.instant) = (kind, instant) }
}
