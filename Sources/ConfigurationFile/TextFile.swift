import Foundation

/// Reads a small text that a user has written; nothing that is there instead can hold the program
/// up.
enum TextFile {
  /// The most bytes of a file.
  static let limit = 1 << 20

  enum Content {
    case missing
    case text(String)
    case problem(ConfigurationProblem.Reason, TOMLPlace)
  }

  static func read(_ file: URL) -> Content {
    // A pipe must not be waited for, and a terminal not become ours.
    let path = file.path(percentEncoded: false)
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return .missing }
      return .problem(.unreadable(errno), .start)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return .problem(.notAFile, .start)
    }
    guard let bytes = bytes(of: descriptor) else {
      return .problem(.unreadable(errno), .start)
    }
    if bytes.count > limit { return .problem(.tooLarge, .start) }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      return .problem(.notUTF8, placeOfDamage(in: bytes))
    }
    return .text(text)
  }

  /// Reads no more than a byte over the limit: a file may grow while it is read.
  private static func bytes(of descriptor: Int32) -> [UInt8]? {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= limit {
      let count = Foundation.read(descriptor, &part, part.count)
      if count < 0, errno == EINTR { continue }
      if count < 0 { return nil }
      if count == 0 { break }
      bytes += part[..<count]
    }
    return bytes
  }

  private static func placeOfDamage(in bytes: [UInt8]) -> TOMLPlace {
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var place = TOMLPlace.start
    while case .valid(let encoded) = parser.parseScalar(from: &rest) {
      place.pass(Unicode.UTF8.decode(encoded))
    }
    return place
  }
}
