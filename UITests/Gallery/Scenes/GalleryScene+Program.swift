import Core
import JourneyKit
import Terminal
import Toolkit

extension GalleryScene {
  static let program: [GalleryScene] = [
    GalleryScene("keys"),
    GalleryScene("keys", "prefix") { app, _ in try await app.press("s") },
    GalleryScene("keys", "help") { app, _ in try await app.press("?") },
    GalleryScene("keys", "palette") { app, _ in try await app.press(":") },
    GalleryScene("keys", "found") { app, language in
      try await app.press(":")
      try await app.type(language.say(en: "srt", ru: "пими"))
    },
    GalleryScene("keys", "nothing") { app, _ in
      try await app.press(":")
      try await app.type("qqq")
    },
  ]
}
