import Foundation

/// A photo that somebody has taken of a country, with what has to stand beside it.
public struct CountryPhoto: Sendable, Equatable, Identifiable {
  /// Of the picture in the size that is shown; always over TLS, or on the server of a test.
  public let address: URL
  /// Its page at the service, which the terms want linked; nil where it tells none.
  public let page: URL?
  /// What it shows; empty where nobody says so.
  public let title: String
  /// Who has taken it; nil where nobody says so.
  public let author: String?
  /// By name, as `CC BY-SA 4.0`.
  public let licence: String
  public let service: PhotoServiceName

  public var id: URL { address }
}
