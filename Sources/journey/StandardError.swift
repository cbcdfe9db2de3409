import Glibc

/// What is for people and not for the program that reads the output.
enum StandardError {
  static func print(_ line: String) {
    let bytes = Array("\(line)\n".utf8)
    _ = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
