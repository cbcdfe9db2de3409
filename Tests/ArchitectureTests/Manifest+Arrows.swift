extension Manifest {
  /// What is wrong with the targets under `Sources`, a line each.
  func violations(of allowed: AllowedArrows) -> [String] {
    let own = targets.filter { !$0.isOutside }
    let arrows = own.flatMap { target -> [String] in
      guard let row = allowed.rows[target.name] else {
        return ["\(target.name): the table has no row for this target"]
      }
      return target.dependencies.filter { !row.contains($0) }.map {
        "\(target.name) → \($0) is not in the table"
      }
    }
    let missing = Set(allowed.rows.keys).subtracting(own.map(\.name)).sorted()
    return arrows + missing.map { "\($0): in the table, but not a target" }
  }
}
