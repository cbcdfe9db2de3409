import ArgumentParser
import CatinderDomain

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
