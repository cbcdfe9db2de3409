import CatinderDomain
import Core
import Toolkit

/// The deck of cards.
extension CatinderWords {
  var deck: String { language.say(en: "Cats", ru: "Коты") }
  /// Stamped over a card in the hand.
  var like: String { language.say(en: "LIKE", ru: "НРАВИТСЯ") }
  var nope: String { language.say(en: "NOPE", ru: "МИМО") }

  var likeTitle: String { language.say(en: "Like", ru: "Нравится") }
  var dislike: String { language.say(en: "Nope", ru: "Мимо") }
  var superlike: String { language.say(en: "Super like", ru: "Очень нравится") }
  var undo: String { language.say(en: "Undo", ru: "Вернуть") }
  var boost: String { language.say(en: "Boost", ru: "Буст") }
  var boostRuns: String { language.say(en: "The boost is on.", ru: "Буст уже действует.") }
  var infoButton: String { language.say(en: "More", ru: "Подробнее") }
  var infoHint: String { language.say(en: "more", ru: "подробнее") }
  var nextPhoto: String { language.say(en: "next photo", ru: "следующее фото") }
  var previousPhoto: String { language.say(en: "previous photo", ru: "предыдущее фото") }
  var startAgain: String { language.say(en: "Start again", ru: "Начать заново") }

  var startAgainTitle: String {
    language.say(en: "Forget all choices?", ru: "Забыть все решения?")
  }
  var startAgainText: String {
    language.say(
      en: "Everybody you have not matched with comes back. This cannot be undone.",
      ru: "Вернутся все, кто не в паре с вами. Отменить это нельзя.")
  }
  var keepChoices: String { language.say(en: "Keep", ru: "Оставить") }
  var lookAgain: String { language.say(en: "Look again", ru: "Искать снова") }
  var deckCutOff: String {
    language.say(
      en: "Offline: nobody new is found for the moment; it is tried again.",
      ru: "Нет связи: новые коты пока не находятся, попробуем ещё раз.")
  }

  func seconds(_ count: Int) -> String { language.say(en: "\(count) s", ru: "\(count) с") }

  func photo(_ number: Int, of count: Int) -> String {
    language.say(en: "photo \(number) of \(count)", ru: "фото \(number) из \(count)")
  }
  func alt(_ name: String) -> String { language.say(en: "photo of \(name)", ru: "фото: \(name)") }
  var photoLoading: String { language.say(en: "photo", ru: "фото") }
  var noPhoto: String { language.say(en: "no photo", ru: "без фото") }
  var photoFailed: String {
    language.say(en: "the photo did not come", ru: "фото не загрузилось")
  }

  var loading: String { language.say(en: "looking for cats", ru: "ищем котов") }
  var noMoreCats: String { language.say(en: "No more cats", ru: "Котов больше нет") }
  var noMoreCatsHint: String {
    language.say(
      en: "You have seen everybody. u takes the last one back.",
      ru: "Вы посмотрели всех. u вернёт последнего.")
  }

  /// Where nobody was decided on either.
  var nobodyHere: String {
    language.say(
      en: "Nobody else is here yet. Look in again later.",
      ru: "Здесь пока больше никого нет. Загляните позже.")
  }

  var everybodyIsBack: String {
    language.say(
      en: "Everybody you have not matched with is back.", ru: "Вернулись все, кто не в паре с вами."
    )
  }

  func unsent(_ count: Int) -> String {
    let word = language.plural(
      count, en: ("choice not sent", "choices not sent"),
      ru: ("решение не отправлено", "решения не отправлены", "решений не отправлено"))
    return "\(count) \(word)"
  }

  var nothingToUndo: String { language.say(en: "Nothing to undo.", ru: "Отменять нечего.") }
  func matchStays(_ name: String) -> String {
    language.say(
      en: "You and \(name) have written to each other: the match stays.",
      ru: "\(name): вы уже переписывались, пара остаётся.")
  }
}
