import AppRuntime
import Terminal

extension CatinderFeature {
  public static let actions = [onTheWayIn, onTheDeck, onACat, inMessages, inTheProfile]

  private static let onTheWayIn = ActionGroup(
    "catinder", way: Phrase("log out first", "сначала выйдите из аккаунта"),
    [
      NamedAction("logIn", .enter, "log in", "войти"),
      NamedAction("password", .enter, "type the password", "ввести пароль"),
      NamedAction("register", .control("n"), "make a new account", "создать новый аккаунт"),
    ])

  private static let onTheDeck = ActionGroup(
    "catinder", way: Phrase("log in and look at the cats", "войдите и откройте карточки"),
    [
      NamedAction("like", .right, "like the cat", "поставить лайк"),
      NamedAction("dislike", .left, "pass on the cat", "пропустить кота"),
      NamedAction("superlike", .up, "give the cat a superlike", "поставить суперлайк"),
      NamedAction("undo", "u", "take the last decision back", "вернуть последнего кота"),
      NamedAction("boost", "b", "boost my profile", "поднять мой профиль"),
      NamedAction("info", "i", "read about the cat", "узнать о коте подробнее"),
      NamedAction(
        "nextPhoto", .space, "see the next photo of the cat", "посмотреть следующее фото кота"),
      NamedAction(
        "previousPhoto", ",", "see the previous photo of the cat", "посмотреть предыдущее фото кота"
      ),
      NamedAction("messages", "m", "open the messages", "открыть сообщения"),
      NamedAction("profile", "p", "open my cat's profile", "открыть профиль моего кота"),
      NamedAction("startAgain", "R", "show all cats again", "показать всех котов заново"),
      NamedAction("back", .escape, "go back to the cats", "вернуться к котам"),
    ])

  private static let onACat = ActionGroup(
    "catinder",
    way: Phrase("open the cat's page or its chat first", "сначала откройте страницу кота или чат"),
    [
      NamedAction(
        "parting", "x", "unmatch, block or report the cat",
        "разорвать пару, заблокировать, пожаловаться")
    ])

  private static let inMessages = ActionGroup(
    "catinder", way: Phrase("open a chat first", "сначала откройте чат"),
    [
      NamedAction("message", "m", "write to the match", "написать новой паре"),
      NamedAction("partner", "i", "read about the other cat", "узнать о собеседнике"),
      NamedAction("chat.up", .up, "scroll the chat up", "прокрутить чат вверх"),
      NamedAction("chat.down", .down, "scroll the chat down", "прокрутить чат вниз"),
      NamedAction(
        "chat.pageUp", .pageUp, "scroll the chat a page up", "прокрутить чат на экран вверх"),
      NamedAction(
        "chat.pageDown", .pageDown, "scroll the chat a page down", "прокрутить чат на экран вниз"),
      NamedAction("chat.first", .home, "go to the oldest message", "перейти к первому сообщению"),
      NamedAction("chat.last", .end, "go to the newest message", "перейти к последнему сообщению"),
    ])

  private static let inTheProfile = ActionGroup(
    "catinder", way: Phrase("open my cat's profile first", "сначала откройте профиль своего кота"),
    [
      NamedAction("preview", "v", "preview my card", "посмотреть мою карточку"),
      NamedAction(
        "account", "A", "open my account: password, data, blocked cats",
        "открыть аккаунт: пароль, данные, заблокированные"),
      NamedAction("logOut", "L", "log out", "выйти из аккаунта"),
      NamedAction("photo.undo", "u", "bring the deleted photo back", "вернуть удалённое фото"),
      NamedAction("slot.menu", .enter, "open the menu of the photo", "открыть меню фото"),
      NamedAction("slot.add", "a", "add a photo of my cat", "добавить фото моего кота"),
      NamedAction("slot.move", "m", "move the photo", "переставить фото"),
      NamedAction("slot.delete", "d", "delete the photo of my cat", "удалить фото моего кота"),
      NamedAction("slot.drop", .enter, "put the photo down", "положить фото на место"),
      NamedAction("slot.cancel", .escape, "leave the photo where it was", "оставить фото на месте"),
      NamedAction("slot.left", .left, "go to the photo on the left", "перейти к фото слева"),
      NamedAction("slot.right", .right, "go to the photo on the right", "перейти к фото справа"),
      NamedAction("slot.up", .up, "go to the photo above", "перейти к фото выше"),
      NamedAction("slot.down", .down, "go to the photo below", "перейти к фото ниже"),
    ])
}
