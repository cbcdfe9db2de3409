import AppRuntime
import CatinderDomain
import FilePrompts
import Foundation
import Interchange
import Terminal

/// The six slots: what is added, deleted, brought back and put elsewhere.
extension CatinderFeature {
  func updateOwnPhotos(
    _ state: inout CatinderState, _ action: OwnProfileAction, _ environment: Environment
  ) -> Effect<CatinderAction> {
    switch action {
    case .slotMoved(let slot): moveSlot(to: slot, &state)
    case .slotTapped(let slot):
      moveSlot(to: slot, &state)
      if state.own?.isBusy == false { state.own?.isMenuOpen = true }
    case .menuClosed: state.own?.isMenuOpen = false
    case .addTapped: return openPhotoPrompt(&state, environment)
    case .prompt(let action): return prompted(action, &state, environment)
    case .added(let result): return added(result, &state, environment)
    case .deleteTapped: return deletePhoto(&state, environment)
    case .deleted(let name, let result): return deleted(name, result, &state, environment)
    case .undoTapped: return restorePhoto(&state, environment)
    case .restored(_, let result): return restored(result, &state, environment)
    default: return updateOrder(&state, action, environment)
    }
    return .none
  }

  private func moveSlot(to slot: Int, _ state: inout CatinderState) {
    guard (0..<CatinderLimits.photos).contains(slot) else { return }
    let last = (state.profile?.photosNames.count ?? 0) - 1
    // A carried photo goes no further than the last one: there are no holes.
    let isCarrying = state.own?.carried != nil
    state.own?.slot = isCarrying ? min(slot, max(0, last)) : slot
  }

  // MARK: Adding

  private func openPhotoPrompt(
    _ state: inout CatinderState, _ environment: Environment
  ) -> Effect<CatinderAction> {
    state.own?.isMenuOpen = false
    guard let profile = state.profile, state.own?.isBusy == false else { return .none }
    guard profile.photosNames.count < CatinderLimits.photos else {
      return .notice(CatinderWords(environment.language).allSlotsFilled)
    }
    state.own?.prompt = PathPrompt(.open(.pictures), paths: dependencies.paths)
    return listed(state.own?.prompt?.list())
  }

  private func listed(_ effect: Effect<PathPromptAction>?) -> Effect<CatinderAction> {
    effect?.map { .own(.prompt($0)) } ?? .none
  }

  private func prompted(
    _ action: PathPromptAction, _ state: inout CatinderState, _ environment: Environment
  ) -> Effect<CatinderAction> {
    switch action {
    case .cancelled:
      state.own?.prompt = nil
      return .none
    case .chosen(let text, _): return addPhoto(text, state, environment)
    default: return listed(state.own?.prompt?.update(action))
    }
  }

  private func addPhoto(
    _ text: String, _ state: CatinderState, _ environment: Environment
  ) -> Effect<CatinderAction> {
    let language = environment.language
    return .run("add photo", queue: Self.photos) { [dependencies] send in
      do throws(PhotoTrouble) {
        let bytes = try PhotoFile.read(text, dependencies.paths)
        let name: String
        do throws(CatinderError) {
          name = try await dependencies.service(language).uploadImage(bytes)
        } catch {
          throw .refused(error)
        }
        send(.own(.added(.success(name))))
      } catch {
        send(error == .refused(.notLoggedIn) ? .sessionEnded : .own(.added(.failure(error))))
      }
    }
  }

  private func added(
    _ result: Result<String, PhotoTrouble>, _ state: inout CatinderState, _ environment: Environment
  ) -> Effect<CatinderAction> {
    switch result {
    case .success(let name):
      state.own?.prompt = nil
      state.changeOwn { $0.photosNames.append(name) }
      let last = (state.profile?.photosNames.count ?? 1) - 1
      state.own?.slot = max(0, last)
      return fetch([name], &state, environment)
    case .failure(let trouble): return listed(state.own?.prompt?.refuse(trouble))
    }
  }

  // MARK: Deleting

  /// Its bytes are kept for whoever wants it back.
  private func deletePhoto(
    _ state: inout CatinderState, _ environment: Environment
  ) -> Effect<CatinderAction> {
    state.own?.isMenuOpen = false
    guard let own = state.own, let names = state.profile?.photosNames, !own.isBusy,
      own.carried == nil, names.indices.contains(own.slot)
    else { return .none }
    state.own?.isBusy = true
    let name = names[own.slot]
    return ask(state, "delete photo", queue: Self.photos, environment) {
      service throws(CatinderError) in
      let bytes = try await service.image(name)
      try await service.deleteImage(name)
      return bytes
    } tell: {
      .own(.deleted(name, $0))
    }
  }

