/// An option of a journey or of the launch of a program, in all languages.
struct ScriptOption: Sendable {
  enum Scope: String, Sendable, CaseIterable {
    /// Of each program: `programs` has them too.
    case program
    /// Of the launch of the first program, which `serve` and agents have too.
    case launch
    /// Of a whole journey: the head of a file, and `run-journey`.
    case journey
  }

  let scope: Scope
  let parameter: VerbParameter
  /// The property or call in Swift.
  let swift: String
  /// A value as YAML and `serve` take it, in JSON.
  let example: String

  var name: String { parameter.name }

  private init(
    _ scope: Scope, _ name: String, _ type: VerbType, _ summary: String, standard: String = "",
    isRequired: Bool = false, swift: String, example: String
  ) {
    self.scope = scope
    parameter = VerbParameter(name, type, summary, standard: standard, isRequired: isRequired)
    (self.swift, self.example) = (swift, example)
  }

  static let all = journeys + programs + launches + steps
  static let ofPrograms = programs
  static let ofLaunch = programs + launches

  private static let programs: [ScriptOption] = [
    ScriptOption(
      .program, "program", .program,
      "A name in `PATH`, or a path; or a list of it and its arguments.",
      isRequired: true, swift: "Program(_:arguments:)", example: "[\"less\", \"notes.txt\"]"),
    ScriptOption(
      .program, "size", .size, "The size of the terminal.", standard: "80x24",
      swift: "ProcessDriver(size:)", example: "\"40x12\""),
    ScriptOption(
      .program, "env", .texts, "Environment variables, besides those of every program under test.",
      swift: "Program(adding:)", example: "{\"LESS\": \"-R\"}"),
    ScriptOption(
      .program, "folder", .text,
      "The working folder: a path in the journey's own folder, made where it is missing; or an absolute "
        + "one.", standard: "the journey's own folder", swift: "Program(directory:)",
      example: "\"project/src\""),
    ScriptOption(
      .program, "launch-limit", .time, "The longest time for the start.", standard: "30s",
      swift: "ProcessDriver(launchDeadline:)", example: "\"45s\""),
    ScriptOption(
      .program, "act-limit", .actLimit,
      "The longest time for an act; with `then: guess` it does not fail, and its screen is a guess.",
      standard: "10s", swift: "ProcessDriver.deadline, guessesAtDeadline",
      example: "{\"after\": \"5s\", \"then\": \"guess\"}"),
    ScriptOption(
      .program, "patience", .time, "The longest time to wait for what an act has put off.",
      standard: "1s, or `--patience`", swift: "ProcessDriver.patience", example: "\"250ms\""),
    ScriptOption(
      .program, "settling", .choice(["automatic", "protocol", "kernel", "frames", "quiet"]),
      "The way in which an act is found to be over.", standard: "`automatic`",
      swift: "ProcessDriver(settling:)", example: "\"kernel\""),
    ScriptOption(
      .program, "quiet-time", .time, "The silence that ends an act where nothing better is known.",
      standard: "100ms", swift: "ProcessDriver.quietTime", example: "\"200ms\""),
    ScriptOption(
      .program, "network", .choice(["loopback", "allowed"]), "The machines that it can reach.",
      standard: "`loopback`", swift: "Program(network:)", example: "\"allowed\""),
    ScriptOption(
      .program, "clock", .text,
      "`real`, or the moment at which its time stands: `2026-01-01T12:00:00Z`.",
      standard: "`real`", swift: "Program(clock:)", example: "\"2026-01-01T12:00:00Z\""),
    ScriptOption(
      .program, "seed", .number, "The seed of what it draws by lot (Python, Perl, `JOURNEY_SEED`).",
      swift: "Program.set(seed:)", example: "7"),
    ScriptOption(
      .program, "term", .text, "`TERM`.", standard: "`xterm-256color`", swift: "Program.set(term:)",
      example: "\"vt100\""),
    ScriptOption(
      .program, "colours", .choice(["none", "8", "16", "256", "true"]),
      "The colours that its terminal tells.", standard: "`256`", swift: "Program.set(colors:)",
      example: "\"none\""),
    ScriptOption(
      .program, "language", .text, "The language of messages: `ru`, or a whole locale.",
      standard: "C, with UTF-8", swift: "Program.set(language:)", example: "\"ru\""),
    ScriptOption(
      .program, "theme", .choice(["dark", "light"]), "The background that its terminal tells.",
      standard: "`dark`", swift: "ProcessDriver.theme", example: "\"light\""),
    ScriptOption(
      .program, "answers", .flag, "`false` for a terminal that answers no queries.",
      standard: "`true`",
      swift: "ProcessDriver.answersQueries", example: "false"),
  ]

