import Cryptography
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

  func add(_ name: String, _ content: Data) throws {
    try begin(name, content.count)
    try output.write(content)
    try end(name, content.count, try SHA256.hexadecimal(content))
  }

  /// Copies a file in parts, however large it is; nobody may write it meanwhile.
  func add(_ name: String, contentOf file: DiskFile) throws {
    let input = try InputFile(file.path)
    try begin(name, input.size)
    var sum = try SHA256()
    var count = 0
    while case let part = try input.read(1 << 20), !part.isEmpty {
      try sum.add(part)
      count += part.count
      try output.write(part)
    }
    guard count == input.size else { throw FileProblem(file.path, .read, SystemError(EIO)) }
    try end(name, count, try sum.hexadecimal())
  }

  private func begin(_ name: String, _ count: Int) throws(FileProblem) {
    guard let header = TarHeader(name: name, count: count, time: time).bytes else {
      throw FileProblem(name, .written, SystemError(EFBIG))
    }
    try output.write(header)
  }

  private func end(_ name: String, _ count: Int, _ sum: String) throws(FileProblem) {
    try output.write(Data(count: (TarHeader.size - count % TarHeader.size) % TarHeader.size))
    sums += "\(sum)  \(name)\n"
  }

  /// Ends the file; on the disk when this returns.
  func finish() throws(FileProblem) {
    try output.write(Data(count: 2 * TarHeader.size))
    try output.finish()
  }

  func abandon() { file.discard() }
}
