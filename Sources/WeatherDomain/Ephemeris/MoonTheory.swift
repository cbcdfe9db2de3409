import Glibc

/// The position of the Moon: Meeus, chapter 47.
///
/// The greatest periodic terms of ELP-2000/82 (Chapront-Touzé and Chapront), 60 for longitude and
/// distance and 60 for latitude: within about 10″ in longitude and 4″ in latitude, which is under a
/// second of a moonrise at the equator.
enum MoonTheory {
  static func position(centuries t: Double, _ orientation: EarthOrientation) -> EclipticPosition {
    let arguments = Arguments(centuries: t)
    let (longitude, distance) = arguments.longitudeAndDistance
    return EclipticPosition(
      longitude: (arguments.meanLongitude + longitude * 1e-6 + orientation.nutation).turned,
      latitude: arguments.latitude * 1e-6, distance: 385_000.56 + distance * 1e-3)
  }

  /// A row of table 47.A: multiples of the arguments, coefficients of sine (10⁻⁶ degrees) and cosine
  /// (metres).
  private struct Term {
    let elongation, sun, moon, node: Double
    let longitude, distance: Double

    init(
      _ elongation: Double, _ sun: Double, _ moon: Double, _ node: Double, _ longitude: Double,
      _ distance: Double = 0
    ) {
      (self.elongation, self.sun, self.moon, self.node) = (elongation, sun, moon, node)
      (self.longitude, self.distance) = (longitude, distance)
    }
  }

  /// The angles that the terms are made of, in degrees, (47.1) to (47.6).
  private struct Arguments {
    /// L′, the Moon's mean longitude.
    let meanLongitude: Double
    /// D, M, M′ and F, in radians.
    let elongation, sun, moon, node: Double
    let venus, jupiter, third: Double
    /// E: the orbit of the Earth grows rounder.
    let eccentricity: Double

    init(centuries t: Double) {
      meanLongitude = polynomial(
        [218.3164477, 481_267.88123421, -0.0015786, 1 / 538_841, -1 / 65_194_000], t)
      elongation = Self.radians(
        [297.8501921, 445_267.1114034, -0.0018819, 1 / 545_868, -1 / 113_065_000], t)
      sun = Self.radians([357.5291092, 35_999.0502909, -0.0001536, 1 / 24_490_000], t)
      moon = Self.radians(
        [134.9633964, 477_198.8675055, 0.0087414, 1 / 69_699, -1 / 14_712_000], t)
      node = Self.radians(
        [93.2720950, 483_202.0175233, -0.0036539, -1 / 3_526_000, 1 / 863_310_000], t)
      venus = 119.75 + 131.849 * t
      jupiter = 53.09 + 479_264.290 * t
      third = 313.45 + 481_266.484 * t
      eccentricity = 1 - 0.002516 * t - 0.0000074 * t * t
    }

    private static func radians(_ coefficients: [Double], _ t: Double) -> Double {
      polynomial(coefficients, t).turned * .pi / 180
    }

    private func argument(_ term: Term) -> Double {
      term.elongation * elongation + term.sun * sun + term.moon * moon + term.node * node
    }

    private func weight(_ term: Term) -> Double {
      switch abs(term.sun) {
      case 0: 1
      case 1: eccentricity
      default: eccentricity * eccentricity
      }
    }

    /// Σl and Σr.
    var longitudeAndDistance: (Double, Double) {
      var (longitude, distance) = (0.0, 0.0)
      for term in MoonTheory.longitudeTerms {
        let (argument, weight) = (argument(term), weight(term))
        longitude += weight * term.longitude * sin(argument)
        distance += weight * term.distance * cos(argument)
      }
      let nodeDegrees = node * 180 / .pi
      longitude +=
        3958 * sine(venus) + 1962 * sine(meanLongitude - nodeDegrees) + 318 * sine(jupiter)
      return (longitude, distance)
    }

    /// Σb.
    var latitude: Double {
      var sum = 0.0
      for term in MoonTheory.latitudeTerms {
        sum += weight(term) * term.longitude * sin(argument(term))
      }
      let (nodeDegrees, moonDegrees) = (node * 180 / .pi, moon * 180 / .pi)
      return sum - 2235 * sine(meanLongitude) + 382 * sine(third)
        + 175 * (sine(venus - nodeDegrees) + sine(venus + nodeDegrees))
        + 127 * sine(meanLongitude - moonDegrees) - 115 * sine(meanLongitude + moonDegrees)
    }
  }

