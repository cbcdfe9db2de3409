import JourneyKit
import Semantics
import Terminal

/// Puts some cells of a row into reverse.
func light(_ screen: inout Screen, row: Int, _ columns: Range<Int>) {
  for x in columns { screen.surface[x, row].style.attributes = .reverse }
}

/// The names of the inferred parts with this role, each with `*` where it is selected, focused or checked.
func traits(_ screen: Screen, _ role: Role) -> [String] {
  screen.withInferredRoles.nodes.filter { $0.role == role }.map { node in
    let isMarked = !node.traits.isDisjoint(with: [.selected, .focused, .checked])
    return node.label + (isMarked ? "*" : "")
  }
}
