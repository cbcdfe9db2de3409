import TravelDomain

/// In what form travels leave the program.
enum TravelFileForm: Hashable, Sendable {
  case records(ExchangeFormat)
  case svgPoster
  case textPoster

  static let records: [TravelFileForm] = ExchangeFormat.allCases.map(TravelFileForm.records)
  static let posters: [TravelFileForm] = [.svgPoster, .textPoster]

  /// Those that a person chooses from.
  var all: [TravelFileForm] {
    if case .records = self { return Self.records }
    return Self.posters
  }

  /// Without its point.
  var fileEnding: String {
    switch self {
    case .records(let format): format.rawValue
    case .svgPoster: "svg"
    case .textPoster: "txt"
    }
  }
}
