import PseudoTerminal

extension TestBundle {
  /// Runs the bundle and reads its standard output while it runs; errors go where ours go.
  func run(_ arguments: [String], onLine: (String) -> Void) throws -> ExitStatus {
    var bytes: [UInt8] = []
    let status = try PlainProgram([path] + arguments).run { piece in
      bytes += piece
      while let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
        onLine(String(decoding: bytes[..<end], as: UTF8.self))
        bytes.removeSubrange(...end)
      }
    }
    if !bytes.isEmpty { onLine(String(decoding: bytes, as: UTF8.self)) }
    return status
  }
}

extension ExitStatus {
  /// `ended with status 3`
  var words: String {
    switch self {
    case .exited(let code): "ended with status \(code)"
    case .signaled(let signal): "was ended by signal \(signal)"
    }
  }
}
