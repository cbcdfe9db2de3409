/// What was recorded: the acts, each with the page on which it was done.
public struct Recording: Hashable, Sendable {
  public struct Entry: Hashable, Sendable {
    public let page: RecordedPage?
    public let act: RecordedAct
  }

  /// Of the program, as a name of a type: `Notes`.
  public let name: String
  public internal(set) var entries: [Entry] = []

  /// - Parameter program: its file, or what else it is called.
  public init(program: String) {
    let file = program.split(separator: "/").last.map(String.init) ?? program
    let stem = file.split(separator: ".").first.map(String.init) ?? file
    name = SourceName.type(stem) ?? "Program"
  }
}
