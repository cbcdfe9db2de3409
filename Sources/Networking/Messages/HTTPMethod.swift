/// What a request asks for, as the word of the first line.
public enum HTTPMethod: String, Sendable, Hashable, Codable {
  case get = "GET"
  case head = "HEAD"
  case post = "POST"
  case put = "PUT"
  case delete = "DELETE"
}
