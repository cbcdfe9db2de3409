import Core
import JourneyKit
import Semantics
import Shell
import Terminal
import Toolkit
import TrackersDomain
import TrackersScreens
import XCTest

/// A user looks at a day and goes through others.
final class TrackerDayJourney: JourneyCase {
  private static let sizes = [Size(120, 40), Size(80, 24), Size(40, 12)]

  private func launch(
    _ trackers: [TrackerSample] = [], language: Language = .english
  ) -> Launch {
    Launch(language: language, tab: .trackers, trackers: trackers)
  }

  @MainActor
  func testTwoParts() async throws {
    for (language, titles) in [
      (Language.english, ["Trackers", "Statistics"]), (.russian, ["Трекеры", "Статистика"]),
    ] {
      try await inBoth(launch(language: language)) { app in
        let tabs = app.screen.nodes.filter { $0.role == .tab }.map(\.label)
        XCTAssertEqual(Array(tabs.suffix(2)), titles)
        try await app.element(TrackersID.sections.item("statistics")).click()
        try app.expect(app.element(TrackersID.statistics)).toExist()
      }
    }
  }

  /// Russian names of days are small within a sentence, and capital where they begin a line.
  @MainActor
  func testTheDateBeginsWithACapital() async throws {
    try await inBoth(launch(language: .russian)) { app in
      let page = try app.on(TrackersPage.self)
      try app.expect(page.date).toHave(label: "Пятница, 6 марта 2026 · сегодня")
      try await app.press("]")
      try app.expect(page.date).toHave(label: "Суббота, 7 марта 2026")
    }
  }

  @MainActor
  func testTheDateBetweenItsArrows() async throws {
    for size in Self.sizes {
      try await inBoth(launch([TrackerSamples.habit(1, "Read")]), size: size) { app in
        let page = try app.on(TrackersPage.self)
        let isWide = size.columns >= 60
        try app.expect(page.date).toHave(
          label: isWide ? "Friday, 6 March 2026 · today" : "Fri, 06.03")
        try await app.element(TrackersID.nextDay).click()
        try app.expect(page.date).toHave(
          label: isWide ? "Saturday, 7 March 2026" : "Sat, 07.03")
        try await app.element(TrackersID.previousDay).click()
        try await app.element(TrackersID.previousDay).click()
        try app.expect(page.date).toHave(
          label: isWide ? "Thursday, 5 March 2026" : "Thu, 05.03")
        try app.expect(app.element(TrackersID.add)).toShow("+")
      }
    }
  }

  @MainActor
  func testDaysAndWeeksByKeys() async throws {
    try await inBoth(launch([TrackerSamples.habit(1, "Read")])) { app in
      let page = try app.on(TrackersPage.self)
      for (key, date) in [
        (KeyStroke("]"), "Saturday, 7 March 2026"), ("[", "Friday, 6 March 2026 · today"),
        ("{", "Friday, 27 February 2026"), ("[", "Thursday, 26 February 2026"),
        ("}", "Thursday, 5 March 2026"), ("t", "Friday, 6 March 2026 · today"),
      ] {
        try await app.press(key)
        try app.expect(page.date).toHave(label: date)
      }
      try await page.day("2026-03-04").click()
      try app.expect(page.date).toHave(label: "Wednesday, 4 March 2026")
      try app.expect(page.day("2026-03-04")).toBe(.selected)
    }
  }

  /// The week of the day, and how much of each day was done.
  @MainActor
  func testTheDaysAroundTellHowFullTheyAre() async throws {
    let run = TrackerSamples.habit(1, "Run").marked(
      on: [TrackerSamples.day(1), TrackerSamples.day(2)])
    let read = TrackerSamples.habit(2, "Read").marked(on: [TrackerSamples.day(1)])
    for language in Language.allCases {
      try await inBoth(launch([run, read], language: language)) { app in
        let page = try app.on(TrackersPage.self)
        let days = app.screen.nodes.filter { $0.role == .day }.map(\.label)
        XCTAssertEqual(days.count, 7)
        let isEnglish = language == .english
        XCTAssertEqual(days.first, isEnglish ? "Monday, 2 March 2026" : "понедельник, 2 марта 2026")
        try app.expect(page.day("2026-03-05")).toHave(
          value: isEnglish ? "all done" : "всё выполнено")
        try app.expect(page.day("2026-03-05")).toShow("●")
        try app.expect(page.day("2026-03-04")).toShow("◐")
        try app.expect(page.day("2026-03-03")).toShow("○")
        try app.expect(page.day("2026-03-07")).toHave(value: "")
        try await app.press(.space)
        try app.expect(page.day("2026-03-06")).toShow("◐")
        try await app.press("[")
        try app.expect(page.day("2026-03-02")).toShow("○")
        try await app.press("{")
        try app.expect(page.day("2026-02-23")).toShow("○")
        try app.expect(page.day("2026-03-02")).notToExist()
      }
    }
  }

