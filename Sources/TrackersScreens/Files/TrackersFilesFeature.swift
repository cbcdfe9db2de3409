import AppRuntime
import Core
import FilePrompts
import Foundation
import Interchange
import TrackersDomain

/// The import and export of trackers.
struct TrackersFilesFeature: FileTransfer {
  let dependencies: TrackersDependencies

  var paths: TypedPath { dependencies.paths }
  var saves: String { TrackersDependencies.saves }

  func look(at path: String, _ environment: Environment) async throws -> TrackersFilePreview? {
    typealias Refusal = TrackersFilePurpose.Refusal
    let trackers = dependencies.trackers(environment)
    do {
      let plan = try trackers.plan(
        ofFile: URL(filePath: path), category: TrackersFileWords(environment.language).loopCategory)
      if plan.trackers.isEmpty, plan.categories.isEmpty || !plan.problems.isEmpty {
        throw plan.problems.first.map { Refusal.notUnderstood($0) } ?? .nothing
      }
      return TrackersFilePreview(plan: plan, result: try await trackers.preview(plan))
    } catch let failure as FileIntakeProblem { throw Refusal.notRead(failure) }
  }

  func add(_ content: TrackersFilePreview, _ environment: Environment) async throws -> String {
    let added = try await dependencies.trackers(environment).apply(content.plan)
    return TrackersFileWords(environment.language).imported(added)
  }

  func write(
    _ purpose: TrackersFilePurpose, to path: String, isReplacing: Bool, _ environment: Environment
  ) async throws -> FileExportOutcome {
    guard case .save(let form) = purpose,
      let file = try await form.file(
        of: dependencies.trackers(environment), environment.language, stamp: environment.now)
    else { throw TrackersFilePurpose.Refusal.nothing }
    let outcome = FileExport.write(
      file.content, to: path, name: purpose.fileName(environment.language),
      isReplacing: isReplacing)
    guard case .written(let path, _) = outcome else { return outcome }
    return .written(path, remark: TrackersFileWords.remark(file.losses))
  }
}
