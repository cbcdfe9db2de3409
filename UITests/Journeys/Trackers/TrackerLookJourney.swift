import Core
import JourneyKit
import Semantics
import Shell
import Terminal
import Toolkit
import TrackersDomain
import TrackersScreens
import XCTest

/// How trackers look, and how they are read out.
final class TrackerLookJourney: JourneyCase {
  private var read: [TrackerSample] { [TrackerSamples.habit(1, "Read").done(3)] }

  @MainActor
  func testDarkAndLight() async throws {
    var backgrounds: Set<Color> = []
    for name in [ThemeName.dark, .light] {
      try await inBoth(Launch(tab: .trackers, theme: name, trackers: read)) { app in
        let page = try app.on(TrackersPage.self)
        try app.expect(page.card("Read, not done, 3 days, 3 in a row")).toShow("[ ]")
        try await app.press("[", "]")
        backgrounds.insert(app.screen.surface[0, 23].style.background)
      }
    }
    XCTAssertEqual(backgrounds.count, 2)
  }

  /// Each day with its state in words, and none of them cut.
  @MainActor
  func testTheDaysOfAWeekAreReadOutWhole() async throws {
    for size in [Size(120, 40), Size(80, 24), Size(40, 24)] {
      for (language, words) in [
        (Language.english, "Sun: checked"), (.russian, "Вс: отмечено"),
      ] {
        try await inBoth(Launch(language: language, tab: .trackers), size: size) { app in
          try await app.press("z", "f", "a", .enter)
          let boxes = app.screen.nodes.filter {
            $0.identifier?.description.hasPrefix(TrackerFormID.weekdays.description) == true
              && $0.role == .checkbox
          }
          XCTAssertEqual(boxes.count, 7)
          try app.expectText(words)
        }
      }
    }
  }

  /// A mark on the frame tells that there is more.
  @MainActor
  func testMarksWhereAMenuOrAMonthIsCut() async throws {
    try await inBoth(Launch(tab: .trackers, trackers: read), size: Size(40, 12)) { app in
      let page = try app.on(TrackersPage.self)
      try await app.press(.enter)
      try app.expect(page.menu).toShow("▼")
      try await app.press(.end)
      try app.expect(page.menu).toShow("▲")
      try app.expect(page.menu).notToShow("▼")
      try await app.press(.escape, "c")
      try app.expect(page.calendar).toShow("▼")
    }
    try await inBoth(Launch(tab: .trackers, trackers: read)) { app in
      try await app.press(.enter)
      try app.expectNoText("▼")
      try await app.press(.escape, "c")
      try app.expectNoText("▼")
    }
  }

  /// Whoever stands alone in a line has all of it.
  @MainActor
  func testACardAloneInItsLineIsNotCut() async throws {
    let name = "A habit with as long a name as can be"
    let trackers = [
      TrackerSamples.habit(1, name).done(20), TrackerSamples.habit(2, "Read", category: "Work"),
      TrackerSamples.habit(3, "Write", category: "Work"),
    ]
    try await inBoth(Launch(tab: .trackers, trackers: trackers), size: Size(80, 24)) { app in
      let page = try app.on(TrackersPage.self)
      let card = page.card("\(name), not done, 20 days, 20 in a row")
      try app.expect(card).toShow(name)
      try app.expect(card).toShow("20 days · 20 in a row")
      try await app.press(.down)
      XCTAssertEqual(try page.card("Read, not done, 0 days").frame().columns, 38)
    }
  }
}
