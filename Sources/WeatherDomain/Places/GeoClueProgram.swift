import Dispatch
import Foundation
import Interchange
import Places

/// Asks GeoClue 2 through the small program that comes with it (`where-am-i`; in Debian the package
/// geoclue-2-demo), as the service answers only clients that stay on the bus. Without the program
/// there is no answer.
public struct GeoClueProgram: LocationAsking {
  /// The paths of the program in the distributions.
  public static let places = [
    "/usr/libexec/geoclue-2.0/demos/where-am-i", "/usr/lib/geoclue-2.0/demos/where-am-i",
  ]

  private let paths: [String]

  public init(paths: [String] = places) {
    self.paths = paths
  }

  /// Returns the location, after five seconds at the most.
  public func ask() async -> LocatedPoint? {
    let path = paths.first(where: DiskFile.isExecutable)
    guard let path else { return nil }
    return await withCheckedContinuation { done in
      DispatchQueue.global().async { done.resume(returning: Self.run(path)) }
    }
  }

  /// The longest output that is read.
  private static let mostBytes = 10_000

  private static func run(_ path: String) -> LocatedPoint? {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["LC_ALL=C", "timeout", "-k", "1", "5", path, "-t", "4"]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let text = (try? output.fileHandleForReading.read(upToCount: mostBytes)) ?? Data()
    try? output.fileHandleForReading.close()
    process.waitUntilExit()
    return point(in: String(decoding: text, as: UTF8.self))
  }

  /// Returns the last location of the output: the first may be the coarsest.
  static func point(in text: String) -> LocatedPoint? {
    func number(_ name: String) -> Double? {
      let line = text.split(separator: "\n").last {
        $0.trimmingCharacters(in: .whitespaces).hasPrefix(name + ":")
      }
      guard let value = line?.split(separator: ":").last else { return nil }
      let digits = value.trimmingCharacters(in: .whitespaces).prefix {
        "+-.0123456789".contains($0)
      }
      return Double(digits)
    }
    guard let latitude = number("Latitude"), let longitude = number("Longitude") else { return nil }
    let point = Coordinates(latitude: latitude, longitude: longitude)
    guard point.isValid else { return nil }
    return LocatedPoint(point, accuracy: number("Accuracy").flatMap { $0 > 0 ? $0 : nil })
  }
}
