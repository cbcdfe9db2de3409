import ArgumentParser
import CatinderDomain

/// `moggy catinder deck`.
struct CatinderDeck: CatinderTask {
  static let configuration = CommandConfiguration(
    commandName: "deck", abstract: "List the cats that are left, the top card first.")

  @ParentCommand var program: CatinderCommand
  @OptionGroup var options: CatinderOptions

  func perform(on desk: CatinderDesk) async throws {
    let profiles = try await desk.resumed().service.profiles()
    desk.say(
      profiles,
      profiles.map { profile in
        [profile.uid.text, profile.nameAndAge, profile.shortDescription].filter { !$0.isEmpty }
          .joined(separator: "  ")
      },
      whenEmpty: desk.words.noCats)
  }
}
