import Glibc

/// Where the Moon is: Meeus, chapter 47.
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
  struct Term {
    let elongation, sun, moon, node: Double
    let longitude, distance: Double

    init(
      _ elongation: Double, _ sun: Double, _ moon: Double, _ node: Double, _ longitude: Double,
      _ distance: Double = 0
    ) {
      self.elongation = elongation
      self.sun = sun
      self.moon = moon
      self.node = node
      self.longitude = longitude
      self.distance = distance
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
}
