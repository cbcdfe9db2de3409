import ArgumentParser
import CursesHost

/// `journey guide`: what an agent has to know, in less than 200 lines.
struct GuideCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "guide",
    abstract: "Print what an agent has to know to drive and test terminal programs.")

  func run() throws { StandardOutput.write(Guide.text, terminator: "") }
}

/// The text of `journey guide`. Verbs, forms and statuses come from the tables that the commands use; lines
/// that begin with `    $ ` are commands that can be run one after the other in an empty folder.
enum Guide {
  static var text: String {
    ([opening, sessions, answers] + [verbs, queries, journeys, failures, statuses, rules])
      .joined(separator: "\n")
  }

  private static let opening = """
    # journey \(JourneyCommand.version): terminal programs, driven and tested

    A program runs on a terminal of its own. An act (a key, a click, a text) returns when the program has settled:
    nobody in it works any more, and it has read all input. So the screen in the answer is the last one until you act
    again. Never sleep, never poll, never look twice.

    Four ways, with the same verbs and the same queries:

      journey session ...   from any shell, one command after another (below)
      journey mcp           a Model Context Protocol server on standard input and output
      journey run FILE      journeys written as YAML; a folder: all *.journey.yaml in it
      journey serve         one JSON object a line, for clients in other languages

    A program under test starts in a world of its own: an empty home, UTF-8, UTC, no network but this machine, none
    of your environment. Give it what it needs (--env, or `env:` and `files:` in YAML).

    """

  private static let sessions = """
    ## Sessions

        $ printf 'one\\ntwo\\nthree\\n' > notes.txt
        $ journey session start notes --size 60x10 -- less notes.txt
        $ journey session expect notes 'text "three"'
        $ journey session press notes / 
        $ journey session type notes two
        $ journey session press notes Enter
        $ journey session screen notes
        $ journey session query notes 'text "two"'
        $ journey session resize notes 80x24
        $ journey session do notes '{expect: {that: text "two", count: 1}}'
        $ journey session press notes q
        $ journey session expect notes --end 0
        $ journey session list
        $ journey session end notes

    A session lives until `end`, or until nobody has asked for it for an hour (--idle SECONDS). `--json` prints any
    answer as one line of JSON, errors too. `journey session watch NAME` shows it live to a person.

    """

  private static var answers: String {
    """
    ## Answers

        settled (kernel)                how it settled: the kernel has shown that nobody works
        settled (protocol)              the program itself has said so; mcp tells a way only where it is another one
        #12 …                           (mcp) the number of this screen, by which later ones name it
        #12                             (mcp) alone: settled as the answer before; the same may change by itself
        …; a guess: REASON              not known: look again before you rely on the screen
        …; may change by itself: WHO    a timer or a wait can change the screen without you; `wait` for that
        …; may change                   the same as told last; `as #7`, as told there
        90x24, @3:4, cursor hidden      size, row and column of the cursor, where they have changed; they count from 0
        12│text                         row 12 as it is now
        12:20│text                      its columns from 20 on, as long as the text is
        12:20-31│text  12:20-│text      these columns, or those to the end of the row; behind the text they are blank
        4-6  4-6:20-31  4-6:20-         the next three lines are these rows, or columns of them
        8-10, 14:33│text                the same columns of several rows
        12 {0-3}                        the columns that stand out (selected, reversed, coloured behind); 12 {}: none
        <─×76>  <76>                    one character 76 times; 76 blanks
        3-5 empty
        0-21 ← 1-22                     rows 0 to 21 are what rows 1 to 22 were
        0-3 ← 5-8 of #7                 (mcp) they are what these rows of that screen were; `as #7`: the same rows
        3-5 look different              the same text in other colours
        as #7                           (mcp) the screen is that one, but for what follows
        no change                       of the screen

    What is not named is as before; rows that are told keep the columns that stand out.

    Each act takes a form of the screen (`--screen` in a shell, `screen` as a tool):
    \(MCPForm.words)

    """
  }

  /// The verbs, as the tools of `journey mcp` have them.
  private static var verbs: String {
    let tools = MCPTool.all.filter { $0.verb.kind != .session }
    let width = (tools.map(\.name.count).max() ?? 0) + 2
    let lines = tools.map { tool -> String in
      let gap = String(repeating: " ", count: width - tool.name.count)
      return "  \(tool.name)\(gap)\(firstSentence(tool.verb.summary))"
    }
    return """
      ## Verbs

      In YAML, in `serve` and in `session do` each is a step of one key, `press: Enter`; `wait` is `wait-until` there.
      As a tool of `mcp` it has arguments by name.

      \(lines.joined(separator: "\n"))

      """
  }

  private static func firstSentence(_ text: String) -> String {
    text.firstRange(of: ". ").map { "\(text[..<$0.lowerBound])." } ?? text
  }

  private static let queries = """
    ## Queries

      text "Save"              words on the screen
      /[0-9]+ files/           a regular expression
      text "Save" in line -1   in the last row; `line 0` is the first
      text "cat" {reversed}    drawn so
      box "Files"              a frame of lines with this title
      button "Save"            a role and its label, in a program that publishes its meaning
      #pets.list               an identifier, there; in YAML quote it: '#pets.list'
      button "OK" in dialog    inside another thing

    A query that an act takes must name one thing; `expect` alone takes several, too. If it names none, the error tells
    the nearest things.

    """

  private static let journeys = """
    ## Journeys

        $ printf '%s\\n' 'program: [less, notes.txt]' 'files: {notes.txt: "one\\ntwo\\n"}' 'size: 60x10' > a.journey.yaml
        $ printf '%s\\n' 'steps:' '- expect: text "two"' '- press: q' '- expect-end: 0' >> a.journey.yaml
        $ journey run a.journey.yaml --json report.json
        $ journey report --markdown report.json

    Put an expectation behind each act that changes what a user sees. Leave an act out once, and see the journey red.

    """

  private static let failures = """
    ## Failures

    A red journey leaves a folder in .build/journey/traces (or in $JOURNEY_OUTPUT/traces):

      failure.md   what was expected, the nearest, the last acts, the screen, who could change it; at most 2 KB
      trace.json   `journey trace show FILE [--step N] [--json]`, `journey trace diff A B [--json]`
      trace.html   for a browser

    Read failure.md first. `trace diff` of a green and a red run tells the first act whose screens differ; with
    JOURNEY_TRACE=always a green run leaves a trace, too.

    """

  private static var statuses: String {
    let lines = SessionStatus.allCases.map { "  \($0.rawValue)  \($0.words)" }
    return """
      ## Exit statuses of `journey session`

      \(lines.joined(separator: "\n"))
        64 the command line is wrong

      `journey run`: 0 green, 1 red, 2 a file cannot be read, 3 nothing was tested.

      """
  }

  private static let rules = """
    ## Rules

    - Do one act, read its answer, then decide.
    - Name things by identifier or role where there are any (`journey session screen NAME --screen outline`), else by
      words; cells only where nothing has a name.
    - If an answer says that it is a guess, or that the program is still busy, raise --act-limit or --patience.
    - If a program needs a shell around it, start `bash`, and type its command.
    - End your sessions.

    """
}
