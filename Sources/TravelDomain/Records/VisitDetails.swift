import Interchange

/// What a person says of a place: state, time and a note.
public struct VisitDetails: Sendable, Hashable {
  /// Characters.
  public static let longestNote = 2000

  public var state: VisitState
  public var from: PartialDate?
  public var until: PartialDate?
  /// May have several lines.
  public var note: String

  public init(
    _ state: VisitState = .been, from: PartialDate? = nil, until: PartialDate? = nil,
    note: String = ""
  ) {
    (self.state, self.from, self.until, self.note) = (state, from, until, note)
  }

  /// With a clean note, as it is stored.
  public func checked() throws(TravelProblem) -> VisitDetails {
    var checked = self
    checked.note = TextRules.trimmed(note, multiline: true)
    if checked.note.count > Self.longestNote { throw .noteTooLong(most: Self.longestNote) }
    for date in [from, until].compactMap({ $0 }) where !PartialDate.years.contains(date.year) {
      throw .dateOutOfRange(PartialDate.years)
    }
    if let from, let until, until.last < from.first { throw .endsBeforeStart }
    return checked
  }
}
