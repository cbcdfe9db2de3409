import JourneyKit
import Terminal
import Toolkit

extension Scene {
  /// The way in, the deck, no more cats, a card in full, a match, messages, a chat, and the profile.
  static let catinder = [
    Scene("Catinder/Login", "refused", .none) { app, _ in
      try await app.press(.catinderTab, .tab, .enter)
    },
    Scene("Catinder/Deck", "card", .none) { app, _ in try await enter(app) },
    Scene("Catinder/Deck", "flat", .none, sizes: [Size(80, 24)]) { app, _ in
      try await enter(app)
      try await app.press("z", "f")
      try await app.advance(by: .seconds(10))
    },
    Scene("Catinder/Deck", "empty", .none) { app, _ in
      try await enter(app)
      for _ in 0..<20 { try await app.press("h") }
    },
    Scene("Catinder/Card", "full", .none) { app, _ in
      try await enter(app)
      try await app.press("h", "h", "i")
    },
    Scene("Catinder/Match", "match", .none) { app, _ in
      try await enter(app)
      try await app.press("s")
    },
    Scene("Catinder/Messages", "new", .none) { app, _ in
      try await enter(app)
      try await app.press("s", .escape, "m")
    },
    Scene("Catinder/Chat", "answered", .none) { app, _ in
      try await enter(app)
      try await app.press("s", "m")
      try await app.type("Hello! Do you come here often?")
      try await app.press(.enter)
      try await app.advance(by: .seconds(2))
    },
    Scene("Catinder/Profile", "new", .none) { app, _ in
      try await enter(app)
      try await app.press("p")
    },
  ]

  @MainActor
  private static func enter(_ app: Journey) async throws {
    try await app.press(.catinderTab)
    try await app.type("Murka")
    try await app.press(.enter)
    try await app.type("milk")
    try await app.press(.enter)
  }
}