  private static let launches: [ScriptOption] = [
    ScriptOption(
      .launch, "files", .files,
      "Files of the journey's own folder: texts, or `{ text, base64, from, mode, folder }`.",
      swift: "Data.write(to:)",
      example: "{\"notes.txt\": \"hello\", \"run.sh\": {\"text\": \"echo\", \"mode\": \"755\"}}"),
    ScriptOption(
      .launch, "programs", .programs, "Further programs in the same folder, by names, for `in`.",
      swift: "Journey(_:)", example: "{\"server\": {\"program\": \"cat\"}}"),
    ScriptOption(
      .launch, "setup", .commands, "Lines for `sh` in the journey's folder, before the program.",
      swift: "setUp()", example: "[\"git init\"]"),
    ScriptOption(
      .launch, "teardown", .commands, "Lines for `sh` in the journey's folder, after the program.",
      swift: "tearDown()", example: "[\"test ! -e lock\"]"),
    ScriptOption(
      .launch, "mask", .masks,
      "Parts that no snapshot compares: `/regex/`, a query, or a map of one of `text`, `query` and `region`, with `as`.",
      swift: "expectSnapshot(mask:)",
      example: "[{\"text\": \"/[0-9]+:[0-9]+/\", \"as\": \"time\"}]"),
    ScriptOption(
      .launch, "snapshots", .text, "The folder of snapshots.",
      standard: "`Snapshots` beside the file, or `--snapshots`", swift: "SnapshotStore(folder:)",
      example: "\"Screens\""),
  ]

  private static let journeys: [ScriptOption] = [
    ScriptOption(
      .journey, "journey", .text, "The name of the journey.", standard: "that of the file",
      swift: "NamedJourney(_:)", example: "\"add a pet\""),
    ScriptOption(
      .journey, "tags", .words, "Tags for `--tag`.", swift: "NamedJourney(tags:)",
      example: "[\"smoke\"]"),
    ScriptOption(
      .journey, "time-limit", .time, "The longest time for the whole.", standard: "60s",
      swift: "NamedJourney(timeLimit:)", example: "\"20s\""),
    ScriptOption(
      .journey, "only-when", .words, "Words as in `when`; elsewhere the journey is skipped.",
      swift: "JourneySkip(_:)", example: "[\"linux\"]"),
    ScriptOption(
      .journey, "expect-failure", .text,
      "The reason why it is known to fail; it is red when it passes.",
      swift: "expectFailure(_:_:)", example: "\"issue 12\""),
    ScriptOption(
      .journey, "variables", .texts, "Names and values; `${name}` stands for a value anywhere.",
      swift: "let", example: "{\"name\": \"Barsik\"}"),
    ScriptOption(
      .journey, "parameters", .words, "The names of the values in `rows`.", swift: "a function",
      example: "[\"name\", \"age\"]"),
    ScriptOption(
      .journey, "rows", .rows, "One journey for each row of values: lists, or maps.", swift: "for",
      example: "[[\"Barsik\", 3], [\"Murka\", 5]]"),
    ScriptOption(
      .journey, "matrix", .matrix,
      "One journey for each cell: `{ size: […], term: […], colours: […], language: […], theme: […] }`, "
        + "and any variable.", swift: "JourneyMatrix(sizes:terms:colors:languages:themes:)",
      example: "{\"size\": [\"80x24\", \"40x12\"], \"colours\": [\"256\", \"none\"]}"),
  ]

  private static let steps: [ScriptOption] = [
    ScriptOption(
      .journey, "steps", .steps, "The steps.", isRequired: true, swift: "the body",
      example: "[{\"press\": \"q\"}]")
  ]
}
