import ArgumentParser
import CatinderDomain
import Foundation

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

/// `moggy catinder matches`.
struct CatinderMatches: CatinderTask {
  static let configuration = CommandConfiguration(
    commandName: "matches", abstract: "List the matches, the latest first.")

  @ParentCommand var program: CatinderCommand
  @OptionGroup var options: CatinderOptions

  func perform(on desk: CatinderDesk) async throws {
    let (service, me) = try await desk.resumed()
    let matches = try await service.matches()
    desk.say(matches, matches.map { line($0, me, desk.words) }, whenEmpty: desk.words.noMatches)
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

  @ParentCommand var program: CatinderCommand
  @OptionGroup var options: CatinderOptions
  @Argument(help: "The name of a match, its beginning, or the identifier.")
  var cat: String

  func perform(on desk: CatinderDesk) async throws {
    let (service, me) = try await desk.resumed()
    let partner = try desk.partner(cat, of: me, among: try await service.matches())
    let messages = try await service.messages(with: partner.uid, before: nil)
    desk.say(
      messages,
      messages.map {
        let name = $0.senderUid == me ? desk.words.you : partner.name
        return "\(desk.words.moment($0.date))  \(name): \($0.text)"
      }, whenEmpty: desk.words.noMessages)
  }
}

/// `moggy catinder send CAT TEXT`.
struct CatinderSend: CatinderTask {
  static let configuration = CommandConfiguration(
    commandName: "send", abstract: "Write to a match.")

  @ParentCommand var program: CatinderCommand
  @OptionGroup var options: CatinderOptions
  @Argument(help: "The name of a match, its beginning, or the identifier.")
  var cat: String
  @Argument(help: "What to say, up to 2000 characters.") var text: String

  func perform(on desk: CatinderDesk) async throws {
    guard let message = OutgoingMessage(text, id: UUID()) else {
      throw TextLimit.message.allows(text)
        ? CatinderProblem.emptyText : CatinderProblem.longText(text.unicodeScalars.count)
    }
    let (service, me) = try await desk.resumed()
    let partner = try desk.partner(cat, of: me, among: try await service.matches())
    let sent = try await service.send(message, to: partner.uid)
    desk.say(sent, [desk.words.moment(sent.date)])
  }
}
