import Glibc
import PseudoTerminal
import Semantics

/// The pipe on which a program under test reports its frames, one JSON line each.
final class InspectionPipe {
  /// By what the program knows it. High, as programs find the low ones free on any terminal, and some
  /// shells write to those of one digit alone.
  static let number: Int32 = 99

  /// Readable when the program has written, or its end is closed.
  let reader: Int32
  private(set) var isAtEnd = false
  /// What the program has said of itself; nil for one that does not speak the protocol.
  private(set) var hello: Hello?
  private var writer: Int32
  private var bytes: [UInt8] = []

  init() throws(DriverError) {
    var ends: [Int32] = [-1, -1]
    guard Glibc.pipe(&ends) == 0 else {
      throw .system(SystemError(call: "pipe", code: errno))
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    // Only our end: a program that writes faster than we read has to wait, not to lose a part.
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    reader = ends[0]
    writer = ends[1]
  }

  deinit {
    closeWriter()
    close(reader)
  }

  /// The end for the program.
  var descriptor: Int32 { writer }

  /// Closes our copy of the program's end, so that its closing is seen.
  func closeWriter() {
    if writer >= 0 { close(writer) }
    writer = -1
  }

  /// The reports that have come whole.
  ///
  /// - Throws: ``DriverError/badReport(_:)``.
  func takeReports() throws(DriverError) -> [FrameReport] {
    readAll()
    var reports: [FrameReport] = []
    while let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
      let line = Array(bytes[..<end])
      bytes.removeSubrange(...end)
      if let hello = Hello(line: line) {
        self.hello = hello
        continue
      }
      guard let report = FrameReport(line: line) else {
        throw .badReport(String(decoding: line, as: UTF8.self))
      }
      reports.append(report)
    }
    return reports
  }

  private func readAll() {
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { buffer in
      while !isAtEnd {
        let count = read(reader, buffer.baseAddress, buffer.count)
        if count < 0, errno == EINTR { continue }
        if count == 0 { isAtEnd = true }
        if count <= 0 { return }
        bytes += buffer[..<count]
      }
    }
  }
}