  /// All of a category at once, by key and by the menu; one undo takes it back.
  @MainActor
  func testAllOfACategoryIsDoneAtOnce() async throws {
    let trackers = [
      TrackerSamples.habit(1, "Run"), TrackerSamples.habit(2, "Read"),
      TrackerSamples.habit(3, "Water", target: TrackerSamples.eight("cups")),
      TrackerSamples.habit(4, "Coffee", target: TrackerSamples.eight("cups", isAtMost: true)),
      TrackerSamples.habit(5, "Swim", category: "Sport"),
    ]
    for size in Self.sizes {
      for language in Language.allCases {
        try await inBoth(launch(trackers, language: language), size: size) { app in
          let page = try app.on(TrackersPage.self)
          try app.expect(page.progress).toHave(label: "0/5")
          try await app.press("C")
          try app.expect(page.progress).toHave(label: "3/5")
          try app.expectToast(
            language == .english
              ? "Home: 3 done. u takes it back. Mark one by one: Coffee"
              : "Home: выполнено 3. Отменить — u. Отметьте по одному: Coffee")
          try await app.press("u")
          try app.expect(page.progress).toHave(label: "0/5")
          try await app.press(.enter)
          // In the smallest room the end of the menu is out of view, and its key is not.
          if size.rows > 12 {
            try await app.element(TrackersID.menu.item("allDone")).click()
          } else {
            try await app.press("C")
          }
          try app.expect(page.progress).toHave(label: "3/5")
        }
      }
    }
  }

  @MainActor
  func testTheCalendarHasDotsAndLeadsToAnyDay() async throws {
    let read = TrackerSamples.habit(1, "Read").done(3)
    for size in Self.sizes {
      try await inBoth(launch([read]), size: size) { app in
        let page = try app.on(TrackersPage.self)
        try await app.press("c")
        if size.rows > 12 {
          try app.expect(page.month("2026-03-04")).toHave(value: "has records")
          try app.expect(page.month("2026-03-02")).toHave(value: nil)
          try await app.press(.pageUp)
          try app.expect(page.month("2026-02-28")).toHave(value: nil)
          try await app.press(.pageDown)
        }
        try await app.press(.left, .left, .enter)
        try app.expect(page.date).toShow(size.columns >= 60 ? "4 March" : "04.03")
        XCTAssertTrue(page.labels[0].hasPrefix("Read, done"), page.labels[0])
      }
    }
  }

  /// Its colours are in the snapshots of `Trackers/Day`.
  @MainActor
  func testACardTellsAllOfIt() async throws {
    let read = TrackerSamples.habit(1, "Read").done(5).pinned()
    try await inBoth(launch([read])) { app in
      let card = try app.on(TrackersPage.self).card("Read, not done, 5 days, 5 in a row")
      for part in ["🙂", "Read", "★", "[ ]", "5 days"] { try app.expect(card).toShow(part) }
      try await app.press(.space)
      let done = try app.on(TrackersPage.self).card("Read, done, 6 days, 6 in a row")
      for part in ["[✓]", "6 days"] { try app.expect(done).toShow(part) }
    }
  }

  @MainActor
  func testCardsUnderTheirCategories() async throws {
    let trackers = (1...8).map {
      TrackerSamples.habit($0, "Habit \($0)", category: $0 < 6 ? "Home" : "Work")
    }
    for (size, columns) in [(Size(160, 40), 4), (Self.sizes[0], 3), (Self.sizes[1], 2)] {
      try await inBoth(launch(trackers), size: size) { app in
        let page = try app.on(TrackersPage.self)
        XCTAssertEqual(page.headings, ["Home", "Work"])
        XCTAssertEqual(page.columns, columns)
        XCTAssertEqual(page.names.count, 8)
        let second = try page.card("Habit 2, not done, 0 days").frame()
        XCTAssertEqual(second.minY, try page.card("Habit 1, not done, 0 days").frame().minY)
        // From one section to the one above, in the same column.
        try await app.press(.home, .right)
        for _ in 0..<(5 + columns - 1) / columns { try await app.press(.down) }
        // The last line above may be too short for it.
        let number = 5 % columns == 1 ? 6 : 7
        try app.expect(page.card("Habit \(number), not done, 0 days")).toBe(.selected)
      }
    }
    try await inBoth(launch(trackers), size: Self.sizes[2]) { app in
      try await app.press(.down)
      XCTAssertEqual(try app.on(TrackersPage.self).columns, 1)
    }
  }

