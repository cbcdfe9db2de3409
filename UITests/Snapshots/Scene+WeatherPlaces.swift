import JourneyKit
import Terminal
import Toolkit

extension Scene {
  /// Favourite places, the search for one, and the settings of the weather.
  static let weatherPlaces = [
    Scene("Weather/Favourites", "empty") { app, _ in try await app.press("1", "f") },
    Scene("Weather/Favourites", "places") { app, _ in try await addPlaces(app) },
    Scene("Weather/Favourites", "flat", sizes: [Size(80, 24)]) { app, _ in
      try await addPlaces(app)
      try await app.press("z", "f")
      try await app.advance(by: .seconds(10))
    },
    Scene("Weather/Search", "start") { app, _ in try await app.press("1", "f", "a") },
    Scene("Weather/Search", "found") { app, _ in
      try await app.press("1", "f", "a")
      try await app.type("springf")
    },
    Scene("Weather/Search", "nothing") { app, _ in
      try await app.press("1", "f", "a")
      try await app.type("qqqzzzxx")
    },
    Scene("Weather/Settings", "start") { app, _ in try await app.press("1", "s") },
    Scene("Weather/Settings", "typed") { app, _ in
      try await app.press("1", "s", "t")
      try await app.type("Казань")
      try await app.press(.enter)
      try await app.advance(by: .seconds(10))
    },
    Scene("Weather/Settings", "consent") { app, _ in try await app.press("1", "s", "w") },
    Scene("Weather/Settings", "flat", sizes: [Size(80, 24)]) { app, _ in
      try await app.press("1", "s", "z", "f")
      try await app.advance(by: .seconds(10))
    },
  ]

  @MainActor
  private static func addPlaces(_ app: Journey) async throws {
    try await app.press("1", "f")
    for name in ["Tokyo", "Кёльн", "55.75, 37.62"] {
      try await app.press("+")
      try await app.type(name)
      try await app.press(.enter)
    }
    try await app.advance(by: .seconds(10))
  }
}
