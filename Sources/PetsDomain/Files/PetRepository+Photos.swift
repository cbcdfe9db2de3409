import Core
import Foundation
import GRDB
import Persistence
import Scheduling

extension PetRepository {
  /// Returns the address of a pet's photo; nil where it has none. The file itself may be missing.
  public func photoURL(of pet: Pet) -> URL? { pet.photo.flatMap { files.stored?.url(of: $0) } }
  /// The folder of photos; nil for records in memory, which take none.
  public var photoFolder: PhotoFolder? { files.stored.map(PhotoFolder.init) }

  /// Gives a pet a photo from a PNG or JPEG file, as an act; the file itself stays where it is.
  ///
  /// Only what can be shown is taken: the picture is decoded once before.
  ///
  /// - Parameters:
  ///   - id: of a pet in the store, or of `blank`.
  ///   - path: of the file; what somebody typed or dropped is made one before.
  ///   - blank: what is stored, with the photo, where there is no such pet yet.
  /// - Throws: ``DataStoreError``; what is wrong with the file is no error but the outcome.
  public func setPhoto(
    _ id: Pet.ID, from path: String, creating blank: Pet? = nil
  ) async throws -> PhotoOutcome {
    let token = store.activity.begin("pets.photo")
    defer { token.end() }
    let taken = await files.offThread {
      Result { () throws(AttachmentProblem) in try Attachment.photo(at: path) }
    }
    let photo: Attachment
    switch taken {
    case .success(let found): photo = found
    case .failure(let problem): return .refused(problem)
    }
    if let problem = await checkPhoto(path) { return .refused(problem) }
    let kept = try await files.keep(photo, as: try photo.name(for: id), in: store) { name in
      try await refer(id, to: name, creating: blank)
    }
    switch kept {
    case .success(let outcome): return outcome
    case .failure(let problem): return .refused(problem)
    }
  }

  /// Takes a pet's photo away, as an act. The file goes when nothing can bring it back any more.
  public func removePhoto(_ id: Pet.ID) async throws -> PhotoOutcome {
    try await refer(id, to: nil, creating: nil)
  }

  private func refer(
    _ id: Pet.ID, to name: String?, creating blank: Pet?
  ) async throws -> PhotoOutcome {
    let now = Date(milliseconds: clock.now.milliseconds)
    guard let before = try await pet(id) else {
      guard let name, var pet = blank, pet.id == id else { return .gone }
      pet.photo = name
      _ = try await add(pet)
      return .saved(pet)
    }
    let act: PetAct = name == nil ? .removePhoto : .photo
    return try await store.record(act.act(on: before)) { db in
      guard var pet = try PetTable.pet(id, in: db) else { return .gone }
      if pet.photo == name { return .unchanged(pet) }
      pet.photo = name
      if try PetTable.isNothing(pet, in: db) {
        pet.photo = before.photo
        return .wouldBeEmpty(pet)
      }
      pet.updatedAt = now
      try PetTable.update(pet, in: db)
      return .saved(pet)
    }
  }

  /// Removes the photos and documents that neither a pet nor the undo log refers to any more; to be
  /// called once at the start, some ms.
  ///
  /// - Returns: how many files went.
  @discardableResult
  public func sweepFiles() async throws -> Int { try await files.sweep(store) }

  /// Measures photos and documents on the disk; takes a status call for each.
  public func fileUse() async throws -> PetFileUse { try await files.use(store) }

  /// Removes the photos and documents that only undo could need, and forgets the acts that need them.
  ///
  /// - Returns: the bytes that became free.
  public func freeFiles() async throws -> Int { try await files.free(store) }
}

/// Decodes the picture of a file to see if it can be shown. Returns the problem, or nil.
public typealias PhotoCheck = @Sendable (_ path: String) async -> AttachmentProblem?

/// The outcome of setting or removing a photo.
public enum PhotoOutcome: Sendable, Equatable {
  case saved(Pet)
  /// The pet already had this photo, or none.
  case unchanged(Pet)
  /// Without its photo nothing is left of the pet: ask, then ``PetRepository/delete(_:)``.
  case wouldBeEmpty(Pet)
  case refused(AttachmentProblem)
  /// There is no such pet any more.
  case gone
}

/// The folder of photos, for whoever shows them.
public struct PhotoFolder: Sendable, Equatable {
  private let stored: StoredFiles

  init(_ stored: StoredFiles) { self.stored = stored }

  /// The path of a pet's photo; nil where it has none. The file itself may be missing.
  public func path(of pet: Pet) -> String? {
    pet.photo.flatMap { stored.url(of: $0)?.path(percentEncoded: false) }
  }

  public static func == (one: Self, other: Self) -> Bool {
    one.stored.folder == other.stored.folder
  }
}

/// The way in which photos fill their frames, in the whole program.
public enum PhotoFit: String, Codable, Sendable, CaseIterable {
  /// All of the photo, with bands beside it.
  case fit
  /// All of the frame, with the photo's edges cut.
  case fill

  public static let setting = SettingKey<PhotoFit>("pets.photoFit", fallback: usual)
  public static let usual = PhotoFit.fill
}
