import Places

/// A row of what was found.
struct PlaceResult: Equatable, Sendable {
  let choice: PlaceChoice
  /// How the text and the name come together; nil for a point.
  var kind: SearchMatch.Kind?
  /// The name that was meant where it is not the one that is shown: `Cologne` for Köln.
  var alias: String?

  init(_ match: SearchMatch) {
    choice = .city(match.city)
    kind = match.kind
    alias = match.alias
  }

  init(_ point: Coordinates, _ nearest: NearestCity?) {
    choice = .point(point, nearest)
  }

  /// What stays the same about a row when others come and go.
  var key: String {
    switch choice {
    case .city(let city): "\(city.id)"
    case .point: "point"
    }
  }
}
