import Core
import Foundation

/// The number that a system call has failed with.
public struct SystemError: WordedError, Hashable, Sendable {
  /// A value of `errno`, or that of ``recordsInUse``.
  public let code: Int32

  public init(_ code: Int32) { self.code = code }

  /// The refusal of this program to open its own records a second time: see ``LockedFile``.
  public static let recordsInUse = SystemError(-1)

  public func words(_ language: Language) -> String {
    if self == .recordsInUse {
      return language.say(en: "these are the records in use", ru: "это те записи, что уже открыты")
    }
    return language.say(en: library, ru: Self.russian[code] ?? library)
  }

  /// The C library's words, in English as long as no locale for messages is set.
  private var library: String { String(cString: strerror(code)) }

  /// The numbers that a person may meet.
  static let russian: [Int32: String] = [
    EPERM: "операция не разрешена",
    ENOENT: "нет такого файла или папки",
    EINTR: "операция прервана",
    EIO: "ошибка ввода-вывода",
    ENXIO: "нет такого устройства или адреса",
    EBADF: "файл уже закрыт",
    EAGAIN: "сейчас занято, попробуйте позже",
    ENOMEM: "не хватает памяти",
    EACCES: "нет доступа",
    EBUSY: "файл или устройство занято",
    EEXIST: "такой файл уже есть",
    EXDEV: "это другая файловая система",
    ENODEV: "нет такого устройства",
    ENOTDIR: "это не папка",
    EISDIR: "это папка",
    EINVAL: "так вызвать нельзя",
    ENFILE: "в системе слишком много открытых файлов",
    EMFILE: "слишком много открытых файлов",
    ETXTBSY: "файл сейчас выполняется",
    EFBIG: "слишком большой файл",
    ENOSPC: "на диске нет места",
    EROFS: "файловая система только для чтения",
    EMLINK: "слишком много ссылок",
    EPIPE: "канал закрыт",
    ENAMETOOLONG: "слишком длинное имя",
    ENOLCK: "файл нельзя заблокировать",
    ENOSYS: "система этого не умеет",
    ENOTEMPTY: "папка не пуста",
    ELOOP: "слишком много символических ссылок",
    ENOTSUP: "операция не поддерживается",
    EADDRINUSE: "адрес уже занят",
    EADDRNOTAVAIL: "такого адреса здесь нет",
    ETIMEDOUT: "время ожидания вышло",
    ECONNREFUSED: "в соединении отказано",
    ESTALE: "файла на сетевом диске больше нет",
    EDQUOT: "превышена квота на диске",
  ]
}

extension SystemError {
  /// The number in an error of Foundation, which wraps it; nil where no system call has failed.
  public init?(_ error: any Error) {
    switch error {
    case let error as POSIXError: self.init(error.code.rawValue)
    case let error as CocoaError:
      guard let code = Self.code(of: error) else { return nil }
      self.init(code)
    default: return nil
    }
  }

  private static func code(of error: CocoaError) -> Int32? {
    if let inner = error.underlying as? POSIXError { return inner.code.rawValue }
    let inner = error.userInfo[NSUnderlyingErrorKey] as? NSError
    if let inner, inner.domain == NSPOSIXErrorDomain { return Int32(exactly: inner.code) }
    return switch error.code {
    case .fileNoSuchFile, .fileReadNoSuchFile: ENOENT
    case .fileReadNoPermission, .fileWriteNoPermission: EACCES
    case .fileWriteOutOfSpace: ENOSPC
    case .fileWriteVolumeReadOnly: EROFS
    case .fileWriteFileExists: EEXIST
    case .fileReadUnknown, .fileWriteUnknown: EIO
    default: nil
    }
  }
}
