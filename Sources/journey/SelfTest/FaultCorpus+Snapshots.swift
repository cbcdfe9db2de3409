import FoundationEssentials
import JourneyKit
import Terminal

/// Snapshots that say more than they know.
extension FaultCorpus {
  var snapshots: [FaultCase] {
    let programs = programs
    let driver: @MainActor () throws -> any Driver = { programs.shows("\u{1B}[1mword\u{1B}[0m") }
    return [
      FaultCase(
        name: "snapshots", driver: driver,
        claims: [
          .lie("one that was never recorded is right", saying: "missing") { app in
            try await app.launch()
            try Self.inFolder { try Self.check(app.screen, in: $0) }
          },
          .truth("the same screen is equal to its own") { app in
            try await app.launch()
            try Self.inFolder { folder in
              try Self.check(app.screen, in: folder, .record)
              try Self.check(app.screen, in: folder)
            }
          },
          .lie("a change of style alone is none", saying: "bold") { app in
            try await app.launch()
            var plain = app.screen
            plain.surface.restyle(plain.surface.bounds) { $0 = .plain }
            try Self.inFolder { folder in
              try Self.check(plain, in: folder, .record)
              try Self.check(app.screen, in: folder)
            }
          },
          .lie("two screens may share a name", saying: "twice") { app in
            try await app.launch()
            var other = app.screen
            other.surface.write("other", at: .zero)
            let ledger = SnapshotLedger()
            try Self.inFolder { folder in
              try Self.check(app.screen, in: folder, .record, ledger)
              try Self.check(other, in: folder, .record, ledger)
            }
          },
        ])
    ]
  }

  private static func check(
    _ screen: Screen, in folder: String, _ mode: SnapshotMode = .check,
    _ ledger: SnapshotLedger = SnapshotLedger()
  ) throws {
    let name = SnapshotName(app: "Fault", screen: "Word", state: "shown", size: screen.size)
    do {
      try SnapshotStore(folder: folder, mode: mode, ledger: ledger).check(name, screen)
    } catch {
      throw SnapshotVerdict(description: "\(error)")
    }
  }

  private static func inFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path(percentEncoded: false))
  }
}

/// What a store of snapshots says, as a journey would.
struct SnapshotVerdict: Error, CustomStringConvertible {
  let description: String
}
