extension Sequence<Weighing> {
  /// The last of each day, of a log with the newest first: what a day has come to in a trend and in a
  /// chart.
  public var lastOfEachDay: [Weighing] {
    reduce(into: []) { days, weighing in
      if days.last?.date != weighing.date { days.append(weighing) }
    }
  }
}
