import Foundation
import Interchange

/// Reads a tar file of plain files from its beginning to its end, whatever is in it.
///
/// Anything that does not belong into such a file is ``ArchiveProblem/damaged(_:)``, with the name of the member
/// before.
final class TarReader {
  private let input: InputFile
  private var member = "backup.json"
  private var left = 0
  private var padding = 0

  /// - Throws: ``ArchiveProblem/noFile(_:)``. Symbolic links are followed, a pipe is never waited for.
  init(_ path: String) throws(ArchiveProblem) {
    do throws(FileIntakeProblem) { input = try InputFile(path) } catch {
      throw ArchiveProblem.noFile(error)
    }
  }

  /// The next member; nil at the end. What was not read of the one before is passed over.
  func next() throws -> TarHeader? {
    while left > 0 { _ = try read() }
    _ = try bytes(padding)
    let block = try bytes(TarHeader.size)
    if block.allSatisfy({ $0 == 0 }) { return nil }
    guard let header = TarHeader(block) else { throw ArchiveProblem.damaged(member) }
    member = header.name
    left = header.count
    padding = (TarHeader.size - header.count % TarHeader.size) % TarHeader.size
    return header
  }

  /// The first bytes of the whole file, as they are.
  func start(_ count: Int) throws -> Data { try bytes(count) }

  /// More of the member at hand, 1 MiB at the most; empty at its end.
  func read() throws -> Data {
    let data = try bytes(min(left, 1 << 20))
    left -= data.count
    return data
  }

  /// The rest of the member at hand.
  ///
  /// - Parameter limit: a larger one counts as damaged.
  func content(limit: Int) throws -> Data {
    guard left <= limit else { throw ArchiveProblem.damaged(member) }
    var content = Data()
    while left > 0 { content += try read() }
    return content
  }

  private func bytes(_ count: Int) throws -> Data {
    var bytes = Data()
    while bytes.count < count {
      let part: Data
      do throws(FileIntakeProblem) { part = try input.read(count - bytes.count) } catch {
        throw ArchiveProblem.noFile(error)
      }
      if part.isEmpty { throw ArchiveProblem.damaged(member) }
      bytes += part
    }
    return bytes
  }
}
