import Glibc

/// From zoom to the columns of the whole way around the earth, and back.
enum MapScale {
  static func columns(_ zoom: Double) -> Double { 64 * exp2(zoom) }

  static func zoom(_ columns: Double) -> Double { log2(max(columns, 1) / 64) }
}
