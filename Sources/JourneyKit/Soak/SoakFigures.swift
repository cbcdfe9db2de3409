import FoundationEssentials
import Glibc

/// The share of the machine that a program takes at one moment, with all that it has started (proc(5)).
public struct SoakFigures: Hashable, Sendable {
  /// The resident memory, in KiB: the sum of `VmRSS`. Pages that processes share count in each.
  public var memory = 0
  public var descriptors = 0
  public var threads = 0

  public init(memory: Int = 0, descriptors: Int = 0, threads: Int = 0) {
    (self.memory, self.descriptors, self.threads) = (memory, descriptors, threads)
  }

  /// Asks the kernel; processes that have ended meanwhile count nothing.
  init(processes: [Int32]) {
    for id in processes {
      let status = Self.status(id)
      memory += Self.number("VmRSS:", in: status)
      threads += Self.number("Threads:", in: status)
      descriptors +=
        (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(id)/fd"))?.count ?? 0
    }
  }

  /// The resident memory alone.
  static func memory(of processes: [Int32]) -> Int {
    processes.reduce(0) { $0 + number("VmRSS:", in: status($1)) }
  }

  private static func status(_ id: Int32) -> String {
    (try? String(contentsOfFile: "/proc/\(id)/status", encoding: .utf8)) ?? ""
  }

  private static func number(_ name: String, in status: String) -> Int {
    let line = status.split(separator: "\n").first { $0.hasPrefix(name) } ?? ""
    return line.split(whereSeparator: { $0 == " " || $0 == "\t" }).compactMap { Int($0) }.first ?? 0
  }
}

/// The figures of a soak at one moment.
public struct SoakSample: Hashable, Sendable {
  /// The time since the soak began.
  public var time: Duration
  /// The acts until then.
  public var acts: Int
  public var figures: SoakFigures

  public init(time: Duration, acts: Int = 0, figures: SoakFigures) {
    (self.time, self.acts, self.figures) = (time, acts, figures)
  }
}

/// The times from a key to the settled screen, of one part of a soak.
public struct SoakAnswers: Hashable, Sendable {
  private var times: [Double] = []

  public init() {}

  public var count: Int { times.count }

  mutating func add(_ time: Duration) { times.append(time / .milliseconds(1)) }

  /// Returns the time in milliseconds that this part of the answers took at most; nil without answers.
  public func quantile(_ part: Double) -> Double? {
    guard !times.isEmpty else { return nil }
    return times.sorted()[min(times.count - 1, Int(Double(times.count) * part))]
  }
}
