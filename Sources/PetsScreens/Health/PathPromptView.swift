import PetsDomain
import Terminal
import Toolkit

/// The question for a path, with what could stand there below the field.
struct PathPromptView {
  let prompt: PathPromptState
  let words: HealthWords

  var body: Element<HealthAction> {
    Element(
      ZStack {
        question
        if let path = prompt.replaces { replacing(path) }
      })
  }

  private var question: Modal<HealthAction> {
    Modal(
      HealthID.prompt, title: words.title(prompt.purpose), maxColumns: 70,
      dismissTitle: words.cancel.lowercased(), onDismiss: .prompt(.cancelled)
    ) {
      Text(words.message(prompt.purpose), lines: nil)
      TextField(
        HealthID.promptField, label: words.path, text: prompt.text,
        message: prompt.problem.map(words.problem), suggestions: prompt.completions.map(\.text),
        wish: .atOnce,
        handlers: .init(
          onChange: { .prompt(.changed($0)) }, onSubmit: .prompt(.submitted),
          submitTitle: words.confirm(prompt.purpose).lowercased())
      ).keysWithFocus(words.path, completing)
      Spacer(1)
      HStack(spacing: 2) {
        Button(
          HealthID.prompt.child("confirm"), words.confirm(prompt.purpose),
          action: HealthAction.prompt(.submitted))
        Button(
          HealthID.prompt.child("cancel"), words.cancel, action: HealthAction.prompt(.cancelled))
      }
    }
  }

  /// Where there is nothing to go on with, `Tab` leads to the buttons.
  private var completing: [KeyBinding<HealthAction>] {
    guard !prompt.completions.isEmpty else { return [] }
    return [
      KeyBinding("health.complete", [.tab], words.completeHint, .prompt(.completeTapped))
    ]
  }

  private func replacing(_ path: String) -> ConfirmDialog<HealthAction> {
    ConfirmDialog(
      HealthID.replaceDialog, title: words.replaceTitle, message: words.replaceMessage(path),
      confirm: words.replace, cancel: words.cancel, onConfirm: .prompt(.replaceConfirmed),
      onCancel: .prompt(.replaceCancelled))
  }
}
