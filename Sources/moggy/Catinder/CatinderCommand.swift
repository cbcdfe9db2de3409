import ArgumentParser

/// `moggy catinder …`: cats and messages without a screen.
struct CatinderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "catinder", abstract: "Look at cats, and write to those that match.",
    discussion: """
      Without --server it is the one within the program, whose cats nobody stands behind. Log in once: \
      the session is kept, with its server, until logout. What others have written is printed without \
      anything that could act on a terminal.

      Exit status: 0, 64 for a wrong option, 65 for what the server finds wrong, 66 for no such cat or \
      match, 69 where the server cannot be reached, 75 where the program runs or it was too often, 76 \
      for an answer that is none, 77 where nobody is logged in.
      """, shouldDisplay: false,
    subcommands: [
      CatinderLogin.self, CatinderLogout.self, CatinderDeck.self, CatinderMatches.self,
      CatinderMessages.self, CatinderSend.self,
    ])

  @ParentCommand var program: MoggyCommand
}
