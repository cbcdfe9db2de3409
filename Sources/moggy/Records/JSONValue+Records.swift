import Foundation
import Interchange
import Persistence
import PetsDomain

extension JSONValue {
  /// The content of a backup.
  init(_ summary: ArchiveSummary, keptAs copy: String? = nil) {
    var members = [
      JSONMember("createdAt", .string(summary.createdAt.formatted(.iso8601))),
      JSONMember("program", .string(summary.program)),
    ]
    members += summary.counts.sorted { $0.key < $1.key }
      .map { JSONMember($0.key, .integer(Int64($0.value))) }
    if let files = summary.files {
      members.append(JSONMember("files", .integer(Int64(files))))
    }
    members.append(JSONMember("missing", .integer(Int64(summary.missing))))
    members.append(JSONMember("missingNames", .array(summary.missingNames.map { .string($0) })))
    if let copy { members.append(JSONMember("keptAs", .string(copy))) }
    self = .object(members)
  }

  /// The outcome of reading an export in.
  init(_ report: ImportReport, _ lines: [String]) {
    self = .object([
      JSONMember("added", .integer(Int64(report.added))),
      JSONMember("updated", .integer(Int64(report.updated))),
      JSONMember("kept", .integer(Int64(report.kept))),
      JSONMember("notUnderstood", .integer(Int64(report.problemCount))),
      JSONMember("problems", .array(lines.map { .string($0) })),
    ])
  }
}
