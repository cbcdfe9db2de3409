/// The rules of the imports that the manifest cannot say: which modules of the system a target may use.
///
/// Everything else follows from the manifest: a file imports what its target depends on, and each
/// dependency is imported by some file.
struct Design {
  let manifest: Manifest

  /// Modules of the system, for every target.
  static let system: Set<String> = ["Dispatch", "Glibc", "Synchronization"]

  /// Targets that keep off Foundation: values and drawing need none of it.
  static let foundationFree: Set<String> = [
    "Core", "Terminal", "Semantics", "Toolkit",
  ]

  /// Targets under `journey`: with Foundation's full part, its data of all languages comes into the
  /// program, 36 MB of it.
  static let essentialsOnly: Set<String> = [
    "Scheduling", "AppRuntime", "PseudoTerminal", "VirtualTerminal", "CursesHost",
    "JourneyKit", "JourneyKitInProcess", "journey",
  ]

  /// All that a target may import; nil for one that the manifest does not know.
  func modules(for name: String) -> Set<String>? {
    guard let target = manifest.targets.first(where: { $0.name == name && !$0.isOutside }) else {
      return nil
    }
    var own = Self.system.union(target.dependencies)
    if name == "JourneyKit" { own.insert("XCTest") }
    if Self.foundationFree.contains(name) { return own }
    return own.union([Self.essentialsOnly.contains(name) ? "FoundationEssentials" : "Foundation"])
  }

  /// The dependencies of a target that none of its imports names.
  func unused(_ name: String, _ imports: Set<String>) -> [String] {
    guard let target = manifest.targets.first(where: { $0.name == name }) else { return [] }
    return target.dependencies.filter { !imports.contains($0) }
  }
}
