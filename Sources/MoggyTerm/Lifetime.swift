import CMoggyTerm
import Terminal
import VirtualTerminal

// The calls of the header that make, feed and keep a terminal.

@_cdecl("moggyterm_create")
public func create(_ columns: Int32, _ rows: Int32, _ scrollback: Int32) -> OpaquePointer {
  let size = Size(Int(columns), Int(rows))
  return CTerminal(VirtualTerminal(size: size, scrollback: Int(scrollback))).retained()
}

@_cdecl("moggyterm_destroy")
public func destroy(_ pointer: OpaquePointer?) { CTerminal.release(pointer) }

@_cdecl("moggyterm_set_callbacks")
public func setCallbacks(
  _ pointer: OpaquePointer?, _ table: UnsafePointer<moggyterm_callbacks>?,
  _ user: UnsafeMutableRawPointer?
) {
  guard let handle = CTerminal.of(pointer) else { return }
  handle.callbacks = table?.pointee ?? moggyterm_callbacks()
  handle.user = user
}

@_cdecl("moggyterm_feed")
public func feed(_ pointer: OpaquePointer?, _ bytes: UnsafeRawPointer?, _ length: Int) {
  guard let handle = CTerminal.of(pointer), let bytes, length > 0 else { return }
  UnsafeRawBufferPointer(start: bytes, count: length).withMemoryRebound(to: UInt8.self) {
    handle.terminal.feed($0)
  }
  // Messages that are the owner's affair have no callback.
  _ = handle.terminal.takeMessages()
  handle.tell()
}

@_cdecl("moggyterm_resize")
public func resize(_ pointer: OpaquePointer?, _ columns: Int32, _ rows: Int32) {
  guard let handle = CTerminal.of(pointer) else { return }
  handle.terminal.resize(to: Size(Int(columns), Int(rows)))
  handle.tell()
}

@_cdecl("moggyterm_encode")
public func encode(
  _ pointer: OpaquePointer?, _ bytes: UnsafeMutableRawPointer?, _ size: Int
) -> Int {
  guard let handle = CTerminal.of(pointer) else { return 0 }
  let encoded = handle.terminal.encode()
  if let bytes, size >= encoded.count { bytes.copyMemory(from: encoded, byteCount: encoded.count) }
  return encoded.count
}

@_cdecl("moggyterm_decode")
public func decode(_ bytes: UnsafeRawPointer?, _ length: Int) -> OpaquePointer? {
  guard let bytes, length > 0 else { return nil }
  let encoded = Array(UnsafeRawBufferPointer(start: bytes, count: length))
  guard let terminal = try? VirtualTerminal(encoded: encoded) else { return nil }
  return CTerminal(terminal).retained()
}
