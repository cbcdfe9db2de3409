import ArgumentParser
import CatinderDomain
import Foundation

/// `moggy catinder deck`.
struct CatinderDeck: CatinderTask {
  static let configuration = CommandConfiguration(
    commandName: "deck", abstract: "List the cats that are left, the top card first.")

  @OptionGroup var options: CatinderOptions

  func perform(in context: CatinderContext) async throws {
    let profiles = try await context.resumed().service.profiles()
    context.say(
      profiles,
      profiles.map { profile in
        [profile.uid.text, profile.nameAndAge, profile.shortDescription].filter { !$0.isEmpty }
          .joined(separator: "  ")
      },
      whenEmpty: context.words.noCats)
  }
}

/// `moggy catinder matches`.
struct CatinderMatches: CatinderTask {
  static let configuration = CommandConfiguration(
    commandName: "matches", abstract: "List the matches, the latest first.")

  @OptionGroup var options: CatinderOptions

  func perform(in context: CatinderContext) async throws {
    let (service, me) = try await context.resumed()
    let matches = try await service.matches()
    context.say(
      matches, matches.map { line($0, me, context.words) }, whenEmpty: context.words.noMatches)
  }

  private func line(_ match: Match, _ me: ProfileID, _ words: CatinderCommandWords) -> String {
    let partner = match.partner(of: me)
    let unread = match.unread > 0 ? " (\(match.unread))" : ""
    return "\(partner.uid)  \(partner.name)\(unread)  \(match.lastMessage?.text ?? words.newMatch)"
  }
}

/// `moggy catinder messages CAT`.
struct CatinderMessages: CatinderTask {
  static let configuration = CommandConfiguration(
    commandName: "messages", abstract: "List what two cats have written, the oldest first.")

  @OptionGroup var options: CatinderOptions
  @Argument(help: "The name of a match, its beginning, or the identifier.")
  var cat: String

  func perform(in context: CatinderContext) async throws {
    let (service, me) = try await context.resumed()
    let partner = try context.partner(cat, of: me, among: try await service.matches())
    let messages = try await service.messages(with: partner.uid, before: nil)
    context.say(
      messages,
      messages.map {
        let name = $0.senderUid == me ? context.words.you : partner.name
        return "\(context.words.moment($0.date))  \(name): \($0.text)"
      }, whenEmpty: context.words.noMessages)
  }
}

/// `moggy catinder send CAT TEXT`.
struct CatinderSend: CatinderTask {
  static let configuration = CommandConfiguration(
    commandName: "send", abstract: "Write to a match.")

  @OptionGroup var options: CatinderOptions
  @Argument(help: "The name of a match, its beginning, or the identifier.")
  var cat: String
  @Argument(help: "What to say, up to 2000 characters.") var text: String

  func perform(in context: CatinderContext) async throws {
    guard let message = OutgoingMessage(text, id: UUID()) else {
      throw TextLimit.message.allows(text)
        ? CatinderProblem.emptyText : CatinderProblem.longText(text.unicodeScalars.count)
    }
    let (service, me) = try await context.resumed()
    let partner = try context.partner(cat, of: me, among: try await service.matches())
    let sent = try await service.send(message, to: partner.uid)
    context.say(sent, [context.words.moment(sent.date)])
  }
}
