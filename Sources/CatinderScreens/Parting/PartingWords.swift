import CatinderDomain
import Core

/// Unmatching, blocking and reporting a cat.
extension CatinderWords {
  /// The key and the button that open the menu.
  var partingHint: String { say(en: "unmatch, block, report", ru: "разорвать пару, жалоба") }
  var partingOfCard: String { say(en: "block, report", ru: "блокировка, жалоба") }

  var unmatchItem: String { say(en: "End the match…", ru: "Разорвать пару…") }
  var blockItem: String { say(en: "Block…", ru: "Заблокировать…") }
  var reportItem: String { say(en: "Report…", ru: "Пожаловаться…") }

  var unmatch: String { say(en: "End the match", ru: "Разорвать пару") }
  func unmatchTitle(_ name: String) -> String {
    say(en: "End the match with \(name)?", ru: "\(name): разорвать пару?")
  }
  func unmatchText(_ name: String) -> String {
    say(
      en: """
        The chat and all its messages are deleted for both of you, and \(name) is told. This cannot \
        be undone.
        """,
      ru: """
        Чат и все сообщения в нём удалятся у вас обоих, и \(name) об этом узнает. Отменить это нельзя.
        """)
  }

  var block: String { say(en: "Block", ru: "Заблокировать") }
  func blockTitle(_ name: String) -> String {
    say(en: "Block \(name)?", ru: "\(name): заблокировать?")
  }
  func blockText(_ name: String, isMatch: Bool) -> String {
    let text = say(
      en: "You and \(name) never see each other again. “Blocked cats” in your account undoes that.",
      ru: """
        Вы и \(name) больше не увидите друг друга. Снять блокировку можно в аккаунте, в разделе \
        «Заблокированные».
        """)
    let chat = say(
      en: " The chat and its messages are deleted for both; this cannot be undone.",
      ru: " Чат и сообщения удалятся у обоих, вернуть их нельзя.")
    return isMatch ? text + chat : text
  }

  // MARK: The report
  func reportTitle(_ name: String) -> String {
    say(en: "Report \(name)", ru: "\(name): жалоба")
  }
  var reportRules: String {
    say(
      en: "Only the administrator of the server reads it.",
      ru: "Жалобу прочтёт только администратор сервера.")
  }
  var reportReason: String { say(en: "Reason", ru: "Причина") }
  func reason(_ reason: CatReport.Reason) -> String {
    switch reason {
    case .spam: say(en: "Spam or advertising", ru: "Спам или реклама")
    case .fake: say(en: "A fake profile", ru: "Чужой или выдуманный профиль")
    case .abuse: say(en: "Insults or threats", ru: "Оскорбления или угрозы")
    case .other: say(en: "Something else", ru: "Другое")
    }
  }
  var reportText: String {
    say(en: "What happened (if you like)", ru: "Что случилось (по желанию)")
  }
  var blockToo: String { say(en: "block the cat, too", ru: "и заблокировать") }
  var sendReport: String { say(en: "Send the report", ru: "Отправить жалобу") }

  // MARK: What came of it
  func done(_ farewell: Farewell) -> String {
    let name = farewell.profile.name
    return switch (farewell.parting, farewell.report) {
    case (.block, .some):
      say(
        en: "\(name) is reported and blocked.",
        ru: "\(name): жалоба отправлена, блокировка включена.")
    case (_, .some): say(en: "\(name) is reported.", ru: "\(name): жалоба отправлена.")
    case (.block, nil): say(en: "\(name) is blocked.", ru: "\(name): блокировка включена.")
    default: say(en: "The match with \(name) has ended.", ru: "\(name): вы больше не пара.")
    }
  }

  /// A match that somebody else has ended.
  func matchEnded(_ name: String) -> String {
    say(
      en: "The match with \(name) has ended; the chat is deleted.",
      ru: "\(name): вы больше не пара, чат удалён.")
  }

  func unsentFarewells(_ unsent: [Farewell]) -> String {
    let names = unsent.map(\.profile.name).joined(separator: ", ")
    return say(en: "Offline: \(names)", ru: "Нет связи: \(names)")
  }
  var sentLater: String {
    say(
      en: "the server is told when it is back", ru: "сервер узнает, когда связь вернётся")
  }
}
