import Core
import JourneyKit
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user weighs a cat.
final class NumberFieldJourney: GalleryCase {
  private let weight = Query("weigh.weight")
  private let exact = Query("weigh.exact")

  @MainActor
  func testByKeys() async throws {
    try await inBoth("number-field") { app in
      try await app.press(.up, .up, .down)
      try app.expect(weight).toHave(value: "4.6")
      try await app.press(.control("u"))
      try await app.type("12,3")
      try app.expect(weight).toHave(value: "12.3")
      try app.expect(exact).toHave(label: "Exact: 12.3")
      try await app.press(.tab, .up)
      try app.expect(Query("weigh.age")).toHave(value: "0")
    }
  }

  @MainActor
  func testByMouse() async throws {
    try await inBoth("number-field") { app in
      try await app.click(Query("weigh.outside.less"))
      try app.expect(Query("weigh.outside")).toHave(value: "-13")
      try app.expect(Query("weigh.outside")).toBe(.focused)
      try await app.click(Query("weigh.weight.more"))
      try app.expect(weight).toHave(value: "4.6")
    }
  }

  @MainActor
  func testTheSignIsThatOfTheLanguage() async throws {
    var launch = GalleryLaunch("number-field")
    launch.language = .russian
    try await inBoth(launch) { app in
      try app.expect(weight).toHave(value: "4,5")
      try await app.press(.control("u"))
      try await app.type("0.3")
      try app.expect(weight).toHave(value: "0,3")
      try app.expect(exact).toHave(label: "Точно: 0,3")
      try await app.press(.down, .down, .down, .down)
      try app.expect(weight).toHave(value: "0,1")
    }
  }

  @MainActor
  func testWhatIsWrongIsToldAndTheTextStays() async throws {
    try await inBoth("number-field") { app in
      for (text, problem) in [
        ("abc", "Not a number"), ("4.55", "At most 1 decimal"), ("1000", "At most 999"),
      ] {
        try await app.press(.control("u"))
        try await app.type(text)
        try app.expect(weight).toHave(value: text)
        try app.expect(weight).toBe(.invalid)
        try app.expect(Query("weigh.weight.message")).toHave(label: "! " + problem)
      }
    }
  }

  /// Nobody is told what is wrong with a number that is still being typed.
  @MainActor
  func testAnUnfinishedNumberIsToldOfWhenItIsLeft() async throws {
    try await inBoth("number-field") { app in
      try await app.press(.control("u"))
      try await app.type("0")
      try app.expect(weight).notToBe(.invalid)
      try await app.press(.tab)
      try app.expect(weight).toBe(.invalid)
      try app.expect(Query("weigh.weight.message")).toHave(label: "! At least 0.1")
    }
  }

  @MainActor
  func testStepsFromNothingBeginAtTheLeast() async throws {
    try await inBoth("number-field") { app in
      try await app.press(.control("u"), .down)
      try app.expect(weight).toHave(value: "0.1")
      try await app.press(.tab, .down)
      try app.expect(Query("weigh.age")).toHave(value: "0")
    }
  }
}