  @MainActor
  func testCountsInBothLanguages() async throws {
    let counts = [0, 1, 2, 5, 11, 21, 22, 25, 111]
    let trackers = counts.map { TrackerSamples.habit($0 + 1, "N\($0)").done($0) }
    let russian = [
      "0 дней", "1 день", "2 дня", "5 дней", "11 дней", "21 день", "22 дня", "25 дней", "111 дней",
    ]
    for language in Language.allCases {
      try await inBoth(launch(trackers, language: language), size: Size(120, 40)) { app in
        try await app.press("G")
        let labels = try app.on(TrackersPage.self).labels
        for (index, count) in counts.enumerated() {
          let wanted =
            language == .russian ? russian[index] : count == 1 ? "1 day" : "\(count) days"
          XCTAssertTrue(
            labels[index].split(separator: ", ").contains { $0 == wanted }, labels[index])
        }
      }
    }
  }

  @MainActor
  func testDoneForTheDayThatIsShown() async throws {
    for size in Self.sizes {
      try await inBoth(launch([TrackerSamples.habit(1, "Read")]), size: size) { app in
        let page = try app.on(TrackersPage.self)
        try await app.press(.space)
        try app.expect(page.card("Read, done, 1 day")).toShow("[✓]")
        try await app.press("[")
        try app.expect(page.card("Read, not done, 1 day")).toShow("[ ]")
        try await page.box(1).click()
        try app.expect(page.card("Read, done, 2 days")).toExist()
        try await app.press("]")
        try app.expect(page.card("Read, done, 2 days, 2 in a row")).toExist()
        try await app.press(.space)
        try app.expect(page.card("Read, not done, 1 day")).toExist()
        try await app.press("u")
        try app.expectToast("Undone: marking “Read” as not done")
        try app.expect(page.card("Read, done, 2 days, 2 in a row")).toExist()
      }
    }
  }

  @MainActor
  func testTheFutureIsRefusedWithAWord() async throws {
    for (language, text) in [
      (Language.english, "This day is still to come: it cannot be marked yet."),
      (.russian, "Этот день ещё не наступил: отметить его нельзя."),
    ] {
      try await inBoth(launch([TrackerSamples.habit(1, "Read")], language: language)) { app in
        let page = try app.on(TrackersPage.self)
        let before = page.labels
        for key in [KeyStroke.space, "x", "w"] {
          try await app.press("]", key)
          try app.expectToast(text)
          try await app.press("[")
          XCTAssertEqual(page.labels, before)
        }
      }
    }
  }

  /// A day to come offers nothing that it would refuse.
  @MainActor
  func testNoHintOfWhatIsRefused() async throws {
    try await inBoth(launch([TrackerSamples.habit(1, "Read")])) { app in
      @MainActor func hints() -> [String] {
        app.screen.nodes.filter { $0.role == .hint }.map(\.label)
      }
      XCTAssertTrue(hints().contains("done"), "\(hints())")
      XCTAssertTrue(hints().contains("skip"))
      try await app.press("]")
      XCTAssertFalse(hints().contains("done"), "\(hints())")
      XCTAssertFalse(hints().contains("skip"))
      // What was said is gone with the next thing that is opened.
      try await app.press(.space)
      try app.expectToast("This day is still to come: it cannot be marked yet.")
      try await app.press(.enter)
      try app.expectNoText("still to come")
      let page = try app.on(TrackersPage.self)
      try app.expect(page.item("toggle")).notToExist()
      try app.expect(page.item("skip")).notToExist()
      try app.expect(page.item("edit")).toExist()
    }
  }

