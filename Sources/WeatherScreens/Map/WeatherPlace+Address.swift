import WeatherDomain

extension WeatherPlace {
  /// Called by an address in the place of its nearest city.
  func named(_ address: Nominatim.Address) -> WeatherPlace {
    guard let title = address.title else { return self }
    let name = Name(title, origin: address.origin)
    return WeatherPlace(
      id: id, coordinates: coordinates, english: name, russian: name,
      country: address.countryCode ?? country, zone: zone)
  }
}

extension Nominatim.Address {
  /// The smallest part that has a name.
  var title: String? { place ?? region ?? country }

  /// What tells it from its namesakes.
  var origin: String {
    var told: [String] = []
    for part in [region, country].compactMap({ $0 }) where part != title && !told.contains(part) {
      told.append(part)
    }
    return told.joined(separator: ", ")
  }
}
