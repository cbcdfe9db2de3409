/// Which photos are wanted.
public struct PhotoQuery: Sendable, Hashable {
  /// ISO 3166-1 alpha-2.
  public var country: String
  /// In English, which most photos are described in.
  public var name: String
  /// One of ``TravelSettings/photoCounts``.
  public var count: Int
  /// A person asks for them once more: a service that has failed is asked all the same.
  public var isUrgent = false

  public init(country: String, name: String, count: Int, isUrgent: Bool = false) {
    let range = TravelSettings.photoCounts
    (self.country, self.name, self.isUrgent) = (country, name, isUrgent)
    self.count = min(max(count, range.lowerBound), range.upperBound)
  }

  /// The words that find the country and no namesake: the name of Georgia is that of a state too.
  var words: String { country == "GE" ? "Georgia Caucasus" : name }
}
