import FoundationEssentials
import PseudoTerminal

/// The test bundle of a package, which on Linux is a program: lists its tests and runs some of them.
///
/// A crash costs one test: those behind it are run in a new process.
public struct TestBundle: Sendable {
  public let path: String

  public init(_ path: String) { self.path = path }

  /// The reason why a bundle could not be used.
  public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    public let description: String
  }

  /// Takes the bundle in a folder of built products.
  ///
  /// - Throws: ``Failure`` where there is none, or more than one.
  public init(in folder: String) throws {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let bundles = files.filter { $0.hasSuffix(".xctest") }.sorted()
    guard let bundle = bundles.first, bundles.count == 1
    else { throw Failure(description: "\(folder) has \(bundles.count) test bundles, not one") }
    self.init("\(folder)/\(bundle)")
  }

  /// Returns the names of all tests, `Module.Class/test`.
  public func list() throws -> [String] {
    var names: [String] = []
    let status = try run(["--list-tests"]) { line in
      if line.contains("/"), !line.contains(" ") { names.append(line) }
    }
    guard status == .exited(0)
    else { throw Failure(description: "\(path) --list-tests \(status.verdict)") }
    return names
  }

  /// Runs tests by their names.
  ///
  /// - Parameter onCase: told of each when it has ended.
  public func run(_ names: [String], onCase: (ReportCase) -> Void) throws {
    for batch in Self.batches(names) { try runBatch(batch, onCase) }
  }

  /// Returns batches of tests. The log does not tell tests of one short name in two modules apart,
  /// and the system takes at most 128 KiB in one argument.
  static func batches(_ names: [String], limit: Int = 100_000) -> [[String]] {
    var batches: [(names: [String], short: Set<String>, length: Int)] = []
    for name in names {
      let short = BundleLog.short(name)
      let index = batches.firstIndex {
        !$0.short.contains(short) && $0.length + name.utf8.count < limit
      }
      if let index {
        batches[index].names.append(name)
        batches[index].short.insert(short)
        batches[index].length += name.utf8.count + 1
      } else {
        batches.append(([name], [short], name.utf8.count))
      }
    }
    return batches.map(\.names)
  }

  private func runBatch(_ names: [String], _ onCase: (ReportCase) -> Void) throws {
    var left = names
    while !left.isEmpty {
      var log = BundleLog(names: left)
      var isRed = false
      var ended: Set<String> = []
      func tell(_ test: ReportCase) {
        isRed = isRed || test.outcome == .failed
        ended.insert(test.id)
        onCase(test)
      }
      var tail: [String] = []
      let status = try run([left.joined(separator: ",")]) { line in
        tail = tail.suffix(9) + [line]
        if let test = log.take(line) { tell(test) }
      }
      let words = "the test process \(status.verdict)"
      if let test = log.breakOff(words) { tell(test) }
      left.removeAll { ended.contains($0) }
      if ended.isEmpty, let name = left.first {
        // Nothing was told of: without this it would be asked for ever.
        left.removeFirst()
        onCase(failed(name, words, tail))
      } else if left.isEmpty, status != .exited(0), !isRed {
        onCase(failed("\(URL(fileURLWithPath: path).lastPathComponent)/end", words, tail))
      }
    }
  }

  private func failed(_ name: String, _ words: String, _ tail: [String]) -> ReportCase {
    var test = BundleLog.test(name, .failed)
    let message = ([words + "; its last lines:"] + tail).joined(separator: "\n")
    test.failures = [ReportFailure(message: message)]
    return test
  }

  /// Runs the bundle and reads its standard output while it runs; errors go where ours go.
  func run(_ arguments: [String], onLine: (String) -> Void) throws -> ExitStatus {
    var bytes: [UInt8] = []
    let status = try PlainProgram([path] + arguments).run { piece in
      bytes += piece
      while let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
        onLine(String(decoding: bytes[..<end], as: UTF8.self))
        bytes.removeSubrange(...end)
      }
    }
    if !bytes.isEmpty { onLine(String(decoding: bytes, as: UTF8.self)) }
    return status
  }
}

/// A run of a bundle's tests, once or more often; its report labels them as a ``JourneyRunner``'s does.
///
/// XCTest itself gives the order.
public struct BundleRun: Sendable {
  public let bundle: TestBundle
  public var repetition = Repetition.times(1)
  /// The number of retries of red tests; a test that then passes is flaky.
  public var retries = 0

  public init(_ bundle: TestBundle) { self.bundle = bundle }

  /// - Parameters:
  ///   - names: as ``TestBundle/list()`` gives them.
  ///   - onAttempt: told of each test when it has ended.
  public func run(
    _ names: [String], name: String, onAttempt: (ReportCase) -> Void
  ) throws -> RunReport {
    var report = RunReport(name: name)
    var isRed = false
    var round = 0
    repeat {
      var left = names
      for _ in 0...max(0, retries) where !left.isEmpty {
        var red: Set<String> = []
        try bundle.run(left) { test in
          if test.outcome == .failed { red.insert(test.id) }
          report.add(test)
          onAttempt(test)
        }
        isRed = isRed || !red.isEmpty
        left.removeAll { !red.contains($0) }
      }
      round += 1
    } while repetition.goesOn(after: round, isRed: isRed)
    return report
  }
}
