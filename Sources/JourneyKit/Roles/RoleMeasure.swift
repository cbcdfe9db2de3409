import Semantics

/// Figures of the inferred roles against those that a person has seen.
public struct RoleMeasure: Sendable {
  /// The numbers of those that were found rightly, found wrongly, and not found.
  public struct Count: Hashable, Sendable {
    public var right = 0
    public var wrong = 0
    public var missing = 0

    /// The share of what was found that is right; 1 where nothing was found.
    public var precision: Double { Self.share(right, of: right + wrong) }
    /// The share of what is there that was found; 1 where nothing is there.
    public var recall: Double { Self.share(right, of: right + missing) }

    private static func share(_ part: Int, of whole: Int) -> Double {
      whole == 0 ? 1 : Double(part) / Double(whole)
    }
  }

  public private(set) var total = Count()
  public private(set) var byRole: [Role: Count] = [:]
  /// The differences, a line each: `dialog/menu/wide.100x30: missing button "OK" row 15 col 27 size 8x1`.
  public private(set) var differences: [String] = []
  public private(set) var screens = 0

  public init() {}

  /// Compares the inferred roles of a screen with its labels. Rows of a list that are not selected have no
  /// label, and are not counted.
  public mutating func add(_ labelled: LabelledScreen) {
    screens += 1
    var nodes = labelled.screen.withInferredRoles.nodes
    nodes.removeAll { $0.role == .row && !$0.traits.contains(.selected) }
    for label in labelled.labels {
      if let place = nodes.firstIndex(where: label.agrees) {
        nodes.remove(at: place)
        count(label.role) { $0.right += 1 }
      } else {
        count(label.role) { $0.missing += 1 }
        differences.append("\(labelled.name): missing \(label)")
      }
    }
    for node in nodes {
      count(node.role) { $0.wrong += 1 }
      let found = LabelledScreen.Label(
        role: node.role, name: node.label, frame: node.frame,
        traits: node.traits.subtracting(.inferred))
      differences.append("\(labelled.name): wrong \(found)")
    }
  }

  private mutating func count(_ role: Role, _ change: (inout Count) -> Void) {
    change(&total)
    change(&byRole[role, default: Count()])
  }
}
