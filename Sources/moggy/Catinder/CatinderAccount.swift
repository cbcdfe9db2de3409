import ArgumentParser
import CatinderDomain
import Core
import CursesHost
import Foundation
import Networking
import Scheduling

/// `moggy catinder login`.
struct CatinderLogin: CatinderTask {
  static let configuration = CommandConfiguration(
    commandName: "login", abstract: "Log in; the password is read from standard input.",
    discussion: """
      The account is the name for logging in, which nobody else sees; --name is what others call the \
      cat, and may be that of another cat too. A password on a server needs at least 8 characters. \
      Within the program an account that nobody has is made at once. Plain http carries the password \
      for all on the way to read, so that it is refused beyond this machine without --insecure.
      """)

  @OptionGroup var options: CatinderOptions

  @Option(help: ArgumentHelp("Ask this server.", valueName: "url"))
  var server: String?

  @Flag(help: "Make this account first.")
  var register = false

  @Option(help: "The name of the cat of a new account; else that of the account.")
  var name: String?

  @Flag(help: "Send the password over plain http to another machine.")
  var insecure = false

  @Argument(help: "The name of the account.") var account: String

  func validate() throws {
    if name != nil, !register { throw ValidationError("--name is for a new account: --register.") }
  }

  var asked: CatinderAddress? { server.flatMap { try? CatinderAddress($0) } }

  func perform(in context: CatinderContext) async throws {
    let address = try server.map { try CatinderAddress($0) }
    if let address, !address.isPrivate, !insecure { throw CatinderError.wrongAddress }
    let credentials = try credentials(readLine() ?? "")
    let service = try await context.service(address)
    let answer =
      register
      ? try await service.register(credentials, try draft())
      : try await service.logIn(credentials)
    try context.session.write(.init(session: answer.session, server: address))
    context.say(answer.profile, [answer.profile.name])
  }

  private func draft() throws -> ProfileDraft {
    let draft = ProfileDraft(name: name ?? account)
    if let problem = draft.problems.first { throw CatinderProblem.profile(problem) }
    return draft
  }

  private func credentials(_ password: String) throws -> Credentials {
    guard let credentials = Credentials(user: account, password: password)
    else { throw password.isEmpty ? CatinderProblem.noPassword : CatinderProblem.noUser }
    guard TextLimit.user.allows(account) else { throw CatinderProblem.longUser }
    guard TextLimit.password.allows(password) else { throw CatinderProblem.longPassword }
    return credentials
  }
}

/// `moggy catinder logout`.
struct CatinderLogout: CatinderTask {
  static let configuration = CommandConfiguration(
    commandName: "logout", abstract: "End the session.")

  @OptionGroup var options: CatinderOptions
  @Flag(help: "End the sessions on all other computers, too.")
  var everywhere = false

  func perform(in context: CatinderContext) async throws {
    let (service, _) = try await context.resumed()
    if everywhere { try await service.logOutEverywhere() } else { await service.logOut() }
    try context.session.write(nil)
  }
}

/// `moggy catinder password`.
struct CatinderPassword: CatinderTask {
  static let configuration = CommandConfiguration(
    commandName: "password", abstract: "Change the password, and end all other sessions.",
    discussion: """
      Two lines are read from standard input: the current password, and the new one. On a server the \
      new one needs at least 8 characters.
      """)

  @OptionGroup var options: CatinderOptions

  func perform(in context: CatinderContext) async throws {
    let old = try CatinderAccountInput.password(context.words.askOldPassword)
    let new = try CatinderAccountInput.password(context.words.askNewPassword)
    let service = try await context.resumed().service
    try await service.changePassword(from: old, to: new)
    context.say(["changed": true], [context.words.passwordChanged])
  }
}

/// `moggy catinder data`.
struct CatinderData: CatinderTask {
  static let configuration = CommandConfiguration(
    commandName: "data", abstract: "Write all that the server has of the account, as a ZIP file.",
    discussion: """
      catinder.json has the account, the profile, decisions, matches with their messages, blocked \
      cats and reports; the folder photos has the pictures.
      """)

  @OptionGroup var options: CatinderOptions
  @OptionGroup var target: ExportTarget

  func validate() throws {
    if target.file == nil, isatty(STDOUT_FILENO) == 1 {
      throw ValidationError("A ZIP file is no text for a terminal: --output names a file.")
    }
  }

  func perform(in context: CatinderContext) async throws {
    let service = try await context.resumed().service
    let archive = try await OwnArchive.collect(
      from: service, on: CalendarDay(Date(), in: .current))
    try target.put(bytes: archive, context)
  }
}

/// `moggy catinder delete-account`.
struct CatinderDeleteAccount: CatinderTask {
  static let configuration = CommandConfiguration(
    commandName: "delete-account",
    abstract: "Delete the account; the password is read from standard input.",
    discussion: """
      The profile, its photos, all decisions, matches and their messages are deleted on the server, \
      for the other cats too. It cannot be undone. “data” writes all of it into a file before.
      """)

  @OptionGroup var options: CatinderOptions

  func perform(in context: CatinderContext) async throws {
    let service = try await context.resumed().service
    let password = try CatinderAccountInput.password(context.words.askToDelete)
    try await service.deleteAccount(password)
    try context.session.write(nil)
    context.say(["deleted": true], [context.words.accountDeleted])
  }
}

/// The passwords on standard input.
private enum CatinderAccountInput {
  /// - Parameter question: told where somebody types at a terminal.
  static func password(_ question: String) throws -> Secret {
    if isatty(STDIN_FILENO) == 1 { ErrorOutput.write(question) }
    guard let secret = Secret(readLine() ?? "") else { throw CatinderProblem.noPassword }
    guard TextLimit.password.allows(secret.reveal()) else { throw CatinderProblem.longPassword }
    return secret
  }
}
