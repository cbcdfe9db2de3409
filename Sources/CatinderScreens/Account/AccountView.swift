import CatinderDomain
import FilePrompts
import Semantics
import Terminal
import Toolkit

/// The menu of the account, and the dialog behind each of its rows.
struct AccountView {
  let state: AccountState
  let words: CatinderWords

  @ElementBuilder<CatinderAction>
  var body: [Element<CatinderAction>] {
    switch state.dialog {
    case .menu: menu
    case .password: password.map(CatinderAction.account)
    case .everywhere: everywhere.map(CatinderAction.account)
    case .blocked: BlockedView(state: state, words: words).body.map(CatinderAction.account)
    case .delete: deletion.map(CatinderAction.account)
    case nil: []
    }
  }

  private var menu: Element<CatinderAction> {
    func item(
      _ name: String, _ title: String, _ action: AccountAction
    ) -> MenuItem<CatinderAction> { MenuItem(name, title, action: .account(action)) }
    return ActionSheet(
      CatinderID.accountMenu, title: words.account,
      items: [
        item("password", words.changePasswordItem, .chosen(.password)),
        item("data", words.saveDataItem, .dataTapped),
        item("blocked", words.blockedItem, .chosen(.blocked)),
        MenuItem("logOut", words.logOutButton, action: .logoutTapped),
        item("everywhere", words.everywhereItem, .chosen(.everywhere)),
        item("delete", words.deleteAccountItem, .chosen(.delete)),
      ], cancel: words.cancel, onCancel: CatinderAction.account(.closed)
    ).element
  }

  // MARK: Dialogs
  private var password: Element<AccountAction> {
    dialog(words.changePassword, words.passwordRules(state.shortestPassword)) {
      field(.old, words.oldPassword, CatinderID.oldPassword)
      field(.new, words.newPassword, CatinderID.newPassword)
      field(.again, words.passwordAgain, CatinderID.newPasswordAgain)
    } confirm: {
      words.changePassword
    }
  }

  private var deletion: Element<AccountAction> {
    dialog(words.deleteAccountTitle, words.deleteAccountText) {
      field(.old, words.password, CatinderID.oldPassword)
    } confirm: {
      words.deleteAccount
    }
  }

  private var everywhere: Element<AccountAction> {
    dialog(words.everywhereTitle, words.everywhereText) {
    } confirm: {
      words.everywhere
    }
  }

  private func dialog(
    _ title: String, _ text: String,
    @ElementBuilder<AccountAction> _ fields: () -> [Element<AccountAction>],
    confirm: () -> String
  ) -> Element<AccountAction> {
    let (fields, confirm) = (fields(), confirm())
    return Modal(
      CatinderID.accountDialog, title: title, dismissTitle: words.cancelHint,
      onDismiss: AccountAction.closed
    ) {
      Scroll(CatinderID.accountDialog.child("page"), label: title, isFocusable: false) {
        Text(text, .muted, lines: nil, id: CatinderID.accountText)
        for field in fields { field }
        answer
        if fields.count < 2 { Spacer(1) }
        HStack(spacing: 2) {
          Button(
            CatinderID.accountConfirm, confirm, isEnabled: !state.isAsking,
            action: AccountAction.confirmed)
          Button(
            CatinderID.accountDialog.child("cancel"), words.cancel,
            wish: fields.isEmpty ? .whenFree : .none, action: AccountAction.closed)
        }
      }
      .bindings(title, bindings)
    }.element
  }

  private func field(
    _ field: AccountAction.Field, _ label: String, _ id: Identifier
  ) -> Element<AccountAction> {
    let text =
      switch field {
      case .old: state.old
      case .new: state.new
      case .again: state.again
      }
    let problem =
      state.isTried
      ? state.flaw.flatMap { $0.field == field ? words.words($0, state.shortestPassword) : nil }
      : nil
    return VStack {
      Text(label, .muted, semantics: nil)
      TextField<AccountAction>(
        id, label: label, text: text, message: problem, isSecret: true,
        wish: field == .old ? .atOnce : .none,
        handlers: .init(
          onChange: { .typed(field, $0) }, onCancel: .closed, cancelTitle: words.cancelHint))
    }.element
  }

  @ElementBuilder<AccountAction>
  private var answer: [Element<AccountAction>] {
    if state.isAsking { Spinner(CatinderID.accountAsking, label: words.asking) }
    if let failure = state.failure {
      Text(
        "! " + words.needsServer(failure), .danger, lines: 3, id: CatinderID.accountProblem,
        semantics: .alert)
    }
  }

  // MARK: Keys
  /// `Enter` leads to the first field with a problem, or does it.
  private var bindings: [KeyBinding<AccountAction>] {
    let target: Identifier? =
      switch state.flaw?.field {
      case .old: CatinderID.oldPassword
      case .new: CatinderID.newPassword
      case .again: CatinderID.newPasswordAgain
      case nil: nil
      }
    return [
      KeyBinding("form.submit", [.enter], words.confirmHint, hint: .footerMain) {
        Response(actions: [.confirmed], focus: target.map { .to($0) })
      },
      KeyBinding("form.next", [.tab, .down], words.nextField) { Response(focus: .step(1)) },
      KeyBinding("form.previous", [.backTab, .up], words.previousField, hint: .helpOnly) {
        Response(focus: .step(-1))
      },
    ]
  }
}

/// The list of blocked cats, of which each can be unblocked.
private struct BlockedView {
  let state: AccountState
  let words: CatinderWords

  var body: Element<AccountAction> {
    Modal(
      CatinderID.blocked, title: words.blockedTitle, dismissTitle: words.back,
      onDismiss: AccountAction.closed
    ) {
      content
      if let failure = state.failure {
        Text(
          "! " + words.needsServer(failure), .danger, lines: 3, id: CatinderID.accountProblem,
          semantics: .alert)
      }
      Button(CatinderID.blocked.child("close"), words.close, action: AccountAction.closed)
    }.element
  }

  private var content: Element<AccountAction> {
    switch state.blocked {
    case .loading: Spinner(CatinderID.blocked.child("loading"), label: words.asking).element
    case .failed(let error):
      Text(
        "! " + words.needsServer(error), .danger, lines: 3, id: CatinderID.accountProblem,
        semantics: .alert
      ).element
    case .ready(let cats) where cats.isEmpty: Text(words.nobodyBlocked, .muted, lines: nil).element
    case .ready(let cats): list(cats)
    }
  }

  private func list(_ cats: [Profile]) -> Element<AccountAction> {
    VStack {
      Text(words.unblockHint, .muted, lines: nil)
      List(
        CatinderID.blockedList, label: words.blockedTitle, count: cats.count,
        selection: min(state.selection, cats.count - 1), key: { cats[$0].uid.text },
        itemLabel: { cats[$0].nameAndAge }, openTitle: words.unblock,
        onMove: { AccountAction.blockedMoved($0) }, onOpen: { .unblockTapped($0) },
        row: { Text(cats[$0].nameAndAge).element }
      ).frame(rows: min(8, cats.count))
    }.element
  }
}
