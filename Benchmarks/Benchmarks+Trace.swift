import Foundation
import JourneyKit
import JourneyKitInProcess
import Persistence
import Terminal

extension Benchmarks {
  /// What a trace costs a journey while it runs, what writing it costs afterwards, how large it is.
  func trace() async throws {
    Report.title("A journey of 20 steps in process, 80x24, 12 pets, with a trace and without")
    let driver = try await inProcess(.inMemory, pets: 12)
    var (plain, traced, costs) = (Samples(), Samples(), Samples())
    // By turns, so that both meet the same machine.
    for round in 0..<220 {
      let without = try await time { try await walk(Journey(driver)) }
      let session = TraceSession(name: "bench", mode: .always, folder: folder.path("traces"))
      let with = try await time {
        try await Tracing.$session.withValue(session) { try await walk(Journey(driver)) }
      }
      guard round >= 20 else { continue }
      plain.add(without)
      traced.add(with)
      costs.add(with - without)
    }
    Report.line("without", plain, aim: 2)
    Report.line("with", traced, aim: 2)
    Report.line("the difference, run by run", costs, aim: 0.1)
    try await written(driver)
    driver.stop()
  }

  /// Five times the same 20 steps are a journey of 100.
  private func written(_ driver: any Driver) async throws {
    let session = TraceSession(name: "written", mode: .always, folder: folder.path("traces"))
    try await Tracing.$session.withValue(session) {
      let app = Journey(driver)
      for _ in 0..<5 { try await walk(app) }
    }
    let writing = try await Samples.measure(20) { _ = try session.finish() }
    Report.line("writing the trace of 100 steps", writing, aim: 100)
    guard let trace = session.traces.first else { return }
    Report.note("bytes of its page", "\(try TracePage(trace).html.utf8.count)")
    Report.note("bytes of its JSON", "\(try trace.json.count)")
    Report.note("bytes of its recording", "\(try trace.cast.bytes.count)")
  }

  private func time(_ body: () async throws -> Void) async rethrows -> Duration {
    let start = ContinuousClock.now
    try await body()
    return ContinuousClock.now - start
  }

  private func walk(_ app: Journey) async throws {
    for step in Self.steps { try await app.press(step) }
  }
}
