import JourneyKit
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user looks at charts that only show: in words where flat mode asks for them, and whatever the
/// pointer does, as they are.
final class StillChartsJourney: GalleryCase {
  /// A specimen, one of its charts, and a line of that in flat mode.
  private let charts: [(specimen: String, id: Identifier, words: String)] = [
    ("sparkline", "sparkline.weight", "min 4.1 kg, max 4.7 kg, last 4.7 kg; rising"),
    ("bar-chart", "bars.trip", "Refund: −60 €"),
    ("range-bars", "ranges.week", "Mon: −3° to 4°, now 1°"),
    ("legend", "legend.pets", "▲ Dogs"),
  ]

  @MainActor
  func testByKeys() async throws {
    for chart in charts {
      try await inBoth(chart.specimen) { app in
        try await app.press("z", "f")
        try app.expect(Query(chart.id)).toShow(chart.words)
      }
    }
  }

  @MainActor
  func testByMouse() async throws {
    for chart in charts {
      try await inBoth(chart.specimen) { app in
        let before = app.screen.surface
        try await app.hover(Query(chart.id))
        try await app.click(at: try app.middle(of: chart.id))
        XCTAssertEqual(app.screen.surface, before)
      }
    }
  }
}
