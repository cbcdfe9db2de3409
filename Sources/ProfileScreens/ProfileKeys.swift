import AppRuntime
import Core
import Terminal
import Toolkit

extension ProfileFeature {
  public static let actions = [
    ActionGroup(
      "profile", way: Phrase("go to the Profile's first page", "вернитесь на страницу профиля"),
      [
        NamedAction("backUp", "b", "back up all records", "сделать резервную копию"),
        NamedAction("restore", "r", "restore a backup", "вернуть записи из копии"),
        NamedAction("export", "E", "export all records", "экспортировать все записи"),
        NamedAction("import", "I", "import records", "импортировать записи"),
        NamedAction("disk", "f", "see and free room on the disk", "посмотреть и освободить место"),
        NamedAction("premium", "p", "see what Premium gives", "узнать о Premium"),
        NamedAction("about", "i", "read about the program", "узнать о программе"),
        NamedAction("contact", "w", "write to the developer", "написать разработчику"),
        NamedAction("pets", "v", "open the list of all pets", "открыть список всех питомцев"),
      ])
  ]
}

/// The keys of the page: whatever its rows and buttons do, without going there.
struct ProfileKeys {
  let state: ProfileState
  let environment: Environment

  var bindings: [KeyBinding<ProfileAction>] {
    operations + disk
      + [
        row("premium", "p", .premium), row("about", "i", .about),
        row("contact", "w", .contact, hint: .helpOnly), row("pets", "v", .pets, hint: .helpOnly),
      ].compactMap { $0 }
  }

  private var operations: [KeyBinding<ProfileAction>] {
    DataOperation.allCases.map { operation in
      KeyBinding(
        "profile.\(operation.actionName)", [operation.key], DataWords(environment).hint(operation),
        .data(.tapped(operation)))
    }
  }

  private var disk: [KeyBinding<ProfileAction>] {
    if state.dataFolder == nil { return [] }
    return [
      KeyBinding(
        "profile.disk", ["f"], DiskWords(environment).hint, hint: .helpOnly, .disk(.tapped))
    ]
  }

  private func row(
    _ name: String, _ key: KeyStroke, _ row: ProfileRow, hint: HintPlace = .footer
  ) -> KeyBinding<ProfileAction>? {
    state.rows.firstIndex(of: row).map { index in
      KeyBinding(
        "profile.\(name)", [key], ProfileWords(environment).hint(row), hint: hint, .rowOpened(index)
      )
    }
  }
}

extension DataOperation {
  fileprivate var actionName: String {
    switch self {
    case .backUp: "backUp"
    case .restore: "restore"
    case .export: "export"
    case .load: "import"
    }
  }

  fileprivate var key: KeyStroke {
    switch self {
    case .backUp: "b"
    case .restore: "r"
    case .export: "E"
    case .load: "I"
    }
  }
}
