import Foundation

/// The folder of snapshots, and what comparing with it means.
public struct SnapshotStore: Sendable {
  public let folder: String
  public let mode: SnapshotMode
  let ledger: SnapshotLedger

  public init(
    folder: String,
    mode: SnapshotMode = SnapshotMode(environment: ProcessInfo.processInfo.environment),
    ledger: SnapshotLedger = .shared
  ) {
    self.folder = folder
    self.mode = mode
    self.ledger = ledger
    ledger.note(folder: folder)
  }

  /// The folder `Snapshots` of the package that a source file belongs to.
  public init(near file: StaticString) {
    var folder = URL(fileURLWithPath: "\(file)").deletingLastPathComponent()
    while folder.path != "/", !Self.isPackage(folder) { folder.deleteLastPathComponent() }
    self.init(folder: folder.appending(path: "Snapshots").path)
  }

  private static func isPackage(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
  }

  /// Compares a screen with its snapshot, or writes it in record mode.
  ///
  /// - Throws: ``SnapshotError`` where it is missing, differs, or was taken twice differently.
  public func check(_ name: SnapshotName, _ screen: Screen) throws(SnapshotError) {
    guard name.isValid else { throw .badName(name.path) }
    let actual = SnapshotText.text(screen)
    if let earlier = ledger.note(name.path, in: folder, text: actual) {
      throw .ambiguous(path: name.path, first: earlier, second: actual)
    }
    let reference = try? String(contentsOfFile: path(name), encoding: .utf8)
    if reference == actual { return }
    if mode == .record { return try record(name, actual) }
    guard let reference else { throw .missing(path: name.path, actual: actual) }
    throw .different(path: name.path, reference: reference, actual: actual)
  }

  private func path(_ name: SnapshotName) -> String { folder + "/" + name.path }

  private func record(_ name: SnapshotName, _ text: String) throws(SnapshotError) {
    let file = URL(fileURLWithPath: path(name))
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: .atomic)
    } catch {
      throw .unusable(path: name.path, reason: "\(error)")
    }
    print("recorded snapshot \(name.path)")
  }
}
