import Foundation

/// The imports of the files of a `Sources` folder, held to the manifest.
struct SourceImports {
  struct Import: Equatable {
    let module: String
    let line: Int
  }

  let folder: URL
  let design: Design

  /// What is wrong, a line each: the file, the line, the arrow.
  func violations() throws -> [String] {
    try entries(of: folder).flatMap { entry in
      guard entry.hasDirectoryPath else {
        return ["\(name(of: entry)): stands in no target"]
      }
      return try violations(in: entry)
    }
  }

  private func violations(in target: URL) throws -> [String] {
    let name = target.lastPathComponent
    guard let modules = design.modules(for: name) else {
      return ["\(self.name(of: target)): the manifest has no such target"]
    }
    var used: Set<String> = []
    let files = try swiftFiles(in: target)
    let foreign = try files.flatMap { file in
      let source = try String(contentsOf: file, encoding: .utf8)
      let imports = Self.imports(in: source)
      // XCTest's calls have types of Foundation; what is built without it leaves the file out.
      let ofTests: Set = imports.contains { $0.module == "XCTest" } ? ["Foundation"] : []
      used.formUnion(imports.map(\.module))
      return imports.filter { !modules.union(ofTests).contains($0.module) }.map {
        "\(self.name(of: file)):\($0.line): \(name) → \($0.module) is not in the manifest"
      }
    }
    // C has no imports to look for.
    guard !files.isEmpty else { return foreign }
    return foreign
      + design.unused(name, used).map { "\(self.name(of: target)): does not import \($0)" }
  }

  /// Every import of a source, also `@testable import X`, `import struct X.Y`, `public import X`.
  static func imports(in source: String) -> [Import] {
    let tokens = SwiftTokens(source).tokens
    return tokens.indices.compactMap { index in
      guard tokens[index].kind == .word, tokens[index].text == "import" else { return nil }
      guard index == 0 || tokens[index - 1].text != "." else { return nil }
      let words = tokens[(index + 1)...].prefix { $0.kind == .word }
      let isOfKind = words.count > 1 && kinds.contains(words.first?.text ?? "")
      guard let module = isOfKind ? words.dropFirst().first : words.first else { return nil }
      return Import(module: module.text, line: tokens[index].line)
    }
  }

  private static let kinds: Set<String> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var", "actor",
  ]

  private func entries(of folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles
    ).sorted { $0.path < $1.path }
  }

  private func swiftFiles(in folder: URL) throws -> [URL] {
    try entries(of: folder).flatMap { entry in
      if entry.hasDirectoryPath { return try swiftFiles(in: entry) }
      return entry.pathExtension == "swift" ? [entry] : []
    }
  }

  private func name(of file: URL) -> String {
    let parts = file.standardizedFileURL.pathComponents
    let known = folder.standardizedFileURL.pathComponents.count
    return "Sources/" + parts.dropFirst(known).joined(separator: "/")
  }
}
