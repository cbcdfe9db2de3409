import Core
import JourneyKit
import PetsDomain
import PetsScreens
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user says when a pet was born, by typing or from a calendar.
final class BirthdayJourney: JourneyCase {
  @MainActor
  func testFromTheCalendarByKeys() async throws {
    for size in [Size(80, 24), Size(120, 40), Size(40, 12)] {
      try await inBoth(size: size) { app in
        let card = try await app.on(PetListPage.self).add()
        try await card.edit(.birthday)
        try await app.press(KeyStroke(.down, .alt))
        try app.expect(card.calendar).toBe(.focused)
        try await app.press(.up, .right, .enter)
        try app.expect(card.calendar).notToExist()
        try app.expect(card.editor(.birthday)).toHave(value: "28.02.2026")
        try app.expect(card.hint).toHave(label: "under a month")
        try await app.press(.enter)
        try app.expect(card.row(.birthday)).toShow("28.02.2026")
        try await card.edit(.birthday)
        try await app.press(KeyStroke(.function(4)), .left, .escape)
        try app.expect(card.editor(.birthday)).toHave(value: "28.02.2026")
        try app.expect(card.editor(.birthday)).toBe(.focused)
      }
    }
  }

  @MainActor
  func testFromTheCalendarByMouse() async throws {
    try await inBoth(Launch(language: .russian, pets: [Launch.pet(.birthday, "14.05.2021")])) {
      app in
      try await app.press(.enter)
      let card = try app.on(PetCardPage.self)
      try await card.row(.birthday).doubleClick()
      try await card.calendarButton.click()
      try app.expectText("май 2021")
      try await app.click(Query(PetsID.calendar.child("month").child("day").item("2021-05-31")))
      try app.expect(card.editor(.birthday)).toHave(value: "31.05.2021")
      try app.expect(card.hint).toHave(label: "4 года 9 мес.")
      try await app.press(.enter)
      try app.expect(card.row(.birthday)).toShow("31.05.2021  (4 года 9 мес.)")
    }
  }

  @MainActor
  func testNoDayOfTheFuture() async throws {
    try await inBoth { app in
      let card = try await app.on(PetListPage.self).add()
      try await card.edit(.birthday)
      try await app.type("7.3.2026")
      try app.expect(card.hint).toHave(label: "this is in the future")
      try await app.press(.enter)
      try app.expect(card.message(.birthday)).toHave(label: "! this is in the future")
      try app.expect(card.editor(.birthday)).toHave(value: "7.3.2026")
      try await app.press(KeyStroke(.down, .alt), .right)
      try app.expect(Query(PetsID.calendar.child("month").child("day").item("2026-03-06")))
        .toBe(.selected)
      try app.expectText("Not after 6 March 2026")
      try await app.press(.enter, .enter)
      try app.expect(card.row(.birthday)).toShow("06.03.2026  (under a month)")
    }
  }

  @MainActor
  func testInAnyUsualForm() async throws {
    try await inBoth { app in
      let card = try await app.on(PetListPage.self).add()
      for (typed, shown) in [
        ("2021-05-14", "14.05.2021"), ("5/3/26", "05.03.2026"), ("07.03.26", "07.03.1926"),
        ("14 мая 2021", "14.05.2021"), ("yesterday", "05.03.2026"), ("1.2", "01.02.2026"),
      ] {
        try await card.edit(.birthday)
        try await card.retype(typed)
        try await app.press(.enter)
        try app.expect(card.row(.birthday)).toShow(shown)
      }
      try await app.relaunch()
      try await app.press(.enter)
      try app.expect(card.row(.birthday)).toShow("01.02.2026  (1 mo)")
    }
  }
}
