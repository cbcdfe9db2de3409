import CatinderDomain
import Dispatch
import Foundation
import Logging
import Scheduling
import Synchronization

/// Writes each event of a log as a line, for people or as JSON for programs.
public struct LogLines: LogHandler {
  public enum Form: String, Sendable, CaseIterable { case text, json }

  public var logLevel: Logger.Level = .info
  public var metadata: Logger.Metadata = [:]

  private let form: Form
  private let clock: any AppClock
  private let write: @Sendable (String) -> Void

  /// - Parameter write: takes a line without its end, on any thread.
  public init(_ form: Form, clock: any AppClock, write: @escaping @Sendable (String) -> Void) {
    (self.form, self.clock, self.write) = (form, clock, write)
  }

  public subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  public func log(event: LogEvent) {
    let all = metadata.merging(event.metadata ?? [:]) { $1 }.sorted { $0.key < $1.key }
    let time = CatinderJSON.text(of: clock.now)
    switch form {
    case .text:
      let words =
        [time, "\(event.level)", "\(event.message)"] + all.map { "\($0.key)=\($0.value)" }
      write(words.joined(separator: " "))
    case .json:
      var json = JSONBytes()
      json.raw("{\"time\":")
      json.string(time)
      json.raw(",\"level\":")
      json.string("\(event.level)")
      json.raw(",\"message\":")
      json.string("\(event.message)")
      for (name, value) in all {
        json.raw(",")
        json.string(name)
        json.raw(":")
        Self.write(value, to: &json)
      }
      json.raw("}")
      write(String(decoding: json.bytes, as: UTF8.self))
    }
  }

  private static func write(_ value: Logger.Metadata.Value, to json: inout JSONBytes) {
    switch value {
    case .stringConvertible(let number as Int): json.number(number)
    case .stringConvertible(let number as Double) where number.isFinite: json.plain("\(number)")
    default: json.string("\(value)")
    }
  }
}

/// Lines on their way out, on a thread of their own: whoever reads them slowly holds up no request.
public final class LineQueue: Sendable {
  /// The most lines that wait; further ones are dropped and counted.
  private static let most = 10_000

  private struct State {
    var lines: [String] = []
    var dropped = 0
    var isWriting = false
  }

  private let queue = DispatchQueue(label: "catinder.log", qos: .utility)
  private let state = Mutex(State())
  private let output: @Sendable (String) -> Void

  /// - Parameter output: writes some lines, and may block.
  public init(_ output: @escaping @Sendable (String) -> Void) { self.output = output }

  public func add(_ line: String) {
    let begins = state.withLock { state in
      if state.lines.count >= Self.most {
        state.dropped += 1
      } else {
        state.lines.append(line)
      }
      defer { state.isWriting = true }
      return !state.isWriting
    }
    if begins { queue.async { self.writeAll() } }
  }

  private func writeAll() {
    while let lines = next() { output(lines.joined(separator: "\n")) }
  }

  private func next() -> [String]? {
    state.withLock { state in
      defer { (state.lines, state.dropped) = ([], 0) }
      state.isWriting = !state.lines.isEmpty
      let dropped = state.dropped > 0 ? ["\(state.dropped) lines were dropped"] : []
      return state.lines.isEmpty ? nil : state.lines + dropped
    }
  }

  /// Returns when all lines so far are written.
  public func flush() { queue.sync {} }
}
