import Core
import JourneyKit
import Semantics
import Shell
import Terminal
import Toolkit
import TrackersScreens
import XCTest

/// A user makes a habit, or an event.
final class NewTrackerJourney: JourneyCase {
  private static let sizes = [Size(120, 40), Size(80, 24), Size(40, 12)]

  private var launch: Launch { Launch(tab: .trackers) }

  @MainActor
  func testTwoKindsToChooseFrom() async throws {
    for size in Self.sizes {
      try await inBoth(launch, size: size) { app in
        try await app.press("a")
        try app.expectText("New tracker")
        try app.expectText("Irregular event")
        try await app.press(.escape)
        try app.expect(app.element(TrackerFormID.kinds)).notToExist()
        try await app.element(TrackersID.add).click()
        try await app.element(.menuItem, "Irregular event").click()
        try app.expect(app.on(TrackerFormPage.self).title).toHave(label: "New irregular event")
      }
    }
  }

  /// As quick as on paper: the rest has values that show, and can be changed.
  @MainActor
  func testAHabitByItsNameAlone() async throws {
    for language in Language.allCases {
      try await inBoth(Launch(language: language, tab: .trackers)) { app in
        try await app.press("a", .enter)
        try await app.type("Read")
        try app.expect(app.on(TrackerFormPage.self).category).toHave(
          label: language == .english ? "General" : "Общее")
        try await app.press(.enter)
        try app.expectToast(language == .english ? "Read added." : "Добавлено: «Read».")
        try app.expectText(language == .english ? "General" : "Общее")
        // The next one goes into the category that there is.
        try await app.press("a", .enter)
        try await app.type("Write")
        try await app.press(.enter, "u", "u")
        try app.expectText(
          language == .english ? "What shall we track?" : "Что будем отслеживать?")
      }
    }
  }

  @MainActor
  func testAHabitByKeysAlone() async throws {
    for size in Self.sizes {
      try await inBoth(launch, size: size) { app in
        let form = try await TrackerFormPage.open(app)
        try app.expect(form.title).toHave(label: "New habit")
        try await app.type("Run")
        try await form.addCategory("Sport")
        try app.expect(form.category).toHave(label: "Sport")
        try await app.press(.control("s"))
        try app.expect(form.title).notToExist()
        try app.expectToast("Run added.")
        try app.expectText("Sport")
        try await app.press("u")
        try app.expectText("What shall we track?")
      }
    }
  }

  /// The numbers on the colours are keys there; elsewhere they lead to the tabs.
  @MainActor
  func testTheNumberOfAColourChoosesIt() async throws {
    try await inBoth(launch, size: Size(120, 40)) { app in
      let form = try await TrackerFormPage.open(app)
      try await app.type("Run")
      try await form.colour.click()
      for (keys, name) in [
        (["4"], "4 · Indigo"), (["1", "2"], "12 · Pink"), (["9"], "9 · Mint"),
        (["1", "0"], "10 · Navy"), (["0"], "10 · Navy"), (["1", "9"], "9 · Mint"),
      ] as [([KeyStroke], String)] {
        for key in keys { try await app.press(key) }
        try app.expect(form.colourName).toHave(label: name)
      }
      try app.expect(form.title).toHave(label: "New habit")
    }
  }

  /// One of the 18 colours is chosen too; without colours they are numbers, in the snapshots.
  @MainActor
  func testAHabitByMouse() async throws {
    try await inBoth(launch, size: Size(120, 40)) { app in
      let form = try await TrackerFormPage.open(app)
      try await app.type("Rum")
      try await form.clear.click()
      try app.expect(form.name).toHave(value: "")
      try await app.type("Run")
      try await form.category.click()
      let categories = try app.on(CategoryListPage.self)
      try await categories.add.click()
      try await app.type("Sport")
      try await categories.save.click()
      try await form.box("Wed").click()
      try await form.box("Mon").click()
      try app.expect(form.summary).toHave(label: "Tue, Thu, Fri, Sat, Sun")
      try await app.element(.cell, "guitar").click()
      try app.expect(form.emojiName).toHave(label: "guitar")
      try await app.element(.swatch, "Blue").click()
      try app.expect(form.colourName).toHave(label: "3 · Blue")
      try await form.submit.click()
      try app.expectToast("Run added.")
    }
  }