  @MainActor
  func testEmptyCategoriesHideAndPinnedComeFirst() async throws {
    let monday = WeekdaySet([.monday])
    let trackers = [
      TrackerSamples.habit(1, "Read"),
      TrackerSamples.habit(2, "Swim", category: "Sport", .weekdays(monday)),
      TrackerSamples.habit(3, "Write", category: "Work").pinned(),
    ]
    try await inBoth(launch(trackers)) { app in
      let page = try app.on(TrackersPage.self)
      XCTAssertEqual(page.headings, ["Pinned", "Home"])
      XCTAssertEqual(page.names, ["Write", "Read"])
      try await app.press("]", "]", "]")
      XCTAssertEqual(page.headings, ["Pinned", "Home", "Sport"])
    }
  }

  @MainActor
  func testThreeKindsOfNothing() async throws {
    for size in Self.sizes {
      try await inBoth(launch(), size: size) { app in
        let page = try app.on(TrackersPage.self)
        try app.expect(page.empty).toShow("What shall we track?")
        // No hint of what needs a tracker.
        let shell = try app.on(ShellPage.self)
        for key in ["D", "g", "/", "f"] { XCTAssertFalse(shell.hints.contains(key), key) }
        try await app.press("a")
        try app.expect(app.element(TrackerFormID.kinds)).toExist()
      }
    }
    let monday = [TrackerSamples.habit(1, "Swim", .weekdays(WeekdaySet([.monday])))]
    for size in Self.sizes {
      try await inBoth(launch(monday), size: size) { app in
        let page = try app.on(TrackersPage.self)
        try app.expect(page.empty).toShow("Nothing for this day")
        try await app.press("]", "]", "]")
        XCTAssertEqual(page.names, ["Swim"])
        try await app.press("F")
        try app.expect(page.empty).toShow("Nothing found")
        try await app.press(.escape)
        XCTAssertEqual(page.names, ["Swim"])
      }
    }
  }

  @MainActor
  func testSearchingWithoutCaseAndDots() async throws {
    let trackers = [
      TrackerSamples.habit(1, "Ёлка"), TrackerSamples.habit(2, "Café"),
      TrackerSamples.habit(3, "Read"),
    ]
    for size in Self.sizes {
      try await inBoth(launch(trackers), size: size) { app in
        let page = try app.on(TrackersPage.self)
        for (typed, names) in [("елк", ["Ёлка"]), ("CAFE", ["Café"]), ("ea", ["Read"])] {
          try await app.press("/", .control("u"))
          try await app.type(typed)
          XCTAssertEqual(page.names, names)
        }
        try await app.press(.enter)
        try app.expect(page.cards).toBe(.focused)
        XCTAssertEqual(page.names, ["Read"])
        try await app.press(.escape)
        XCTAssertEqual(page.names.prefix(2), ["Ёлка", "Café"])
      }
    }
  }

  @MainActor
  func testTheOrderIsOnesOwn() async throws {
    let trackers = (1...4).map { TrackerSamples.habit($0, "Habit \($0)") }
    try await inBoth(launch(trackers), size: Size(50, 24)) { app in
      let page = try app.on(TrackersPage.self)
      XCTAssertEqual(page.names, (1...4).map { "Habit \($0)" })
      try await app.press("J", "J")
      XCTAssertEqual(page.names, ["Habit 2", "Habit 3", "Habit 1", "Habit 4"])
      try await app.press("K")
      XCTAssertEqual(page.names, ["Habit 2", "Habit 1", "Habit 3", "Habit 4"])
      try await app.relaunch()
      XCTAssertEqual(page.names, ["Habit 2", "Habit 1", "Habit 3", "Habit 4"])
      try await app.press("u")
      XCTAssertEqual(page.names, ["Habit 2", "Habit 3", "Habit 1", "Habit 4"])
    }
  }

  @MainActor
  func testPinnedKeepTheirScheduleUnlessToldOtherwise() async throws {
    let swim = TrackerSamples.habit(1, "Swim", .weekdays(WeekdaySet([.monday]))).pinned()
    try await inBoth(launch([swim])) { app in
      let page = try app.on(TrackersPage.self)
      try app.expect(page.empty).toShow("Nothing for this day")
      try await app.press("o")
      try await app.element(TrackersID.options.child("pinned")).click()
      try await app.press(.escape)
      XCTAssertEqual(page.names, ["Swim"])
      try await app.relaunch()
      XCTAssertEqual(page.names, ["Swim"])
    }
  }
}
