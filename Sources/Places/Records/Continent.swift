/// One of the seven continents of the tables; Russia counts to Europe, Türkiye to Asia.
public struct Continent: Equatable, Sendable, Identifiable {
  /// `AF`, `AN`, `AS`, `EU`, `NA`, `OC`, `SA`.
  public let code: String
  public let names: PlaceNames

  public var id: String { code }
}
