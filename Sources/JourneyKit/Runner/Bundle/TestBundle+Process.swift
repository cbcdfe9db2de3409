import Foundation
import PseudoTerminal

extension TestBundle {
  /// Runs the bundle and reads its standard output while it runs; errors go where ours go.
  func run(_ arguments: [String], onLine: (String) -> Void) throws -> ExitStatus {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    var bytes: [UInt8] = []
    while true {
      let piece = pipe.fileHandleForReading.availableData
      if piece.isEmpty { break }
      bytes += piece
      while let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
        onLine(String(decoding: bytes[..<end], as: UTF8.self))
        bytes.removeSubrange(...end)
      }
    }
    if !bytes.isEmpty { onLine(String(decoding: bytes, as: UTF8.self)) }
    process.waitUntilExit()
    let status = process.terminationStatus
    return process.terminationReason == .exit ? .exited(status) : .signaled(status)
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
