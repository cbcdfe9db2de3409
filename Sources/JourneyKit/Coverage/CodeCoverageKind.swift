/// The tool that a program was built for, or is run under, so that it writes down which of its code has run.
public enum CodeCoverageKind: String, CaseIterable, Sendable {
  /// `clang -fprofile-instr-generate -fcoverage-mapping`, `swiftc -profile-generate
  /// -profile-coverage-mapping`, `swift build --enable-code-coverage`, Rust's `-C instrument-coverage`.
  case llvm
  /// `gcc --coverage`.
  case gcov
  /// A program in Python whose interpreter has the module `coverage`, 6.4 or newer.
  case python
  /// `go build -cover`, Go 1.20 or newer.
  case go

  /// Returns the end of the names of the files that tell of what has run.
  func isData(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return switch self {
    case .llvm: name.hasSuffix(".profraw")
    case .gcov: name.hasSuffix(".gcda")
    case .python: name.hasPrefix(".coverage.")
    case .go: name.hasPrefix("covcounters.")
    }
  }
}
