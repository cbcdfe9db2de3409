import CCurl
import Foundation
import Interchange

/// Why a file of certificates that are to be trusted is not used.
public enum AuthoritiesProblem: Error, Equatable, Sendable {
  case file(FileIntakeProblem)
  /// It was read, and nothing in it is a certificate.
  case noCertificates
}

extension AuthoritiesProblem {
  /// All authorities of the world are 200 KB.
  private static let largest = 8 << 20

  /// The text of a PEM file that has certificates; blocks, but for nothing that has no end.
  static func certificates(in file: URL) throws(AuthoritiesProblem) -> Data {
    let content: Data
    do throws(FileIntakeProblem) {
      content = try FileIntake.read(file.path(percentEncoded: false), limit: largest)
    } catch {
      throw .file(error)
    }
    let bytes = Array(content)
    if ccurl_certificates(bytes, bytes.count) == 0 { throw .noCertificates }
    return content
  }
}