  @MainActor
  func testNoMoreThan38Characters() async throws {
    try await inBoth(launch) { app in
      let form = try await TrackerFormPage.open(app)
      try await app.type(String(repeating: "й", count: 38))
      try app.expectText("38/38")
      try app.expectNoText("No more than 38 characters.")
      try await app.type("ы")
      try app.expectText("No more than 38 characters.")
      try app.expect(form.name).toHave(value: String(repeating: "й", count: 38))
      // Whoever goes on leaves the word behind.
      try await form.allEmoji.click()
      try await app.press(.escape)
      try app.expectText("38/38")
      try app.expectNoText("No more than 38 characters.")
      try await form.name.click()
      try await app.press(.backspace)
      try app.expectText("37/38")
      try app.expectNoText("No more than 38 characters.")
    }
  }

  @MainActor
  func testWhatIsMissingIsListed() async throws {
    try await inBoth(launch) { app in
      let form = try await TrackerFormPage.open(app)
      try app.expect(form.lack).toHave(label: "Missing: name")
      try app.expect(form.submit).toBe(.disabled)
      try await app.press(.control("s"))
      try app.expectText("Type a name.")
      try await app.type("Run")
      try app.expect(form.lack).notToExist()
      try app.expect(form.submit).notToBe(.disabled)
    }
  }

  @MainActor
  func testAnyEmojiMayBeTaken() async throws {
    try await inBoth(launch) { app in
      let form = try await TrackerFormPage.open(app)
      try await form.allEmoji.click()
      try await app.press("/")
      try await app.type("unicorn")
      try await app.press(.enter)
      try app.expect(form.emojiName).toHave(label: "unicorn")
      try await form.allEmoji.click()
      try await app.press("/")
      try await app.paste("👍🏽")
      try await app.press(.enter)
      try app.expect(form.emoji).toHave(value: "👍🏽")
    }
  }

  @MainActor
  func testTheDaysOfAWeekAreOneControl() async throws {
    for size in Self.sizes {
      try await inBoth(launch, size: size) { app in
        let form = try await TrackerFormPage.open(app)
        try await form.tab(3)
        try app.expect(form.weekdays).toBe(.focused)
        try app.expect(form.summary).toHave(label: "Every day")
        try await app.press("w")
        try app.expect(form.summary).toHave(label: "Mon, Tue, Wed, Thu, Fri")
        try await app.press(.space, .right, .space)
        try app.expect(form.summary).toHave(label: "Wed, Thu, Fri")
        try app.expect(form.weekdays).toHave(value: "Tue: not checked")
        try await app.press("e")
        try app.expect(form.summary).toHave(label: "Every day")
        try await app.press(.end, .space, .left, .space, "s")
        try app.expect(form.summary).toHave(label: "Sat, Sun")
        // One step leads out of it, on and back.
        try await app.press(.tab)
        try app.expect(form.measured).toBe(.focused)
        try await app.press(.backTab)
        try app.expect(form.weekdays).toBe(.focused)
        try await form.preset("w").click()
        try await form.box("Fri").click()
        try app.expect(form.summary).toHave(label: "Mon, Tue, Wed, Thu")
      }
    }
  }

  /// Every third day, and so many times in so many days.
  @MainActor
  func testSchedulesOfDaysInARow() async throws {
    for size in Self.sizes {
      for language in Language.allCases {
        try await inBoth(Launch(language: language, tab: .trackers), size: size) { app in
          let form = try await TrackerFormPage.open(app)
          try await app.type("Water")
          try await form.tab(2)
          try await app.press(.right, .right, .right)
          try app.expect(form.summary).toHave(
            label: language == .english ? "Every 3 days" : "Раз в 3 дня")
          try await app.press(.right, .tab, .right)
          try app.expect(form.summary).toHave(
            label: language == .english ? "3 times in 14 days" : "3 раза за 14 дней")
          try await app.press(.control("s"), "i")
          try app.expectText(language == .english ? "3 times in 14 days" : "3 раза за 14 дней")
        }
      }
    }
  }

