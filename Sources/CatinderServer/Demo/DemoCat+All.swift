extension DemoCat {
  /// Their places in this list are kept in the records, so that new ones come at the end.
  static let all = firstTen + secondTen
}
