import Core
import JourneyKit
import Terminal
import Toolkit

extension GalleryScene {
  static let forms: [GalleryScene] = [
    GalleryScene("text-field"),
    GalleryScene("text-field", "full") { app, _ in try await app.paste("Барсик Пушистый Первый") },
    GalleryScene("text-field", "suggested") { app, _ in try await app.press(.tab, .down, .down) },
    GalleryScene("text-area"),
    GalleryScene("text-area", "grown", way: growArea),
    GalleryScene("text-area", "selected", way: selectInArea),
    GalleryScene("number-field"),
    GalleryScene("number-field", "wrong") { app, _ in try await app.type(",7") },
    GalleryScene("date-field"),
    GalleryScene("date-field", "read") { app, _ in try await app.type("21.3.26") },
    GalleryScene("date-field", "wrong") { app, _ in try await app.type("31.2.2026") },
    GalleryScene("date-field", "popup") { app, _ in try await app.press(KeyStroke(.down, .alt)) },
    GalleryScene("calendar"),
    GalleryScene("calendar", "elsewhere") { app, _ in try await app.press(.pageUp, .left, .enter) },
    GalleryScene("calendar", "refused") { app, _ in try await app.press(.pageDown, .pageDown) },
    GalleryScene("form"),
    GalleryScene("form", "invalid", way: tryForm),
    GalleryScene("form", "asking", way: leaveForm),
    GalleryScene("form", "saved") { app, _ in try await app.press(.control("s")) },
  ]

  @MainActor
  private static func growArea(_ app: Journey, _ language: Language) async throws {
    try await app.type(
      language.say(
        en:
          "We went along the river, and it rained all the way back. She did not mind.\nThen home.",
        ru: "Мы гуляли вдоль реки, и всю обратную дорогу шёл дождь. Ей понравилось.\nПотом домой."))
  }

  @MainActor
  private static func selectInArea(_ app: Journey, _ language: Language) async throws {
    try await growArea(app, language)
    try await app.press(KeyStroke(.up, .shift), KeyStroke(.up, .shift))
  }

  @MainActor
  private static func tryForm(_ app: Journey, _ language: Language) async throws {
    try await app.press(.control("u"), .tab)
    try await app.type("x")
    try await app.press(.enter)
  }

  @MainActor
  private static func leaveForm(_ app: Journey, _ language: Language) async throws {
    try await app.type("!")
    try await app.press(.escape)
  }
}
