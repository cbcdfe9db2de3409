/// Why mutations cannot be made.
enum MutationError: Error, Hashable, CustomStringConvertible {
  /// A line of the list is not as it has to be.
  case malformed(line: Int, String)
  /// The text does not stand in its file exactly once; how often it does.
  case notFound(name: String, file: String, times: Int)
  /// Two mutations replace the same.
  case overlapping(String, String)
  /// The tests are red where nothing is broken, or the package does not build.
  case redAsItIs(String)
  case unreadable(String)

  var description: String {
    switch self {
    case .malformed(let line, let what): "line \(line): \(what)"
    case .notFound(let name, let file, let times):
      "\(name): its text stands \(times) times in \(file), not once"
    case .overlapping(let first, let second): "“\(first)” and “\(second)” replace the same"
    case .redAsItIs(let what): "nothing is broken, and yet \(what)"
    case .unreadable(let file): "\(file) cannot be read"
    }
  }
}
