/// The instant of a principal phase: Meeus, chapter 49.
struct PhaseTheory {
  /// The instant by dynamical time, as a Julian Ephemeris Day.
  let ephemerisDay: Double

  /// A row of a table: multiples of the arguments, and days.
  private struct Term {
    let sun, moon, latitude, node: Double
    let days, fullDays: Double

    init(
      _ sun: Double, _ moon: Double, _ latitude: Double, _ node: Double, _ days: Double,
      full: Double? = nil
    ) {
      (self.sun, self.moon, self.latitude, self.node) = (sun, moon, latitude, node)
      (self.days, fullDays) = (days, full ?? days)
    }
  }

  /// - Parameter k: lunations since the new moon of 6 January 2000, with the quarter as its fraction.
  init(lunation k: Double, _ quarter: PrincipalPhase.Quarter) {
    let t = k / 1236.85
    let mean =
      2_451_550.09766 + 29.530588861 * k
      + polynomial([0, 0, 0.00015437, -0.00000015, 0.00000000073], t)
    let arguments = Arguments(lunation: k, t)
    let sum: Double =
      switch quarter {
      case .new: arguments.sum(Self.moonTerms)
      case .full: arguments.sum(Self.moonTerms, \.fullDays)
      case .first: arguments.sum(Self.quarterTerms) + arguments.quarterShift
      case .last: arguments.sum(Self.quarterTerms) - arguments.quarterShift
      }
    ephemerisDay = mean + sum + Self.planets(lunation: k, t)
  }

  /// The pull of the planets, the same for all phases.
  private static func planets(lunation k: Double, _ t: Double) -> Double {
    let first = 0.000325 * sine(299.77 + 0.107408 * k - 0.009173 * t * t)
    return planetTerms.reduce(first) { $0 + $1.2 * sine($1.0 + $1.1 * k) }
  }

  /// A2 to A14: angle at the start, degrees a lunation, days.
  private static let planetTerms: [(Double, Double, Double)] = [
    (251.88, 0.016321, 0.000165), (251.83, 26.651886, 0.000164), (349.42, 36.412478, 0.000126),
    (84.66, 18.206239, 0.000110), (141.74, 53.303771, 0.000062), (207.14, 2.453732, 0.000060),
    (154.84, 7.306860, 0.000056), (34.52, 27.261239, 0.000047), (207.19, 0.121824, 0.000042),
    (291.34, 1.844379, 0.000040), (161.72, 24.198154, 0.000037), (239.56, 25.513099, 0.000035),
    (331.55, 3.592518, 0.000023),
  ]

  /// The angles that the terms are made of, degrees, (49.4) to (49.7).
  private struct Arguments {
    let sun, moon, latitude, node, eccentricity: Double

    init(lunation k: Double, _ t: Double) {
      sun = polynomial([2.5534 + 29.10535670 * k, 0, -0.0000014, -0.00000011], t)
      moon = polynomial([201.5643 + 385.81693528 * k, 0, 0.0107582, 0.00001238, -0.000000058], t)
      latitude = polynomial(
        [160.7108 + 390.67050284 * k, 0, -0.0016118, -0.00000227, 0.000000011], t)
      node = polynomial([124.7746 - 1.56375588 * k, 0, 0.0020672, 0.00000215], t)
      eccentricity = 1 - 0.002516 * t - 0.0000074 * t * t
    }

    func sum(_ terms: [Term], _ days: KeyPath<Term, Double> = \.days) -> Double {
      terms.reduce(0) { $0 + $1[keyPath: days] * weight($1) * sine(angle($1)) }
    }

    private func angle(_ term: Term) -> Double {
      term.sun * sun + term.moon * moon + term.latitude * latitude + term.node * node
    }

    private func weight(_ term: Term) -> Double {
      switch abs(term.sun) {
      case 1: eccentricity
      case 2: eccentricity * eccentricity
      default: 1
      }
    }

    /// W, which first quarter has more and last quarter less.
    var quarterShift: Double {
      0.00306 - 0.00038 * eccentricity * cosine(sun) + 0.00026 * cosine(moon)
        - 0.00002 * cosine(moon - sun) + 0.00002 * cosine(moon + sun)
        + 0.00002 * cosine(2 * latitude)
    }
  }

  /// The table of new moon and full moon: multiples of M, M′, F and Ω; days for each of the two.
  private static let moonTerms: [Term] = [
    Term(0, 1, 0, 0, -0.4072, full: -0.40614), Term(1, 0, 0, 0, 0.17241, full: 0.17302),
    Term(0, 2, 0, 0, 0.01608, full: 0.01614), Term(0, 0, 2, 0, 0.01039, full: 0.01043),
    Term(-1, 1, 0, 0, 0.00739, full: 0.00734), Term(1, 1, 0, 0, -0.00514, full: -0.00515),
    Term(2, 0, 0, 0, 0.00208, full: 0.00209), Term(0, 1, -2, 0, -0.00111),
    Term(0, 1, 2, 0, -0.00057), Term(1, 2, 0, 0, 0.00056), Term(0, 3, 0, 0, -0.00042),
    Term(1, 0, 2, 0, 0.00042), Term(1, 0, -2, 0, 0.00038), Term(-1, 2, 0, 0, -0.00024),
    Term(0, 0, 0, 1, -0.00017), Term(2, 1, 0, 0, -0.00007), Term(0, 2, -2, 0, 0.00004),
    Term(3, 0, 0, 0, 0.00004), Term(1, 1, -2, 0, 0.00003), Term(0, 2, 2, 0, 0.00003),
    Term(1, 1, 2, 0, -0.00003), Term(-1, 1, 2, 0, 0.00003), Term(-1, 1, -2, 0, -0.00002),
    Term(1, 3, 0, 0, -0.00002), Term(0, 4, 0, 0, 0.00002),
  ]

  /// The table of the two quarters: multiples of M, M′, F and Ω; days.
  private static let quarterTerms: [Term] = [
    Term(0, 1, 0, 0, -0.62801), Term(1, 0, 0, 0, 0.17172), Term(1, 1, 0, 0, -0.01183),
    Term(0, 2, 0, 0, 0.00862), Term(0, 0, 2, 0, 0.00804), Term(-1, 1, 0, 0, 0.00454),
    Term(2, 0, 0, 0, 0.00204), Term(0, 1, -2, 0, -0.0018), Term(0, 1, 2, 0, -0.0007),
    Term(0, 3, 0, 0, -0.0004), Term(-1, 2, 0, 0, -0.00034), Term(1, 0, 2, 0, 0.00032),
    Term(1, 0, -2, 0, 0.00032), Term(2, 1, 0, 0, -0.00028), Term(1, 2, 0, 0, 0.00027),
    Term(0, 0, 0, 1, -0.00017), Term(-1, 1, -2, 0, -0.00005), Term(0, 2, 2, 0, 0.00004),
    Term(1, 1, 2, 0, -0.00004), Term(-2, 1, 0, 0, 0.00004), Term(1, 1, -2, 0, 0.00003),
    Term(3, 0, 0, 0, 0.00003), Term(0, 2, -2, 0, 0.00002), Term(-1, 1, 2, 0, 0.00002),
    Term(1, 3, 0, 0, -0.00002),
  ]
}
