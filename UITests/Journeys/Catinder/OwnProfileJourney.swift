import CatinderScreens
import Core
import JourneyKit
import Semantics
import Shell
import Terminal
import Toolkit
import XCTest

/// A user tells about their own cat.
final class OwnProfileJourney: JourneyCase {
  private static let sizes = [Size(120, 40), Size(80, 24), Size(40, 12)]

  private var launch: Launch { Launch(tab: .catinder) }

  @MainActor
  private func inProfile(
    in language: Language = .english, sizes: [Size] = [Size(80, 24)],
    _ journey: (Journey, CatinderProfilePage) async throws -> Void
  ) async throws {
    var launch = launch
    launch.language = language
    for size in sizes {
      try await inBoth(launch, size: size) { app in
        try await app.on(CatinderLoginPage.self).logIn()
        try await app.press("p")
        try await journey(app, app.on(CatinderProfilePage.self))
      }
    }
  }

  /// With two photos, both of which can be told apart by their names for a reader.
  @MainActor
  private func withPhotos(
    _ journey: (Journey, CatinderProfilePage) async throws -> Void
  ) async throws {
    let home = try DataFolder()
    let files = try PhotoFiles(in: home)
    try await inProfile { app, profile in
      try await profile.add(files.path("cat.png"), at: 1)
      try await profile.add(files.path("hills.jpg"), at: 2)
      try app.expect(profile.slot(2)).toHave(label: "photo 2")
      try await journey(app, profile)
    }
  }

  // MARK: The form

  @MainActor
  func testEditsAreSavedAsTheyAreTyped() async throws {
    try await inProfile(sizes: Self.sizes) { app, profile in
      try await profile.fill(profile.name, "Murka the Great")
      try await app.press(.tab)
      try await app.type("4")
      try await app.relaunch()
      try await app.press("p")
      try app.expect(profile.name).toHave(value: "Murka the Great")
      try app.expect(profile.age).toHave(value: "4")
    }
  }

  @MainActor
  func testBadInputStaysWithWhatIsWrong() async throws {
    try await inProfile(sizes: Self.sizes) { app, profile in
      try await profile.fill(profile.name, "")
      try app.expect(profile.nameProblem).toShow("! A name is needed.")
      try await app.press(.tab)
      try await app.type("999")
      try app.expect(profile.ageProblem).toShow("! A whole number")
      try await app.press(.escape, "p")
      try app.expect(profile.age).toHave(value: "999")
      try await app.relaunch()
      try await app.press("p")
      try app.expect(profile.name).toHave(value: "")
      try app.expect(profile.nameProblem).toShow("! A name is needed.")
      try app.expect(profile.age).toHave(value: "999")
      try app.expect(profile.ageProblem).toShow("! A whole number")
      // Others see what was right last.
      try await profile.preview.click()
      try app.expect(CatinderDeckPage(app: app).fullName).toHave(label: "Murka")
    }
  }

  @MainActor
  func testAnAgeThatWasNeverToldIsNotShown() async throws {
    for (language, untold) in [(Language.english, "not told"), (.russian, "не задан")] {
      try await inProfile(in: language, sizes: Self.sizes) { app, profile in
        try app.expect(profile.age).toHave(value: "")
        try app.expect(profile.age).toShow(untold)
        try await profile.fill(profile.age, "4")
        try app.expect(profile.age).notToShow(untold)
        try await app.press(.end, .control("u"))
        try await app.relaunch()
        try await app.press("p")
        try app.expect(profile.age).toHave(value: "")
        try app.expect(profile.age).toShow(untold)
        try app.expect(profile.ageProblem).notToExist()
      }
    }
  }

  /// None of them changes a number by the way.
  @MainActor
  func testTheArrowsGoFromFieldToField() async throws {
    try await inProfile(sizes: Self.sizes) { app, profile in
      try await profile.name.click()
      let fields = [profile.name, profile.age, profile.about, profile.story]
      for key in [KeyStroke.down, .tab] {
        for (field, next) in zip(fields, fields.dropFirst()) {
          try app.expect(field).toBe(.focused)
          try await app.press(key)
          try app.expect(next).toBe(.focused)
        }
        for previous in fields.dropLast().reversed() {
          try await app.press(key == .tab ? .backTab : .up)
          try app.expect(previous).toBe(.focused)
        }
      }
      try app.expect(profile.age).toHave(value: "")
      try await profile.fill(profile.age, "4")
      try await app.press(.down, .up)
      try app.expect(profile.age).toBe(.focused)
      try app.expect(profile.age).toHave(value: "4")
    }
  }

