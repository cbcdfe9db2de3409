import Glibc

/// An instant that the Moon is new, half or full.
///
/// Meeus, chapter 49: within 17 s of the theory, 4 s on average, for 1980 to 2020, to which the error
/// of ΔT comes, 6 s in 2026.
public struct PrincipalPhase: Sendable, Hashable {
  public enum Quarter: Int, Sendable, Hashable, CaseIterable {
    case new, first, full, last

    public var phase: MoonPhase {
      switch self {
      case .new: .new
      case .first: .firstQuarter
      case .full: .full
      case .last: .lastQuarter
      }
    }
  }

  public let quarter: Quarter
  public let instant: Instant

  /// The four that come from a moment on, in their order; one at the very moment is the first.
  public static func next(from instant: Instant) -> [PrincipalPhase] {
    // The true phase is at most 15 hours from the mean one.
    var number = number(at: instant) - 1
    var found: [PrincipalPhase] = []
    while found.count < Quarter.allCases.count {
      let phase = PrincipalPhase(number: number)
      if phase.instant >= instant { found.append(phase) }
      number += 1
    }
    return found
  }

  /// The new moon that a moment's age is counted from.
  static func newMoon(before instant: Instant) -> Instant {
    let count = Quarter.allCases.count
    var number = number(at: instant)
    number += count - (number % count + count) % count
    var found = PrincipalPhase(number: number).instant
    while found > instant {
      number -= count
      found = PrincipalPhase(number: number).instant
    }
    return found
  }

  /// How many mean quarters it is since the new moon of 6 January 2000 (49.2).
  private static func number(at instant: Instant) -> Int {
    let ephemerisDay = instant.centuries * 36_525 + 2_451_545
    let lunation = (ephemerisDay - 2_451_550.09766) / 29.530588861
    return Int((lunation * 4).rounded(.down))
  }

  init(number: Int) {
    let quarter = Quarter(rawValue: (number % 4 + 4) % 4) ?? .new
    let date = PhaseTheory(lunation: Double(number) / 4, quarter).ephemerisDay
    let excess = DynamicalTime.excess(at: Instant(julianDay: date))
    self.quarter = quarter
    instant = Instant(julianDay: date - excess / Instant.daySeconds)
  }
}
