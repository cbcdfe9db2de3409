/// Why a request could not be met; the server goes on.
struct ServeError: Error {
  enum Code: String, Encodable {
    /// The line is no JSON object.
    case noJSON = "no-json"
    /// A member is unknown, missing, or not what was expected.
    case badRequest = "bad-request"
    /// The client speaks another version.
    case wrongProtocol = "wrong-protocol"
    case noSession = "no-session"
    /// The program could not be started, or did not settle.
    case notLaunched = "not-launched"
    /// An act or an expectation went wrong, as a test fails.
    case failed
  }

  var code: Code
  var message: String
  var report: String?
}
