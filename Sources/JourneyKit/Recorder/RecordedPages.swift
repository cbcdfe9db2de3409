/// The page objects of a recording: a type for each page, a property for each thing on it.
struct RecordedPages {
  private var pages: [RecordedPage] = []
  /// The names of their types, each once.
  private var names: [RecordedPage: String] = [:]
  private var things: [RecordedPage: [(name: String, query: RecordedQuery)]] = [:]

  init(_ recording: Recording) {
    for entry in recording.entries {
      guard let page = entry.page else { continue }
      if names[page] == nil {
        names[page] = Self.free(page.name, names.values.contains)
        pages.append(page)
      }
      for query in entry.act.queries { add(query, page) }
    }
  }

  private mutating func add(_ query: RecordedQuery, _ page: RecordedPage) {
    let known = things[page, default: []]
    guard !known.contains(where: { $0.query == query }) else { return }
    let name = Self.free(SourceName.property(query.words)) { name in
      known.contains { $0.name == name }
    }
    things[page, default: []].append((name, query))
  }

  /// A name that is not taken: `save`, `save2`.
  private static func free(_ wish: String, _ isTaken: (String) -> Bool) -> String {
    var (name, number) = (wish, 1)
    while isTaken(name) {
      number += 1
      name = "\(wish)\(number)"
    }
    return name
  }

  /// `ClearPage`
  func type(_ page: RecordedPage) -> String { names[page] ?? page.name }

  func isUsed(_ page: RecordedPage) -> Bool { things[page]?.isEmpty == false }

  /// `clear` of `ClearPage`
  func variable(_ page: RecordedPage) -> String {
    SourceName.property(type(page).replacing("Page", with: ""))
  }

  /// `notes.draft`; nil for a cell.
  func expression(_ target: RecordedTarget, _ page: RecordedPage?) -> String? {
    guard case .thing(let query) = target else { return nil }
    guard let page, let thing = things[page]?.first(where: { $0.query == query }) else {
      return "app.element(\(query.source))"
    }
    return "\(variable(page)).\(thing.name)"
  }

  var source: [String] {
    pages.map { page in
      let properties = things[page, default: []].map { name, query in
        "  var \(name): Locator { app.element(\(query.source)) }"
      }
      let lines =
        [
          "private struct \(type(page)): Page {", "  static let mark = \(page.mark.source)",
          "  let app: Journey",
        ] + (properties.isEmpty ? [] : [""] + properties) + ["}"]
      return lines.joined(separator: "\n")
    }
  }
}

extension RecordedAct {
  /// The things that it names.
  fileprivate var queries: [RecordedQuery] {
    let targets: [RecordedTarget] =
      switch self {
      case .click(let target, _, _), .doubleClick(let target): [target]
      case .scroll(_, _, let target): [target]
      case .drag(let start, let end): [start, end]
      default: []
      }
    return targets.compactMap { target in
      if case .thing(let query) = target { return query }
      return nil
    }
  }
}
