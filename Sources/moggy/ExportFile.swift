import Foundation
import Interchange
import PetsDomain

/// The file that a command was told to write to.
enum ExportFile {
  /// Writes the text, whole or not at all.
  static func write(
    _ text: String, to path: String, isReplacing: Bool, _ words: PetWords
  ) throws {
    do throws(FileExportProblem) {
      let file = try NewFile(URL(filePath: path).absoluteURL, isReplacing: isReplacing)
      try file.write(Data(text.utf8))
      try file.finish()
    } catch {
      throw PetsFailure.notWritten(error, words)
    }
  }
}

extension PetsFailure {
  static func notWritten(_ problem: FileExportProblem, _ words: PetWords) -> PetsFailure {
    .file(words.problem(problem), ExitStatus(problem))
  }
}
