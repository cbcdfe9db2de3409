import Core
import Foundation
import JourneyKit
import PetsDomain
import PetsScreens
import Terminal
import Toolkit
import XCTest

/// What the journeys through a health book begin with.
class HealthCase: JourneyCase {
  /// One dog of which nothing is in the book.
  static func rex(_ language: Language = .english) -> Launch {
    var pet = Launch.pet(.name, language.say(en: "Rex", ru: "Рекс"))
    pet.kind = language.say(en: "Dog", ru: "Собака")
    return Launch(language: language, pets: [pet])
  }

  /// Goes to a part of the book of the selected pet.
  @MainActor
  func open(_ kind: HealthKind, _ app: Journey) async throws -> HealthPage {
    try await app.press(.enter)
    return try await app.on(PetCardPage.self).open(kind)
  }

  /// Adds a vaccination from the page of them, and comes back to it.
  @MainActor
  func vaccinate(
    _ name: String, until: String, on date: String? = nil, _ app: Journey
  ) async throws {
    let form = try await app.on(HealthPage.self).add()
    try await form.fill(Vaccination.Field.name, name)
    if let date { try await form.fill(Vaccination.Field.date, date) }
    try await form.fill(Vaccination.Field.validUntil, until)
    try await form.back()
  }
}
