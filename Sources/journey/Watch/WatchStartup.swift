import AppRuntime
import ArgumentParser
import Core
import CursesHost
import FoundationEssentials
import Glibc
import JourneyKit
import Scheduling
import Synchronization
import Terminal
import Toolkit

/// Puts the watch together; the real program and a test start the same way.
public enum WatchSetup {
  @MainActor
  public static func session(_ work: WatchWork, _ setting: ScreenSetting) -> Session<WatchFeature> {
    setting.session(WatchFeature(work), WatchState())
  }
}

extension WatchWork {
  /// The work on the files of this machine.
  static func live(_ journeys: WatchedJourneys) -> WatchWork {
    let package = FileManager.default.currentDirectoryPath
    let pending = PendingFolder(JourneyOutput(package: package).pending)
    let known = TouchingFiles(journeys)
    return WatchWork(
      run: { files in
        var verdict = journeys.run(files ?? known.read().keys.sorted())
        verdict.isOfAll = files == nil
        return verdict
      },
      touched: { paths in
        known.read().filter { !$0.value.isDisjoint(with: paths) }.keys.sorted()
      },
      watch: { tell in
        let files = try WatchedFiles(folders: WatchedJourneys.folders(known.read()), onChange: tell)
        return Subscription { files.end() }
      },
      accept: { name in
        let review = SnapshotReview(pending, who: GitIdentity(folder: package).words)
        try review.accept(review.chosen([name]), reason: "watched")
      },
      screen: { known.screen(of: $0) })
  }
}

/// The files of a watch, and the screens of their failures, each read from its trace once.
private final class TouchingFiles: Sendable {
  private let journeys: WatchedJourneys
  private let screens = Mutex<[ReportCase: Screen]>([:])

  init(_ journeys: WatchedJourneys) { self.journeys = journeys }

  func read() -> [String: Set<String>] { journeys.touching() }

  /// The last screen of the trace, with its nodes; without a trace, that of the report.
  func screen(of one: ReportCase) -> Screen {
    if let known = screens.withLock({ $0[one] }) { return known }
    let screen = Self.read(one)
    screens.withLock { screens in
      if screens.count > 20 { screens = [:] }
      screens[one] = screen
    }
    return screen
  }

  private static func read(_ one: ReportCase) -> Screen {
    let trace = one.attachments.last { $0.name == "trace" }.flatMap { attachment in
      let folder = URL(fileURLWithPath: attachment.path).deletingLastPathComponent()
      return try? Trace(path: folder.appending(path: "trace.json").path)
    }
    if let last = (try? trace?.decodedScreens())?.last { return last }
    return one.failures.lazy.compactMap(\.screen).first.map { KeptScreen($0).screen } ?? .empty
  }
}
