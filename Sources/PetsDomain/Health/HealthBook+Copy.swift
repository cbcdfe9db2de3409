import Foundation
import Interchange
import Persistence
import Scheduling

extension HealthBook {
  /// Writes a copy of a document's file where a person asked for one; the document stays.
  ///
  /// - Parameter path: absolute; that of a folder gets ``Document/fileName`` behind it.
  public func copy(
    _ document: Document, to path: String, isReplacing: Bool
  ) async -> FileExportOutcome {
    let token = store.activity.begin("pets.document.copy")
    defer { token.end() }
    let files = files
    return await files.offThread {
      guard let stored = files.stored else { return .refused(.nothing) }
      let content: Data
      do throws(FileIntakeProblem) {
        content = try stored.content(of: document.file, limit: FileLimits.document)
      } catch {
        // A document that is there and cannot be read is not told as missing.
        guard case .unreadable(let reason) = error else { return .refused(.nothing) }
        return .refused(.failed(reason.description, reason))
      }
      return FileExport.write(
        content, to: path, name: document.fileName, isReplacing: isReplacing)
    }
  }
}

extension Document {
  /// A name for a copy: the title, with the suffix of the file where the title has none.
  public var fileName: String {
    let suffix = file.split(separator: ".").last.map(String.init) ?? "bin"
    let plain = title.replacing("/", with: "-").drop { $0 == "." }
    let name = plain.isEmpty ? "document" : String(plain)
    return name.lowercased().hasSuffix("." + suffix) ? name : "\(name).\(suffix)"
  }
}
