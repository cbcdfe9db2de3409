import ArgumentParser
import CatinderDomain

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
