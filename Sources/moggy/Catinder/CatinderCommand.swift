import ArgumentParser

/// `moggy catinder …`: cats and messages without a screen.
struct CatinderCommand: ExitStatusDocumented, ParsableCommand {
  static let statuses: [ExitStatus] = [
    .wrongData, .noInput, .unavailable, .cannotCreate, .tryAgain, .wrongAnswer, .noPermission,
  ]

  static let configuration = CommandConfiguration(
    commandName: "catinder", abstract: "Look at cats, and write to those that match.",
    discussion: """
      Log in once: the session is kept, with its server, until logout. Without --server, login asks \
      the server within the program, where demo cats live. What others have written is printed \
      without anything that could act on a terminal.

      \(ExitStatus.paragraph(statuses))
      """, shouldDisplay: false,
    subcommands: [
      CatinderLogin.self, CatinderLogout.self, CatinderDeck.self, CatinderMatches.self,
      CatinderMessages.self, CatinderSend.self,
    ])

  @ParentCommand var program: MoggyCommand
}
