import CatinderDomain
import Core

/// The log-in page, and the page of a new account.
extension CatinderWords {
  var login: String { say(en: "Log in", ru: "Вход") }
  var account: String { say(en: "Account", ru: "Аккаунт") }
  var accountPlaceholder: String {
    say(en: "the name to log in", ru: "ваше имя для входа")
  }
  var password: String { say(en: "Password", ru: "Пароль") }
  var enter: String { say(en: "Log in", ru: "Войти") }
  var enterHint: String { say(en: "log in", ru: "войти") }
  var register: String { say(en: "New account", ru: "Новый аккаунт") }
  var registerHint: String { say(en: "new account", ru: "новый аккаунт") }
  var staysLoggedIn: String {
    say(en: "stay logged in on this computer", ru: "запомнить меня на этом компьютере")
  }
  var loggingIn: String { say(en: "logging in", ru: "вход") }
  var toPassword: String { say(en: "to the password", ru: "к паролю") }
  var nextField: String { say(en: "next field", ru: "следующее поле") }
  var previousField: String { say(en: "previous field", ru: "предыдущее поле") }
  var noUser: String { say(en: "An account is needed.", ru: "Нужно имя аккаунта.") }
  var noPassword: String { say(en: "A password is needed.", ru: "Нужен пароль.") }

  /// The columns beside the fields, without the gap.
  var labelColumns: Int { 10 }

  /// The hint at the use of the account and its password.
  func loginHint(_ host: String?) -> String {
    guard let host else {
      return say(
        en: "Any account and password will do: a new one is made on this computer.",
        ru: "Подойдут любые аккаунт и пароль: новый аккаунт создаётся на этом компьютере.")
    }
    return say(
      en: "Log in at \(host). No account yet? Make one.",
      ru: "Вход на \(host). Нет аккаунта? Создайте новый.")
  }

  /// Returns the reason of a refused log-in.
  ///
  /// A server elsewhere makes no account at a log-in by itself.
  func loginProblem(_ error: CatinderError, _ host: String?) -> String {
    guard error == .wrongCredentials, host != nil else { return words(error) }
    return words(error) + " "
      + say(en: "New here? Choose [ \(register) ].", ru: "Впервые здесь? Нажмите [ \(register) ].")
  }
}

/// A new account.
extension CatinderWords {
  var passwordAgain: String { say(en: "Password again", ru: "Пароль ещё раз") }
  /// The same where there is little room.
  var onceMore: String { say(en: "Again", ru: "Ещё раз") }
  var catName: String { say(en: "Cat’s name", ru: "Имя кота") }
  var catNamePlaceholder: String { say(en: "what others call it", ru: "как его зовут") }
  var makeAccount: String { say(en: "Make the account", ru: "Создать аккаунт") }
  var makeAccountHint: String { say(en: "make the account", ru: "создать аккаунт") }
  var makingAccount: String { say(en: "making the account", ru: "создаём аккаунт") }
  var noCatName: String { say(en: "Your cat needs a name.", ru: "Коту нужно имя.") }
  var otherPassword: String {
    say(en: "The two passwords differ.", ru: "Пароли не совпадают.")
  }

  var shortPassword: String {
    let least = CatinderLimits.shortestPassword
    return say(en: "At least \(least) characters.", ru: "Не меньше \(least) знаков.")
  }

  var longPassword: String {
    let most = TextLimit.password.length
    return say(en: "At most \(most) characters.", ru: "Не больше \(most) знаков.")
  }

  /// The rules of a new account, which stand above its fields.
  var accountRules: String {
    let least = CatinderLimits.shortestPassword
    return say(
      en: """
        Only you see the account name; it is for logging in. The password needs at least \(least) \
        characters. Everybody sees the name of your cat; two cats may have the same.
        """,
      ru: """
        Имя аккаунта — для входа, его видите только вы. В пароле нужно не меньше \(least) знаков. \
        Имя кота видят все; у разных котов оно может совпадать.
        """)
  }

  /// Returns the words for a problem of one field; nil where it is of no field.
  func words(_ problem: LoginState.Problem) -> String? {
    switch problem {
    case .noUser: noUser
    case .userTaken: sentence(reason(.nameTaken))
    case .noPassword: noPassword
    case .shortPassword: shortPassword
    case .longPassword: longPassword
    case .otherPassword: otherPassword
    case .noCatName: noCatName
    case .refused: nil
    }
  }

  private func sentence(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}
