import CatinderDomain
import Semantics
import Terminal
import Toolkit

/// The menu of a cat, the question behind each of its rows, and the form of a report.
struct PartingView {
  let open: PartingState.Open
  let words: CatinderWords

  private var name: String { open.cat.name }

  var body: Element<PartingAction> {
    switch open.step {
    case .menu: menu
    case .sure(.unmatch):
      question(
        words.unmatchTitle(name), words.unmatchText(name), confirm: words.unmatch)
    case .sure(.block):
      question(
        words.blockTitle(name), words.blockText(name, isMatch: open.isMatch), confirm: words.block)
    case .report: report
    }
  }

  private var menu: Element<PartingAction> {
    let unmatch = MenuItem<PartingAction>(
      "unmatch", words.unmatchItem, action: .chosen(.sure(.unmatch)))
    let items: [MenuItem<PartingAction>] = [
      MenuItem("block", words.blockItem, action: .chosen(.sure(.block))),
      MenuItem("report", words.reportItem, action: .chosen(.report)),
    ]
    return ActionSheet(
      CatinderID.partingMenu, title: name, items: (open.isMatch ? [unmatch] : []) + items,
      cancel: words.cancel, onCancel: PartingAction.cancelled
    ).element
  }

  private func question(
    _ title: String, _ message: String, confirm: String
  ) -> Element<PartingAction> {
    ConfirmDialog(
      CatinderID.partingQuestion, title: title, message: message, confirm: confirm,
      cancel: words.cancel, onConfirm: PartingAction.confirmed, onCancel: .cancelled
    ).element
  }

  // MARK: The report
  private var report: Element<PartingAction> {
    Modal(
      CatinderID.report, title: words.reportTitle(name), maxColumns: 60,
      dismissTitle: words.cancelHint, onDismiss: PartingAction.cancelled
    ) {
      Scroll(CatinderID.report.child("page"), label: words.reportTitle(name), isFocusable: false) {
        Text(words.reportRules, .muted, lines: nil)
        RadioGroup(
          CatinderID.reportReason, words.reportReason,
          options: CatReport.Reason.allCases.map { RadioOption(words.reason($0)) },
          selection: CatReport.Reason.allCases.firstIndex(of: open.reason),
          onChange: { PartingAction.reasonChosen($0) })
        TextArea(
          CatinderID.reportText, label: words.reportText, text: open.text,
          placeholder: words.reportText, limit: TextLimit.report.length, height: .rows(2...4),
          message: problem,
          handlers: .init(
            onChange: { PartingAction.textTyped($0) }, onCancel: .cancelled,
            cancelTitle: words.cancelHint))
        CheckBox(
          CatinderID.reportBlock, words.blockToo, isOn: open.blocks,
          onChange: { PartingAction.blockChosen($0) })
        HStack(spacing: 2) {
          Button(
            CatinderID.reportSend, words.sendReport, isEnabled: open.farewell != nil,
            action: PartingAction.confirmed)
          Button(CatinderID.report.child("cancel"), words.cancel, action: PartingAction.cancelled)
        }
      }
      .bindings(words.reportTitle(name), walk)
    }.element
  }

  private var problem: String? {
    TextLimit.report.allows(open.text) ? nil : words.tooLong(TextLimit.report)
  }

  private var walk: [KeyBinding<PartingAction>] {
    [
      KeyBinding("form.next", [.tab, .down], words.nextField) { Response(focus: .step(1)) },
      KeyBinding("form.previous", [.backTab, .up], words.previousField, hint: .helpOnly) {
        Response(focus: .step(-1))
      },
    ]
  }
}

/// The line about what the server has not heard yet.
struct UnsentFarewells {
  let state: PartingState
  let words: CatinderWords

  var body: Element<CatinderAction> {
    StateView<CatinderAction>(
      CatinderID.unsentFarewells, .offline(age: nil), words.unsentFarewells(state.unsent),
      hint: words.sentLater
    ).frame(rows: 1)
  }
}
