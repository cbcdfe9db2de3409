import CatinderDomain
import Core

/// The account.
extension CatinderWords {
  var accountHint: String { say(en: "account", ru: "аккаунт") }
  var changePasswordItem: String { say(en: "Change the password…", ru: "Сменить пароль…") }
  var saveDataItem: String {
    say(en: "Save my data to a file…", ru: "Сохранить мои данные в файл…")
  }
  var blockedItem: String { say(en: "Blocked cats…", ru: "Заблокированные…") }
  var everywhereItem: String { say(en: "Log out everywhere…", ru: "Выйти на всех устройствах…") }
  var deleteAccountItem: String { say(en: "Delete the account…", ru: "Удалить аккаунт…") }

  var confirmHint: String { say(en: "confirm", ru: "подтвердить") }
  var asking: String { say(en: "asking the server", ru: "запрос к серверу") }
  var close: String { say(en: "Close", ru: "Закрыть") }

  /// Says that nothing was done, as it cannot be done without the server.
  func needsServer(_ error: CatinderError) -> String {
    guard error.isOffline else { return words(error) }
    return say(
      en: "Offline: this needs the server. Nothing was changed.",
      ru: "Нет связи: для этого нужен сервер. Ничего не изменено.")
  }

  // MARK: The password
  var changePassword: String { say(en: "Change the password", ru: "Сменить пароль") }
  var oldPassword: String { say(en: "Current password", ru: "Текущий пароль") }
  var newPassword: String { say(en: "New password", ru: "Новый пароль") }
  var passwordChanged: String {
    say(
      en: "The password is changed; other computers have to log in again.",
      ru: "Пароль изменён; на других устройствах нужно войти заново.")
  }

  func passwordRules(_ least: Int) -> String {
    let rule = say(
      en: "At least \(least) characters. ", ru: "Не меньше \(least) знаков. ")
    return (least > 1 ? rule : "")
      + say(
        en: "All other computers are logged out.",
        ru: "На всех других устройствах сеанс закончится.")
  }

  func words(_ flaw: AccountState.Flaw, _ least: Int) -> String {
    switch flaw {
    case .noPassword: noPassword
    case .shortPassword where least <= 1: noPassword
    case .shortPassword: shortPassword
    case .longPassword: longPassword
    case .otherPassword: otherPassword
    }
  }

  // MARK: Sessions
  var everywhere: String { say(en: "Log out everywhere", ru: "Выйти везде") }
  var everywhereTitle: String { say(en: "Log out everywhere?", ru: "Выйти на всех устройствах?") }
  var everywhereText: String {
    say(
      en: "This computer and all others have to log in again.",
      ru: "На этом компьютере и на всех других нужно будет войти заново.")
  }
  var loggedOutEverywhere: String {
    say(en: "You are logged out everywhere.", ru: "Вы вышли на всех устройствах.")
  }

  // MARK: Blocked cats
  var blockedTitle: String { say(en: "Blocked cats", ru: "Заблокированные") }
  var nobodyBlocked: String { say(en: "You have blocked nobody.", ru: "Вы никого не блокировали.") }
  var unblock: String { say(en: "unblock", ru: "снять блокировку") }
  var unblockHint: String {
    say(en: "Enter or a double click unblocks.", ru: "Enter или двойной щелчок снимает блокировку.")
  }
  func unblocked(_ name: String) -> String {
    say(
      en: "\(name) is unblocked: you can meet in the deck again.",
      ru: "\(name): блокировка снята, карточка может появиться снова.")
  }

  // MARK: The end
  var deleteAccount: String { say(en: "Delete the account", ru: "Удалить аккаунт") }
  var deleteAccountTitle: String { say(en: "Delete the account?", ru: "Удалить аккаунт?") }
  var deleteAccountText: String {
    say(
      en: """
        Your profile, photos, decisions, matches and all messages are deleted on the server, for \
        the other cats too. This cannot be undone. Type your password to confirm.
        """,
      ru: """
        Профиль, фото, решения, пары и все сообщения удалятся с сервера, и у других котов тоже. \
        Отменить это нельзя. Чтобы подтвердить, введите пароль.
        """)
  }
  var accountDeleted: String {
    say(en: "The account and all its data are deleted.", ru: "Аккаунт и все его данные удалены.")
  }
}
