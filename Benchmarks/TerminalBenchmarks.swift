import Foundation

/// How much output the virtual terminal takes in a second, beside others of the same run, and how
/// much memory its scrollback needs.
@MainActor
struct TerminalBenchmarks {
  let folder: BenchFolder

  func run() throws {
    Report.title("Output read by a terminal of 80x24, MB of it a second of processor time")
    Report.note("best of three runs; the aim is 1.2 times the best terminal known, scaled by", "")
    Report.note("how libvterm runs here and now", "")
    let terminals = try terminals()
    let starts = try terminals.map { terminal in
      try (0..<3).map { _ in try terminal.seconds(reading: "/dev/null") }.min() ?? 0
    }
    row("", terminals.map(\.name) + ["aim", "reached"])
    for payload in try TerminalPayload.all() { try measure(payload, terminals, starts) }
    try ClusterBenchmarks(folder: folder).run()
    TerminalBounds().run()
    try memory()
  }

  private func terminals() throws -> [any MeasuredTerminal] {
    let peers: [(String, (any MeasuredTerminal)?)] = [
      ("libvterm", try ProgramTerminal.peer("libvterm", linking: "-lvterm", in: folder)),
      ("libtsm", try ProgramTerminal.peer("libtsm", linking: "-ltsm", in: folder)),
      ("tmux", try TmuxTerminal(in: folder)),
    ]
    for (name, peer) in peers where peer == nil { Report.note("\(name) is not installed", "-") }
    return [ProgramTerminal.ours] + peers.compactMap(\.1)
  }

  private func measure(
    _ payload: TerminalPayload, _ terminals: [any MeasuredTerminal], _ starts: [Double]
  ) throws {
    let sizes = try zip(terminals, starts).map { try size(payload, $0, start: $1) }
    var rates = terminals.map { _ in 0.0 }
    for _ in 0..<3 {
      for (index, terminal) in terminals.enumerated() {
        rates[index] = max(
          rates[index], try rate(payload, terminal, sizes[index], start: starts[index]))
      }
    }
    let libvterm = terminals.firstIndex { $0.name == "libvterm" }.map { rates[$0] }
    let aim = 1.2 * payload.best * (libvterm.map { $0 / payload.libvterm } ?? 1)
    let reached = "×\(Report.number(rates[0] / aim))"
    let numbers = (rates + [aim]).map { $0 < 100 ? Report.number($0) : "\(Int($0.rounded()))" }
    row(payload.name, numbers + [rates[0] < aim ? reached + " below" : reached])
  }

  /// As many bytes as take a terminal about a fifth of a second, 1/4 to 64 MiB.
  private func size(
    _ payload: TerminalPayload, _ terminal: any MeasuredTerminal, start: Double
  ) throws -> Int {
    let rate = try rate(payload, terminal, 1 << 20, start: start)
    return max(1 << 18, min(1 << 26, Int(rate * 200_000)))
  }

  private func rate(
    _ payload: TerminalPayload, _ terminal: any MeasuredTerminal, _ size: Int, start: Double
  ) throws -> Double {
    let file = folder.path("payload")
    try payload.bytes(size).write(to: URL(filePath: file))
    let seconds = try terminal.seconds(reading: file) - start
    return Double(size) / 1_000_000 / max(seconds, 0.000_1)
  }

  private func row(_ name: String, _ columns: [String]) {
    let cells = columns.map { String(repeating: " ", count: max(1, 11 - $0.count)) + $0 }
    print("  " + name + String(repeating: " ", count: max(1, 20 - name.count)) + cells.joined())
    fflush(nil)
  }

  // MARK: Memory

  private func memory() throws {
    Report.title("Resident memory of the whole program, 80x24 with 10,000 lines of scrollback")
    let ours = ProgramTerminal.ours(scrollback: 10_000).child
    for (name, line) in Self.lines() {
      let text = (0..<12_000).map { line($0) }.joined()
      let memory = try ours.memory(reading: Data(text.utf8))
      let verdict = memory <= 20 ? "" : "  (above the aim)"
      Report.note(name, "\(Report.number(memory)) MB   aim 20\(verdict)")
    }
  }

  private static func lines() -> [(String, (Int) -> String)] {
    let ideograph = { (number: Int) in
      String(Unicode.Scalar(0x4E00 + UInt32(number % 20_000)) ?? "?")
    }
    return [
      ("hardly any output", { $0 == 0 ? "x" : "" }),
      ("80 letters a line", { _ in String(repeating: "x", count: 80) }),
      (
        "40 wide characters a line, 4,096 styles",
        { line in
          (0..<40).map { cell in
            let number = line * 40 + cell
            let colors = "38;5;\(number % 256);48;5;\(number / 256 % 16)"
            return "\u{1B}[\(colors)m" + ideograph(number * 7)
          }.joined()
        }
      ),
    ]
  }
}
