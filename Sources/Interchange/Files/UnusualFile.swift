import Core

/// A thing that lies where a plain file of ours is wanted.
public enum UnusualFile: Hashable, Sendable, CaseIterable {
  case link, linkToItself, linkToNowhere
  case folder, pipe, socket, device
  case ofAnotherUser

  /// The end of a sentence that begins with its path.
  public func words(_ language: Language) -> String {
    switch self {
    case .link: language.say(en: "a symbolic link", ru: "символическая ссылка")
    case .linkToItself:
      language.say(en: "a symbolic link to itself", ru: "символическая ссылка на саму себя")
    case .linkToNowhere:
      language.say(
        en: "a symbolic link that leads nowhere",
        ru: "символическая ссылка, которая никуда не ведёт")
    case .folder: language.say(en: "a folder", ru: "папка")
    case .pipe: language.say(en: "a pipe", ru: "канал")
    case .socket: language.say(en: "a socket", ru: "сокет")
    case .device: language.say(en: "a device", ru: "устройство")
    case .ofAnotherUser: language.say(en: "another user's file", ru: "файл другого пользователя")
    }
  }
}
