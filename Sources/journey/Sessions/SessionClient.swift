import FoundationEssentials
import Glibc

/// The side of the commands: asks the keeper of the sessions, and starts one where none runs.
struct SessionClient {
  private let socket = SessionSocket()

  /// Asks and waits for the answer.
  ///
  /// - Returns: the line of the answer.
  /// - Throws: ``SessionError`` where no keeper answers.
  func ask(_ request: SessionRequest) throws(SessionError) -> String {
    let line = try Self.line(request)
    // A keeper that ends just now has no session any more, and answers nothing.
    for _ in 0..<(request.verb == .start ? 5 : 1) {
      guard let connection = try connection(request) else { break }
      defer { close(connection) }
      if Self.send(line, connection), let answer = SessionLines(connection).next() { return answer }
    }
    if request.verb == .start {
      throw SessionError(
        .noKeeper, "the process behind the sessions (journey session keep) has ended")
    }
    throw gone(request)
  }

  /// Opens a stream of lines that goes on until the session or this process ends.
  func open(
    _ request: SessionRequest
  ) throws(SessionError) -> (descriptor: Int32, lines: SessionLines) {
    guard let connection = try socket.connect(), Self.send(try Self.line(request), connection)
    else { throw gone(request) }
    return (connection, SessionLines(connection))
  }

  private func gone(_ request: SessionRequest) -> SessionError {
    let name = request.session ?? ""
    return SessionError(
      .noSession,
      "there is no session \(name), nor another; start it: journey session start \(name) -- PROGRAM"
    )
  }

  private func connection(_ request: SessionRequest) throws(SessionError) -> Int32? {
    if let connection = try socket.connect() { return connection }
    guard request.verb == .start else { return nil }
    return try socket.locked { () throws(SessionError) -> Int32? in
      // Somebody else may have started one meanwhile.
      if let connection = try socket.connect() { return connection }
      let listener = try socket.listen()
      defer { close(listener) }
      try Self.startKeeper(listener)
      return try socket.connect()
    }
  }

  private static func line(_ request: SessionRequest) throws(SessionError) -> [UInt8] {
    guard let data = try? JSONEncoder().encode(request)
    else { throw SessionError(.badRequest, "the request is no text") }
    return Array(data) + [0x0A]
  }

  private static func send(_ bytes: [UInt8], _ descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count < 0, errno != EINTR { return false }
      rest = rest.dropFirst(max(0, count))
    }
    return true
  }

  /// Starts a keeper in a session of its own, without this terminal and without files of this process.
  private static func startKeeper(_ listener: Int32) throws(SessionError) {
    let error = LocalSocket.startDetached(["journey", "session", "keep"], keeping: listener)
    guard error == 0 else {
      throw SessionError(
        .noKeeper,
        "the process behind the sessions cannot be started: \(String(cString: strerror(error)))")
    }
  }
}

/// The lines that come over a connection.
final class SessionLines {
  private let descriptor: Int32
  private var bytes: [UInt8] = []

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Waits for the next line; nil at the end.
  func next() -> String? {
    while true {
      if let line = take() { return line }
      guard read() else { return nil }
    }
  }

  /// Returns a line that has come already.
  func take() -> String? {
    guard let feed = bytes.firstIndex(of: 0x0A) else { return nil }
    defer { bytes.removeSubrange(...feed) }
    return String(decoding: bytes[..<feed], as: UTF8.self)
  }

  /// Waits until something comes.
  ///
  /// - Returns: false at the end.
  func read() -> Bool {
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = recv(descriptor, &piece, piece.count, 0)
      if count < 0, errno == EINTR { continue }
      bytes += piece.prefix(max(0, count))
      return count > 0
    }
  }
}