  /// What is run in a week is added up: 4 and 4 and 3 of 10.
  @MainActor
  func testTenKilometresAWeek() async throws {
    try await inBoth(launch, size: Size(80, 24)) { app in
      let form = try await TrackerFormPage.open(app)
      try await app.type("Run")
      try await form.option(form.rhythm, "times a week").click()
      try await form.measured.click()
      try await form.amount.click()
      try await app.type("10")
      try await app.press(.tab)
      try await app.type("km")
      try await app.press(.tab, .right)
      try app.expect(form.sum).toHave(value: "the whole week")
      try app.expect(form.count).notToExist()
      try await app.press(.control("s"))
      let day = try app.on(TrackersPage.self)
      // The demo clock stands on Friday, 6 March.
      try await app.press("[", "[", "[", "[", "[")
      for (amount, told) in [
        ("4", "+4, 4/10 km"), ("4", "+4, 8/10 km"), ("3", "+3, 11/10 km"),
      ] {
        try await app.press("]", "=")
        try await app.type(amount)
        try await app.press(.enter)
        try app.expectText(told)
      }
      try app.expect(day.progress).toHave(label: "1/1")
      try app.expectText("[✓]")
      try await app.press("]")
      try app.expectText("Nothing for this day")
    }
  }

  @MainActor
  func testTheWordsInRussian() async throws {
    try await inBoth(Launch(language: .russian, tab: .trackers)) { app in
      let form = try await TrackerFormPage.open(app)
      try app.expect(form.title).toHave(label: "Новая привычка")
      try await form.tab(3)
      try app.expect(form.summary).toHave(label: "Каждый день")
      try await app.press("s", .space)
      try app.expect(form.summary).toHave(label: "Пн, Сб, Вс")
    }
  }

  @MainActor
  func testNoDaysAtAllAreRefused() async throws {
    try await inBoth(launch) { app in
      let form = try await TrackerFormPage.open(app)
      for day in ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] {
        try await form.box(day).click()
      }
      try await app.press(.control("s"))
      try app.expectText("Choose at least one day.")
      try await app.element(.button, "times a week").click()
      try app.expect(form.summary).toHave(label: "3 times a week")
      try app.expect(form.lack).toHave(label: "Missing: name")
    }
  }

  /// The form of an event has a date in the place of the schedule.
  @MainActor
  func testAnEventIsOfTheDayThatIsLookedAt() async throws {
    try await inBoth(launch) { app in
      try await app.press("]", "]")
      let form = try await TrackerFormPage.open(app, event: true)
      try app.expect(form.day).toHave(value: "08.03.2026")
      try await app.type("Party")
      try await form.addCategory("Fun")
      try await form.day.click()
      try await app.press(.end, .control("u"))
      try await app.type("soon")
      // A wrong date is not told as a missing one: it is told beside the day, at the latest on saving.
      try app.expect(form.lack).notToExist()
      try await app.press(.control("u"))
      try app.expect(form.lack).toHave(label: "Missing: date")
      try await app.type("31.2.2026")
      try app.expect(form.lack).notToExist()
      try await app.press(.control("s"))
      try app.expectText("No such date")
      try app.expect(form.day).toBe(.focused)
      try await app.press(.control("u"))
      try await app.type("10.03.2026")
      try app.expect(form.lack).notToExist()
    }
  }

  @MainActor
  func testLeavingAsksOnlyWhereSomethingChanged() async throws {
    try await inBoth(launch) { app in
      let form = try await TrackerFormPage.open(app)
      try await app.press(.escape)
      try app.expect(form.title).notToExist()
      _ = try await TrackerFormPage.open(app)
      try await app.type("Run")
      try await app.press(.escape)
      try app.expect(form.question).toExist()
      try await app.press(.escape)
      try app.expect(form.name).toHave(value: "Run")
      try await app.press(.escape, "d")
      try app.expect(form.title).notToExist()
      try await app.relaunch()
      try app.expect(form.title).notToExist()
    }
  }

  @MainActor
  func testWhatWasTypedIsBackAfterAKill() async throws {
    try await inBoth(launch) { app in
      let form = try await TrackerFormPage.open(app)
      try await app.type("Ru")
      try await app.relaunch()
      try app.expectToast("What you were typing is back.")
      try app.expect(form.title).toHave(label: "New habit")
      try app.expect(form.name).toHave(value: "Ru")
    }
  }

  @MainActor
  func testAMeasuredHabitNeedsAnAmount() async throws {
    try await inBoth(launch, size: Size(120, 40)) { app in
      let form = try await TrackerFormPage.open(app)
      try await form.measured.click()
      try app.expect(form.lack).toHave(label: "Missing: name, amount")
      try await form.amount.click()
      try await app.type("lots")
      try await app.press(.tab)
      try app.expectText("A number more than 0, such as 8 or 1.5.")
      try app.expect(form.amount).toHave(value: "lots")
      try await form.reminder.click()
      try await app.type("25:00")
      try await app.press(.tab)
      try app.expectText("A time such as 9:30.")
    }
  }
}
