import Foundation
import Interchange

/// Writes a tar file member by member, and the sums of what it has written.
///
/// The file is made for the owner alone; whatever fails, ``abandon()`` leaves nothing of it.
final class TarWriter {
  private let file: DiskFile
  private let output: DiskOutput
  private let time: Int
  /// As sha256sum(1) writes and reads them.
  private(set) var sums = ""

  /// - Throws: `FileProblem`, also where there is a file of that name.
  init(_ file: DiskFile, at date: Date) throws(FileProblem) {
    self.file = file
    time = Int(date.timeIntervalSince1970)
    output = try DiskOutput(creating: file)
  }

  func add(_ name: String, _ content: Data) throws(FileProblem) {
    guard let header = TarHeader(name: name, count: content.count, time: time).bytes else {
      throw FileProblem(name, .written, SystemError(EFBIG))
    }
    try output.write(header)
    try output.write(content)
    let padding = (TarHeader.size - content.count % TarHeader.size) % TarHeader.size
    try output.write(Data(count: padding))
    sums += "\(SHA256.hexadecimal(content))  \(name)\n"
  }

  /// Ends the file; on the disk when this returns.
  func finish() throws(FileProblem) {
    try output.write(Data(count: 2 * TarHeader.size))
    try output.finish()
  }

  func abandon() { file.discard() }
}
