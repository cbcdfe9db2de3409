import Interchange
import PetsDomain
import ProgramOptions

extension PetsDesk {
  /// Tells what reading an export in has come to.
  ///
  /// - Throws: ``PetsFailure``, which names the file.
  func tell(_ result: Result<ImportReport, ImportFailure>, of file: String) throws {
    switch result {
    case .failure(.noFile(let problem)): throw failure(problem)
    case .failure(let failure):
      throw PetsFailure.data(["\(file): \(words.records.failure(failure))"])
    case .success(let report): tell(report)
    }
  }

  private func tell(_ report: ImportReport) {
    let lines = report.problems.map(words.records.problem)
    if isJSON { return say(JSONValue(report, lines)) }
    say(words.imported(report))
    if lines.isEmpty { return }
    ErrorOutput.write(
      ([words.notUnderstood(report.problemCount)] + lines).joined(separator: "\n"))
  }
}
