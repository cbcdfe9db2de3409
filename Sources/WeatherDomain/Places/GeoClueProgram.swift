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
  private let programs: RunningPrograms

  /// - Parameter programs: those that are stopped when the asking program ends.
  public init(paths: [String] = places, among programs: RunningPrograms = RunningPrograms()) {
    (self.paths, self.programs) = (paths, programs)
  }

  /// Returns the location, after five seconds at the most. A task that is cancelled stops the program.
  public func ask() async -> LocatedPoint? {
    let path = paths.first(where: DiskFile.isExecutable)
    guard let path else { return nil }
    let run = ProgramRun(among: programs)
    return await withTaskCancellationHandler {
      await withCheckedContinuation { done in
        DispatchQueue.global().async { done.resume(returning: Self.point(run, path)) }
      }
    } onCancel: {
      run.stop()
    }
  }

  /// The longest output that is read.
  private static let mostBytes = 10_000

  private static func point(_ run: ProgramRun, _ path: String) -> LocatedPoint? {
    let call = ["LC_ALL=C", "timeout", "-k", "1", "5", path, "-t", "4"]
    let output = try? run.output(of: "/usr/bin/env", call, limit: mostBytes)
    return output.flatMap { point(in: $0.text) }
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
