import ArgumentParser
import CatinderDomain

/// `moggy catinder messages UID`.
struct CatinderMessages: CatinderTask {
  static let configuration = CommandConfiguration(
    commandName: "messages", abstract: "List what two cats have written, the oldest first.")

  @ParentCommand var program: CatinderCommand
  @OptionGroup var options: CatinderOptions
  @Argument(help: "Whom with, as deck and matches tell.", transform: Self.profile)
  var uid: ProfileID

  static func profile(_ text: String) throws -> ProfileID {
    guard let uid = ProfileID(text) else { throw ValidationError("a UUID is wanted.") }
    return uid
  }

  func perform(on desk: CatinderDesk) async throws {
    let (service, me) = try await desk.resumed()
    let messages = try await service.messages(with: uid, before: nil)
    desk.say(messages, messages.map { line($0, me) })
  }

  private func line(_ message: Message, _ me: ProfileID) -> String {
    let arrow = message.senderUid == me ? ">" : "<"
    return "\(CatinderJSON.text(of: message.date)) \(arrow) \(message.text)"
  }
}
