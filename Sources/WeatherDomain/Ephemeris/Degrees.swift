import Glibc

// Angles are degrees everywhere but within the functions of the C library.

func sine(_ degrees: Double) -> Double { sin(degrees * .pi / 180) }

func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }

func arcSine(_ value: Double) -> Double { asin(min(max(-1, value), 1)) * 180 / .pi }

/// The direction of a point, -180 to 180.
func arcTangent(_ y: Double, _ x: Double) -> Double { atan2(y, x) * 180 / .pi }

extension Double {
  /// The same angle from 0 up to 360.
  var turned: Double {
    let rest = truncatingRemainder(dividingBy: 360)
    return rest < 0 ? rest + 360 : rest
  }

  /// The same angle from -180 to 180.
  var signedTurn: Double {
    let turned = turned
    return turned > 180 ? turned - 360 : turned
  }
}
