import TravelDomain

/// What the page of settings and counts shows.
public struct TravelSettingsState: Equatable, Sendable {
  /// What stands in front of the page.
  enum Question: Equatable, Sendable {
    /// Whether everything is to be deleted.
    case deleting
    /// That there is nothing to delete.
    case nothing
  }

  /// Nil while they are not counted.
  var statistics: TravelStatistics?
  var question: Question?
  /// How many photos there are to be, as it is typed; nil while nobody types.
  var photoCount: String?
  /// Whether what was typed last is out of the range.
  var isPhotoCountRefused = false
  var isInformationOpen = false

  public init() {}
}