  /// Table 47.A: multiples of D, M, M′ and F; coefficients of longitude and distance.
  private static let longitudeTerms: [Term] = [
    Term(0, 0, 1, 0, 6_288_774, -20_905_355), Term(2, 0, -1, 0, 1_274_027, -3_699_111),
    Term(2, 0, 0, 0, 658_314, -2_955_968), Term(0, 0, 2, 0, 213_618, -569_925),
    Term(0, 1, 0, 0, -185_116, 48_888), Term(0, 0, 0, 2, -114_332, -3149),
    Term(2, 0, -2, 0, 58_793, 246_158), Term(2, -1, -1, 0, 57_066, -152_138),
    Term(2, 0, 1, 0, 53_322, -170_733), Term(2, -1, 0, 0, 45_758, -204_586),
    Term(0, 1, -1, 0, -40_923, -129_620), Term(1, 0, 0, 0, -34_720, 108_743),
    Term(0, 1, 1, 0, -30_383, 104_755), Term(2, 0, 0, -2, 15_327, 10_321),
    Term(0, 0, 1, 2, -12_528), Term(0, 0, 1, -2, 10_980, 79_661),
    Term(4, 0, -1, 0, 10_675, -34_782), Term(0, 0, 3, 0, 10_034, -23_210),
    Term(4, 0, -2, 0, 8548, -21_636), Term(2, 1, -1, 0, -7888, 24_208),
    Term(2, 1, 0, 0, -6766, 30_824), Term(1, 0, -1, 0, -5163, -8379),
    Term(1, 1, 0, 0, 4987, -16_675), Term(2, -1, 1, 0, 4036, -12_831),
    Term(2, 0, 2, 0, 3994, -10_445), Term(4, 0, 0, 0, 3861, -11_650),
    Term(2, 0, -3, 0, 3665, 14_403), Term(0, 1, -2, 0, -2689, -7003), Term(2, 0, -1, 2, -2602),
    Term(2, -1, -2, 0, 2390, 10_056), Term(1, 0, 1, 0, -2348, 6322), Term(2, -2, 0, 0, 2236, -9884),
    Term(0, 1, 2, 0, -2120, 5751), Term(0, 2, 0, 0, -2069), Term(2, -2, -1, 0, 2048, -4950),
    Term(2, 0, 1, -2, -1773, 4130), Term(2, 0, 0, 2, -1595), Term(4, -1, -1, 0, 1215, -3958),
    Term(0, 0, 2, 2, -1110), Term(3, 0, -1, 0, -892, 3258), Term(2, 1, 1, 0, -810, 2616),
    Term(4, -1, -2, 0, 759, -1897), Term(0, 2, -1, 0, -713, -2117), Term(2, 2, -1, 0, -700, 2354),
    Term(2, 1, -2, 0, 691), Term(2, -1, 0, -2, 596), Term(4, 0, 1, 0, 549, -1423),
    Term(0, 0, 4, 0, 537, -1117), Term(4, -1, 0, 0, 520, -1571), Term(1, 0, -2, 0, -487, -1739),
    Term(2, 1, 0, -2, -399), Term(0, 0, 2, -2, -381, -4421), Term(1, 1, 1, 0, 351),
    Term(3, 0, -2, 0, -340), Term(4, 0, -3, 0, 330), Term(2, -1, 2, 0, 327),
    Term(0, 2, 1, 0, -323, 1165), Term(1, 1, -1, 0, 299), Term(2, 0, 3, 0, 294),
    Term(2, 0, -1, -2, 0, 8752),
  ]

  /// Table 47.B: multiples of D, M, M′ and F; coefficients of latitude.
  private static let latitudeTerms: [Term] = [
    Term(0, 0, 0, 1, 5_128_122), Term(0, 0, 1, 1, 280_602), Term(0, 0, 1, -1, 277_693),
    Term(2, 0, 0, -1, 173_237), Term(2, 0, -1, 1, 55_413), Term(2, 0, -1, -1, 46_271),
    Term(2, 0, 0, 1, 32_573), Term(0, 0, 2, 1, 17_198), Term(2, 0, 1, -1, 9266),
    Term(0, 0, 2, -1, 8822), Term(2, -1, 0, -1, 8216), Term(2, 0, -2, -1, 4324),
    Term(2, 0, 1, 1, 4200), Term(2, 1, 0, -1, -3359), Term(2, -1, -1, 1, 2463),
    Term(2, -1, 0, 1, 2211), Term(2, -1, -1, -1, 2065), Term(0, 1, -1, -1, -1870),
    Term(4, 0, -1, -1, 1828), Term(0, 1, 0, 1, -1794), Term(0, 0, 0, 3, -1749),
    Term(0, 1, -1, 1, -1565), Term(1, 0, 0, 1, -1491), Term(0, 1, 1, 1, -1475),
    Term(0, 1, 1, -1, -1410), Term(0, 1, 0, -1, -1344), Term(1, 0, 0, -1, -1335),
    Term(0, 0, 3, 1, 1107), Term(4, 0, 0, -1, 1021), Term(4, 0, -1, 1, 833), Term(0, 0, 1, -3, 777),
    Term(4, 0, -2, 1, 671), Term(2, 0, 0, -3, 607), Term(2, 0, 2, -1, 596), Term(2, -1, 1, -1, 491),
    Term(2, 0, -2, 1, -451), Term(0, 0, 3, -1, 439), Term(2, 0, 2, 1, 422), Term(2, 0, -3, -1, 421),
    Term(2, 1, -1, 1, -366), Term(2, 1, 0, 1, -351), Term(4, 0, 0, 1, 331), Term(2, -1, 1, 1, 315),
    Term(2, -2, 0, -1, 302), Term(0, 0, 1, 3, -283), Term(2, 1, 1, -1, -229),
    Term(1, 1, 0, -1, 223), Term(1, 1, 0, 1, 223), Term(0, 1, -2, -1, -220),
    Term(2, 1, -1, -1, -220), Term(1, 0, 1, 1, -185), Term(2, -1, -2, -1, 181),
    Term(0, 1, 2, 1, -177), Term(4, 0, -2, -1, 176), Term(4, -1, -1, -1, 166),
    Term(1, 0, 1, -1, -164), Term(4, 0, 1, -1, 132), Term(1, 0, -1, -1, -119),
    Term(4, -1, 0, -1, 115), Term(2, -2, 0, 1, 107),
  ]
}
