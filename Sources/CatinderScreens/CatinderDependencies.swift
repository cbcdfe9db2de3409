import CatinderDomain
import Core
import FilePrompts
import Foundation
import Toolkit

/// What Catinder needs of the world, handed in by whoever starts the program.
public struct CatinderDependencies: Sendable {
  /// The server, which the first who asks makes ready; from an effect.
  public var service: @Sendable (Language) async throws(CatinderError) -> any CatinderService
  /// The host of somebody else's server; nil for the one within the program.
  public var host: String?
  /// The pictures that were fetched.
  let photos: PhotoFiles
  /// What somebody else's server has said; nil for the one within the program, always to be reached.
  let answers: KeptAnswers?
  /// How a path that is typed is read.
  let paths: TypedPath
  /// The moment at which an answer has come.
  let now: @Sendable () -> Date
  /// Names a message, so that none is said twice.
  let makeID: @Sendable () -> UUID
  /// What was kept of an earlier log-in to the same server.
  public var keptSession: @Sendable () -> CatinderSession?
  /// Keeps a session for the next start; nil forgets it. Throws what the disk says.
  public var keep: @Sendable (CatinderSession?) throws -> Void

  let drafts: CatinderDrafts

  /// - Parameter photos: the folder for pictures of the server, made with the first of them.
  public init(
    service: @escaping @Sendable (Language) async throws(CatinderError) -> any CatinderService,
    host: String?, photos: URL, answers: KeptAnswers? = nil, paths: TypedPath,
    now: @escaping @Sendable () -> Date, makeID: @escaping @Sendable () -> UUID,
    keptSession: @escaping @Sendable () -> CatinderSession?,
    keep: @escaping @Sendable (CatinderSession?) throws -> Void, drafts: CatinderDrafts
  ) {
    self.service = service
    self.host = host
    self.photos = PhotoFiles(folder: photos)
    self.answers = answers
    self.paths = paths
    (self.now, self.makeID) = (now, makeID)
    self.keptSession = keptSession
    self.keep = keep
    self.drafts = drafts
  }
}
