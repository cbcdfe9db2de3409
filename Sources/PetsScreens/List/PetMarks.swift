import PetsDomain

/// The pets that an act is meant for, in the order in which they were marked.
///
/// Marks go with their pets and come back with them: who takes a deletion back may want another act for the
/// same pets.
struct PetMarks: Equatable, Sendable {
  private(set) var ids: [Pet.ID] = []
  /// Those whose pets are gone.
  private var gone: [Pet.ID] = []

  var isEmpty: Bool { ids.isEmpty }
  /// True where undo and redo may change something here.
  var isAffectedByHistory: Bool { !ids.isEmpty || !gone.isEmpty }
  /// All that have or had a mark.
  var all: Set<Pet.ID> { Set(ids + gone) }

  /// Marks a pet, or takes its mark away.
  mutating func toggle(_ id: Pet.ID) {
    gone = []
    if let place = ids.firstIndex(of: id) {
      ids.remove(at: place)
    } else {
      ids.append(id)
    }
  }

  mutating func clear() { (ids, gone) = ([], []) }

  /// Takes the marks of pets that are deleted away, and returns their pets.
  mutating func delete() -> Set<Pet.ID> {
    defer { (ids, gone) = ([], ids) }
    return Set(ids)
  }

  /// Keeps marks for pets alone that there are. A mark that has come since they were asked for stays.
  ///
  /// - Parameters:
  ///   - existing: those of `asked` that there are now.
  ///   - asked: ``all`` as they were then.
  mutating func follow(_ existing: Set<Pet.ID>, of asked: Set<Pet.ID>) {
    let isMissing = { !existing.contains($0) && asked.contains($0) }
    let known = ids + gone
    gone = known.filter(isMissing)
    ids = known.filter { !isMissing($0) }
  }
}
