/// Why a statement cannot be read, and where.
struct TOMLMistake: Error {
  var place: TOMLPlace
  var reason: ConfigurationProblem.Reason
}
