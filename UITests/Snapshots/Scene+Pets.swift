import AppRuntime
import Core
import JourneyKit
import PetsDomain
import PetsScreens
import Shell
import Terminal
import Toolkit

extension Scene {
  static let list = [
    Scene("Pets/List", "empty", .none),
    Scene("Pets/List", "loading", first: []),
    Scene(
      "Pets/List", "failed",
      first: [.tab(PetsFeature.self, .list(.loadFailed(FailureReason("disk I/O error"))))]),
    Scene("Pets/List", "content"),
    Scene("Pets/List", "end") { app, _ in try await app.press("G") },
    Scene("Pets/List", "one", .one(.colour, "grey")),
    Scene("Pets/List", "many", .many(300)) { app, _ in
      try await app.press("s", .pageDown)
    },
    Scene("Pets/List", "flat", sizes: [Size(80, 24), Size(40, 12)]) { app, _ in
      try await app.press("z", "f")
      try await app.advance(by: .seconds(10))
    },
    Scene("Pets/List", "sort-focused") { app, _ in try await app.press(.backTab) },
    Scene("Pets/List", "tabs-focused") { app, _ in try await app.press(.tab) },
    Scene("Pets/List", "search-begun") { app, _ in try await app.press("/") },
    Scene("Pets/List", "search-typed") { app, language in
      try await app.press("/")
      try await app.type(language.say(en: "dog", ru: "соб"))
    },
    Scene("Pets/List", "search-kept") { app, language in
      try await app.press("/")
      try await app.type(language.say(en: "dog", ru: "соб"))
      try await app.press(.enter)
    },
    Scene("Pets/List", "no-match") { app, language in
      try await app.press("/")
      try await app.type(language.say(en: "unicorn", ru: "единорог"))
      try await app.press(.enter)
    },
  ]

  static let card = [
    Scene("Pets/Card", "new", .none) { app, _ in try await app.press("a") },
    Scene("Pets/Card", "filled") { app, _ in try await app.press("G", .enter) },
    Scene("Pets/Card", "flat", sizes: [Size(80, 24), Size(40, 12)]) { app, _ in
      try await app.press("z", "f", "G", .enter)
      try await app.advance(by: .seconds(10))
    },
    Scene("Pets/Card", "saved") { app, _ in
      try await app.press("G", .enter, .enter)
      try await app.type("!")
      try await app.press(.enter)
    },
    Scene("Pets/Card", "buttons-focused") { app, _ in
      try await app.press("G", .enter, .backTab)
    },
    Scene("Pets/Card", "editing") { app, _ in try await app.press("G", .enter, .enter) },
    Scene("Pets/Card", "editing-selected") { app, _ in
      try await app.press("G", .enter, "j", "j", .enter, KeyStroke(.left, [.control, .shift]))
    },
    Scene("Pets/Card", "too-long") { app, _ in
      try await app.press("G", .enter, .enter)
      try await app.type("12345678901234567890")
    },
    Scene("Pets/Card", "wrong-date") { app, _ in
      try await app.press("G", .enter, "j", "j", "j", .enter)
      try await app.type("0")
      try await app.press(.enter)
    },
    Scene("Pets/Card", "wrong-weight") { app, _ in
      try await app.press("G", .enter, "j", "j", "j", "j", .enter)
      try await app.type(" kg")
      try await app.press(.enter)
    },
    Scene("Pets/Card", "calendar") { app, _ in
      try await app.press("G", .enter, "j", "j", "j", .enter, KeyStroke(.down, .alt))
    },
    Scene("Pets/Card", "chip") { app, _ in
      try await app.press("G", .enter)
      let card = try app.on(PetCardPage.self)
      try await card.edit(.chip)
      try await card.retype("643094100067890")
    },
    Scene("Pets/Card", "export") { app, _ in try await app.press("G", .enter, "o") },
    Scene("Pets/Card", "suggestions", .none) { app, _ in
      try await app.press("a", .tab, .down)
    },
    Scene("Pets/Card", "placeholder", .none) { app, _ in
      try await app.press("a", .tab, .tab, .tab)
    },
    Scene("Pets/Card", "photo-alone") { app, _ in try await app.press("G", .enter, "v") },
    Scene("Pets/Card", "photo-path", .one(.name, "Rex")) { app, _ in
      try await app.press(.enter, "p")
    },
    Scene("Pets/Card", "photo-prompt", .one(.name, "Rex")) { app, _ in
      try await app.press(.enter, "p")
      try await app.type("~/nowhere.png")
      try await app.press(.enter)
    },
    Scene("Pets/Card", "photo-files", .one(.name, "Rex"), sizes: [Size(80, 24), Size(40, 12)]) {
      app, _ in
      try await app.press(.enter, "p", .control("o"))
    },
    Scene("Pets/Card", "question", .one(.name, "Rex")) { app, _ in
      try await app.press(.enter, "x")
    },
  ]
}
