import Core
import JourneyKit
import Terminal
import Toolkit

extension GalleryScene {
  static let picks: [GalleryScene] = [
    GalleryScene("choice"),
    GalleryScene("dropdown"),
    GalleryScene("dropdown", "open") { app, _ in try await app.press(.enter, .down) },
    GalleryScene("dropdown", "above") { app, _ in try await app.press(.tab, .enter) },
    GalleryScene("radio-group"),
    GalleryScene("radio-group", "last") { app, _ in try await app.press(.down, .down, .space) },
    GalleryScene("check-box"),
    GalleryScene("switch"),
    GalleryScene("switch", "off") { app, _ in try await app.press(.space) },
    GalleryScene("stepper"),
    GalleryScene("stepper", "beyond") { app, _ in try await app.press("9") },
    GalleryScene("slider"),
    GalleryScene("slider", "named") { app, _ in try await app.press(.tab, .right) },
    GalleryScene("emoji-picker"),
    GalleryScene("emoji-picker", "search") { app, language in
      try await app.press("/")
      try await app.type(language.say(en: "cat", ru: "кот"))
    },
    GalleryScene("emoji-picker", "found") { app, _ in
      try await app.press("/")
      try await app.type("dog")
      try await app.press(.down, .right)
    },
    GalleryScene("emoji-picker", "nothing") { app, _ in
      try await app.press("/")
      try await app.type("xyz")
    },
    GalleryScene("color-grid"),
    GalleryScene("color-grid", "other") { app, _ in try await app.press(.down, .right) },
  ]
}
