import AppRuntime
import CatinderDomain
import FilePrompts
import Foundation
import Interchange
import Terminal

/// The six slots of photos: adding, deleting, restoring and moving.
extension OwnProfileFeature {
  func updateOwnPhotos(
    _ state: inout OwnProfileState, _ profile: inout Profile, _ action: OwnProfileAction,
    _ environment: Environment
  ) -> Effect<OwnProfileAction> {
    switch action {
    case .slotMoved(let slot): moveSlot(to: slot, &state, profile)
    case .slotTapped(let slot):
      moveSlot(to: slot, &state, profile)
      if !state.isBusy { state.isMenuOpen = true }
    case .menuClosed: state.isMenuOpen = false
    case .addTapped: return openPhotoPrompt(&state, profile, environment)
    case .prompt(let action): return prompted(action, &state, environment)
    case .added(let result): return added(result, &state, &profile, environment)
    case .deleteTapped: return deletePhoto(&state, profile, environment)
    case .deleted(let name, let result): return deleted(name, result, &state, &profile, environment)
    case .undoTapped: return restorePhoto(&state, profile, environment)
    case .restored(_, let result): return restored(result, &state, &profile, environment)
    default: return updateOrder(&state, &profile, action, environment)
    }
    return .none
  }

  private func moveSlot(to slot: Int, _ state: inout OwnProfileState, _ profile: Profile) {
    guard (0..<CatinderLimits.photos).contains(slot) else { return }
    let last = profile.photosNames.count - 1
    // A carried photo goes no further than the last one: there are no holes.
    let isCarrying = state.carried != nil
    state.slot = isCarrying ? min(slot, max(0, last)) : slot
  }

  // MARK: Adding
  private func openPhotoPrompt(
    _ state: inout OwnProfileState, _ profile: Profile, _ environment: Environment
  ) -> Effect<OwnProfileAction> {
    state.isMenuOpen = false
    guard !state.isBusy else { return .none }
    guard profile.photosNames.count < CatinderLimits.photos
    else { return .notice(CatinderWords(environment).allSlotsFilled) }
    state.prompt = PathPrompt(.open(.pictures), paths: client.dependencies.paths)
    return listed(state.prompt?.list())
  }

  private func listed(_ effect: Effect<PathPromptAction>?) -> Effect<OwnProfileAction> {
    effect?.map { .prompt($0) } ?? .none
  }

  private func prompted(
    _ action: PathPromptAction, _ state: inout OwnProfileState, _ environment: Environment
  ) -> Effect<OwnProfileAction> {
    switch action {
    case .cancelled:
      (state.prompt, state.upload) = (nil, nil)
      return .none
    case .chosen(let text, _): return addPhoto(text, &state, environment)
    default: return listed(state.prompt?.update(action))
    }
  }

  private func addPhoto(
    _ text: String, _ state: inout OwnProfileState, _ environment: Environment
  ) -> Effect<OwnProfileAction> {
    let language = environment.language
    // The answer to the last try may be what was lost.
    let upload =
      state.upload.flatMap { $0.path == text ? $0 : nil }
      ?? OwnProfileState.Upload(path: text, id: client.dependencies.makeID())
    state.upload = upload
    return .run("add photo", queue: Self.photos) { [dependencies = client.dependencies] send in
      do throws(PhotoProblem) {
        let bytes = try PhotoFile.read(text, dependencies.paths)
        let name: String
        do throws(CatinderError) {
          name = try await dependencies.service(language).uploadImage(bytes, id: upload.id)
        } catch { throw .refused(error) }
        send(.added(.success(name)))
      } catch {
        send(error == .refused(.notLoggedIn) ? .signal(.sessionEnded) : .added(.failure(error)))
      }
    }
  }

  private func added(
    _ result: Result<String, PhotoProblem>, _ state: inout OwnProfileState,
    _ profile: inout Profile, _ environment: Environment
  ) -> Effect<OwnProfileAction> {
    switch result {
    case .success(let name):
      (state.prompt, state.upload) = (nil, nil)
      if !profile.photosNames.contains(name) { profile.photosNames.append(name) }
      state.slot = profile.photosNames.firstIndex(of: name) ?? 0
      return .none
    case .failure(let problem): return listed(state.prompt?.refuse(problem))
    }
  }

  // MARK: Deleting
  /// Its bytes are kept for whoever wants it back.
  private func deletePhoto(
    _ state: inout OwnProfileState, _ profile: Profile, _ environment: Environment
  ) -> Effect<OwnProfileAction> {
    state.isMenuOpen = false
    let names = profile.photosNames
    guard !state.isBusy, state.carried == nil, names.indices.contains(state.slot)
    else { return .none }
    state.isBusy = true
    let name = names[state.slot]
    return client.ask("delete photo", queue: Self.photos, environment) {
      service throws(CatinderError) in
      let bytes = try await service.image(name)
      try await service.deleteImage(name)
      return bytes
    } tell: {
      .deleted(name, $0)
    }
  }

  private func deleted(
    _ name: String, _ result: Result<Data, CatinderError>, _ state: inout OwnProfileState,
    _ profile: inout Profile, _ environment: Environment
  ) -> Effect<OwnProfileAction> {
    state.isBusy = false
    let words = CatinderWords(environment)
    switch result {
    case .success(let bytes):
      guard let place = profile.photosNames.firstIndex(of: name) else { return .none }
      profile.photosNames.remove(at: place)
      state.deleted.append(
        OwnProfileState.Deleted(bytes: bytes, place: place, upload: client.dependencies.makeID()))
      return .notice(words.photoDeleted)
    case .failure(let error): return .notice(words.words(error))
    }
  }

