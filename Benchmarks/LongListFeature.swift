import AppRuntime
import Semantics
import Terminal
import Toolkit

/// A million rows, as a list, under headings, or as a table.
struct LongListFeature: Feature {
  enum Kind: String, CaseIterable, Sendable {
    case list = "List"
    case sections = "List under 10,000 headings"
    case table = "Table of 5 columns"
  }

  struct State: Equatable, Sendable {
    let sections = ListSections(counts: Array(repeating: 100, count: 10_000))
    var selected = 0
  }

  enum Action: Sendable {
    case moved(Int)
  }

  static let count = 1_000_000

  let kind: Kind

  func update(
    _ state: inout State, _ action: Action, _ environment: Environment
  ) -> Effect<Action> {
    switch action {
    case .moved(let index): state.selected = index
    }
    return .none
  }

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    switch kind {
    case .list:
      List(
        "long", label: "Rows", count: Self.count, selection: state.selected, key: { "\($0)" },
        itemLabel: { "Row \($0)" }, onMove: { .moved($0) }, onOpen: { .moved($0) },
        row: { Element(Text("Row \($0)")) }
      ).element
    case .sections:
      List(
        "long", label: "Rows", sections: state.sections, heading: { "Section \($0)" },
        selection: state.selected, key: { "\($0)" }, itemLabel: { "Row \($0)" },
        onMove: { .moved($0) }, onOpen: { .moved($0) }, row: { Element(Text("Row \($0)")) }
      ).element
    case .table:
      Table(
        "long", label: "Rows", columns: Self.columns, count: Self.count,
        selection: state.selected, sort: TableSort(column: 0), key: { "\($0)" },
        itemLabel: { "Row \($0)" }, onMove: { .moved($0) }, onOpen: { .moved($0) },
        cell: { Element(Text("\($0 * ($1 + 1))")) }
      ).element
    }
  }

  private static let columns = (0..<5).map { column in
    TableColumn("\(column)", "Column \(column)", width: column == 0 ? .flex() : .fit())
  }
}
