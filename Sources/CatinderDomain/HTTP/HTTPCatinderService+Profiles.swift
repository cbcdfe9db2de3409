import Foundation
import Networking

extension HTTPCatinderService {
  public func ownProfile() async throws(CatinderError) -> Profile {
    try await answer(Profile.self, to: try request(.get, CatinderPath.ownProfile))
  }

  public func profiles() async throws(CatinderError) -> [Profile] {
    try await answer([Profile].self, to: try request(.get, CatinderPath.profiles))
  }

  public func profile(_ uid: ProfileID) async throws(CatinderError) -> Profile {
    let profile = try await answer(
      Profile.self, to: try request(.get, "\(CatinderPath.ownProfile)/\(uid)"))
    guard profile.uid == uid else { throw .wrongData }
    return profile
  }

  public func update(_ draft: ProfileDraft) async throws(CatinderError) -> Profile {
    guard draft.problems.isEmpty else { throw .invalid(fields: []) }
    let body = CatinderJSON.encode(draft.cleaned)
    let outcome = try await outcome(of: try request(.put, CatinderPath.update, body: body))
    guard let profile = outcome.profile else { throw .wrongData }
    return profile
  }

  // MARK: Pictures

  public func image(_ name: String) async throws(CatinderError) -> Data {
    guard PhotoName.isSafe(name) else { throw .notFound }
    var request = try request(.get, "\(CatinderPath.images)/\(name)")
    request.headers["Accept"] = "image/jpeg, image/png"
    request.limit = .picture
    return try await data(for: request)
  }

  public func uploadImage(_ bytes: Data) async throws(CatinderError) -> String {
    guard bytes.count <= CatinderLimits.photoBytes else { throw .couldNotUpdateImage(.tooLarge) }
    let form = ImageForm(bytes)
    var request = try request(.post, CatinderPath.uploadImage, body: form.body)
    request.headers["Content-Type"] = form.contentType
    let outcome = try await outcome(of: request)
    guard let name = outcome.imageName, PhotoName.isSafe(name) else { throw .wrongData }
    return name
  }

  public func deleteImage(_ name: String) async throws(CatinderError) {
    guard PhotoName.isSafe(name) else { throw .couldNotDeleteImage }
    do {
      _ = try await outcome(of: try request(.delete, "\(CatinderPath.ownImages)/\(name)"))
    } catch {
      throw error == .notFound || error == .wrongData ? .couldNotDeleteImage : error
    }
  }

  public func orderImages(_ names: [String]) async throws(CatinderError) {
    let body = CatinderJSON.encode(["photosNames": names])
    _ = try await outcome(of: try request(.put, CatinderPath.ownImages, body: body))
  }
}
