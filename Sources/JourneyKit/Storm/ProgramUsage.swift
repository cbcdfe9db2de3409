import FoundationEssentials
import Glibc

extension ProgramUsage {
  /// Asks the kernel; nil where there is no such process.
  init?(processID: Int32) {
    guard let file = fopen("/proc/\(processID)/statm", "r") else { return nil }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 128)
    guard fgets(&line, 128, file) != nil else { return nil }
    let text = String(
      decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let numbers = text.split(separator: " ").compactMap { Int($0) }
    guard numbers.count > 1 else { return nil }
    memory = numbers[1] * sysconf(Int32(_SC_PAGESIZE)) / 1024
    let entries = try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(processID)/fd")
    descriptors = entries?.count ?? 0
  }
}

/// Texts that find mistakes in fields, and the mark by which they are known again.
enum StormTexts {
  static let canary = "storm-7c1e"

  /// A text of so many different letters: if it is shown, it is shown whole.
  static let marker = "qwertyuiopasdfghjklzxcvbnm"

  static let nasty = [
    marker, "a", "08", "0", "-1", "99999999999", "(", "[", "%s%n", "'", "\"", "  ", "*",
    "漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字",
    "👩‍👩‍👧 e\u{301} Ångström Ж", "é漢", "../../x", "$(id)",
    "The quick brown fox jumps over the lazy dog and runs away before anybody wakes up at all, "
      + "and so it goes on and on.",
  ]

  /// Texts that no keyboard types and a paste can have.
  static let pasted = [
    "one\ntwo\nthree", "\u{1B}]2;\(canary)\u{7}", "tab\there\u{7}bell\u{0}\u{8}", marker, "漢字é",
  ]
}
