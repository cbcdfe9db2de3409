import Foundation
import Pictures
import Terminal

/// How long pictures take that nobody should wait for: those that are refused, and those that come.
///
/// A placeholder shows from the first frame on; these are the times until it is known to stay, or is
/// replaced.
@MainActor
struct PictureBenchmarks {
  let folder: BenchFolder

  func run() async throws {
    Report.title("Pictures, 40x12 cells")
    try await failures()
    try await pictures()
  }

  private func failures() async throws {
    let photo = try Data(contentsOf: URL(filePath: Self.fixture("baseline.jpg")))
    let cut = folder.path("cut.jpg")
    try photo.prefix(photo.count / 2).write(to: URL(filePath: cut))
    let huge = folder.path("huge.png")
    try Self.header(side: 20_000).write(to: URL(filePath: huge))
    let crashing = folder.path("crash.sh")
    try Data("#!/bin/sh\nkill -SEGV $$\n".utf8).write(to: URL(filePath: crashing))
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: crashing)
    try await measure(
      "refused by its header, 20000x20000", huge, PictureService(cacheFolder: nil), 1)
    try await measure("a truncated JPEG", cut, PictureService(cacheFolder: nil), 100)
    let crash = PictureService(cacheFolder: nil, helper: crashing)
    try await measure("a decoder that crashes", Self.fixture("baseline.jpg"), crash, 100)
  }

  private func pictures() async throws {
    let plain = PictureService(cacheFolder: nil)
    try await measure("a small JPEG", Self.fixture("baseline.jpg"), plain, 100)
    let kept = PictureService(cacheFolder: folder.url.appending(path: "pictures"))
    try await measure("the same, kept on disk", Self.fixture("baseline.jpg"), kept, 5)
    try await measure("the largest PNG, 8192x4800", Self.fixture("bomb.png"), plain, 2000, times: 5)
  }

  private func measure(
    _ name: String, _ file: String, _ service: PictureService, _ aim: Double, times: Int = 40
  ) async throws {
    let request = PictureRequest(file: file, size: Size(40, 12), depth: .direct)
    let samples = await Samples.measure(times, warmUp: 1) {
      _ = try? await service.picture(for: request)
    }
    Report.line(name, samples, aim: aim)
  }

  /// The signature of a PNG and its first chunk, which is all that is read of it.
  private static func header(side: UInt32) -> Data {
    let bytes = withUnsafeBytes(of: side.bigEndian) { Array($0) }
    return Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])
      + Data("IHDR".utf8) + Data(bytes + bytes + [8, 2, 0, 0, 0, 0, 0, 0, 0])
  }

  private static func fixture(_ name: String) -> String {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Tests/PictureFixtures").appending(path: name).path(percentEncoded: false)
  }
}
