import Faults
import Foundation
import Interchange
import Persistence
import Scheduling
import XCTest

/// A test that goes through every fault, one after another.
///
/// As SQLite's own tests do: the n-th call of a kind fails, for n = 1, 2, 3 … until it does not come any
/// more. The suite takes a share of them; `FAULTS=all` takes all, but of a walk that reads thousands of
/// pages alike a larger share.
class FaultCase: XCTestCase {
  /// The sum of all tests, printed at the end of each.
  struct Tally: Sendable {
    var faults = 0
    var calls: Set<FileCall> = []
    /// Writes that were confirmed and looked for after a restart.
    var confirmed = 0
    var lost = 0
    /// Writes that were refused, and are there all the same, whole.
    var doneAfterAll = 0
    var powerCuts = 0
  }

  nonisolated(unsafe) static var tally = Tally()

  /// In memory where there is such a place: no real disk has to be waited for.
  private static let place =
    access("/dev/shm", W_OK) == 0
    ? URL(filePath: "/dev/shm", directoryHint: .isDirectory)
    : FileManager.default.temporaryDirectory

  static let isWhole = ProcessInfo.processInfo.environment["FAULTS"] == "all"

  private(set) var folder = URL(filePath: "/")
  private var number = 0

  override func setUpWithError() throws {
    folder = Self.place.appending(
      path: "moggy-faults-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDown() {
    try? FileManager.default.removeItem(at: folder)
    let tally = Self.tally
    print(
      "faults so far: \(tally.faults) of \(tally.calls.count) kinds of calls, "
        + "\(tally.powerCuts) power cuts, \(tally.confirmed) confirmed writes, \(tally.lost) lost, "
        + "\(tally.doneAfterAll) refused and done")
  }

  /// A copy of a folder, under a name that no other run has.
  func copy(of template: URL) throws -> URL {
    number += 1
    let copy = folder.appending(path: "run-\(number)", directoryHint: .isDirectory)
    try FileManager.default.copyItem(at: template, to: copy)
    return copy
  }

  func remove(_ folder: URL) { try? FileManager.default.removeItem(at: folder) }

  /// Runs `body` with each fault in turn.
  ///
  /// - Parameters:
  ///   - stride: of how many places one is taken; each kind of fault comes once at least.
  ///   - wholeStride: the same where all are asked for.
  ///   - counts: how many calls there are without a fault; what is never called is left out.
  ///   - body: returns how often the fault came; with 0, the family is done.
  func sweep(
    stride: Int, wholeStride: Int = 1, counts: [FileCall: Int],
    _ body: (Fault) async throws -> Int
  ) async throws {
    let step = Self.isWhole ? wholeStride : stride
    for (index, family) in Fault.families.enumerated() {
      guard let count = counts[family.call], count > 0 else { continue }
      var number = min(count, 1 + index % step)
      while true {
        let fault = Fault(family.call, family.kind, number: number, isLasting: family.isLasting)
        let injected = try await body(fault)
        if injected == 0 { break }
        Self.tally.faults += injected
        Self.tally.calls.insert(family.call)
        number += step
        if step > 1, number > count { break }
      }
    }
  }

  static func clock() -> ManualClock {
    ManualClock(now: Date(timeIntervalSince1970: 1_790_000_000))
  }
}
