/// A prompt of `journey mcp`: a task that a user can give an agent, with what it has to know for it.
struct MCPPrompt: Sendable {
  struct Argument: Sendable {
    let name: String
    let summary: String
  }

  let name: String
  let summary: String
  let arguments: [Argument]
  private let body: @Sendable ([String: String]) -> String

  /// The prompt as `prompts/list` tells it.
  var description: JSONValue {
    .object([
      ("name", .string(name)), ("description", .string(summary)),
      (
        "arguments",
        .array(
          arguments.map { argument in
            .object([
              ("name", .string(argument.name)), ("description", .string(argument.summary)),
              ("required", .bool(true)),
            ])
          })
      ),
    ])
  }

  /// Returns the text of the task.
  ///
  /// - Parameter value: of an argument by its name.
  func text(_ value: (String) throws -> String?) rethrows -> String {
    var values: [String: String] = [:]
    for argument in arguments { values[argument.name] = try value(argument.name) ?? "" }
    return body(values)
  }

  static let all = [
    MCPPrompt(
      name: "write-page-object", summary: "Write a page object in Swift for a screen of a program.",
      arguments: [
        Argument(name: "program", summary: "The program and its arguments."),
        Argument(name: "screen", summary: "The screen, and how one comes to it."),
      ]
    ) { values in
      """
      Write a page object in Swift for JourneyKit: a struct `…Page` with `let app: Journey`, one property for \
      each thing of the screen that a test may name, and one method for each thing that a user does there.

      Program: \(values["program"] ?? "")
      Screen: \(values["screen"] ?? "")

      Launch it and go to the screen. Call `screen` with `as: outline` first: where the program publishes \
      identifiers and roles, name things by them (`app.element(.button, "Save")`, `app.element("pets.name")`); \
      else by words (`app.text("Save")`). Try each query with `query`: it must name one thing. Acts settle by \
      themselves, so the page never waits or sleeps. Show the struct and a test that uses it.
      """
    },
    MCPPrompt(
      name: "write-journey", summary: "Write a journey in YAML from what is done in a session.",
      arguments: [
        Argument(name: "program", summary: "The program and its arguments."),
        Argument(name: "task", summary: "What a user wants to do with it."),
      ]
    ) { values in
      """
      Write a journey in YAML for `journey run` that does this with a terminal program and proves that it was done.

      Program: \(values["program"] ?? "")
      Task: \(values["task"] ?? "")

      Do it first with the tools, one act at a time, and read each answer. Then write the file:

      journey: what it proves
      program: [program, argument]
      size: 80x24
      steps:
        - press: Down
        - type: some text
        - expect: text "what shows now"
        - expect-end: 0

      Every tool but launch, screen, query, trace and end is a verb of the same name (`wait` is `wait-until`). \
      Put an expectation behind each act that changes what a user sees, and look at things that would be missing \
      if the act had done nothing. Run it with `journey run FILE`, then leave out one act and see that it is red.
      """
    },
    MCPPrompt(
      name: "explain-failure", summary: "Explain why a journey failed, and say what to change.",
      arguments: [Argument(name: "failure", summary: "The report of the failure.")]
    ) { values in
      """
      A journey has failed. Its report has the message, the screen, its outline, how the last act settled, and the \
      acts so far:

      \(values["failure"] ?? "")

      Do the acts again with the tools, and compare the screen before and after the last ones. Say in this order: \
      what a user sees, which act went otherwise than the journey expects, whether the program or the journey is \
      wrong, and the smallest change that mends it. If the last act settled by a guess, or something may change by \
      itself, say what that means for the failure.
      """
    },
  ]

  private init(
    name: String, summary: String, arguments: [Argument],
    _ body: @escaping @Sendable ([String: String]) -> String
  ) {
    (self.name, self.summary, self.arguments, self.body) = (name, summary, arguments, body)
  }
}
