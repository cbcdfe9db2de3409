import ArgumentParser
import CatinderDomain

/// `moggy catinder logout`.
struct CatinderLogout: CatinderTask {
  static let configuration = CommandConfiguration(
    commandName: "logout", abstract: "End the session.")

  @ParentCommand var program: CatinderCommand
  @OptionGroup var options: CatinderOptions

  func perform(on desk: CatinderDesk) async throws {
    let (service, _) = try await desk.resumed()
    await service.logOut()
    try desk.session.write(nil)
  }
}
