import Core
import Semantics
import Terminal
import Toolkit

/// The stage of the import of a file.
public enum ImportStage: Sendable {
  /// There is nothing in the file to be added.
  case nothing
  case ready
  /// It is being added, which is waited for.
  case adding
}

/// A page that tells what a file would bring; nothing is changed before its button is pressed.
///
/// Its parts are named after the page: `back`, `report`, `add`, `adding`, `cancel`; its keys after the
/// part of the program that it belongs to.
public struct ImportPreviewView<Action> {
  private let id: Identifier
  private let keys: String
  private let title: String
  private let words: Words<Self>
  private let stage: ImportStage
  private let onAdd: Action
  private let onClose: Action
  private let report: [Element<Action>]

  /// - Parameters:
  ///   - keys: what the names of its bindings begin with: `travel`.
  ///   - report: what scrolls on the page.
  public init(
    _ id: Identifier, keys: String, title: String, _ language: Language, stage: ImportStage,
    onAdd: Action, onClose: Action, @ElementBuilder<Action> report: () -> [Element<Action>]
  ) {
    (self.id, self.keys, self.title) = (id, keys, title)
    (words, self.stage) = (Words(language), stage)
    (self.onAdd, self.onClose) = (onAdd, onClose)
    self.report = report()
  }

  public var body: Element<Action> {
    VStack {
      header
      Scroll(id.child("report"), label: title, isAlone: true) { report }.padding(horizontal: 1)
      buttons
    }
    .semantics(id, .screen, label: title)
    .bindings(title, bindings)
  }

  private var header: Element<Action> {
    HStack(spacing: 1) {
      Button(id.child("back"), "‹", hint: words.say(en: "back", ru: "назад"), action: onClose)
      Text(title, .title, semantics: .heading).fill(horizontal: .leading, flex: Flex(horizontal: 1))
    }.padding(horizontal: 1).frame(rows: 1)
  }

  private var buttons: Element<Action> {
    HStack(spacing: 1) {
      if stage == .adding {
        Spinner(id.child("adding"), label: words.say(en: "Adding…", ru: "Добавление…"))
      } else {
        if stage == .ready {
          Button(id.child("add"), words.say(en: "Add", ru: "Добавить"), action: onAdd)
        }
        Button(id.child("cancel"), words.say(en: "Cancel", ru: "Отмена"), action: onClose)
      }
    }.padding(horizontal: 1).frame(rows: 1)
  }

  private var bindings: [KeyBinding<Action>] {
    let add = KeyBinding(
      "\(keys).addAll", [.enter, "a"], words.say(en: "add", ru: "добавить"),
      hint: .footerMain, onAdd)
    let back = KeyBinding(
      "\(keys).back", [.escape, .backspace], words.say(en: "cancel", ru: "отмена"),
      hint: .footerAlways, onClose)
    return switch stage {
    case .nothing: [back]
    case .ready: [add, back]
    case .adding: []
    }
  }
}
