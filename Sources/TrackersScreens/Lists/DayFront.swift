/// A list in the place of a day.
enum DayFront: Equatable, Sendable {
  case due(DueListState)
  case archive(ArchiveListState)
}
