import CFaultVFS
import Foundation
@_spi(Faults) import Interchange
import Synchronization

/// The calls of the file system below one folder, by SQLite and by the program's own code: counted,
/// failing where a ``Fault`` says so, and written down for ``PowerCut``. One at a time in a process.
public final class FaultyDisk: Sendable {
  private struct State {
    var folder = ""
    var fault: Fault?
    var counts: [FileCall: Int] = [:]
    var injected = 0
    var events: [DiskEvent]?
    var paths: [Int32: String] = [:]
  }

  private let state = Mutex(State())

  fileprivate static let shared = FaultyDisk()

  private init() {}

  /// Runs `body` with the fault in force.
  ///
  /// - Parameters:
  ///   - folder: calls on paths elsewhere are left alone, and not counted.
  ///   - isRecording: whether the events are kept.
  /// - Returns: what `body` returns, and what was counted.
  public static func run<Value>(
    in folder: URL, _ fault: Fault? = nil, isRecording: Bool = false,
    isolation: isolated (any Actor)? = #isolation, _ body: (FaultyDisk) async throws -> Value
  ) async rethrows -> Value {
    shared.state.withLock { state in
      state = State()
      let path = folder.path(percentEncoded: false)
      state.folder = path.hasSuffix("/") ? String(path.dropLast()) : path
      state.fault = fault
      state.events = isRecording ? [] : nil
    }
    faultvfs_install(
      faultvfs_hooks(
        before: { call, path, offset, length in
          FaultyDisk.shared.before(call, path)
        },
        after: { call, path, offset, bytes, length, isMade in
          FaultyDisk.shared.after(call, path, offset, bytes, length, isMade != 0)
        }))
    CurrentFileSystem.replace(by: FaultyFiles(disk: shared))
    defer {
      faultvfs_uninstall()
      CurrentFileSystem.replace(by: nil)
    }
    return try await body(shared)
  }

  /// The number of times that the fault has come.
  public var injected: Int { state.withLock { $0.injected } }

  public var counts: [FileCall: Int] { state.withLock { $0.counts } }

  /// The events so far.
  public var events: [DiskEvent] { state.withLock { $0.events ?? [] } }

  public var eventCount: Int { state.withLock { $0.events?.count ?? 0 } }

  /// Counts anew, with this fault; nil for none.
  public func begin(_ fault: Fault?) {
    state.withLock { state in
      (state.fault, state.counts, state.injected) = (fault, [:], 0)
    }
  }

  /// No call fails from now on.
  public func mend() { state.withLock { $0.fault = nil } }

  // MARK: - SQLite

  private func before(_ number: Int32, _ path: UnsafePointer<CChar>?) -> Int32 {
    guard let call = FileCall(rawValue: number), let path else { return Int32(FAULTVFS_GO_ON) }
    return fault(call, String(cString: path))?.code(call) ?? Int32(FAULTVFS_GO_ON)
  }

  private func after(
    _ number: Int32, _ path: UnsafePointer<CChar>?, _ offset: Int64,
    _ bytes: UnsafeRawPointer?, _ length: Int32, _ isMade: Bool
  ) {
    guard let call = FileCall(rawValue: number), let path else { return }
    let name = String(cString: path)
    switch call {
    case .open: if isMade { note(.create(name)) }
    case .write:
      let copy = bytes.map { Array(UnsafeRawBufferPointer(start: $0, count: Int(length))) }
      note(.write(name, Int(offset), copy ?? []))
    case .truncate: note(.truncate(name, Int(offset)))
    case .sync:
      note(.sync(name))
      // SQLite's file system syncs the folder with the first sync of a journal.
      if name.hasSuffix("-journal") { note(.syncFolder(DiskEvent.folder(of: name))) }
    case .delete:
      note(.unlink(name))
      if length != 0 { note(.syncFolder(DiskEvent.folder(of: name))) }
    default: break
    }
  }

  // MARK: - Both

  fileprivate func fault(_ call: FileCall, _ path: String) -> FaultKind? {
    state.withLock { state in
      guard path.hasPrefix(state.folder) else { return nil }
      let count = state.counts[call, default: 0] + 1
      state.counts[call] = count
      guard let fault = state.fault, fault.call == call,
        fault.isLasting ? count >= fault.number : count == fault.number
      else { return nil }
      state.injected += 1
      return fault.kind
    }
  }

  fileprivate func note(_ event: DiskEvent) {
    state.withLock { state in
      guard event.path.hasPrefix(state.folder) else { return }
      state.events?.append(event)
    }
  }

  fileprivate func opened(_ descriptor: Int32, _ path: String) {
    state.withLock { $0.paths[descriptor] = path }
  }

  fileprivate func closed(_ descriptor: Int32) {
    state.withLock { _ = $0.paths.removeValue(forKey: descriptor) }
  }

  fileprivate func path(_ descriptor: Int32) -> String {
    state.withLock { $0.paths[descriptor] } ?? ""
  }
}

