import Core
import Foundation
import JourneyKit
import PetsDomain
import PetsScreens
import ProfileScreens
import Semantics
import Shell
import Terminal
import Toolkit
import XCTest

/// A user chooses units; the records stay in kilograms.
final class UnitsJourney: JourneyCase {
  /// A dog of four kilograms.
  private var rex: Launch { Launch(pets: [Launch.pet(.weight, "4.2")]) }

  @MainActor
  private func choose(_ row: UnitRow, _ keys: Key..., in app: Journey) async throws {
    try await app.press(.profileTab)
    let profile = try app.on(ProfilePage.self)
    let choice = ProfileID.units.item(row.rawValue)
    for _ in 0..<16 where app.screen.focus != choice { try await app.press(.tab) }
    try app.expect(profile.unit(row)).toBe(.focused)
    for key in keys { try await app.press(KeyStroke(key)) }
  }

  @MainActor
  func testPoundsApplyAtOnceAndAreKept() async throws {
    try await inBoth(rex) { app, folders in
      try await choose(.weight, .right, .right, in: app)
      let profile = try app.on(ProfilePage.self)
      try app.expect(profile.unit(.weight)).toHave(value: "lb")
      try await app.press(.petsTab, .enter)
      let card = try app.on(PetCardPage.self)
      try app.expect(card.row(.weight)).toShow("Weight (lb)")
      try app.expect(card.row(.weight)).toShow("9.26")
      try await app.relaunch()
      try await app.press(.enter)
      try app.expect(card.row(.weight)).toShow("9.26")
      for data in folders {
        XCTAssertEqual(try Records(data).grams, [4200])
      }
    }
  }

  @MainActor
  func testWhatIsTypedIsOfTheChosenUnitUnlessItSaysSo() async throws {
    try await inBoth(rex) { app, folders in
      try await choose(.weight, .right, .right, in: app)
      try await app.press(.petsTab, .enter)
      let card = try app.on(PetCardPage.self)
      for (typed, shown, grams) in [
        ("10", "10", 4536), ("4,5 кг", "9.92", 4500), ("480 kg", "1058", 480_000),
        ("9.3 lb", "9.3", 4218),
      ] {
        try await card.edit(.weight)
        try await card.retype(typed)
        try await app.press(.enter)
        try app.expect(card.row(.weight)).toShow(shown)
        for data in folders {
          XCTAssertEqual(try Records(data).grams, [grams], typed)
        }
      }
      for (typed, message) in [
        ("0", "! from 0.002 to 2202 lb"), ("9.255", "! at most 2 decimals"),
        ("9 stone", "! a number, such as 4.2"),
      ] {
        try await card.edit(.weight)
        try await card.retype(typed)
        try await app.press(.enter)
        try app.expect(card.message(.weight)).toHave(label: message)
        try app.expect(card.editor(.weight)).toHave(value: typed)
        try await app.press(.escape)
      }
    }
  }

  /// `05/06/2020` is read and shown in the order that was chosen, and told in words while it is typed.
  @MainActor
  func testDatesAreWrittenAndReadAsChosen() async throws {
    try await inBoth(Launch(pets: [Launch.pet(.birthday, "2020-06-05")])) { app in
      try await app.press(.petsTab, .enter)
      let card = try app.on(PetCardPage.self)
      try app.expect(card.row(.birthday)).toShow("05.06.2020")
      try await choose(.date, .right, .right, in: app)
      try app.expect(app.on(ProfilePage.self).unit(.date)).toHave(value: "mm/dd/yyyy")
      try await app.press(.petsTab)
      try app.expect(card.row(.birthday)).toShow("06/05/2020")
      try await card.edit(.birthday)
      try await card.retype("05/06/2020")
      try app.expect(.text("6 May 2020")).toExist()
      try await app.press(.enter)
      try app.expect(card.row(.birthday)).toShow("05/06/2020")
      try await choose(.date, .right, in: app)
      try await app.press(.petsTab)
      try app.expect(card.row(.birthday)).toShow("2020-05-06")
      try await app.relaunch()
      try await app.press(.enter)
      try app.expect(card.row(.birthday)).toShow("2020-05-06")
    }
  }

