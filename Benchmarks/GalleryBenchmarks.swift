import AppRuntime
import Foundation
import GalleryScreens
import Scheduling
import Terminal
import Toolkit

/// What a whole frame of each widget's page costs on a large terminal, and what a picture that never
/// comes costs whoever waits for it.
@MainActor
struct GalleryBenchmarks {
  private static let size = Size(200, 60)

  func run() async {
    Report.title("A full frame of the gallery, 200x60, in process")
    var slowest: (name: String, samples: Samples, nodes: Int)?
    for specimen in GallerySpecimens.all {
      let session = session(specimen.name)
      let samples = Samples.measure(60, warmUp: 5) { session.handle([.resize(Self.size)]) }
      let nodes = session.frame.nodes.count
      if samples.median > slowest?.samples.median ?? .zero {
        slowest = (specimen.name, samples, nodes)
      }
    }
    if let slowest {
      Report.line("the slowest: \(slowest.name), \(slowest.nodes) nodes", slowest.samples, aim: 1)
    }
    whileAPictureHangs()
  }

  /// The placeholder stands in the first frame; keys go on as if nothing were.
  private func whileAPictureHangs() {
    let session = session("picture")
    session.loadPicture = { _ in
      while !Task.isCancelled { try await Task.sleep(for: .seconds(60)) }
      throw PictureFailure.gaveUp
    }
    let first = Samples.measure(1) { session.handle([.resize(Size(199, 60))]) }
    Report.line("first frame, with the placeholder of a picture that hangs", first, aim: 100)
    let keys: [KeyStroke] = ["l", "h", "f"]
    var turn = 0
    let samples = Samples.measure(300, warmUp: 10) {
      session.handle([.key(keys[turn % keys.count])])
      turn += 1
    }
    Report.line("a key press to its frame meanwhile", samples, aim: 16)
  }

  private func session(_ specimen: String) -> Session<GalleryFeature> {
    let options = GallerySetup.Options(
      specimen: specimen, theme: .dark, pictureFolder: GallerySetup.samplePictures)
    let session = GallerySetup.session(
      options, clock: ManualClock(now: Date(timeIntervalSince1970: 1_772_787_600)),
      size: Self.size, colorDepth: .direct)
    session.send(.started)
    return session
  }
}
