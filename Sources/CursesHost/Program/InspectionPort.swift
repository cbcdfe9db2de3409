import Foundation
import Inspection
import Terminal
import Toolkit

/// The pipe on which a program under test tells what its frames mean.
@MainActor
public final class InspectionPort {
  private let descriptor: Int32

  /// Nil where the environment names no pipe, as in every ordinary run.
  public init?(environment: [String: String]) {
    guard let text = environment[InspectionChannel.environmentVariable],
      let descriptor = Int32(text), fcntl(descriptor, F_GETFD) >= 0
    else { return nil }
    self.descriptor = descriptor
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  /// Writes one line; a reader that is gone is no error here.
  func send(_ report: FrameReport) {
    var line = report.line
    line.append(UInt8(ascii: "\n"))
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
