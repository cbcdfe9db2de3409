import Foundation
import Interchange
import ProfileScreens

/// The mail program of the user's desktop, as xdg-utils know it.
struct MailProgram: Sendable {
  let environment: [String: String]

  /// The time that it may take to fail; one that still runs has been started.
  private static let patience = DispatchTimeInterval.seconds(3)

  /// Begins a message there.
  ///
  /// - Returns: false without a desktop, where what opens would be a program of the terminal and
  ///   draw over this one; and where nothing could be started.
  func write(_ mail: Mail) async -> Bool {
    guard hasDesktop else { return false }
    for (name, arguments) in Self.ways(to: mail) {
      guard let program = SearchPath(environment: environment).find(name) else { continue }
      if await start(URL(filePath: program), arguments) { return true }
    }
    return false
  }

  private var hasDesktop: Bool {
    ["DISPLAY", "WAYLAND_DISPLAY"].contains { !(environment[$0] ?? "").isEmpty }
  }

  private static func ways(to mail: Mail) -> [(name: String, arguments: [String])] {
    [
      ("xdg-email", ["--utf8", "--subject", mail.subject, "--body", mail.body, mail.address]),
      ("xdg-open", [mail.link]),
    ]
  }

  private func start(_ program: URL, _ arguments: [String]) async -> Bool {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let (results, result) = AsyncStream<Bool>.makeStream()
    process.terminationHandler = { result.yield($0.terminationStatus == 0) }
    do { try process.run() } catch { return false }
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience) { result.yield(true) }
    for await isStarted in results { return isStarted }
    return false
  }
}

extension Mail {
  /// As a `mailto:` link (RFC 6068).
  var link: String {
    let fields = [("subject", subject), ("body", body)]
    return "mailto:" + Self.escaped(address) + "?"
      + fields.map { $0 + "=" + Self.escaped($1) }.joined(separator: "&")
  }

  /// All but the unreserved characters of RFC 3986 and the `@` of an address.
  private static func escaped(_ text: String) -> String {
    let plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~@"
    return text.addingPercentEncoding(withAllowedCharacters: CharacterSet(charactersIn: plain))
      ?? ""
  }
}
