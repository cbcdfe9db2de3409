import ArgumentParser

/// `journey`: the testing kit from the command line.
@main
struct JourneyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "journey", abstract: "Look at terminal programs and test them.",
    subcommands: [
      ScreenCommand.self, SequencesCommand.self, PictureCommand.self, SnapshotsCommand.self,
      CastCommand.self, QueryCommand.self, LintCommand.self, AuditCommand.self, TraceCommand.self,
      MutateCommand.self, SelfTestCommand.self, RunCommand.self, TestCommand.self,
      MergeCommand.self, ServeCommand.self, RecordCommand.self,
    ])
}
