import Core
import Foundation

/// A change of the disk, in the order in which they were asked for.
public enum DiskEvent: Sendable {
  case create(String)
  case mkdir(String)
  case write(String, Int, [UInt8])
  /// Behind the last byte.
  case append(String, [UInt8])
  case truncate(String, Int)
  case sync(String)
  case syncFolder(String)
  case unlink(String)
  case rename(String, String)
  case link(String, String)

  var path: String {
    switch self {
    case .create(let path), .mkdir(let path), .write(let path, _, _), .append(let path, _),
      .truncate(let path, _), .sync(let path), .syncFolder(let path), .unlink(let path),
      .rename(let path, _), .link(let path, _):
      path
    }
  }

  static func folder(of path: String) -> String {
    String(path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex))
  }
}

/// A disk whose power is cut: what was synced is there, and of the rest an arbitrary part.
///
/// Bytes that no sync has confirmed are there or not sector by sector, in any order, as a disk with a
/// cache may leave them; where a file has grown, what was on the disk before may be there instead. Names
/// that no sync of their folder has confirmed are there up to an arbitrary
/// one of them, as a file system with a journal leaves them. A file that was synced has its bytes, but
/// not its name before its folder was synced.
public struct PowerCut {
  public static let sector = 512

  private struct Inode {
    var durable: [UInt8] = []
    var pending: [Change] = []
    var size = 0
  }

  private enum Change {
    case write(Int, [UInt8])
    case truncate(Int)
  }

  /// A name that is given or taken away; a rename is both at once.
  private struct Naming {
    var given: (path: String, inode: Int)?
    var taken: String?
  }

  private let root: String
  private var inodes: [Inode] = []
  private var names: [String: Int] = [:]
  private var durableNames: [String: Int] = [:]
  private var pendingNames: [String: [Naming]] = [:]
  private static let folder = -1

  /// - Parameter folder: what lies there now is taken for synced.
  public init(of folder: URL) throws {
    root = Self.path(folder)
    let paths = FileManager.default.enumerator(atPath: root)?.allObjects ?? []
    for case let name as String in paths {
      let path = root + "/" + name
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
      guard !isFolder.boolValue else {
        (names[path], durableNames[path]) = (Self.folder, Self.folder)
        continue
      }
      let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
      inodes.append(Inode(durable: bytes, size: bytes.count))
      (names[path], durableNames[path]) = (inodes.count - 1, inodes.count - 1)
    }
  }

  private static func path(_ folder: URL) -> String {
    let path = folder.path(percentEncoded: false)
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  // MARK: - What happens

  public mutating func apply(_ event: DiskEvent) {
    switch event {
    case .create(let path):
      inodes.append(Inode())
      name(Naming(given: (path, inodes.count - 1)))
    case .mkdir(let path): name(Naming(given: (path, Self.folder)))
    case .write(let path, let offset, let bytes): change(path, .write(offset, bytes))
    case .append(let path, let bytes):
      guard let inode = names[path], inode >= 0 else { return }
      change(path, .write(inodes[inode].size, bytes))
    case .truncate(let path, let size): change(path, .truncate(size))
    case .sync(let path): sync(path)
    case .syncFolder(let path): syncFolder(path)
    case .unlink(let path): name(Naming(taken: path))
    case .rename(let path, let other):
      guard let inode = names[path] else { return }
      name(Naming(given: (other, inode), taken: path))
    case .link(let path, let other):
      guard let inode = names[path] else { return }
      name(Naming(given: (other, inode)))
    }
  }

  private mutating func name(_ naming: Naming) {
    let path = naming.given?.path ?? naming.taken ?? ""
    pendingNames[DiskEvent.folder(of: path), default: []].append(naming)
    Self.perform(naming, &names)
  }

  private static func perform(_ naming: Naming, _ names: inout [String: Int]) {
    if let taken = naming.taken { names[taken] = nil }
    if let given = naming.given { names[given.path] = given.inode }
  }

  private mutating func change(_ path: String, _ change: Change) {
    guard let inode = names[path], inode >= 0 else { return }
    inodes[inode].pending.append(change)
    switch change {
    case .write(let offset, let bytes):
      inodes[inode].size = max(inodes[inode].size, offset + bytes.count)
    case .truncate(let size): inodes[inode].size = size
    }
  }

  private mutating func sync(_ path: String) {
    guard let inode = names[path], inode >= 0 else { return }
    for change in inodes[inode].pending {
      Self.perform(change, &inodes[inode].durable, filler: { 0 }, isKept: { true })
    }
    inodes[inode].pending = []
  }

  private mutating func syncFolder(_ path: String) {
    let folder = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    for naming in pendingNames[folder] ?? [] { Self.perform(naming, &durableNames) }
    pendingNames[folder] = nil
  }

  /// - Parameters:
  ///   - filler: gives the bytes of sectors that the file has and nobody wrote.
  ///   - isKept: asked for each sector of a write, and once for a truncation.
  private static func perform(
    _ change: Change, _ bytes: inout [UInt8], filler: () -> UInt8, isKept: () -> Bool
  ) {
    switch change {
    case .truncate(let size):
      guard isKept() else { return }
      if size < bytes.count { bytes.removeLast(bytes.count - size) }
      bytes += [UInt8](repeating: 0, count: size - bytes.count)
    case .write(let offset, let written):
      var start = 0
      while start < written.count {
        let end = min(written.count, start + sector - (offset + start) % sector)
        if isKept() {
          let (from, to) = (offset + start, offset + end)
          while bytes.count < to { bytes.append(filler()) }
          bytes.replaceSubrange(from..<to, with: written[start..<end])
        }
        start = end
      }
    }
  }

  // MARK: - The cut

  /// Writes what is left into a folder, which is made.
  ///
  /// - Parameter seed: decides on what is not confirmed: nothing of it, all of it, or an arbitrary part.
  public func leave(in folder: URL, seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let (share, order) = (seed % 4, Double(seed % 7) / 6)
    var left = durableNames
    for (_, namings) in pendingNames.sorted(by: { $0.key < $1.key }) {
      let count =
        share == 0
        ? 0 : share == 1 ? namings.count : Int.random(in: 0...namings.count, using: &random)
      for naming in namings.prefix(count) { Self.perform(naming, &left) }
    }
    let target = Self.path(folder)
    try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: true)
    for (path, inode) in left.sorted(by: { $0.key < $1.key }) {
      guard isReachable(path, left) else { continue }
      let place = target + path.dropFirst(root.count)
      if inode == Self.folder {
        try FileManager.default.createDirectory(
          atPath: place, withIntermediateDirectories: true,
          attributes: [.posixPermissions: 0o700])
        continue
      }
      var bytes = inodes[inode].durable
      for change in inodes[inode].pending {
        let keeps = (0..<64).map { _ in
          share == 0 ? false : share == 1 || Double.random(in: 0..<1, using: &random) < order
        }
        let rubbish = UInt8(truncatingIfNeeded: random.next())
        var number = 0
        Self.perform(change, &bytes, filler: { share == 3 ? rubbish : 0 }) {
          number += 1
          return keeps[number % keeps.count]
        }
      }
      try Data(bytes).write(to: URL(filePath: place))
    }
  }

  /// Returns true if every folder above has its name too.
  private func isReachable(_ path: String, _ names: [String: Int]) -> Bool {
    var folder = DiskEvent.folder(of: path)
    while folder.count > root.count {
      if names[folder] != Self.folder { return false }
      folder = DiskEvent.folder(of: folder)
    }
    return true
  }
}
