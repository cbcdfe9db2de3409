import Terminal
import Toolkit

/// The page of what has come of it all (H-70).
struct TrackersStatisticsView {
  let words: TrackersWords

  var body: Element<TrackersAction> {
    VStack {
      Text(words.name(.statistics), .title, semantics: .heading)
    }
    .padding(horizontal: 1)
    .semantics(TrackersID.statistics, .screen, label: words.name(.statistics))
  }
}
