import ArgumentParser

/// `moggy catinder …`: cats and messages without a screen.
struct CatinderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "catinder", abstract: "Look at cats, and write to those that match.",
    discussion: """
      Log in once: the session is kept, with its server, until logout. Without --server, login asks \
      the server within the program, where demo cats live. What others have written is printed \
      without anything that could act on a terminal.

      Exit status: 0, 64 wrong option, 65 refused input, 66 no such cat or match, 69 server not \
      reached, 75 too many requests, or the server within the program is in use by a running moggy, \
      76 malformed answer, 77 nobody is logged in.
      """, shouldDisplay: false,
    subcommands: [
      CatinderLogin.self, CatinderLogout.self, CatinderDeck.self, CatinderMatches.self,
      CatinderMessages.self, CatinderSend.self,
    ])

  @ParentCommand var program: MoggyCommand
}
