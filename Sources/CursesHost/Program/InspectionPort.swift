import FoundationEssentials
import Glibc
import Semantics
import Terminal
import Toolkit

/// The pipe on which a program under test tells what its frames mean.
@MainActor
public final class InspectionPort {
  private let descriptor: Int32

  /// Says hello; so it is made before the first frame. Nil where the environment names no pipe, as in
  /// every ordinary run.
  public init?(environment: [String: String]) {
    guard let text = environment[InspectionChannel.environmentVariable],
      let descriptor = Int32(text), fcntl(descriptor, F_GETFD) >= 0
    else { return nil }
    self.descriptor = descriptor
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    let name = CommandLine.arguments.first?.split(separator: "/").last ?? ""
    send(line: Hello(program: String(name)).line)
  }

  func send(_ report: FrameReport) { send(line: report.line) }

  /// Writes one line; a reader that is gone is no error here.
  private func send(line: [UInt8]) {
    let line = line + [UInt8(ascii: "\n")]
    line.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        let count = write(descriptor, bytes.baseAddress?.advanced(by: sent), bytes.count - sent)
        if count < 0, errno == EINTR { continue }
        if count <= 0 { return }
        sent += count
      }
    }
  }
}
