import Core
import Foundation
import JourneyKit
import Shell
import Terminal
import Toolkit
import XCTest

/// A user looks at what the travels come to: when it was, how long, and how far.
final class TravelStatisticsJourney: JourneyCase {
  private static let sizes = [Size(120, 40), Size(80, 24), Size(40, 12)]

  private static let places = """
    name,country,state,from,until,home
    ,Germany,lived,2012,,yes
    Berlin,DE,lived,2012,,
    ,Japan,been,2019-04-01,2019-04-20,
    Seoul,KR,been,2019-04-21,2019-04-25,
    Paris,FR,been,2016,,
    Lyon,FR,been,2019-08,,
    ,Monaco,been,,,
    ,Peru,want,,,
    ,Iceland,been,2099,,
    """

  private var launch: Launch { Launch(tab: .travel) }

  @MainActor
  private func fill(_ app: Journey, _ folders: [DataFolder]) async throws {
    for folder in folders {
      try Data(Self.places.utf8).write(to: folder.url.appending(path: "a.csv"))
    }
    try await app.press("I")
    try await app.on(TravelPathPage.self).answer("~/a.csv")
    try await app.press(.enter)
  }

  /// Scrolls until the page shows all texts, as a reader does.
  @MainActor
  private func read(_ texts: [String], _ page: TravelStatisticsPage, _ app: Journey) async throws {
    try await app.press("g")
    for text in texts {
      for _ in 0..<60 where !app.screen.text.contains(text) { try await app.press(.down) }
      try app.expectText(text)
    }
  }

  @MainActor
  func testYearsContinentsTheLongestAndTheFarthest() async throws {
    for size in Self.sizes {
      try await inBoth(launch, size: size) { app, folders in
        try await fill(app, folders)
        let page = try await TravelStatisticsPage.open(app)
        try app.expect(page.share).toHave(label: "5 of 193 visited: 2.6% of the world")
        try await read(
          [
            "Visits by year", "2020–2026", "2019", "3 countries, 2 new, 2", "cities", "2017–2018",
            "1 country", "2012", "Without a date: 1 country", "By continent",
            "3/44 · 6.8%", "Longest journey", "25 days", "Farthest from home", "km from Berlin",
            "Years since the last visit", "6–10",
          ], page, app)
        try await page.back.click()
        try app.expect(app.on(TravelMapPage.self).map).toExist()
      }
    }
  }

  @MainActor
  func testWhatIsMeasuredIsTold() async throws {
    try await inBoth(launch, size: Size(120, 60)) { app, folders in
      try await fill(app, folders)
      let page = try await TravelStatisticsPage.open(app)
      try app.expect(page.longest).toHave(
        label: "25 days, 01.04.2019 – 25.04.2019: Japan, South Korea")
      try app.expect(page.farthest).toShow("from Berlin")
      try app.expect(page.undated).toHave(label: "Without a date: 1 country")
      try app.expect(page.ages).toShow("this year")
      try await app.press(.escape)
      try app.expect(page.share).notToExist()
    }
  }

  @MainActor
  func testInRussian() async throws {
    for size in Self.sizes {
      try await inBoth(Launch(language: .russian, tab: .travel), size: size) { app, folders in
        try await fill(app, folders)
        let page = try await TravelStatisticsPage.open(app)
        try await read(
          [
            "Посещено 5 из 193: 2,6 % мира", "Посещения по годам", "новые страны", "3 страны",
            "Без даты: 1 страна", "По континентам", "Самая долгая поездка", "25 дней",
            "Дальше всего от дома", "км от дома (Берлин)", "Лет с последнего посещения",
            "11 и больше",
          ], page, app)
      }
    }
  }

  @MainActor
  func testWithoutVisitsAndWithoutAHome() async throws {
    for size in Self.sizes {
      try await inBoth(launch, size: size) { app in
        let page = try await TravelStatisticsPage.open(app)
        try app.expect(page.none).toShow("No visits yet.")
        try app.expect(page.years).notToExist()
        try await app.press(.escape)
        try await app.on(TravelMapPage.self).add("France")
        _ = try await TravelStatisticsPage.open(app)
        try app.expect(page.none).notToExist()
        try await read(
          ["Without a date: 1 country", "Not known: no visit has", "No home is known"], page, app)
      }
    }
  }

  /// By the button of the settings too; undo there counts anew.
  @MainActor
  func testPerContinentAndLive() async throws {
    try await inBoth(launch, size: Size(120, 40)) { app in
      try await app.on(TravelMapPage.self).add("France")
      let settings = try await TravelSettingsPage.open(app)
      try await settings.statistics.click()
      let page = try app.on(TravelStatisticsPage.self)
      try app.expect(page.continents).toShow("1/44 · 2.3%")
      try await app.press("u")
      try app.expect(page.continents).toShow("0/44 · 0%")
      try await app.press(.escape)
      try app.expect(settings.countries).toHave(value: "0")
    }
  }
}
