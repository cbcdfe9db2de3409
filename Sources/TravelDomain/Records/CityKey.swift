import Foundation
import Places

/// What tells one visited city from another.
public enum CityKey: Sendable, Hashable {
  /// A place of the gazetteer, by its number of GeoNames.
  case geoNames(City.ID)
  /// A point that a person has named.
  case own(UUID)

  /// `geonames:2950159` or `own:…`, as it is stored and written into files.
  public var text: String {
    switch self {
    case .geoNames(let id): "geonames:\(id)"
    case .own(let id): "own:\(id.uuidString)"
    }
  }

  /// Nil for any other form than that of ``text``, and for numbers that GeoNames cannot have.
  public init?(_ text: String) {
    if text.hasPrefix("geonames:") {
      let digits = text.dropFirst(9)
      guard (1...10).contains(digits.utf8.count),
        digits.utf8.allSatisfy({ (48...57).contains($0) }), let id = Int(digits), id > 0,
        digits.first != "0"
      else { return nil }
      self = .geoNames(id)
    } else if text.hasPrefix("own:"), let id = UUID(uuidString: String(text.dropFirst(4))) {
      self = .own(id)
    } else {
      return nil
    }
  }
}
