import FoundationEssentials
import JourneyKit

extension Script {
  /// The journey for a ``JourneyKit/JourneyRunner``.
  ///
  /// - Parameter snapshots: the folder of recorded screens; nil for `Snapshots` beside the file.
  public func journey(snapshots: String? = nil) -> NamedJourney {
    let directory = URL(fileURLWithPath: place.file).deletingLastPathComponent().path
    let folder = snapshots ?? directory + "/Snapshots"
    let (program, steps) = (program, steps)
    return NamedJourney(
      name, suite: place.file, tags: tags, timeLimit: timeLimit,
      snapshots: SnapshotStore(folder: folder), file: place.file, line: place.line,
      prepare: { try program.prepare(from: directory) },
      body: { app in
        try await app.launch()
        try await ScriptPerformer(app: app).perform(steps)
      })
  }
}
