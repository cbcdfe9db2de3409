import Foundation
import Interchange

extension TrackersRepository {
  /// Of a file of our own.
  public static let mostBytes = 256 << 20

  /// What a file of our own, Loop's folder, or the `Habits.csv` in it would bring in; nothing is
  /// stored. Blocks.
  ///
  /// - Parameter category: the name of the one that Loop's habits get.
  public func plan(
    ofFile url: URL, category: String
  ) throws(TrackersFileFailure) -> TrackersImportPlan {
    let isLoop = url.lastPathComponent.lowercased() == "habits.csv"
    let isFolder: Bool
    do throws(FileProblem) { isFolder = try DiskFile(url: url).isFolder() } catch {
      throw .unreadable(error.error)
    }
    if isLoop || isFolder {
      let folder = isLoop ? url.deletingLastPathComponent() : url
      return plan(of: try LoopExport(folder: folder), category: category)
    }
    return plan(ofJSON: try Self.content(of: url))
  }

  private static func content(of url: URL) throws(TrackersFileFailure) -> Data {
    do throws(FileIntakeProblem) {
      return try FileIntake.read(url.path(percentEncoded: false), limit: mostBytes)
    } catch {
      throw TrackersFileFailure(error, limit: mostBytes)
    }
  }
}