  /// It comes back to its place under another name.
  private func restorePhoto(
    _ state: inout OwnProfileState, _ profile: Profile, _ environment: Environment
  ) -> Effect<OwnProfileAction> {
    if state.isBusy { return .none }
    let names = profile.photosNames
    guard let last = state.deleted.last
    else { return .notice(CatinderWords(environment).nothingToUndo) }
    state.isBusy = true
    return client.ask("bring photo back", queue: Self.photos, environment) {
      service throws(CatinderError) in
      let name = try await service.uploadImage(last.bytes, id: last.upload)
      var order = names
      order.insert(name, at: min(last.place, names.count))
      if order.last != name { try await service.orderImages(order) }
      return order
    } tell: {
      .restored(names, $0)
    }
  }

  private func restored(
    _ result: Result<[String], CatinderError>, _ state: inout OwnProfileState,
    _ profile: inout Profile, _ environment: Environment
  ) -> Effect<OwnProfileAction> {
    state.isBusy = false
    switch result {
    case .success(let names):
      let last = state.deleted.popLast()
      state.slot = last?.place ?? 0
      profile.photosNames = names
      return .none
    case .failure(let error): return .notice(CatinderWords(environment).words(error))
    }
  }

  /// The queue of requests about photos.
  private static let photos = "photos"
}

/// Photos put elsewhere among each other, by drag or by keys.
extension OwnProfileFeature {
  private func updateOrder(
    _ state: inout OwnProfileState, _ profile: inout Profile, _ action: OwnProfileAction,
    _ environment: Environment
  ) -> Effect<OwnProfileAction> {
    switch action {
    case .carryTapped: return carry(&state, &profile, environment)
    case .carryCancelled:
      let from = state.carried ?? 0
      state.slot = from
      state.carried = nil
    case .reordered(let from, let to): return reorder(from, to, &state, &profile, environment)
    case .ordered(let before, let error?):
      profile.photosNames = before
      return .notice(CatinderWords(environment).words(error))
    default: break
    }
    return .none
  }

  private func carry(
    _ state: inout OwnProfileState, _ profile: inout Profile, _ environment: Environment
  ) -> Effect<OwnProfileAction> {
    state.isMenuOpen = false
    if let from = state.carried {
      state.carried = nil
      return reorder(from, state.slot, &state, &profile, environment)
    }
    // Empty slots cannot be taken up.
    let isFilled = profile.photosNames.indices.contains(state.slot)
    if isFilled, !state.isBusy { state.carried = state.slot }
    return .none
  }

  private func reorder(
    _ from: Int, _ to: Int, _ state: inout OwnProfileState, _ profile: inout Profile,
    _ environment: Environment
  ) -> Effect<OwnProfileAction> {
    let before = profile.photosNames
    guard !state.isBusy, before.indices.contains(from) else { return .none }
    let to = max(0, min(to, before.count - 1))
    state.slot = to
    if from == to { return .none }
    var names = before
    names.insert(names.remove(at: from), at: to)
    profile.photosNames = names
    return client.ask("order photos", queue: Self.photos, environment) {
      [names] service throws(CatinderError) in
      try await service.orderImages(names)
    } tell: { result in
      if case .failure(let error) = result { return .ordered(before: before, error) }
      return .ordered(before: before, nil)
    }
  }
}

/// From a photo slot to the one beside it.
enum SlotMove: CaseIterable {
  case left, right, up, down

  var keys: [KeyStroke] {
    switch self {
    case .left: [.left]
    case .right: [.right]
    case .up: [.up]
    case .down: [.down]
    }
  }

  /// The nearest slot on that side; the same one where there is none.
  func slot(from index: Int, _ frames: [Rect]) -> Int {
    let here = Self.middle(frames[index])
    let others = frames.indices.filter { $0 != index && isBeyond(frames[$0], frames[index]) }
    return others.min {
      distance(here, Self.middle(frames[$0])) < distance(here, Self.middle(frames[$1]))
    } ?? index
  }

  private func isBeyond(_ other: Rect, _ frame: Rect) -> Bool {
    switch self {
    case .left: other.maxX <= frame.minX
    case .right: other.minX >= frame.maxX
    case .up: other.maxY <= frame.minY
    case .down: other.minY >= frame.maxY
    }
  }

  /// In quarters of a row, as a row is about as high as two columns are wide.
  private func distance(_ one: Point, _ other: Point) -> Int {
    abs(one.x - other.x) + 2 * abs(one.y - other.y)
  }

  /// Twice the middle.
  private static func middle(_ frame: Rect) -> Point {
    Point(x: frame.minX + frame.maxX, y: frame.minY + frame.maxY)
  }
}

/// The reason for which a file did not become a photo of the profile.
public enum PhotoProblem: Error, Equatable, Sendable {
  case noFile
  /// A folder, or whatever else is no file.
  case notAFile
  case unreadable
  case tooLarge
  case refused(CatinderError)
}

/// A picture on this machine that is to become a photo of the profile.
enum PhotoFile {
  /// Its bytes; blocks for the disk. A pipe or a device is never opened.
  static func read(_ text: String, _ paths: TypedPath) throws(PhotoProblem) -> Data {
    guard let path = paths.path(in: text) else { throw .noFile }
    do throws(FileIntakeProblem) {
      return try FileIntake.read(path, limit: CatinderLimits.photoBytes)
    } catch {
      switch error {
      case .missing: throw .noFile
      case .notAFile: throw .notAFile
      case .tooLarge: throw .tooLarge
      case .unreadable: throw .unreadable
      }
    }
  }
}
