import CatinderDomain
import Foundation
import Interchange

extension Services {
  var profileRoutes: [Route] {
    [own, deck, profile, update, uploadImage, deleteImage, orderImages, image]
  }

  private var own: Route {
    Route(
      method: "GET", path: CatinderPath.ownProfile, summary: "One's own profile.",
      success: .json(Schemas.profile)
    ) { call in .json(try await store.profile(try call.me(), reading(call))) }
  }

  private var deck: Route {
    Route(
      method: "GET", path: CatinderPath.profiles,
      summary: "Profiles that one has neither decided on nor matched; the first is the top card.",
      query: [
        .init(
          name: "after", schema: .uuid,
          summary: "Only profiles made after this one, in the order in which they were made."),
        .limit(CatinderLimits.deck),
      ],
      success: .json(.array(Schemas.profile, 0...CatinderLimits.deck)),
      refusals: [404: "There is no such profile."]
    ) { call in
      .json(
        try await store.deck(
          of: try call.me(), after: call.request.query["after"].flatMap(ProfileID.init),
          call.limit(CatinderLimits.deck), reading(call)))
    }
  }

  private var profile: Route {
    Route(
      method: "GET", path: CatinderPath.ownProfile + "/{profileUid}", summary: "One profile.",
      success: .json(Schemas.profile)
    ) { call in
      .json(
        try await store.profile(try call.profileUid(), seenBy: try call.me(), reading(call)))
    }
  }

  private var update: Route {
    Route(
      method: "PUT", path: CatinderPath.update, summary: "Change one's own profile.",
      body: .json(Schemas.draft), success: .json(Schemas.outcome(.init("profile", Schemas.profile)))
    ) { call in
      let me = try call.me()
      try await store.update(me, try Self.draft(call.body))
      let profile = try await store.profile(me, reading(call))
      return .json(CatinderAnswers.Outcome(profile: profile))
    }
  }

  // MARK: Pictures
  private var uploadImage: Route {
    Route(
      method: "POST", path: CatinderPath.uploadImage,
      summary: """
        Add a PNG or JPEG of up to 5 MiB as the last picture; it is drawn anew. Sent again under the same \
        id it is added once.
        """,
      query: [.init(name: "id", schema: .uuid, summary: "The same for each try.")],
      body: .picture, success: .json(Schemas.outcome(.init("imageName", .photo))),
      refusals: [409: "All six slots are filled, or it is no picture that can be read."]
    ) { call in
      let me = try call.me()
      try await limiter.take("upload \(me.id)", limits.uploads)
      let id = call.request.query["id"]?.lowercased()
      if let id, let name = try await store.photo(sentAs: id, by: me) {
        return .json(CatinderAnswers.Outcome(imageName: name))
      }
      guard try await store.photos(of: me).count < CatinderLimits.photos
      else { throw Refusal.noSlot }
      let name = try await pictures.take(call.request)
      return .json(CatinderAnswers.Outcome(imageName: try await add(name, sentAs: id, to: me)))
    }
  }

  /// Gives a stored picture to its owner; returns the name of the one that is there.
  private func add(_ name: String, sentAs id: String?, to me: Account) async throws -> String {
    do {
      let kept = try await store.addPhoto(name, sentAs: id, to: me)
      if kept != name { await pictures.store.remove(name) }
      return kept
    } catch {
      // A record may name it if the outcome is not known.
      if error as? Refusal != .unavailable { await pictures.store.remove(name) }
      throw error
    }
  }

  private var deleteImage: Route {
    Route(
      method: "DELETE", path: CatinderPath.ownImages + "/{imageName}",
      summary: "Delete one of one's own pictures.", success: .json(Schemas.outcome())
    ) { call in
      let name = try call.imageName()
      try await store.deletePhoto(name, of: try call.me())
      await pictures.store.remove(name)
      return .json(CatinderAnswers.Outcome())
    }
  }

  private var orderImages: Route {
    Route(
      method: "PUT", path: CatinderPath.ownImages,
      summary: "Put all of one's own pictures in this order; the first is the main one.",
      body: .json(Schemas.order), success: .json(Schemas.outcome()),
      refusals: [409: "These are not all of one's own pictures."]
    ) { call in
      let names = call.body["photosNames"].items.compactMap(\.string)
      try await store.orderPhotos(names, of: try call.me())
      return .json(CatinderAnswers.Outcome())
    }
  }

  private var image: Route {
    Route(
      method: "GET", path: CatinderPath.images + "/{imageName}", summary: "A picture.",
      success: .picture
    ) { call in
      let name = try call.imageName()
      if let drawn = demo.picture(name) { return .picture(drawn) }
      guard try await store.hasPhoto(name), let bytes = try await pictures.store.bytes(of: name)
      else { throw Refusal.notFound }
      return .picture(bytes)
    }
  }
}

extension ServerAnswer {
  /// Returns an answer that clients may store for ever, as a picture never changes under its name.
  fileprivate static func picture(_ bytes: Data) -> ServerAnswer {
    ServerAnswer(
      status: 200, headers: [("Cache-Control", "private, max-age=31536000, immutable")],
      data: bytes, type: "image/jpeg")
  }
}
