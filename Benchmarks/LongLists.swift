import AppRuntime
import Foundation
import Scheduling
import Terminal
import Toolkit

/// What a key costs in a million rows, and whether going through them takes memory.
@MainActor
struct LongLists {
  private let keys: [KeyStroke] = [
    .down, .down, .up, .pageDown, .pageDown, .pageUp, "G", .up, .pageUp, "g", .control("d"),
  ]

  func run() async {
    for kind in LongListFeature.Kind.allCases { run(kind) }
  }

  private func run(_ kind: LongListFeature.Kind) {
    Report.title("\(kind.rawValue), \(LongListFeature.count) rows, in process")
    for size in [Size(80, 24), Size(200, 60)] {
      let session = session(kind, size)
      var turn = 0
      let samples = Samples.measure(500, warmUp: 20) {
        session.handle([.key(keys[turn % keys.count])])
        turn += 1
      }
      Report.line("a key press to its frame, \(size.columns)x\(size.rows)", samples, aim: 2)
    }
    let session = session(kind, Size(80, 24))
    Report.note("resident memory", MemoryFigure.resident())
    for turn in 0..<1_000 { session.handle([.key(turn == 500 ? "G" : .pageDown)]) }
    for _ in 0..<1_000 {
      session.handle([.mouse(MouseEvent(.wheel(.up), at: Point(x: 4, y: 4)))])
    }
    Report.note("after 1,000 pages and 1,000 notches", MemoryFigure.resident())
  }

  private func session(
    _ kind: LongListFeature.Kind, _ size: Size
  ) -> Session<LongListFeature> {
    let clock = ManualClock(now: .distantPast)
    let store = Store(
      LongListFeature(kind: kind), state: LongListFeature.State(), activity: Activity(),
      clock: clock)
    let session = Session(store, size: size) { _ in
      RenderContext(theme: .make(.dark, depth: .indexed256))
    }
    session.turn()
    return session
  }
}
