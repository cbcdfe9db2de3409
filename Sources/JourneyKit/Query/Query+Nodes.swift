extension Query {
  /// True if the query, or one that it refers to, asks for roles, labels, traits or identifiers.
  ///
  /// Roles are inferred for such a query alone; every other one looks at the cells as they are.
  var asksForNodes: Bool {
    switch subject {
    case .node, .role: true
    case .any(let queries), .all(let queries): queries.contains(where: \.asksForNodes)
    default: !traits.isEmpty || !absentTraits.isEmpty || others.contains(where: \.asksForNodes)
    }
  }

  private var others: [Query] {
    held + lacked + container + predecessors + successors + neighbours
  }
}