/// The program's own calls.
private struct FaultyFiles: FileSystem {
  let disk: FaultyDisk
  let real = SystemCalls()

  /// - Throws: where the fault has come that is not a shortened call.
  private func check(_ call: FileCall, _ path: String) throws(SystemError) -> FaultKind? {
    guard let kind = disk.fault(call, path) else { return nil }
    if kind == .breaks { return kind }
    throw kind.error(call)
  }

  func open(_ path: String, _ flags: Int32, mode: mode_t) throws(SystemError) -> Int32 {
    _ = try check(.open, path)
    let descriptor = try real.open(path, flags, mode: mode)
    disk.opened(descriptor, path)
    if flags & (O_CREAT | O_EXCL) == O_CREAT | O_EXCL { disk.note(.create(path)) }
    return descriptor
  }

  func close(_ descriptor: Int32) {
    disk.closed(descriptor)
    real.close(descriptor)
  }

  func read(
    _ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer
  ) throws(SystemError) -> Int {
    guard try check(.read, disk.path(descriptor)) == .breaks else {
      return try real.read(descriptor, into: buffer)
    }
    return try real.read(
      descriptor, into: UnsafeMutableRawBufferPointer(rebasing: buffer[..<(buffer.count / 2)]))
  }

  func read(
    _ descriptor: Int32, at offset: Int, into buffer: UnsafeMutableRawBufferPointer
  ) throws(SystemError) -> Int {
    let isBroken = try check(.read, disk.path(descriptor)) == .breaks
    let part = buffer[..<(isBroken ? buffer.count / 2 : buffer.count)]
    return try real.read(
      descriptor, at: offset, into: UnsafeMutableRawBufferPointer(rebasing: part))
  }

  func truncate(_ descriptor: Int32, to size: Int) throws(SystemError) {
    let path = disk.path(descriptor)
    _ = try check(.truncate, path)
    try real.truncate(descriptor, to: size)
    disk.note(.truncate(path, size))
  }

  func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) throws(SystemError) -> Int {
    let path = disk.path(descriptor)
    let isBroken = try check(.write, path) == .breaks && bytes.count > 1
    let part = UnsafeRawBufferPointer(
      rebasing: bytes[..<(isBroken ? bytes.count / 2 : bytes.count)])
    let count = try real.write(descriptor, part)
    disk.note(.append(path, Array(part.prefix(count))))
    return count
  }

  func sync(_ descriptor: Int32) throws(SystemError) {
    let path = disk.path(descriptor)
    _ = try check(.sync, path)
    try real.sync(descriptor)
    let isFolder = (try? real.status(path).st_mode & S_IFMT == S_IFDIR) ?? false
    disk.note(isFolder ? .syncFolder(path) : .sync(path))
  }

  func status(_ path: String) throws(SystemError) -> stat {
    _ = try check(.status, path)
    return try real.status(path)
  }

  func targetStatus(_ path: String) throws(SystemError) -> stat {
    _ = try check(.status, path)
    return try real.targetStatus(path)
  }

  func access(_ path: String, _ mode: Int32) throws(SystemError) {
    _ = try check(.access, path)
    try real.access(path, mode)
  }

  func chmod(_ path: String, mode: mode_t) throws(SystemError) {
    _ = try check(.chmod, path)
    try real.chmod(path, mode: mode)
  }

  func lock(_ descriptor: Int32) throws(SystemError) {
    _ = try check(.lock, disk.path(descriptor))
    try real.lock(descriptor)
  }

  func status(of descriptor: Int32) throws(SystemError) -> stat {
    _ = try check(.size, disk.path(descriptor))
    return try real.status(of: descriptor)
  }

  func rename(_ path: String, to other: String) throws(SystemError) {
    _ = try check(.rename, path)
    try real.rename(path, to: other)
    disk.note(.rename(path, other))
  }

  func link(_ path: String, to other: String) throws(SystemError) {
    _ = try check(.link, path)
    try real.link(path, to: other)
    disk.note(.link(path, other))
  }

  func unlink(_ path: String) throws(SystemError) {
    _ = try check(.delete, path)
    try real.unlink(path)
    disk.note(.unlink(path))
  }

  func mkdir(_ path: String, mode: mode_t) throws(SystemError) {
    _ = try check(.mkdir, path)
    try real.mkdir(path, mode: mode)
    disk.note(.mkdir(path))
  }

  func rmdir(_ path: String) throws(SystemError) {
    _ = try check(.rmdir, path)
    try real.rmdir(path)
    disk.note(.unlink(path))
  }

  func touch(_ path: String) throws(SystemError) {
    _ = try check(.touch, path)
    try real.touch(path)
  }

  func entries(in folder: String, most: Int) throws(SystemError) -> [FolderEntry] {
    _ = try check(.list, folder)
    return try real.entries(in: folder, most: most)
  }
}
