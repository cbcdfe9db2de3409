import ArgumentParser
import CatinderServer
import Core
import CursesHost
import Dispatch
import Foundation
import Glibc
import Interchange
import Logging

extension NetworkRange: ExpressibleByArgument {
  public init?(argument: String) { self.init(argument) }
}

extension LogLines.Form: ExpressibleByArgument {}

/// The options on who comes in, and how.
struct ServerAccess: ParsableArguments {
  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Proxies that are believed for whom they ask, as 127.0.0.1 or 10.0.0.0/8.",
      valueName: "address"))
  var trustedProxy: [NetworkRange] = []

  @Flag(help: "Trusted proxies begin each connection with the PROXY protocol, version 2.")
  var proxyProtocol = false

  @Option(
    help: ArgumentHelp("Speak TLS with this certificate: PEM, with its chain.", valueName: "file"),
    completion: .file())
  var certificate: String?

  @Option(
    help: ArgumentHelp(
      "The key of the certificate: PEM, without a passphrase.", valueName: "file"),
    completion: .file())
  var key: String?

  func validate() throws {
    guard (certificate == nil) == (key == nil)
    else { throw ValidationError("--certificate and --key need each other.") }
    guard !proxyProtocol || !trustedProxy.isEmpty
    else { throw ValidationError("--proxy-protocol needs --trusted-proxy.") }
  }

  var proxies: TrustedProxies { TrustedProxies(trustedProxy, speakProxyProtocol: proxyProtocol) }

  /// - Throws: ``ServeError``.
  func readCertificate() throws(ServeError) -> TLSCertificate? {
    guard let certificate, let key else { return nil }
    do throws(TLSProblem) {
      return try TLSCertificate(
        chain: URL(filePath: certificate).absoluteURL, key: URL(filePath: key).absoluteURL)
    } catch { throw .certificate(error) }
  }
}

/// The address of a port on this machine.
struct SocketPlace {
  let host: String
  let port: Int

  /// Reads an address with its port: `127.0.0.1:9090`, `[::1]:9090`.
  ///
  /// - Throws: what is wanted instead, in words.
  init(_ argument: String) throws {
    let parts = argument.split(separator: ":", omittingEmptySubsequences: false)
    let host = parts.dropLast().joined(separator: ":")
    let inner =
      host.hasPrefix("[") && host.hasSuffix("]") ? String(host.dropFirst().dropLast()) : host
    guard let last = parts.last, let port = UInt16(last), NetworkAddress(inner) != nil,
      inner.contains(":") == host.hasPrefix("[")
    else { throw ValidationError("an address with its port is wanted, as 127.0.0.1:9090.") }
    (self.host, self.port) = (inner, Int(port))
  }

  static func text(_ host: String, _ port: Int) -> String {
    host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)"
  }
}

/// The signals that a server acts on: SIGHUP reads its certificate anew, SIGTERM lets it finish.
final class ServerSignals {
  private var sources: [any DispatchSourceSignal] = []

  /// - Parameter certificate: nil to leave SIGHUP as it is: it ends the process.
  init(certificate: TLSCertificate?, logger: Logger?) {
    guard let certificate else { return }
    listen(SIGHUP) { Self.reload(certificate, logger) }
  }

  /// - Parameter call: called at the first SIGTERM; the next one ends the process.
  func onTermination(_ call: @escaping @Sendable () async -> Void) {
    listen(SIGTERM) {
      signal(SIGTERM, SIG_DFL)
      Task { await call() }
    }
  }

  private func listen(_ number: Int32, _ call: @escaping @Sendable () -> Void) {
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
    source.setEventHandler(handler: call)
    // Until libdispatch has the signal, one that comes would be lost.
    let isReady = DispatchSemaphore(value: 0)
    source.setRegistrationHandler { isReady.signal() }
    source.resume()
    isReady.wait()
    sources.append(source)
  }

  private static func reload(_ certificate: TLSCertificate, _ logger: Logger?) {
    do throws(TLSProblem) {
      try certificate.reload()
      let end = certificate.end.formatted(.iso8601)
      logger?.notice("the certificate was read anew", metadata: ["end": "\(end)"])
    } catch {
      let words = ServeError.certificate(error).words(.english)
      guard let logger else { return ErrorOutput.write("moggy: \(words); the old one stays") }
      logger.error("the certificate stays as it was", metadata: ["reason": "\(words)"])
    }
  }
}

/// A reason for which the server does not begin.
enum ServeError: WordedError {
  case address(String, FailureReason)
  case certificate(TLSProblem)

  var status: ExitStatus {
    switch self {
    case .address, .certificate(.noLibrary): .unavailable
    case .certificate(.file(_, let problem)): ExitStatus(problem)
    case .certificate: .wrongData
    }
  }

  func words(_ language: Language) -> String {
    switch self {
    case .address(let address, let reason):
      language.say(
        en: "\(address) cannot be used: \(reason.words(.english))",
        ru: "адрес \(address) не подходит: \(reason.words(.russian))")
    case .certificate(let problem): Self.words(problem, language)
    }
  }

  private static func words(_ problem: TLSProblem, _ language: Language) -> String {
    func path(_ file: URL) -> String { file.path(percentEncoded: false) }
    return switch problem {
    case .noLibrary:
      language.say(
        en: "for TLS libssl of OpenSSL is needed, and it is missing",
        ru: "для TLS нужна библиотека libssl из OpenSSL, а её нет")
    case .file(let file, let problem): "\(path(file)): \(problem.words(language))"
    case .noCertificate(let file):
      language.say(
        en: "\(path(file)) has no certificate as PEM, or a broken one",
        ru: "в \(path(file)) нет сертификата PEM, или он повреждён")
    case .noKey(let file):
      language.say(
        en: "\(path(file)) has no key as PEM, a broken one, or one with a passphrase",
        ru: "в \(path(file)) нет ключа PEM, он повреждён или защищён паролем")
    case .otherKey(let chain, let key):
      language.say(
        en: "the key in \(path(key)) is not that of the certificate in \(path(chain))",
        ru: "ключ в \(path(key)) не от сертификата в \(path(chain))")
    case .refused(let file):
      language.say(
        en: "the certificate in \(path(file)) is weaker than OpenSSL allows",
        ru: "сертификат в \(path(file)) слабее, чем допускает OpenSSL")
    }
  }
}
