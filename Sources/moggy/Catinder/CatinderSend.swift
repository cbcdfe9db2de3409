import ArgumentParser
import CatinderDomain
import Foundation

/// `moggy catinder send UID TEXT`.
struct CatinderSend: CatinderTask {
  static let configuration = CommandConfiguration(
    commandName: "send", abstract: "Write to a match.")

  @ParentCommand var program: CatinderCommand
  @OptionGroup var options: CatinderOptions
  @Argument(help: "Whom to, as matches tells.", transform: CatinderMessages.profile)
  var uid: ProfileID
  @Argument(help: "What to say, up to 2000 characters.") var text: String

  func perform(on desk: CatinderDesk) async throws {
    guard let message = OutgoingMessage(text, id: UUID()) else {
      throw CatinderError.invalid(fields: ["text"])
    }
    let sent = try await desk.resumed().service.send(message, to: uid)
    desk.say(sent, [CatinderJSON.text(of: sent.date)])
  }
}
