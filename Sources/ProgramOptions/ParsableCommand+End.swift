import ArgumentParser

extension ParsableCommand {
  /// Ends the program when everything is printed, for one that speaks English alone.
  ///
  /// - Parameter error: what the command has thrown; help and version are errors too, of status 0.
  public static func end(_ error: (any Error)? = nil) -> Never {
    var code = ExitCode.success
    if let error {
      code = exitCode(for: error)
      let text = fullMessage(for: error)
      if code == .success, !text.isEmpty { StandardOutput.write(text) }
      if code != .success, !text.isEmpty { ErrorOutput.write(text) }
    }
    let name = configuration.commandName ?? ""
    StandardOutput.end(code.rawValue) { ErrorOutput.write("\(name): standard output: \($0)") }
  }

  /// Call it first thing in `main`: ends the program where the system does not give what it needs.
  public static func begin(_ needs: ResourceNeeds) {
    ProcessResources.prepare()
    check(needs)
  }

  public static func check(_ needs: ResourceNeeds) {
    guard let shortage = ProcessResources.shortage(of: needs) else { return }
    ErrorOutput.write("\(configuration.commandName ?? ""): \(shortage.english)")
    end(ExitCode(71))  // EX_OSERR
  }
}
