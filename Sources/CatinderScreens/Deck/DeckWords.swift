import CatinderDomain
import Core

/// The deck of cards.
extension CatinderWords {
  var deck: String { say(en: "Cats", ru: "Коты") }
  /// Stamped over a card in the hand.
  var like: String { say(en: "LIKE", ru: "НРАВИТСЯ") }
  var nope: String { say(en: "NOPE", ru: "МИМО") }
  var likeTitle: String { say(en: "Like", ru: "Нравится") }
  var dislike: String { say(en: "Nope", ru: "Мимо") }
  var superlike: String { say(en: "Super like", ru: "Очень нравится") }
  var undo: String { say(en: "Undo", ru: "Вернуть") }
  var boost: String { say(en: "Boost", ru: "Буст") }
  var boostRuns: String { say(en: "The boost is on.", ru: "Буст уже действует.") }
  var infoButton: String { say(en: "More", ru: "Подробнее") }
  var infoHint: String { say(en: "more", ru: "подробнее") }
  var nextPhoto: String { say(en: "next photo", ru: "следующее фото") }
  var previousPhoto: String { say(en: "previous photo", ru: "предыдущее фото") }
  var startAgain: String { say(en: "Show all cats again", ru: "Показать всех заново") }
  var startAgainTitle: String {
    say(en: "Show all cats again?", ru: "Показать всех котов заново?")
  }
  var startAgainText: String {
    say(
      en: """
        Your likes and nopes are forgotten, and all cats that are not your matches come back. This \
        cannot be undone.
        """,
      ru: """
        Все ваши решения забудутся, и вернутся все коты, кроме тех, кто в паре с вами. Отменить \
        это нельзя.
        """)
  }
  var startAgainConfirm: String { say(en: "Show all again", ru: "Показать заново") }
  var keepChoices: String { say(en: "Cancel", ru: "Отмена") }
  var lookAgain: String {
    say(en: "Check for new cats", ru: "Проверить, нет ли новых")
  }
  var deckCutOff: String {
    say(
      en: "Offline: new cats come when the server is back.",
      ru: "Нет связи: новые коты появятся, когда она вернётся.")
  }

  func seconds(_ count: Int) -> String { say(en: "\(count) s", ru: "\(count) с") }

  func photo(_ number: Int, of count: Int) -> String {
    say(en: "photo \(number) of \(count)", ru: "фото \(number) из \(count)")
  }
  func alt(_ name: String) -> String { say(en: "photo of \(name)", ru: "фото: \(name)") }
  var photoLoading: String { say(en: "photo", ru: "фото") }
  var noPhoto: String { say(en: "no photo", ru: "без фото") }
  var photoFailed: String { say(en: "the photo did not load", ru: "фото не загрузилось") }
  var loading: String { say(en: "looking for cats", ru: "ищем котов") }
  var noMoreCats: String { say(en: "No more cats", ru: "Котов больше нет") }
  var noMoreCatsHint: String {
    say(
      en: "You have seen them all. u brings the last one back.",
      ru: "Вы посмотрели всех. u вернёт последнего.")
  }

  /// The hint of an empty deck without earlier decisions.
  var nobodyHere: String {
    say(
      en: "No other cats are here yet. Check again later.",
      ru: "Других котов здесь пока нет. Загляните позже.")
  }

  var everybodyIsBack: String {
    say(
      en: "All cats that are not your matches are back.",
      ru: "Вернулись все коты, кто не в паре с вами.")
  }

  func unsent(_ count: Int) -> String {
    let word = plural(
      count, en: ("decision not sent", "decisions not sent"),
      ru: ("решение не отправлено", "решения не отправлены", "решений не отправлено"))
    return "\(count) \(word)"
  }

  var nothingToUndo: String { say(en: "Nothing to undo.", ru: "Отменять нечего.") }
  func matchStays(_ name: String) -> String {
    say(
      en: "You and \(name) have written to each other: the match stays.",
      ru: "\(name): вы уже переписывались, пара остаётся.")
  }
}

/// A chat.
extension CatinderWords {
  var message: String { say(en: "Message", ru: "Сообщение") }
  var messagePlaceholder: String { say(en: "Write a message", ru: "Напишите сообщение") }
  var send: String { say(en: "Send", ru: "Отправить") }
  var sendHint: String { say(en: "send", ru: "отправить") }
  var info: String { say(en: "More", ru: "Подробнее") }
  var aboutPartner: String { say(en: "about the cat", ru: "о коте") }
  func chat(with name: String) -> String { say(en: "Chat with \(name)", ru: "Чат: \(name)") }
  var noMessagesYet: String { say(en: "Nobody has written yet.", ru: "Пока никто не писал.") }
  var older: String { say(en: "older messages", ru: "раньше") }
  var toNewestSign: String { "↓ " + toNewest }
  var toNewest: String { say(en: "to the newest", ru: "к последним") }
  var pageUp: String { say(en: "page up", ru: "страница вверх") }
  var pageDown: String { say(en: "page down", ru: "страница вниз") }
  var lineUp: String { say(en: "line up", ru: "строка вверх") }
  var lineDown: String { say(en: "line down", ru: "строка вниз") }
  var toOldest: String { say(en: "to the first", ru: "к первым") }
  var tryAgain: String { say(en: "Try again", ru: "Повторить") }
  var again: String { say(en: "send again", ru: "отправить ещё раз") }

  func notSent(_ count: Int) -> String {
    let word = plural(
      count, en: ("message not sent", "messages not sent"),
      ru: ("сообщение не отправлено", "сообщения не отправлены", "сообщений не отправлено"))
    return "\(count) \(word)"
  }

  func tooLong(_ length: Int) -> String {
    let most = TextLimit.message.length
    return say(
      en: "Too long: \(length) of \(most) characters.",
      ru: "Слишком длинно: \(length) из \(most) знаков.")
  }

  /// The status of an own message, in words for a screen reader.
  func status(_ status: MessageStatus, hasFailed: Bool) -> String {
    switch status {
    case .notSended where hasFailed: say(en: "not sent", ru: "не отправлено")
    case .notSended: say(en: "sending", ru: "отправляется")
    case .sended: say(en: "sent", ru: "отправлено")
    case .viewed: say(en: "seen", ru: "прочитано")
    }
  }

  /// The same as a sign.
  func sign(_ status: MessageStatus, hasFailed: Bool) -> String {
    switch status {
    case .notSended: hasFailed ? "✗" : "…"
    case .sended: "✓"
    case .viewed: "✓✓"
    }
  }
}
