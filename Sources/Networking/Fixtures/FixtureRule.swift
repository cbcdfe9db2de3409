/// One line of a fixture folder's index: what is asked, and what is answered.
struct FixtureRule: Sendable, Codable {
  enum Fault: String, Sendable, Codable {
    case unreachable, timeout, interrupted, insecure
  }

  /// GET where it is left out.
  var method: HTTPMethod?
  /// Any host where it is left out.
  var host: String?
  var path: String
  /// Parameters that must have these values; others may stand beside them.
  var query: [String: String]?
  /// Relative to the folder; an empty body where it is left out.
  var file: String?
  /// 200 where it is left out.
  var status: Int?
  var headers: [String: String]?
  /// Instead of an answer.
  var fault: Fault?
  /// How often it answers before the rules behind it do; always where it is left out.
  var times: Int?
}
