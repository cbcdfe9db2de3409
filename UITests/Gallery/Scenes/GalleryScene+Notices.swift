import Core
import JourneyKit
import Terminal
import Toolkit

extension GalleryScene {
  static let notices: [GalleryScene] = [
    GalleryScene("modal"),
    GalleryScene("modal", "open") { app, _ in try await app.press(.enter) },
    GalleryScene("action-sheet"),
    GalleryScene("action-sheet", "open") { app, _ in try await app.press(.enter) },
    GalleryScene("alert", "open") { app, _ in try await app.press(.enter) },
    GalleryScene("confirm", "open") { app, _ in try await app.press(.enter) },
    GalleryScene("prompt", "open") { app, _ in try await app.press(.enter) },
    GalleryScene("prompt", "problem") { app, language in
      try await app.press(.enter)
      try await app.type(language.say(en: "Morning run", ru: "Пробежка"))
      try await app.press(.enter)
    },
    GalleryScene("toast"),
    GalleryScene("toast", "waiting") { app, _ in
      try await app.press(.enter, .tab, .enter, .tab, .enter)
    },
    GalleryScene("toast", "failure") { app, _ in try await app.press(.tab, .tab, .enter) },
    GalleryScene("toast", "coming", moves: true) { app, _ in
      try await app.press(.tab, .enter)
      try await app.advance(by: .milliseconds(125))
    },
    GalleryScene("state-view", "empty"),
    GalleryScene("state-view", "failure") { app, _ in try await app.press(.backTab, .right) },
    GalleryScene("state-view", "offline") { app, _ in
      try await app.press(.backTab, .right, .right)
    },
    GalleryScene("state-view", "banner") { app, _ in try await app.press(.backTab, .left) },
    GalleryScene("too-small"),
    GalleryScene("too-small", "small") { app, _ in try await app.resize(to: Size(35, 12)) },
  ]
}
