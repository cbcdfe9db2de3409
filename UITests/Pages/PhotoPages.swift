import JourneyKit
import PetsScreens
import Semantics
import Terminal
import Toolkit

/// The prompt for the path of a photo.
struct PhotoPromptPage: Page {
  static let mark = Query(PetsID.photoPrompt)

  let app: Journey

  var field: Locator { app.element(PetsID.photoPrompt.child("field")) }
  var message: Locator { app.element(PetsID.photoPrompt.child("field").child("message")) }

  /// The names below the field.
  var suggestions: [String] { rows.map(\.label) }

  /// The name that is marked.
  var marked: String? { rows.first { $0.traits.contains(.selected) }?.label }

  private var rows: [SemanticNode] {
    app.screen.nodes.filter { node in
      let isOurs = node.identifier?.description.hasPrefix("pets.photo.prompt") == true
      return node.role == .row && isOurs
    }
  }

  func button(_ name: String) -> Locator { app.element(PetsID.photoPrompt.child(name)) }

  func use(_ path: String) async throws {
    try await app.press(.control("u"))
    try await app.type(path)
    try await app.press(.enter)
  }
}

/// The files that a photo is chosen from.
struct PhotoBrowserPage: Page {
  static let mark = Query(PetsID.photoPrompt.child("browser"))

  let app: Journey

  var folder: Locator {
    app.element(.heading).within(app.element(PetsID.photoPrompt.child("browser")))
  }
  var problem: Locator { app.element(PetsID.photoPrompt.child("files").child("problem")) }
  var look: Locator { app.element(PetsID.photoPrompt.child("files").child("look")) }

  func row(_ name: String) -> Locator { app.element(.row, name) }

  var names: [String] { app.screen.nodes.filter { $0.role == .row }.map(\.label) }
}

extension PetCardPage {
  var photo: Locator { app.element(PetsID.photo) }

  /// Opens the prompt by its key.
  func askForPhoto() async throws -> PhotoPromptPage {
    try await app.press("p")
    return try app.on(PhotoPromptPage.self)
  }
}
