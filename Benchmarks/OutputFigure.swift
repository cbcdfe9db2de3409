import JourneyKit
import Terminal

/// What key presses make a real program write, and what they would need.
@MainActor
struct OutputFigure {
  private let driver: ProcessDriver
  private(set) var written = 0
  private(set) var needed = 0
  private(set) var cells = 0
  private(set) var keys = 0

  init(_ driver: ProcessDriver) {
    self.driver = driver
  }

  mutating func press(_ key: KeyStroke, times: Int = 1) async throws {
    for _ in 0..<times {
      let before = driver.screen.surface
      driver.forgetOutput()
      try await driver.perform([.key(key)])
      let change = NeededBytes.of(before, driver.screen.surface)
      written += driver.rawOutput.count - Self.marks(in: driver.rawOutput)
      needed += change.count
      cells += change.cells
      keys += 1
    }
  }

  /// The bytes that are there for the driver alone: `ESC ] 7373 ; frame ; N BEL`.
  private static func marks(in bytes: [UInt8]) -> Int {
    let start = Array("\u{1B}]7373;".utf8)
    var count = 0
    var index = 0
    while index < bytes.count {
      if bytes[index...].starts(with: start), let end = bytes[index...].firstIndex(of: 7) {
        count += end + 1 - index
        index = end
      }
      index += 1
    }
    return count
  }

  var ratio: Double { Double(written) / Double(max(1, needed)) }

  /// A line of the report: cells, bytes and needed bytes a key, and the ratio.
  func report(_ what: String) {
    let perKey = [cells, written, needed].map { Report.number(Double($0) / Double(max(1, keys))) }
    let verdict = ratio <= 1.2 ? "" : "  (above the aim)"
    Report.note(
      what,
      "\(perKey[0]) cells, \(perKey[1]) bytes of \(perKey[2])   ×\(Report.number(ratio))  aim ×1.2\(verdict)"
    )
  }
}
