/// What a file would bring in; nothing is stored until ``TrackersRepository/apply(_:)``.
public struct TrackersImportPlan: Sendable, Equatable {
  public var categories: [TrackerCategory]
  public var trackers: [ImportedTracker]
  public var problems: [TrackersImportProblem]

  public init(
    categories: [TrackerCategory] = [], trackers: [ImportedTracker] = [],
    problems: [TrackersImportProblem] = []
  ) {
    (self.categories, self.trackers, self.problems) = (categories, trackers, problems)
  }

  public var markCount: Int { trackers.reduce(0) { $0 + $1.marks.count } }
}
