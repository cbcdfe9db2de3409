import Core
import Maps
import Places
import Terminal
import WeatherDomain

/// The lines above the map about the point under its mark.
struct PlaceMapAddress {
  let state: PlaceMapState
  let words: PlaceMapWords

  private var finding: MapFinding? { state.isMoving ? nil : state.finding }

  /// Nil while it is not known what is there.
  var title: String? {
    guard let finding else { return nil }
    if let name = state.picked?.name(words.language) { return joined([name.title, name.origin]) }
    if case .named(let address) = state.answer, let title = address.title {
      return joined([title, address.origin])
    }
    if let nearest = finding.nearest, nearest.isFair {
      return joined([nearest.city.name(words.language), nearest.city.origin(words.language)])
    }
    let named = [finding.lake, finding.country].compactMap { $0?[words.language] }
    return named.isEmpty ? coordinates : joined(named)
  }

  /// True while a better name may come.
  var isAsked: Bool { state.answer == .asked }

  var problem: String? {
    guard case .failed(let error) = state.answer else { return nil }
    return words.failed(error)
  }

  /// The rest, in so many columns; where names are from OpenStreetMap, its credit always.
  func details(in columns: Int) -> String {
    guard let finding else { return coordinates ?? "" }
    if isNamed {
      let forms = [told([coordinates, Nominatim.credit]), told([coordinates, Self.credit])]
      return forms.first { DisplayWidth.of($0) <= columns } ?? Self.credit
    }
    let whole = told([title == coordinates ? nil : coordinates, problem ?? notes(finding)])
    guard let problem, DisplayWidth.of(whole) > columns else { return whole }
    return problem
  }

  private static let credit = "© OpenStreetMap"

  private func told(_ parts: [String?]) -> String {
    parts.compactMap { $0 }.joined(separator: " · ")
  }

  private var isNamed: Bool {
    if case .named(let address) = state.answer, address.title != nil { return true }
    return false
  }

  private var coordinates: String? {
    state.shown.map { words.language.coordinates($0.camera.center, digits: $0.digits) }
  }

  private func notes(_ finding: MapFinding) -> String? {
    guard let nearest = finding.nearest else { return words.noFile }
    let isNowhere = !nearest.isFair && finding.country == nil
    let parts = [isNowhere ? words.nowhere : nil, words.language.away(nearest)]
    return parts.allSatisfy { $0 == nil } ? nil : told(parts)
  }

  private func joined(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

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

  /// The larger parts of the address, to tell namesakes apart.
  var origin: String {
    var told: [String] = []
    for part in [region, country].compactMap({ $0 }) where part != title && !told.contains(part) {
      told.append(part)
    }
    return told.joined(separator: ", ")
  }
}
