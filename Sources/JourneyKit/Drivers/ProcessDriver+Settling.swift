import Inspection
import PseudoTerminal
import Terminal
import VirtualTerminal

extension ProcessDriver {
  /// Asks the program to settle and waits for the frame that shows it, or for the program's end.
  ///
  /// - Parameter input: typed in one piece with the request, so that the program wakes up once.
  func sync(behind input: [UInt8] = []) throws {
    let end = ContinuousClock.now + deadline
    request(behind: input)
    while ending == nil {
      if let report = answer() {
        // The signal of a resize may come behind the request.
        if report.size == size { return take(report) }
        request()
      }
      try wait(until: end)
    }
  }

  private func request(behind input: [UInt8] = []) {
    lastSync += 1
    marked = [:]
    reports = []
    terminal?.write(input + InspectionRequest.sync(lastSync).bytes)
  }

  /// The report on the last request, once the mark of its frame has been seen too.
  private func answer() -> FrameReport? {
    reports.first { $0.sync == lastSync && marked[$0.frame] != nil }
  }

  private func take(_ report: FrameReport) {
    guard let shown = marked[report.frame] else { return }
    screen = Screen(
      surface: shown.surface, cursor: shown.cursor, nodes: report.nodes, focus: report.focus,
      focusOrder: report.focusOrder)
  }

  /// Waits until the program has said something or has ended.
  func wait(until end: ContinuousClock.Instant) throws {
    guard let terminal, let pipe else { throw DriverError.notLaunched }
    if ContinuousClock.now >= end {
      showWhatIsThere()
      throw DriverError.notSettled(after: deadline, busy: [])
    }
    let result = terminal.poll(until: end, extra: pipe.isAtEnd ? [] : [pipe.reader])
    absorb()
    reports += try pipe.takeReports()
    if result.hasExited || terminal.isAtEnd || terminal.exitStatus != nil { finish() }
  }

  /// Gives the emulator what the program has written, and the program what the emulator answers.
  func absorb() {
    guard let terminal else { return }
    while true {
      let bytes = terminal.read()
      if bytes.isEmpty { return }
      keep(bytes)
      emulator.feed(bytes)
      let replies = emulator.takeReplies()
      if answersQueries { terminal.write(replies) }
    }
  }

  private func keep(_ bytes: [UInt8]) {
    let half = 1 << 21
    rawOutput += bytes
    writtenCount += bytes.count
    if rawOutput.count > 2 * half { rawOutput.removeFirst(rawOutput.count - half) }
  }

  /// Called at the message's place in the stream: the screen is that of the marked frame.
  func note(_ message: PrivateMessage) {
    guard message.kind == .command(InspectionChannel.markerCommand) else { return }
    let body = "\(InspectionChannel.markerCommand);\(message.text)"
    guard let frame = InspectionChannel.frame(ofMarker: body) else { return }
    marked[frame] = (emulator.surface, visibleCursor)
  }

  /// Takes the screen as it is, without meaning: that of a program that says nothing any more.
  func showWhatIsThere() {
    screen = Screen(surface: emulator.surface, cursor: visibleCursor)
  }

  private var visibleCursor: Point? {
    emulator.cursor.isVisible ? emulator.cursor.position : nil
  }

  /// Waits until the program reads keys as they come: before, the line discipline would echo the
  /// request onto the screen.
  func takeOver() throws {
    let end = ContinuousClock.now + deadline
    while ending == nil, let terminal, try terminal.terminalAttributes().echoes {
      // The kernel tells nobody of new line settings; programs write when they have made them.
      let next = min(end, .now + .milliseconds(5))
      _ = terminal.poll(until: next)
      absorb()
      if terminal.exitStatus != nil { finish() }
      guard ContinuousClock.now < end else {
        showWhatIsThere()
        throw DriverError.notTakenOver(after: deadline)
      }
    }
  }
}
