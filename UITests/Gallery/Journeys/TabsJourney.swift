import JourneyKit
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user goes through tabs and sub-tabs, of which not all have room.
final class TabsJourney: GalleryCase {
  private let weather = Query("tabs.weather")

  @MainActor
  func testByKeys() async throws {
    try await inBoth("tabs", size: Size(40, 12)) { app in
      try app.expect(weather).toHave(label: "Kazan, day: 3 °C")
      for place in ["Lisbon", "Kyoto", "Reykjavík", "Tbilisi", "Valparaíso", "Windhoek"] {
        try await app.press(.right)
        let tab = Query(.tab, place)
        try app.expect(tab).toBe(.selected)
        try app.expect(tab).toShow(place)
      }
      try app.expect(Query("tabs.after")).notToExist()
      try await app.press(.right)
      try app.expect(weather).toHave(label: "Kazan, day: 3 °C")
      try app.expect(Query("tabs.before")).notToExist()
      try await app.press("7", .tab, "l")
      try app.expect(weather).toHave(label: "Windhoek, evening: 20 °C")
    }
  }

  @MainActor
  func testByMouse() async throws {
    try await inBoth("tabs", size: Size(40, 12)) { app in
      try await app.click(Query("tabs[lisbon]"))
      try app.expect(Query(.tab, "Lisbon")).toBe(.selected)
      try await app.click(Query("tabs.after"))
      try await app.click(Query("tabs.after"))
      try app.expect(Query(.tab, "Reykjavík")).toShow("Reykjavík")
      try await app.scroll(.down, over: Query("tabs"), steps: 9)
      try app.expect(Query(.tab, "Windhoek")).toBe(.selected)
      try await app.scroll(.up, over: Query("tabs"), steps: 9)
      try app.expect(Query(.tab, "Kazan")).toBe(.selected)
      try await app.click(Query("subtabs[night]"))
      try app.expect(weather).toHave(label: "Kazan, night: 1 °C")
      try await app.hover(Query("subtabs[day]"))
      try app.expect(Query("subtabs[day]")).toBe(.hovered)
    }
  }

  @MainActor
  func testNothingIsPromisedThatIsNotInTheTab() async throws {
    try await inProcess(GalleryLaunch("tabs")) { app, _ in
      try app.expect(Query(.hint, "into the tab")).notToExist()
      try app.expect(Query(.hint, "next tab")).toExist()
    }
  }
}
