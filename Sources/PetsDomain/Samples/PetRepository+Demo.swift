import Core
import Foundation
import Scheduling

extension PetRepository {
  /// The pets of ``PetSamples/demo(_:today:now:)`` for a first look, with their health books, where
  /// there are none; some have a photo, where there is a folder for it.
  public func addDemo(_ language: Language) async throws {
    guard try await page(PetQuery(limit: 1)).total == 0 else { return }
    var samples = PetSamples.demo(language, today: today, now: clock.now)
    for index in samples.indices { try await addPortrait(to: &samples[index]) }
    try await addAll(samples)
    try await health.addAll(
      PetSamples.demoBooks(for: samples, language, today: today, now: clock.now))
  }

  /// A pet whose picture cannot be kept goes without.
  private func addPortrait(to pet: inout Pet) async throws {
    guard photoFolder != nil, let picture = SamplePicture.portrait(of: pet) else { return }
    let photo = Attachment(content: picture.png, suffix: "png", title: "")
    let kept = try await files.keep(photo, as: try photo.name(for: pet.id), in: store) { $0 }
    pet.photo = try? kept.get()
  }
}
