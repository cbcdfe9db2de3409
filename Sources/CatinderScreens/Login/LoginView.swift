import CatinderDomain
import Semantics
import Terminal
import Toolkit

/// Logo, hint, name and password, and the way in.
struct LoginView {
  let state: LoginState
  let words: CatinderWords
  /// Nil for the server within the program.
  let host: String?

  /// With the frames of its fields.
  private static let fullRows = 16

  var body: Element<LoginAction> {
    Responsive { page(isHigh: $0.rows >= Self.fullRows) }
      .semantics(CatinderID.login, .group, label: words.login)
  }

  private func page(isHigh: Bool) -> Element<LoginAction> {
    Scroll(CatinderID.login.child("page"), label: words.login, isFocusable: false) {
      if isHigh { logo }
      Text(words.loginHint(host), .muted, lines: nil, id: CatinderID.loginHint)
      if isHigh { Spacer(1) }
      user(isHigh)
      password(isHigh)
      CheckBox(
        CatinderID.keeps, words.staysLoggedIn, isOn: state.keeps, onChange: { .keepsChosen($0) })
      if isHigh { Spacer(1) }
      buttons
      answer
    }
    .fill(horizontal: .center, vertical: isHigh ? .center : .leading, maxColumns: 50)
    .padding(horizontal: 1)
    .bindings(words.login, bindings)
  }

  private var logo: Element<LoginAction> {
    VStack {
      Text("♥ Catinder", .title, semantics: .heading)
      Spacer(1)
    }.element
  }

  // MARK: Fields
  private func user(_ isHigh: Bool) -> Element<LoginAction> {
    let message = state.problem == .noUser ? words.noUser : nil
    let field = TextField<LoginAction>(
      CatinderID.user, label: words.user, text: state.user, placeholder: words.userPlaceholder,
      limit: TextLimit.user.length, message: message, wish: .whenFree,
      handlers: .init(onChange: { .userChanged($0) }))
    let toPassword = KeyBinding<LoginAction>("catinder.password", [.enter], words.toPassword) {
      Response(focus: .to(CatinderID.password))
    }
    return frame(field.element, words.user, isInvalid: message != nil, isHigh)
      .keysWithFocus(words.user, [toPassword])
      .shake(CatinderID.user.child("shake"), trigger: message == nil ? 0 : state.refusals)
  }

  private func password(_ isHigh: Bool) -> Element<LoginAction> {
    let message = state.problem == .noPassword ? words.noPassword : nil
    let field = TextField<LoginAction>(
      CatinderID.password, label: words.password, text: state.password, message: message,
      isSecret: true, handlers: .init(onChange: { .passwordChanged($0) }))
    return frame(field.element, words.password, isInvalid: message != nil, isHigh)
      .shake(CatinderID.password.child("shake"), trigger: message == nil ? 0 : state.refusals)
  }

  private func frame(
    _ field: Element<LoginAction>, _ label: String, isInvalid: Bool, _ isHigh: Bool
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
      Button(CatinderID.enter, words.enter, isEnabled: !state.isAsking, action: .submitted)
      if host != nil {
        Button(
          CatinderID.register, words.register, isEnabled: !state.isAsking, action: .registerTapped)
      }
    }.element
  }

  @ElementBuilder<LoginAction>
  private var answer: [Element<LoginAction>] {
    if state.isAsking { Spinner(CatinderID.asking, label: words.loggingIn) }
    if case .refused(let error)? = state.problem {
      Text(
        "! " + words.loginProblem(error, host), .danger, lines: 3, id: CatinderID.loginProblem,
        semantics: .alert)
    }
  }

  /// Refused, it leads to the first field that is empty.
  private func submission(_ action: LoginAction) -> Response<LoginAction> {
    let focus: FocusMove? =
      switch state.missing {
      case .noUser: .to(CatinderID.user)
      case .noPassword: .to(CatinderID.password)
      default: nil
      }
    return Response(actions: [action], focus: focus)
  }

  private var newAccount: KeyBinding<LoginAction> {
    KeyBinding("catinder.register", [.control("n")], words.registerHint) {
      submission(.registerTapped)
    }
  }

  private var bindings: [KeyBinding<LoginAction>] {
    [
      KeyBinding("catinder.logIn", [.enter], words.enterHint, hint: .footerMain) {
        submission(.submitted)
      },
      KeyBinding("form.next", [.tab, .down], words.nextField) { Response(focus: .step(1)) },
      KeyBinding("form.previous", [.backTab, .up], words.previousField, hint: .helpOnly) {
        Response(focus: .step(-1))
      },
    ] + (host == nil ? [] : [newAccount])
  }
}
