import ArgumentParser
import CatinderDomain
import Foundation

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
