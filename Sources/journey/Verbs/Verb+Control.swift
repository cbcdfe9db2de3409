/// Steps within steps, and what only servers have.
extension Verb {
  private static let inner = VerbParameter("steps", .steps, "The steps.", isRequired: true)

  static let control: [Verb] = [
    .with(
      "step", .control, "a step", "Names several steps, in failures, reports and traces.",
      swift: "step(_:_:)",
      [VerbParameter("name", .text, "The name.", isRequired: true), inner], isMap: true,
      examples: ["{\"name\": \"look\", \"steps\": [{\"expect\": \"text \\\"x\\\"\"}]}"]),
    .with(
      "softly", .control, "expectations",
      "Looks at all expectations before it fails, and then says everything that is not so.",
      swift: "softly(_:)",
      [VerbParameter("steps", .steps, "Expectations alone.", isRequired: true)],
      examples: ["[{\"expect\": \"text \\\"a\\\"\"}, {\"expect-title\": \"b\"}]"]),
    .with(
      "eventually", .control, "expectations",
      "Looks anew at every change that comes by itself, until all expectations are met.",
      swift: "eventually(within:_:)",
      [
        VerbParameter("steps", .steps, "Expectations alone.", isRequired: true),
        VerbParameter("within", .time, "The longest time.", standard: "10s"),
      ], examples: ["{\"within\": \"5s\", \"steps\": [{\"expect-title\": \"done\"}]}"]),
    .with(
      "expect-failure", .control, "an expected failure",
      "Does what is known to fail; it is red when it passes.",
      swift: "expectFailure(_:saying:_:)",
      [
        VerbParameter(
          "because", .text, "The fault, or where it is written down.", isRequired: true),
        VerbParameter("saying", .pattern, "A part of the message with which it fails."), inner,
      ], isMap: true,
      examples: [
        "{\"because\": \"issue 12\", \"steps\": [{\"expect\": \"text \\\"sorted\\\"\"}]}"
      ]),
    .with(
      "when", .control, "a condition", "Does steps only where all words are true.", swift: "if",
      [
        VerbParameter(
          "all", .words,
          "`linux`, `macos`, `x86_64`, `aarch64`, `root`, `program NAME`; each also with `not`.",
          isRequired: true), inner,
        VerbParameter("else", .steps, "The steps where one of them is not."),
      ], isMap: true,
      examples: ["{\"all\": [\"linux\", \"not root\"], \"steps\": [{\"press\": \"a\"}]}"]),
    .with(
      "in", .control, "another program",
      "Does steps in another program of `programs`, which the first of them launches.",
      swift: "Journey(_:), one for each program",
      [VerbParameter("program", .text, "Its name.", isRequired: true), inner], isMap: true,
      examples: ["{\"program\": \"server\", \"steps\": [{\"expect\": \"text \\\"ready\\\"\"}]}"]),
    .with(
      "include", .control, "a fragment",
      "Does the steps of another file: a list of steps, or a map of `variables` and `steps`.",
      swift: "a function",
      [
        VerbParameter("file", .text, "Its path, from the file that names it.", isRequired: true),
        VerbParameter("with", .texts, "Values of its variables."),
      ],
      examples: ["\"log-in.yaml\"", "{\"file\": \"log-in.yaml\", \"with\": {\"user\": \"ann\"}}"]),
  ]

  static let session: [Verb] = [
    .with(
      "launch", .session, "a launch", "Starts a program in a session of its own.",
      swift: "Journey(_:).launch()", ScriptOption.ofLaunch.map(\.parameter), isMap: true,
      examples: ["{\"program\": [\"less\", \"notes.txt\"]}"]),
    .with(
      "run-journey", .session, "a journey",
      "Runs a whole journey, or a file or folder of them, with all options, and tells what is red.",
      swift: "JourneyRunner.run(_:name:)",
      [VerbParameter("journey", .journey, "The map of a file, or a path.", isRequired: true)],
      examples: ["\"notes.journey.yaml\""]),
    .with(
      "screen", .session, "anything",
      "Returns the screen as it was when the program had settled last.",
      swift: "screen", examples: ["true"]),
    .with(
      "query", .session, "a query", "Returns all things that a query names now.",
      swift: "Query.matches(in:)", [VerbParameter("that", .query, "The query.", isRequired: true)],
      examples: ["\"button\""]),
    .with(
      "trace", .session, "anything", "Returns all acts so far, with their times.", swift: "steps",
      examples: ["true"]),
    .with(
      "close", .session, "anything",
      "Ends the program and its session; an end before that no step has expected is a failure.",
      swift: "finish(), Driver.stop()", examples: ["true"]),
  ]
}