  private func deleted(
    _ name: String, _ result: Result<Data, CatinderError>, _ state: inout CatinderState,
    _ environment: Environment
  ) -> Effect<CatinderAction> {
    state.own?.isBusy = false
    let words = CatinderWords(environment.language)
    switch result {
    case .success(let bytes):
      guard let place = state.profile?.photosNames.firstIndex(of: name) else { return .none }
      state.changeOwn { $0.photosNames.remove(at: place) }
      state.own?.deleted.append(OwnProfileState.Deleted(bytes: bytes, place: place))
      return .notice(words.photoDeleted)
    case .failure(let error): return .notice(words.words(error))
    }
  }

  /// It comes back to its place under another name.
  private func restorePhoto(
    _ state: inout CatinderState, _ environment: Environment
  ) -> Effect<CatinderAction> {
    guard let names = state.profile?.photosNames, state.own?.isBusy == false else { return .none }
    guard let last = state.own?.deleted.last else {
      return .notice(CatinderWords(environment.language).nothingToUndo)
    }
    state.own?.isBusy = true
    return ask(state, "bring photo back", queue: Self.photos, environment) {
      service throws(CatinderError) in
      let name = try await service.uploadImage(last.bytes)
      var order = names
      order.insert(name, at: min(last.place, names.count))
      if order.last != name { try await service.orderImages(order) }
      return order
    } tell: {
      .own(.restored(names, $0))
    }
  }

  private func restored(
    _ result: Result<[String], CatinderError>, _ state: inout CatinderState,
    _ environment: Environment
  ) -> Effect<CatinderAction> {
    state.own?.isBusy = false
    switch result {
    case .success(let names):
      let last = state.own?.deleted.popLast()
      state.own?.slot = last?.place ?? 0
      state.changeOwn { $0.photosNames = names }
      return fetch(names, &state, environment)
    case .failure(let error):
      return .notice(CatinderWords(environment.language).words(error))
    }
  }

  /// The line of what is told to the server about photos, in its order.
  static let photos = "photos"
}

/// Photos put elsewhere among each other, by drag or by keys.
extension CatinderFeature {
  func updateOrder(
    _ state: inout CatinderState, _ action: OwnProfileAction, _ environment: Environment
  ) -> Effect<CatinderAction> {
    switch action {
    case .carryTapped: return carry(&state, environment)
    case .carryCancelled:
      let from = state.own?.carried ?? 0
      state.own?.slot = from
      state.own?.carried = nil
    case .reordered(let from, let to): return reorder(from, to, &state, environment)
    case .ordered(let before, let error?):
      state.changeOwn { $0.photosNames = before }
      return .notice(CatinderWords(environment.language).words(error))
    default: break
    }
    return .none
  }

  private func carry(
    _ state: inout CatinderState, _ environment: Environment
  ) -> Effect<CatinderAction> {
    state.own?.isMenuOpen = false
    guard let own = state.own, let names = state.profile?.photosNames else { return .none }
    if let from = own.carried {
      state.own?.carried = nil
      return reorder(from, own.slot, &state, environment)
    }
    // Empty slots cannot be taken up.
    if names.indices.contains(own.slot), !own.isBusy { state.own?.carried = own.slot }
    return .none
  }

  private func reorder(
    _ from: Int, _ to: Int, _ state: inout CatinderState, _ environment: Environment
  ) -> Effect<CatinderAction> {
    guard let before = state.profile?.photosNames, state.own?.isBusy == false,
      before.indices.contains(from)
    else { return .none }
    let to = max(0, min(to, before.count - 1))
    state.own?.slot = to
    if from == to { return .none }
    var names = before
    names.insert(names.remove(at: from), at: to)
    state.changeOwn { $0.photosNames = names }
    return ask(state, "order photos", queue: Self.photos, environment) {
      [names] service throws(CatinderError) in
      try await service.orderImages(names)
    } tell: { result in
      if case .failure(let error) = result { return .own(.ordered(before: before, error)) }
      return .own(.ordered(before: before, nil))
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

/// Why a file did not become a photo of the profile.
public enum PhotoTrouble: Error, Equatable, Sendable {
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
  static func read(_ text: String, _ paths: TypedPath) throws(PhotoTrouble) -> Data {
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
