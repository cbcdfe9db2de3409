/// The way in which the last act has settled, as evidence.
public struct Settlement: Hashable, Sendable, CustomStringConvertible {
  public enum Way: String, Hashable, Sendable {
    /// The program runs in the test, and counts who is busy.
    case counted
    /// The program has answered that it has settled.
    case `protocol`
    /// The kernel has shown that nobody works and that all input was read.
    case kernel
    /// A synchronised update had ended.
    case frames
    /// Nothing was written for some time.
    case quiet
    /// The program has ended.
    case ended
  }

  public var way: Way
  /// The reason why no better way could be gone; empty where there is none.
  public var reason: String
  /// The waits with a limit and the timers, which can change the screen without input.
  public var mayChange: [String]
  /// The reason why the screen may not be the last one though the program was quiet; nil where it is
  /// known to be.
  public var guess: String?
  /// The reason why the program could reach other machines, though it was to be kept from them.
  public var unguarded: String?

  public init(_ way: Way, reason: String = "", mayChange: [String] = []) {
    (self.way, self.reason, self.mayChange) = (way, reason, mayChange)
  }

  /// The screen is known to be the last one, and was not guessed.
  public var isExact: Bool { way != .frames && way != .quiet && guess == nil }

  /// `settled by a quiet time, as the kernel does not tell: …`
  public var description: String {
    let why = reason.isEmpty ? "" : "; \(reason)"
    let change =
      mayChange.isEmpty ? "" : "; may change by itself: \(mayChange.joined(separator: ", "))"
    let doubt = guess.map { "; a guess: \($0)" } ?? ""
    let network = unguarded.map { "; the network is not guarded: \($0)" } ?? ""
    return words + why + doubt + change + network
  }

  /// The way in one word, and the doubts: `settled (kernel); may change by itself: thread (htop) waits in poll`.
  public var brief: String { (["settled (\(way.rawValue))"] + doubts).joined(separator: "; ") }

  /// The doubts about the screen, without numbers that are others each time: `may change by itself: thread
  /// (htop) waits in poll`. For a report on a whole journey.
  package var doubts: [String] {
    let guesses = isExact ? [] : [guess.map { "a guess: \($0)" } ?? words]
    return (guesses + mayChange.map { "may change by itself: \($0)" }).map { doubt in
      doubt.replacing(#/ (for at most|for a time|that fires|still busy:) .*$/#, with: "")
        .replacing(#/\b(thread|process) \d+/#) { $0.1 }
    }
  }

  private var words: String {
    switch way {
    case .counted: "settled: nobody was busy"
    case .protocol: "settled: the program has said so"
    case .kernel: "settled: the kernel has shown that nobody worked"
    case .frames: "taken for settled: a synchronised update had ended"
    case .quiet: "taken for settled: nothing was written for some time"
    case .ended: "the program has ended"
    }
  }
}

/// The way in which a driver finds out that a program has settled.
public enum Settling: String, Hashable, Sendable, CaseIterable {
  /// The protocol where the program says hello, else the kernel, and where that does not tell,
  /// frames; the ``Settlement`` says which it was.
  case automatic
  /// The program is asked (``Inspection/InspectionChannel``).
  case `protocol`
  /// proc(5) shows that nobody works and all input was read.
  case kernel
  /// A synchronised update (mode 2026) has ended and little time has passed; for a program that makes
  /// none, ``quiet``.
  case frames
  /// Nothing was written for ``ProcessDriver/quietTime``. A guess: what takes longer is missed.
  case quiet
}
