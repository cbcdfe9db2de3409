import Foundation
import Interchange
import PetsDomain

/// The file that a command was told to write to.
enum ExportFile {
  /// Writes the text, whole or not at all.
  static func write(
    _ text: String, to path: String, isReplacing: Bool, _ words: PetWords
  ) throws {
    do {
      let file = try NewFile(URL(filePath: path).absoluteURL, isReplacing: isReplacing)
      defer { file.abandon() }
      try file.output.write(contentsOf: Data(text.utf8))
      try file.finish()
    } catch let problem as FileExportProblem {
      throw PetsFailure.notWritten(problem, words)
    } catch let error as CocoaError {
      // The handle does not know its file.
      let failure = SystemFailure(error)
      throw PetsFailure.file("\(path): \(failure.text)", failure.status)
    }
  }
}

extension PetsFailure {
  static func notWritten(_ problem: FileExportProblem, _ words: PetWords) -> PetsFailure {
    let text = words.problem(problem)
    guard case .failed(let reason) = problem else { return .cannotCreate(text) }
    return .file(text, ExitStatus(makingFor: reason))
  }
}
