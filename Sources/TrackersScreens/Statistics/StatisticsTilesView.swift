import Semantics
import Terminal
import Toolkit
import TrackersDomain

/// The four figures: four beside one another, two, or lines, by the room.
struct StatisticsTilesView {
  private struct Tile {
    let id: Identifier
    let title: String
    let value: String
    let detail: String
  }

  let tiles: StatisticsTiles
  let words: TrackersWords

  var body: Element<TrackersStatisticsAction> {
    Responsive { size in
      switch size.columns {
      case 100...: HStack(spacing: 1) { for tile in all { box(tile, lines: 2) } }.element
      case 56...: pairs
      default: lines(within: size.columns)
      }
    }
    .fill(horizontal: .fill, flex: Flex(horizontal: 1)).whenFlat {
      Responsive { lines(within: $0.columns) }
    }
  }

  private var all: [Tile] {
    [
      Tile(
        id: TrackersID.bestPeriod, title: words.bestPeriod,
        value: words.days(tiles.best?.days ?? 0), detail: tiles.best?.name ?? words.noneYet),
      Tile(
        id: TrackersID.idealDays, title: words.idealDays, value: words.days(tiles.idealDays),
        detail: words.idealDetail),
      Tile(
        id: TrackersID.completed, title: words.completed, value: words.completions(tiles.completed),
        detail: words.completedDetail),
      Tile(
        id: TrackersID.average, title: words.average, value: words.average(tiles),
        detail: words.averageDetail),
    ]
  }

  private var pairs: Element<TrackersStatisticsAction> {
    VStack {
      for pair in [all.prefix(2), all.suffix(2)] {
        HStack(spacing: 1) { for tile in pair { box(tile, lines: 1) } }
      }
    }.element
  }

  /// The habit of the best period has a line of its own where it does not fit behind the number.
  private func lines(within columns: Int) -> Element<TrackersStatisticsAction> {
    let width = all.map { DisplayWidth.of($0.title) }.max() ?? 0
    return VStack {
      for tile in all {
        let detail = tile.id == TrackersID.bestPeriod ? tile.detail : ""
        let isOneLine = width + DisplayWidth.of(tile.value) + DisplayWidth.of(detail) + 2 <= columns
        VStack {
          HStack(spacing: 1) {
            Text(tile.title, .muted, semantics: nil).frame(columns: width)
            Text(tile.value, .title, semantics: nil)
            if isOneLine { Text(detail, .muted, semantics: nil) }
          }
          if !isOneLine { Text("  " + detail, .muted, semantics: nil) }
        }.semantics(tile.id, .text, label: tile.title, value: told(tile))
      }
    }.element
  }

  private func box(_ tile: Tile, lines: Int) -> Element<TrackersStatisticsAction> {
    let value = Text<TrackersStatisticsAction>(tile.value, .title, semantics: nil)
    let detail = Text<TrackersStatisticsAction>(tile.detail, .muted, semantics: nil)
    return Panel(tile.title) {
      if lines == 1 {
        HStack(spacing: 2) {
          value
          detail
        }.padding(horizontal: 1)
      } else {
        value.padding(horizontal: 1)
        detail.padding(horizontal: 1)
      }
    }
    .fill(horizontal: .fill, flex: Flex(horizontal: 1))
    .frame(rows: lines + 2)
    .semantics(tile.id, .text, label: tile.title, value: told(tile))
  }

  /// The detail of the best period is a fact, those of the others explain.
  private func told(_ tile: Tile) -> String {
    tile.id == TrackersID.bestPeriod && tiles.best != nil
      ? words.told([tile.value, tile.detail]) : tile.value
  }
}
