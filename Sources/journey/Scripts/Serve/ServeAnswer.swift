/// One line of answer; what does not belong to the request is left out.
struct ServeAnswer: Encodable {
  struct Problem: Encodable {
    var code: ServeError.Code
    var message: String
    /// The screen, its outline and the acts so far, where a journey went wrong.
    var report: String?
  }

  var id: ServeID?
  var ok = true
  var error: Problem?
  var `protocol`: Int?
  var verbs: [String]?
  var session: String?
  var matches: [ServeMatch]?
  var screen: ServeScreen?
  var ending: ServeEnding?
}
