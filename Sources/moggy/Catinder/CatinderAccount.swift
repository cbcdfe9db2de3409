import ArgumentParser
import CatinderDomain
import Foundation

/// `moggy catinder login`.
struct CatinderLogin: CatinderTask {
  static let configuration = CommandConfiguration(
    commandName: "login", abstract: "Log in; the password is read from standard input.",
    discussion: """
      Within the program a name that nobody has makes an account. Plain http carries the password \
      for all on the way to read, so that it is refused beyond this machine without --insecure.
      """)

  @OptionGroup var options: CatinderOptions

  @Option(help: ArgumentHelp("Ask this server.", valueName: "url"))
  var server: String?

  @Flag(help: "Make an account of this name first.")
  var register = false

  @Flag(help: "Send the password over plain http to another machine.")
  var insecure = false

  @Argument(help: "The name of the account.") var user: String

  var asked: CatinderAddress? { server.flatMap { try? CatinderAddress($0) } }

  func perform(in context: CatinderContext) async throws {
    let address = try server.map { try CatinderAddress($0) }
    if let address, !address.isPrivate, !insecure { throw CatinderError.wrongAddress }
    let credentials = try credentials(readLine() ?? "")
    let service = try await context.service(address)
    let answer =
      register
      ? try await service.register(credentials, ProfileDraft(name: user))
      : try await service.logIn(credentials)
    try context.session.write(.init(session: answer.session, server: address))
    context.say(answer.profile, [answer.profile.name])
  }

  private func credentials(_ password: String) throws -> Credentials {
    guard let credentials = Credentials(user: user, password: password)
    else { throw password.isEmpty ? CatinderProblem.noPassword : CatinderProblem.noUser }
    guard TextLimit.user.allows(user) else { throw CatinderProblem.longUser }
    guard TextLimit.password.allows(password) else { throw CatinderProblem.longPassword }
    return credentials
  }
}

/// `moggy catinder logout`.
struct CatinderLogout: CatinderTask {
  static let configuration = CommandConfiguration(
    commandName: "logout", abstract: "End the session.")

  @OptionGroup var options: CatinderOptions

  func perform(in context: CatinderContext) async throws {
    let (service, _) = try await context.resumed()
    await service.logOut()
    try context.session.write(nil)
  }
}