  @MainActor
  func testItIsSaidThatNothingHasToBePressed() async throws {
    let remarks = [
      (Language.english, "Saved as you type."), (.russian, "Сохраняется, пока вы пишете."),
    ]
    for (language, remark) in remarks {
      try await inProfile(in: language, sizes: Self.sizes) { app, profile in
        for _ in 0..<6 { try await app.scroll(.down, over: Query(CatinderID.profileForm)) }
        try app.expect(profile.saved).toShow(remark)
        for _ in 0..<6 { try await app.scroll(.up, over: Query(CatinderID.profileForm)) }
        try await profile.fill(profile.name, "")
        try app.expect(profile.saved).notToExist()
      }
    }
  }

  @MainActor
  func testTheTextsGrowAndShrink() async throws {
    try await inProfile(sizes: [Size(120, 40), Size(80, 24)]) { app, profile in
      let before = try profile.story.frame().rows
      try await profile.story.click()
      try await app.type("One.\nTwo.\nThree.\nFour.")
      XCTAssertEqual(try profile.story.frame().rows, 4)
      for _ in 0..<3 { try await app.press(.control("u"), .backspace) }
      XCTAssertEqual(try profile.story.frame().rows, before)
    }
  }

  // MARK: Photos

  @MainActor
  func testPhotosAreAddedFromFiles() async throws {
    let home = try DataFolder()
    let files = try PhotoFiles(in: home)
    try await inProfile(sizes: Self.sizes) { app, profile in
      try app.expect(profile.slot(1)).toHave(label: "slot 1, empty")
      try await profile.add(files.path("fake.png"), at: 1)
      try app.expect(profile.promptProblem).toShow("!")
      try await app.press(.control("u"))
      try await app.type(files.path("cat.png"))
      try await app.press(.enter)
      try app.expect(profile.slot(1)).toHave(label: "photo 1, main")
      try app.expect(profile.slot(2)).toHave(label: "slot 2, empty")
      try await app.relaunch()
      try await app.press("p")
      try app.expect(profile.slot(1)).toHave(label: "photo 1, main")
    }
  }

  @MainActor
  func testADeletedPhotoLeavesNoHoleAndComesBack() async throws {
    try await withPhotos { app, profile in
      try await profile.slot(1).click()
      try await profile.menu("delete").click()
      try app.expect(profile.slot(1)).toHave(label: "photo 1, main")
      try app.expect(profile.slot(2)).toHave(label: "slot 2, empty")
      let toast = try app.on(ShellPage.self).toast
      try app.expect(toast).toShow("Photo deleted.")
      try await app.press("u")
      try app.expect(profile.slot(2)).toHave(label: "photo 2")
      try app.expect(toast).notToExist()
      try await app.press("d", "u")
      try app.expect(profile.slot(2)).toHave(label: "photo 2")
    }
  }

  /// The drag and the keys come to the same, and another drag to where it began.
  @MainActor
  func testPhotosAreReorderedByDragAndByKeys() async throws {
    try await withPhotos { app, profile in
      try await app.advance(by: .seconds(10))
      try await profile.slots.click()
      try await app.press(.escape, .left, .left, .up)
      try app.expect(profile.slot(1)).toBe(.selected)
      let first = app.screen.surface
      try await app.press("m", .right)
      try app.expect(profile.slot(2)).toBe([.selected, .dragged])
      try await app.press(.escape)
      XCTAssertEqual(app.screen.surface, first)
      try await app.press("m", .right, .enter)
      try app.expect(profile.slot(2)).toBe(.selected)
      let byKeys = app.screen.surface
      let (one, two) = (try profile.slot(1).frame(), try profile.slot(2).frame())
      try await app.drag(
        from: two.origin + Point(x: 2, y: 1), to: one.origin + Point(x: 2, y: 1))
      try app.expect(profile.slot(1)).toBe(.selected)
      XCTAssertEqual(app.screen.surface, first)
      try await app.drag(
        from: one.origin + Point(x: 2, y: 1), to: two.origin + Point(x: 2, y: 1))
      XCTAssertEqual(app.screen.surface, byKeys)
    }
  }

  @MainActor
  func testThePreviewIsAsOthersSeeIt() async throws {
    try await withPhotos { app, profile in
      try await profile.preview.click()
      let card = CatinderDeckPage(app: app)
      try app.expect(card.fullName).toHave(label: "Murka")
      try app.expect(card.thumbnail(2)).toExist()
      try await app.press(.escape)
      try app.expect(profile.name).toExist()
    }
  }

  @MainActor
  func testLoggingOutFromTheProfile() async throws {
    try await inProfile(sizes: Self.sizes) { app, profile in
      try await CatinderAccountPage(app: app).open("logOut")
      try app.expect(app.on(CatinderLoginPage.self).user).toHave(value: "")
    }
  }
}
