import CatinderDomain
import Semantics
import Terminal
import Toolkit

/// Logo, hint, account and password, and the way in; or the rules and fields of a new account.
struct LoginView {
  let state: LoginState
  let words: CatinderWords
  /// Nil for the server within the program.
  let host: String?

  /// The rows from which on the fields have frames.
  private var fullRows: Int { state.isNew ? 26 : 16 }
  private var title: String { state.isNew ? words.register : words.login }

  var body: Element<LoginAction> {
    Responsive { page(isHigh: $0.rows >= fullRows) }
      .semantics(CatinderID.login, .group, label: title)
  }

  private func page(isHigh: Bool) -> Element<LoginAction> {
    Scroll(CatinderID.login.child("page"), label: title, isFocusable: false) {
      if isHigh { logo }
      if state.isNew { Text(words.register, .title, semantics: .heading) }
      Text(hint, .muted, lines: nil, id: CatinderID.loginHint)
      if isHigh || state.isNew { Spacer(1) }
      for field in fields { row(field, isHigh) }
      CheckBox(
        CatinderID.keeps, words.staysLoggedIn, isOn: state.keeps, onChange: { .keepsChosen($0) })
      if isHigh { Spacer(1) }
      buttons
      answer
    }
    .fill(horizontal: .center, vertical: isHigh ? .center : .leading, maxColumns: 56)
    .padding(horizontal: 1)
    .bindings(title, bindings)
  }

  private var hint: String { state.isNew ? words.accountRules : words.loginHint(host) }

  private var logo: Element<LoginAction> {
    VStack {
      Text("♥ Catinder", .title, semantics: .heading)
      Spacer(1)
    }.element
  }

  // MARK: Fields
  private var fields: [LoginAction.Field] {
    state.isNew ? [.user, .password, .again, .catName] : [.user, .password]
  }

  private func row(_ field: LoginAction.Field, _ isHigh: Bool) -> Element<LoginAction> {
    let problem = state.problem.flatMap { $0.field == field ? words.words($0) : nil }
    let look = look(field)
    let input = TextField<LoginAction>(
      look.id, label: look.label, text: look.text, placeholder: look.placeholder,
      limit: look.limit, message: problem,
      isSecret: field == .password || field == .again, wish: field == .user ? .whenFree : .none,
      handlers: .init(onChange: { .changed(field, $0) }))
    return frame(input.element, isHigh ? look.label : look.short, problem != nil, isHigh)
      .keysWithFocus(look.label, keys(of: field))
      .shake(look.id.child("shake"), trigger: problem == nil ? 0 : state.refusals)
  }

  private struct Look {
    let id: Identifier
    let label: String
    /// Beside the field.
    let short: String
    let text: String
    var placeholder = ""
    var limit: Int?
  }

  private func look(_ field: LoginAction.Field) -> Look {
    switch field {
    case .user:
      Look(
        id: CatinderID.user, label: words.account, short: words.account, text: state.user,
        placeholder: words.accountPlaceholder, limit: TextLimit.user.length)
    case .password:
      Look(
        id: CatinderID.password, label: words.password, short: words.password,
        text: state.password)
    case .again:
      Look(
        id: CatinderID.passwordAgain, label: words.passwordAgain, short: words.onceMore,
        text: state.again)
    case .catName:
      Look(
        id: CatinderID.newName, label: words.catName, short: words.catName, text: state.catName,
        placeholder: words.catNamePlaceholder, limit: TextLimit.name.length)
    }
  }

  /// `Enter` leads from each field but the last to the next.
  private func keys(of field: LoginAction.Field) -> [KeyBinding<LoginAction>] {
    guard let index = fields.firstIndex(of: field), index + 1 < fields.count else { return [] }
    let next = look(fields[index + 1]).id
    let title = fields[index + 1] == .password ? words.toPassword : words.nextField
    return [KeyBinding("catinder.password", [.enter], title) { Response(focus: .to(next)) }]
  }

  private func frame(
    _ field: Element<LoginAction>, _ label: String, _ isInvalid: Bool, _ isHigh: Bool
  ) -> Element<LoginAction> {
    if isHigh { return Panel(label, isInvalid: isInvalid) { field }.element }
    return HStack(spacing: 1) {
      Text(label, isInvalid ? .danger : .muted).frame(columns: words.labelColumns)
      field
    }.element
  }

  // MARK: The way in
  private var buttons: Element<LoginAction> {
    HStack(spacing: 2) {
      Button(
        CatinderID.enter, state.isNew ? words.makeAccount : words.enter,
        isEnabled: !state.isAsking, action: .submitted)
      if state.isNew {
        Button(CatinderID.registerBack, words.cancel, action: .registerLeft)
      } else if host != nil {
        Button(
          CatinderID.register, words.register, isEnabled: !state.isAsking, action: .registerTapped)
      }
    }.element
  }

  @ElementBuilder<LoginAction>
  private var answer: [Element<LoginAction>] {
    if state.isAsking {
      Spinner(CatinderID.asking, label: state.isNew ? words.makingAccount : words.loggingIn)
    }
    if case .refused(let error)? = state.problem {
      Text(
        "! " + words.loginProblem(error, state.isNew ? nil : host), .danger, lines: 3,
        id: CatinderID.loginProblem, semantics: .alert)
    }
  }

  /// Refused, it leads to the first field with a problem.
  private var submission: Response<LoginAction> {
    let flaw = state.flaw?.field.map { look($0).id }
    return Response(actions: [.submitted], focus: flaw.map { .to($0) })
  }

  private var bindings: [KeyBinding<LoginAction>] {
    [
      KeyBinding(
        "catinder.logIn", [.enter], state.isNew ? words.makeAccountHint : words.enterHint,
        hint: .footerMain
      ) { submission },
      KeyBinding("form.next", [.tab, .down], words.nextField) { Response(focus: .step(1)) },
      KeyBinding("form.previous", [.backTab, .up], words.previousField, hint: .helpOnly) {
        Response(focus: .step(-1))
      },
    ] + ways
  }

  /// From one of the pages to the other.
  private var ways: [KeyBinding<LoginAction>] {
    if state.isNew { return [KeyBinding("catinder.back", [.escape], words.back, .registerLeft)] }
    let newAccount = KeyBinding<LoginAction>(
      "catinder.register", [.control("n")], words.registerHint
    ) { Response(actions: [.registerTapped], focus: .to(CatinderID.user)) }
    return host == nil ? [] : [newAccount]
  }
}
