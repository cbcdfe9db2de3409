import CatinderDomain
import Core
import Toolkit

/// The way in.
extension CatinderWords {
  var login: String { language.say(en: "Log in", ru: "Вход") }
  var user: String { language.say(en: "Name", ru: "Имя") }
  var userPlaceholder: String { language.say(en: "the name of your cat", ru: "имя вашего кота") }
  var password: String { language.say(en: "Password", ru: "Пароль") }
  /// Of the longer label and a gap.
  var labelColumns: Int { 9 }
  var enter: String { language.say(en: "Log in", ru: "Войти") }
  var enterHint: String { language.say(en: "log in", ru: "войти") }
  var register: String { language.say(en: "New account", ru: "Новый профиль") }
  var registerHint: String { language.say(en: "new account", ru: "новый профиль") }
  var staysLoggedIn: String { language.say(en: "stay logged in", ru: "оставаться в профиле") }
  var loggingIn: String { language.say(en: "logging in", ru: "вход") }
  var toPassword: String { language.say(en: "to the password", ru: "к паролю") }
  var nextField: String { language.say(en: "next field", ru: "следующее поле") }
  var previousField: String { language.say(en: "previous field", ru: "предыдущее поле") }

  var noUser: String { language.say(en: "A name is needed.", ru: "Нужно имя.") }
  var noPassword: String { language.say(en: "A password is needed.", ru: "Нужен пароль.") }

  /// Why the server lets nobody in; somebody else's makes no account of a new name by itself.
  func loginProblem(_ error: CatinderError, _ host: String?) -> String {
    guard error == .wrongCredentials, host != nil else { return words(error) }
    return words(error) + " "
      + language.say(
        en: "For a new name, choose [ \(register) ].", ru: "Для нового имени: [ \(register) ].")
  }

  /// What a name and a password are good for here (C-02).
  func loginHint(_ host: String?) -> String {
    guard let host else {
      return language.say(
        en: "Any name and password will do: a new name makes a profile on this machine.",
        ru: "Подойдут любые имя и пароль: новое имя создаст профиль на этой машине.")
    }
    return language.say(
      en: "Your account at \(host), or a new one.", ru: "Ваш профиль на \(host) или новый.")
  }
}
