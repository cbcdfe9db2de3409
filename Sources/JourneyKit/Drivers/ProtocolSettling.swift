import Glibc
import PseudoTerminal
import Semantics
import Terminal
import VirtualTerminal

/// The settling of a program that speaks the inspection protocol.
///
/// The driver types a request. The program settles, marks its frame in its output, and reports the
/// nodes of the frame on the pipe. The screen is taken at the mark, so that cells and nodes always
/// belong to the same frame.
@MainActor
final class ProtocolSettling {
  private let pipe: InspectionPipe
  /// The screens at the marks since the last request, by frame number.
  private var marked: [Int: Screen] = [:]
  private var reports: [FrameReport] = []
  /// The colours of the theme, as they were last told.
  private var colors: [ColorRole] = []
  private var lastSync = 0

  init(_ pipe: InspectionPipe) { self.pipe = pipe }

  /// True once the program has said hello.
  var isSpoken: Bool { pipe.hello != nil }
  /// The descriptor of the reports; nil once the program has closed it.
  var descriptor: Int32? { pipe.isAtEnd ? nil : pipe.reader }
  /// Takes the reports that have come.
  func collect() throws(DriverError) {
    for report in try pipe.takeReports() {
      reports.append(report)
      if let colors = report.colors { self.colors = colors }
    }
  }

  /// Keeps the screen of a marked frame. Called at the place of the mark in the output.
  func note(_ message: PrivateMessage, _ emulator: VirtualTerminal) {
    guard message.kind == .command(InspectionChannel.markerCommand) else { return }
    let body = "\(InspectionChannel.markerCommand);\(message.text)"
    guard let frame = InspectionChannel.frame(ofMarker: body) else { return }
    marked[frame] = Screen(emulator)
  }

  func step(
    _ act: inout SettlingAct, _ terminal: PseudoTerminal, size: Size
  ) throws -> SettlingStep {
    if act.mustTakeOver {
      // The kernel does not tell of new line settings; programs write when they have made them.
      if try terminal.terminalAttributes().echoes { return .wait(until: .now + .milliseconds(5)) }
      act.mustTakeOver = false
    }
    guard act.isAsked else { return ask(&act) }
    guard let (report, screen) = answer() else { return .wait(until: act.end) }
    // The signal of a resize may come behind the request.
    return report.size == size ? .settled(Settlement(.protocol), screen) : ask(&act)
  }

  private func ask(_ act: inout SettlingAct) -> SettlingStep {
    act.isAsked = true
    lastSync += 1
    marked = [:]
    reports = []
    return .type(InspectionRequest.sync(lastSync).bytes)
  }

  /// Returns the answer once both the report and the mark of its frame have come.
  private func answer() -> (FrameReport, Screen)? {
    for report in reports where report.sync == lastSync {
      guard var screen = marked[report.frame] else { continue }
      screen.nodes = report.nodes
      screen.focus = report.focus
      screen.focusOrder = report.focusOrder
      screen.colors = colors
      return (report, screen)
    }
    return nil
  }
}

/// The pipe on which a program under test reports its frames, one JSON line each.
final class InspectionPipe {
  /// The program's descriptor. It is high: programs expect the low ones to be free, and some shells can
  /// write only to those of one digit.
  static let number: Int32 = 99

  /// Readable when the program has written, or its end is closed.
  let reader: Int32
  private(set) var isAtEnd = false
  /// The greeting of the program; nil if it does not speak the protocol.
  private(set) var hello: Hello?
  private var writer: Int32
  private var bytes: [UInt8] = []

  init() throws(DriverError) {
    var ends: [Int32] = [-1, -1]
    guard Glibc.pipe(&ends) == 0 else { throw .system(SystemError(call: "pipe", code: errno)) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    // Only our end: a program that writes faster than we read must wait and lose nothing.
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    reader = ends[0]
    writer = ends[1]
  }

  deinit {
    closeWriter()
    close(reader)
  }

  /// The program's end.
  var descriptor: Int32 { writer }

  /// Closes our copy of the program's end, so that we see when the program closes it.
  func closeWriter() {
    if writer >= 0 { close(writer) }
    writer = -1
  }

  /// Returns the complete reports that have come.
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
      guard let report = FrameReport(line: line)
      else { throw .badReport(String(decoding: line, as: UTF8.self)) }
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
