import JourneyKit
import PetsDomain
import PetsScreens
import Terminal
import Toolkit

extension Scene {
  static let health = [
    Scene("Pets/Health", "card") { app, _ in try await app.press("G", .enter, .end) },
    Scene("Pets/Health", "vaccinations") { app, _ in try await open(.vaccination, app) },
    Scene("Pets/Health", "weight") { app, _ in
      try await open(.weighing, app)
      try await app.press(.tab)
    },
    Scene("Pets/Health", "visits") { app, _ in try await open(.visit, app) },
    Scene("Pets/Health", "filled-in") { app, _ in
      try await open(.visit, app)
      try await app.press(.enter, .end)
    },
    Scene("Pets/Health", "no-documents") { app, _ in try await open(.document, app) },
    Scene("Pets/Health", "attach") { app, _ in
      try await open(.document, app)
      try await app.press("a")
    },
    Scene("Pets/Health", "form") { app, _ in
      try await open(.vaccination, app)
      try await app.press(.enter, .end)
    },
    Scene("Pets/Health", "wrong-date") { app, _ in
      try await open(.vaccination, app)
      try await app.press(.enter, .down, .enter, .control("u"))
      try await app.type("31.02.2026")
      try await app.press(.enter)
    },
    Scene("Pets/Health", "calendar") { app, _ in
      try await open(.vaccination, app)
      try await app.press(.enter, .down, .enter, KeyStroke(.down, .alt))
    },
    Scene("Pets/Health", "diagnosis") { app, _ in
      try await open(.visit, app)
      let line = KeyStroke(.enter, .alt)
      try await app.press(.enter, .down, .down, .enter, line, line, .up)
    },
    Scene("Pets/Health", "not-complete") { app, _ in
      try await open(.medicine, app)
      try await app.press("a", .tab)
      try await app.type("1")
      try await app.press(.enter, .escape)
    },
    Scene("Pets/Health", "flat", sizes: [Size(80, 24), Size(40, 12)]) { app, _ in
      try await app.press("z", "f")
      try await app.advance(by: .seconds(10))
      try await open(.weighing, app)
    },
    Scene("Pets/Due", "content") { app, _ in try await app.press("D") },
    Scene("Pets/Due", "nothing", .one(.name, "Rex")) { app, _ in try await app.press("D") },
    Scene("Pets/Due", "path") { app, _ in try await app.press("D", "s") },
    Scene("Pets/Due", "flat", sizes: [Size(80, 24), Size(40, 12)]) { app, _ in
      try await app.press("z", "f", "D")
      try await app.advance(by: .seconds(10))
    },
  ]

  /// Goes to a part of the book of the oldest pet.
  @MainActor
  private static func open(_ kind: HealthKind, _ app: Journey) async throws {
    try await app.press("G", .enter)
    _ = try await app.on(PetCardPage.self).open(kind)
  }
}