  @MainActor
  func testTheWeightLogAndItsChartFollow() async throws {
    try await inBoth(rex) { app in
      try await choose(.weight, .right, .right, in: app)
      try await app.press(.petsTab, .enter)
      let card = try app.on(PetCardPage.self)
      let page = try await card.open(.weighing)
      for (weight, day) in [("9", "06.02.2026"), ("4.2 kg", "06.03.2026")] {
        let form = try await page.add()
        try await form.fill(Weighing.Field.weight, weight)
        try await form.fill(Weighing.Field.date, day)
        try app.expect(form.row(Weighing.Field.weight)).toShow("Weight (lb)")
        try await form.back()
      }
      try app.expect(page.row("06.02.2026")).toShow("9 lb")
      try app.expect(page.trend).toHave(label: "9.26 lb, +0.26 lb since 06.02.2026")
      try app.expect(page.chart).toHave(value: "min 9.00, max 9.26, last 9.26; rising")
      try await page.back()
      try app.expect(card.part(.weighing)).toShow("9.26 lb")
    }
  }

  @MainActor
  func testWhatIsBeingTypedKeepsItsUnit() async throws {
    try await inBoth(rex) { app, folders in
      try await app.press(.enter)
      let card = try app.on(PetCardPage.self)
      try await card.edit(.weight)
      try await card.retype("5")
      try await app.on(ShellPage.self).tab(.profile).click()
      let profile = try app.on(ProfilePage.self)
      try await profile.option(ProfileID.units.item("weight"), 2).click()
      try await app.on(ShellPage.self).tab(.pets).click()
      try app.expect(card.editor(.weight)).toHave(value: "5 kg")
      try await app.press(.enter)
      try app.expect(card.row(.weight)).toShow("11.02")
      for data in folders {
        XCTAssertEqual(try Records(data).grams, [5000])
      }
    }
  }

  @MainActor
  func testTheRegionDecidesUntilTheUserDoes() async throws {
    var launch = rex
    launch.environment = ["LC_MEASUREMENT": "en_US.UTF-8", "LC_TIME": "en_US.UTF-8"]
    try await inBoth(launch) { app in
      try await app.press(.profileTab)
      let profile = try app.on(ProfilePage.self)
      try app.expect(profile.unit(.weight)).toHave(value: "auto: lb")
      try app.expect(profile.unit(.weekStart)).toHave(value: "auto: Sun")
      try app.expect(profile.unit(.clock)).toHave(value: "auto: 12 h")
      try await app.press(.petsTab, .enter)
      let card = try app.on(PetCardPage.self)
      try app.expect(card.row(.weight)).toShow("9.26")
      try await choose(.weight, .right, in: app)
      try await app.press(.petsTab)
      try app.expect(card.row(.weight)).toShow("4.2")
    }
  }

  @MainActor
  func testWeeksOfTheCalendarBeginAsChosen() async throws {
    try await inBoth(rex) { app in
      try await app.press(.enter)
      let card = try app.on(PetCardPage.self)
      for (keys, first) in [([Key](), "Mo   Tu"), ([.right, .right], "Su   Mo")] {
        try await choose(.weekStart, in: app)
        for key in keys { try await app.press(KeyStroke(key)) }
        try await app.press(.petsTab)
        try await card.edit(.birthday)
        try await app.press(KeyStroke(.down, .alt))
        try app.expectText(first)
        try await app.press(.escape, .escape)
      }
    }
  }

  @MainActor
  func testTimesAreShownAsChosen() async throws {
    try await inBoth(rex) { app in
      try await app.press(.profileTab)
      try await app.on(ProfilePage.self).begin(.backUp)
      try await app.press(.enter)
      for (keys, time) in [([Key](), "09:00"), ([.right, .right], "9:00 AM")] {
        try await choose(.clock, in: app)
        for key in keys { try await app.press(KeyStroke(key)) }
        try await app.on(ProfilePage.self).begin(.restore)
        let files = try app.on(FilesPage.self)
        try await app.type("moggy-backup-2026-03-06.tar")
        try await app.press(.enter)
        try app.expect(files.contents).toShow("Made: 06.03.2026 \(time)")
        try await app.press(.escape)
      }
    }
  }

  @MainActor
  func testByMouseInRussianOnASmallScreen() async throws {
    try await inBoth(
      Launch(language: .russian, pets: [Launch.pet(.weight, "4.2")]), size: Size(40, 12)
    ) { app in
      try await choose(.weight, in: app)
      let profile = try app.on(ProfilePage.self)
      try app.expect(profile.unit(.weight)).toHave(value: "авто: кг")
      try await profile.option(ProfileID.units.item("weight"), 2).click()
      try app.expect(profile.unit(.weight)).toHave(value: "фунты")
      try await app.press(.petsTab, .enter)
      let card = try app.on(PetCardPage.self)
      try await card.go(to: .weight)
      try app.expect(card.row(.weight)).toShow("Вес (фунт.)")
      try app.expect(card.row(.weight)).toShow("9,26")
    }
  }
}
